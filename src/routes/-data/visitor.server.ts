import { setCookie } from "@tanstack/react-start/server";
import { parseLikes } from "#domain/accommodation/likes.ts";
import { COOKIE_RULES } from "#server/middleware/cookies.ts";
import { pageRequest } from "#server/pages/page-request.ts";
import { signedInStaff } from "#server/request-context.ts";
import { requestedWhy } from "#services/search/why-order.ts";
import { parseSearchParams, searchString } from "#site/search-params.ts";

/** What loaders read and write of the visitor's cookies, and of who is signed in. */

/** The stay of a search is stored for the favourites' prices. */
export function keepStay(values: Readonly<Record<string, string>>): void {
	const { arrival, departure, adults, children, babies, pets } = parseSearchParams(values);
	if (!arrival || !departure) return;
	const text = searchString({ arrival, departure, adults, children, babies, pets }).slice(1);
	setCookie("stay", text, { path: "/", maxAge: COOKIE_RULES.stay.days * 86_400, sameSite: "lax", httpOnly: true });
}

/** The stay that was last searched for, as an address prints it. */
export function lastStay(): string {
	return pageRequest()?.context.cookie("stay") ?? "";
}

/** The visitor's likes. */
export function ownLikes(): readonly string[] {
	return parseLikes(pageRequest()?.likes);
}

/** The home whose place in the list is asked for, where the visitor is staff and may ask; absent for all others. */
export async function ownWhy(query: Readonly<Record<string, string>>): Promise<{ readonly why?: string }> {
	const context = pageRequest()?.context;
	return requestedWhy(query, context ? await signedInStaff(context) : null);
}
