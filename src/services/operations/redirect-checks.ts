import { findRedirect, type RedirectRow } from "#db/operations/redirects.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { OFFICE } from "#site/office.ts";
import { languageInPath, redirectPatterns, redirectTarget } from "#site/redirect-target.ts";
import { readPublic } from "#site/rewrite.ts";
import { ROOTS, ROUTES, type RouteEntry, WITHOUT_LANGUAGE } from "#site/route-table.ts";
import type { App } from "../app.ts";
import { followOutside, type OutsideHop } from "../outbound-fetch.ts";

/** What is asked of a redirect before it is saved: that it can be reached, leads somewhere, and never in a circle. */

/** Why a redirect is not saved, for its old address or for where it leads. */
export type PathRefusal =
	/** Not a path, too long, or one with a query, a blank or a star elsewhere than at its end. */
	| "PATH_MALFORMED"
	/** Something answers at the old address; the table would never be asked, or would stand in its way. */
	| "PATH_TAKEN";
export type TargetRefusal =
	/** No screen of that name, or one that needs more than its name. */
	| "TARGET_UNKNOWN"
	/** Not https, or malformed. */
	| "TARGET_MALFORMED"
	/** An address on our own host that is no screen by its name. */
	| "TARGET_OWN_HOST"
	/** Nothing is there: the page has no text yet, or the other host says that it is gone. */
	| "TARGET_DEAD"
	/** The other host does not answer. */
	| "TARGET_SILENT"
	/** It would lead back to where it begins, at once or over others. */
	| "LOOP";

const PATH = /^\/[^?#\s*\\]+(?:\/\*)?$/;
/** Longer addresses are not looked up. */
const LONGEST = 300;

/** First words of what is no page: it is answered before the table is asked, or must never be led away from. */
const TAKEN = [
	"api",
	"assets",
	"builds",
	"images",
	"sitemaps",
	"robots.txt",
	"sitemap.xml",
	".well-known",
	"staff-bar",
	"partner-bar",
	OFFICE.slice(1),
];

/** The old address as the table keeps it; a whole address of our own host is taken for its path. */
export function readOldPath(typed: string, publicUrl: string): Result<string, PathRefusal> {
	const own = typed.trim().startsWith(`${publicUrl}/`) ? typed.trim().slice(publicUrl.length) : typed.trim();
	if (!PATH.test(own) || own.startsWith("//") || !URL.canParse(own, publicUrl)) return fail("PATH_MALFORMED");
	// Browsers send other letters than these percent-encoded.
	const path = new URL(own, publicUrl).pathname.toLowerCase().replace(/\/+$/, "");
	if (!PATH.test(path) || path.length > LONGEST) return fail("PATH_MALFORMED");
	const [, first = "", ...rest] = path.split("/");
	if (TAKEN.includes(first) || first.startsWith("_") || first.startsWith("@")) return fail("PATH_TAKEN");
	if (rest.length === 0 && ROOTS.some((root) => root === first)) return fail("PATH_TAKEN");
	const taken = Object.values<string>(WITHOUT_LANGUAGE).some((known) => redirectPatterns(known).includes(path));
	return taken || hasScreen(path) ? fail("PATH_TAKEN") : ok(path);
}

/** A screen that needs no more than this path; patterns with parameters may still turn out to be unknown. */
function hasScreen(path: string): boolean {
	const address = readPublic(path);
	return address !== null && Object.keys(address.params).length === 0;
}

/** Where it leads, as the table keeps it. An address of a screen of ours is taken for the screen's name. */
export function readTarget(typed: string, publicUrl: string): Result<RedirectRow["target"], TargetRefusal> {
	const to = typed.trim();
	if (/^[a-z][a-z0-9+.-]*:/i.test(to)) {
		const url = /^https?:\/\//i.test(to) && URL.canParse(to) ? new URL(to) : null;
		if (url && isOwnHost(url, publicUrl)) {
			const screen = screenOf(url);
			return screen ? ok(screen) : fail("TARGET_OWN_HOST");
		}
		if (url?.protocol !== "https:" || url.username !== "" || url.href.length > 2000) return fail("TARGET_MALFORMED");
		return ok({ url: url.href });
	}
	if (to.startsWith("/")) {
		const screen = to.startsWith("//") || !URL.canParse(to, publicUrl) ? null : screenOf(new URL(to, publicUrl));
		return screen ? ok(screen) : fail("TARGET_UNKNOWN");
	}
	const [route = "", query = ""] = to.split("?", 2);
	const isScreen = LANGUAGES.every((language) => redirectTarget(route, language) !== null);
	return isScreen ? ok({ route, query: new URLSearchParams(query).toString() }) : fail("TARGET_UNKNOWN");
}

/** The screen of an address of ours that needs no more than its name, with the query. */
function screenOf({ pathname, search }: URL): RedirectRow["target"] | null {
	const query = new URLSearchParams(search).toString();
	const known = Object.entries(WITHOUT_LANGUAGE).find(([, path]) => path === pathname)?.[0];
	const route = known ?? readPublic(pathname)?.name;
	return route !== undefined && redirectTarget(route, "nl") !== null ? { route, query } : null;
}

/** Whether an address is our own, with or without `www.`. */
export function isOwnHost(url: URL, publicUrl: string): boolean {
	const plain = ({ host }: URL) =>
		host
			.toLowerCase()
			.replace(/^www\./, "")
			.replace(/\.(?=$|:)/, "");
	return plain(url) === plain(new URL(publicUrl));
}

/** Hops of the table at most; each goes to a screen, so that more than a few are none that people made. */
const MOST_HOPS = 20;

/**
 * Whether the address of the target would be led back to the row, by itself or over rows that stand already. It counts
 * whether or not the target answers today: a page of text that is taken down must not begin a circle.
 */
export async function leadsInCircle(app: Pick<App, "db">, row: RedirectRow): Promise<boolean> {
	for (const language of LANGUAGES) {
		let target = row.target;
		let inLanguage = language;
		for (let hop = 0; hop < MOST_HOPS && "route" in target; hop++) {
			const path = redirectTarget(target.route, inLanguage) ?? "";
			const patterns = redirectPatterns(path);
			if (patterns.includes(row.fromPath)) return true;
			const next = await findRedirect(app.db, patterns);
			if (!next) break;
			target = next.target;
			inLanguage = languageInPath(path) ?? inLanguage;
		}
	}
	return false;
}

const TIMEOUT_MS = 6_000;

/** Asks where an address outside leads; an answer of our own ends the way. */
export function followFromHere(app: Pick<App, "settings">, address: string) {
	const { fetchAllow: allow, publicUrl } = app.settings;
	return followOutside(address, { timeoutMs: TIMEOUT_MS, allow }, (url) => isOwnHost(url, publicUrl));
}

/** Why a target is refused that could be none at all; null: something is there. */
export async function refusalOfTarget(
	app: Pick<App, "settings" | "content">,
	target: RedirectRow["target"],
): Promise<TargetRefusal | null> {
	if ("route" in target) return (await hasStory(app, target.route)) ? null : "TARGET_DEAD";
	const { hops, failure } = await followFromHere(app, target.url);
	const last = hops.at(-1);
	if (failure !== null || !last) return "TARGET_SILENT";
	if (hops.length > 1 && isOwnHost(new URL(last.url), app.settings.publicUrl)) return "LOOP";
	return isGone(last) ? "TARGET_DEAD" : null;
}

/** Other refusals may be for programs alone: an address that asks to sign in is no dead one. */
function isGone({ status }: OutsideHop): boolean {
	return status === 404 || status === 410;
}

/** Whether a screen that shows a story of the content has one, in every language; all other screens answer always. */
async function hasStory(app: Pick<App, "content">, route: string): Promise<boolean> {
	const path = storyPathOf(route);
	if (path === null) return true;
	const found = await Promise.all(
		LANGUAGES.map((language: Language) => app.content.story(path, language, { draft: false })),
	);
	return found.every((story) => story !== null);
}

/** Path of the story without which a screen does not answer; null: it needs none. */
function storyPathOf(route: string): string | null {
	if (route === "win") return "win";
	if (route === "qr") return "qr-tauern-suites-mitterwirt";
	const { internal } = (ROUTES as Readonly<Record<string, RouteEntry>>)[route] ?? { internal: "" };
	const [kind = "", name = ""] = internal.split("/");
	if (kind === "page") return `pages/${name}`;
	if (kind === "listing") return name;
	if (kind === "articles") return `${name}/`;
	return kind === "vacancies" ? "vacancies/" : null;
}
