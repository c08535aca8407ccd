import { readPublic } from "#site/rewrite.ts";

/** Addresses as events may name them: no query, and nothing of the guest area below its own name. */

/** Path of a page of ours. */
export function pagePath(pathname: string): string {
	const address = readPublic(pathname);
	return address?.name === "guest" ? `/${address.language}/guest` : pathname;
}

/** Where a visitor came from: a path of ours, or another site's origin. */
export function referrerPath(referrer: string): string {
	if (!URL.canParse(referrer)) return "";
	const { origin, pathname } = new URL(referrer);
	return origin === location.origin ? pagePath(pathname) : origin;
}

/** True of addresses that hold an id or a link of one person: no tag manager, which reads addresses by itself, is there. */
export function isPrivate({ pathname, search }: Pick<Location, "pathname" | "search">): boolean {
	return readPublic(pathname)?.name === "guest" || new URLSearchParams(search).has("resume");
}
