import { internalPath, readPublic } from "#site/rewrite.ts";

/** A screen as the router knows it. */
export interface Screen {
	readonly to: string;
	readonly search: Readonly<Record<string, string>>;
}

/** The screen of a public address; null when none has it, or a place on the page is named, which browsers go to best. */
export function screenOf(href: string): Screen | null {
	if (href.includes("#")) return null;
	const [path = "", query = ""] = href.split("?", 2);
	const address = readPublic(path);
	return address && { to: internalPath(address), search: Object.fromEntries(new URLSearchParams(query)) };
}
