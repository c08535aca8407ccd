import { type RedirectRow, storeRedirect } from "#db/operations/redirects.ts";
import { LANGUAGES } from "#domain/language.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { redirectTarget } from "#site/redirect-target.ts";
import { readPublic } from "#site/rewrite.ts";
import { WITHOUT_LANGUAGE } from "#site/route-table.ts";
import type { App } from "../app.ts";

export interface RedirectRequest {
	/** The old address: a path, exact or with `*` as its last segment. */
	readonly from: string;
	/** A screen's name with an optional query (`search?maxKmFromGolfCourse=5`), or an address on another host. */
	readonly to: string;
	readonly status: 301 | 302;
}

/** Why a redirect is not saved. */
export type RedirectRefusal =
	/** Not a path, or one with a query, a blank or a star elsewhere than at its end. */
	| "PATH_MALFORMED"
	/** A screen answers at the old address; the table would never be asked. */
	| "PATH_TAKEN"
	/** No screen of that name, or one that needs more than its name. */
	| "TARGET_UNKNOWN"
	/** Not https, or malformed. */
	| "TARGET_MALFORMED"
	/** An address on our own host: the name of its screen belongs here, or the redirect could lead to itself. */
	| "TARGET_OWN_HOST";

const PATH = /^\/[^?#\s*\\]+(?:\/\*)?$/;

/** Saves one row of the redirect table (§2's aliases and staff's own); loops and dead targets are refused. */
export async function saveRedirect(
	app: Pick<App, "db" | "settings">,
	request: RedirectRequest,
): Promise<Result<RedirectRow, RedirectRefusal>> {
	const fromPath = request.from.toLowerCase().replace(/\/+$/, "");
	if (!PATH.test(fromPath) || fromPath.startsWith("//")) return fail("PATH_MALFORMED");
	if (hasScreen(fromPath)) return fail("PATH_TAKEN");
	const target = targetOf(request.to, app.settings.publicUrl);
	if (typeof target === "string") return fail(target);
	const row: RedirectRow = { fromPath, target, status: request.status };
	await storeRedirect(app.db, row);
	return ok(row);
}

/** A screen that needs no more than this path; patterns with parameters may still turn out to be unknown. */
function hasScreen(path: string): boolean {
	if (Object.values<string>(WITHOUT_LANGUAGE).includes(path)) return true;
	const address = readPublic(path);
	return address !== null && Object.keys(address.params).length === 0;
}

function targetOf(to: string, publicUrl: string): RedirectRow["target"] | RedirectRefusal {
	if (/^[a-z][a-z0-9+.-]*:/i.test(to)) {
		if (!to.startsWith("https://") || !URL.canParse(to)) return "TARGET_MALFORMED";
		const url = new URL(to);
		return url.host === new URL(publicUrl).host ? "TARGET_OWN_HOST" : { url: url.href };
	}
	const [route = "", query = ""] = to.split("?", 2);
	const isScreen = LANGUAGES.every((language) => redirectTarget(route, language) !== null);
	return isScreen ? { route, query: new URLSearchParams(query).toString() } : "TARGET_UNKNOWN";
}
