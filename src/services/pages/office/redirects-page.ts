import { listRedirectPage, type RedirectRow } from "#db/operations/redirects.ts";
import type { Language } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { choiceLabel } from "#i18n/filter-words.ts";
import type { OfficeQuery } from "#site/office-query.ts";
import { readRedirectsQuery, redirectsHref } from "#site/office-redirects.ts";
import { isRedirectScreen, redirectTarget } from "#site/redirect-target.ts";
import { ROUTES, WITHOUT_LANGUAGE } from "#site/route-table.ts";
import { parseSearchParams } from "#site/search-params.ts";
import { setFilters } from "#site/set-filters.ts";
import type { RedirectLine, RedirectsPage } from "#site/views/office-redirects-view.ts";
import type { OfficeFormState } from "#site/views/office-view.ts";
import type { App } from "../../app.ts";
import { targetText } from "../../operations/save-redirect.ts";
import { type AskSite, tryAddress } from "../../operations/try-address.ts";

/** Old addresses and where they lead. */

const LINES_A_PAGE = 50;

/** @param also how an address is tried; a form of a line that came back, which the page begins with */
export async function redirectsPage(
	app: Pick<App, "db" | "settings">,
	requested: OfficeQuery,
	language: Language,
	{ ask, form }: { readonly ask: AskSite | null; readonly form: OfficeFormState | null },
): Promise<RedirectsPage> {
	const query = readRedirectsQuery(requested);
	const from = form?.person ? { from: form.person } : {};
	const found = await listRedirectPage(app.db, { ...query, ...from }, LINES_A_PAGE + 1);
	const rows = found.slice(0, LINES_A_PAGE);
	const last = rows.at(-1);
	const tried = ask && query.tried !== "" ? await tryAddress(app, ask, query.tried, language) : null;
	return {
		name: "redirects",
		text: query.text,
		lines: rows.map((row) => ({
			from: row.fromPath,
			target: targetText(row.target),
			...wordsOf(row.target, language),
			href: hrefOf(row.target, language),
			isOutside: "url" in row.target,
			status: row.status,
			version: row.version,
			changed: row.updatedAt.toISOString(),
		})),
		more: found.length > rows.length && last ? redirectsHref({ text: query.text, after: last.fromPath }) : null,
		trial: tried ? { address: query.tried, ...tried } : null,
		screens: [...Object.keys(ROUTES), ...Object.keys(WITHOUT_LANGUAGE)].flatMap((name) => {
			const href = redirectTarget(name, language);
			return href === null || !isRedirectScreen(name) ? [] : [{ name, href }];
		}),
	};
}

/** The page of ours and what it is asked for; what no filter knows stays as it is written. */
function wordsOf(target: RedirectRow["target"], language: Language): Pick<RedirectLine, "screen" | "choices"> {
	if ("url" in target || !isRedirectScreen(target.route)) return { screen: null, choices: [] };
	const query = Object.fromEntries(new URLSearchParams(target.query));
	const params = parseSearchParams(query);
	const t = translator(language);
	const filters = setFilters(params);
	const known = new Set<string>(["q", ...filters.map(({ filter }) => filter.address)]);
	const choices = [
		...(query.q ? [query.q] : []),
		...filters.map(({ filter, choice }) => choiceLabel(filter, choice, t, language)),
		...Object.entries(query).flatMap(([name, value]) => (known.has(name) ? [] : [`${name}=${value}`])),
	];
	return { screen: target.route, choices };
}

function hrefOf(target: RedirectRow["target"], language: Language): string {
	if ("url" in target) return target.url;
	return (redirectTarget(target.route, language) ?? "") + (target.query && `?${target.query}`);
}
