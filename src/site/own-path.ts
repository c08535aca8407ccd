/** Any base host works: a relative path stays on it. */
const BASE = "http://own.invalid";

/**
 * A path of this site from user input, cleaned; null for anything that would lead elsewhere (another
 * host in any spelling, control characters that could break a header).
 */
export function ownPath(value: unknown): string | null {
	if (typeof value !== "string" || !value.startsWith("/") || !URL.canParse(value, BASE)) return null;
	const url = new URL(value, BASE);
	// A path that still begins with two slashes would name a host in a Location header.
	if (url.origin !== BASE || url.pathname.startsWith("//")) return null;
	return url.pathname + url.search + url.hash;
}
