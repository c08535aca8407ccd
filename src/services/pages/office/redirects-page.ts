import { listRedirectPage, type RedirectRow } from "#db/operations/redirects.ts";
import type { Language } from "#domain/language.ts";
import type { OfficeQuery } from "#site/office-query.ts";
import { readRedirectsQuery, redirectsHref } from "#site/office-redirects.ts";
import { redirectTarget } from "#site/redirect-target.ts";
import { ROUTES, WITHOUT_LANGUAGE } from "#site/route-table.ts";
import type { RedirectsPage } from "#site/views/office-redirects-view.ts";
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
			return href === null ? [] : [{ name, href }];
		}),
	};
}

function hrefOf(target: RedirectRow["target"], language: Language): string {
	if ("url" in target) return target.url;
	return (redirectTarget(target.route, language) ?? "") + (target.query && `?${target.query}`);
}
