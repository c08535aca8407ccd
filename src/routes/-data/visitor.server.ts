import { setCookie } from "@tanstack/react-start/server";
import { parseLikes } from "#domain/accommodation/likes.ts";
import { COOKIE_RULES } from "#server/middleware/cookies.ts";
import { pageRequest } from "#server/pages/page-request.ts";
import { parseSearchParams, searchString } from "#site/search-params.ts";

/** What loaders read and write of the visitor's cookies. */

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
