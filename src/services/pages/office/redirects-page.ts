import { listAudit } from "#db/operations/audit.ts";
import {
	findStoredRedirect,
	listRedirectPage,
	type RedirectRow,
	type StoredRedirect,
} from "#db/operations/redirects.ts";
import type { Language } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { choiceLabel } from "#i18n/filter-words.ts";
import { officeHref } from "#site/office.ts";
import { type OfficeQuery, queryText } from "#site/office-query.ts";
import { newRecord, recordHref } from "#site/office-records.ts";
import { readRedirectOf, readRedirectsQuery, redirectsHref } from "#site/office-redirects.ts";
import { isRedirectScreen, redirectTarget } from "#site/redirect-target.ts";
import { ROUTES, WITHOUT_LANGUAGE } from "#site/route-table.ts";
import { parseSearchParams } from "#site/search-params.ts";
import { setFilters } from "#site/set-filters.ts";
import type {
	NewRedirectPage,
	RedirectLine,
	RedirectPage,
	RedirectScreens,
	RedirectsPage,
} from "#site/views/office-redirects-view.ts";
import type { App } from "../../app.ts";
import { targetText } from "../../operations/save-redirect.ts";
import { type AskSite, tryAddress } from "../../operations/try-address.ts";
import { type RecordRequest, recordView } from "./record-view.ts";

/** Old addresses and where they lead. */

const LINES_A_PAGE = 50;

type RedirectApp = Pick<App, "db" | "settings" | "clock">;

/** How an address is tried; null: the site is not there to be asked. */
type Ask = AskSite | null;

export async function redirectsPage(
	app: RedirectApp,
	requested: OfficeQuery,
	language: Language,
	ask: Ask,
): Promise<RedirectsPage> {
	const query = readRedirectsQuery(requested);
	const { text, status, end, unused } = query;
	const unusedSince = unused === null ? null : monthsBefore(app.clock.now(), unused);
	const found = await listRedirectPage(app.db, { ...query, unusedSince }, LINES_A_PAGE + 1);
	const rows = found.slice(0, LINES_A_PAGE);
	const last = rows.at(-1);
	const more = found.length > rows.length && last ? { text, status, end, unused, after: last.fromPath } : null;
	return {
		name: "redirects",
		text,
		status,
		end,
		unused,
		lines: rows.map((row) => lineOf(row, language)),
		more: more && redirectsHref(more),
		newHref: officeHref(newRecord("redirects")),
		trial: query.tried === "" ? null : await trialOf(app, ask, query.tried, language),
	};
}

/** The same instant some months before; the last day of a shorter month. */
function monthsBefore(now: Date, months: number): Date {
	const before = new Date(now);
	before.setUTCMonth(before.getUTCMonth() - months);
	// Past the end of a shorter month it would be in the next.
	if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
	return before;
}

export function newRedirectPage(language: Language): NewRedirectPage {
	return { name: "newRedirect", screens: screensIn(language) };
}

/** One redirect, by its old address in the query; null: there is none. */
export async function redirectPage(
	app: RedirectApp,
	request: RecordRequest,
	requested: OfficeQuery,
	language: Language,
	ask: Ask,
): Promise<RedirectPage | null> {
	const row = await findStoredRedirect(app.db, readRedirectOf(requested));
	if (!row) return null;
	const code = row.fromPath;
	const [latest] = await listAudit(app.db, "redirect", code);
	const line = lineOf(row, language);
	const asksOutside = queryText(requested, "try", 1) !== "";
	return {
		name: "redirect",
		record: recordView({ desk: "redirects", code, called: code }, request, [
			{ name: "change-redirect", right: "redirects.change" },
			{ name: "drop-redirect", right: "redirects.change" },
		]),
		line,
		trial: line.isOutside && !asksOutside ? null : await trialOf(app, ask, exampleOf(code), language),
		tryHref: `${line.ownHref}&try=1`,
		changedBy: latest ? (latest.name ?? latest.actor_id) : null,
		screens: screensIn(language),
	};
}

/** An address that a redirect leads on: with a star, one below it. */
export const exampleOf = (from: string) => from.replace(/\/\*$/, "/example");

async function trialOf(app: RedirectApp, ask: Ask, address: string, language: Language) {
	return ask && { address, ...(await tryAddress(app, ask, address, language)) };
}

function screensIn(language: Language): RedirectScreens {
	return [...Object.keys(ROUTES), ...Object.keys(WITHOUT_LANGUAGE)].flatMap((name) => {
		const href = redirectTarget(name, language);
		return href === null || !isRedirectScreen(name) ? [] : [{ name, href }];
	});
}

function lineOf(row: StoredRedirect, language: Language): RedirectLine {
	return {
		from: row.fromPath,
		ownHref: recordHref("redirects", row.fromPath),
		target: targetText(row.target),
		...wordsOf(row.target, language),
		href: hrefOf(row.target, language),
		isOutside: "url" in row.target,
		status: row.status,
		version: row.version,
		changed: row.updatedAt.toISOString(),
		hits: row.hits,
		followed: row.followedAt?.toISOString() ?? null,
		countedFrom: row.countedFrom.toISOString(),
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
