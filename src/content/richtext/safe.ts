/** What of an editor's (or an attacker's) attributes may reach a page. Everything else is left out. */

const SCHEMES: readonly string[] = ["http", "https", "mailto", "tel"];
/** Letters that browsers skip when they look for a scheme: controls, spaces, soft hyphens, invisible ones. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const SKIPPED = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g;

/** An address that a link may lead to, as it is; null for scripts, data and other schemes that are not for links. */
export function safeHref(href: unknown): string | null {
	if (typeof href !== "string") return null;
	const bare = href.replace(SKIPPED, "");
	if (bare === "") return null;
	const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
	if (scheme !== undefined && !SCHEMES.includes(scheme)) return null;
	// Encoded letters before the colon would be a scheme to some readers.
	if (scheme === undefined && /^[^/?#]*(?:&|%3a)/i.test(bare)) return null;
	return href.trim().replace(SKIPPED, (skipped) => (skipped === " " ? "%20" : ""));
}

/** An address that a picture may come from: ours, or https. */
export function safeSource(src: unknown): string | null {
	const href = safeHref(src);
	if (href === null) return null;
	return /^\/(?![/\\])/.test(href) || /^https:\/\//i.test(href) ? href : null;
}

/** A colour and nothing but a colour. */
export function safeColour(colour: unknown): string | undefined {
	if (typeof colour !== "string") return undefined;
	const text = colour.trim();
	const known =
		/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text) ||
		/^(?:rgb|hsl)a?\(\s*[\d.]+(?:deg)?%?(?:[\s,/]+[\d.]+%?){2,3}\s*\)$/i.test(text) ||
		/^[a-z]{3,20}$/i.test(text);
	return known ? text : undefined;
}

/** Class names of letters, digits and dashes; those that are more are left out. */
export function safeClass(names: unknown): string | undefined {
	if (typeof names !== "string") return undefined;
	const kept = names.split(/\s+/).filter((name) => /^[a-zA-Z][\w-]{0,39}$/.test(name));
	return kept.length > 0 ? kept.join(" ") : undefined;
}

/** A place on the page that links may name. */
export function safeAnchor(id: unknown): string | undefined {
	return typeof id === "string" && /^[\p{L}][\p{L}\p{N}:._-]{0,79}$/u.test(id) ? id : undefined;
}

export function oneOf<const Word extends string>(value: unknown, words: readonly Word[]): Word | undefined {
	return words.find((word) => word === value);
}

/** A whole number within bounds; undefined for anything else. */
export function wholeNumber(value: unknown, least: number, most: number): number | undefined {
	const number = typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value;
	return typeof number === "number" && Number.isInteger(number) && number >= least && number <= most
		? number
		: undefined;
}

const RELATIONS = ["nofollow", "noopener", "noreferrer", "sponsored", "ugc"] as const;

/** A link's `rel`: what the editor named of the harmless words, and `noopener` for a window of its own. */
export function safeRel(rel: unknown, newWindow: boolean): string | undefined {
	const given = typeof rel === "string" ? rel.toLowerCase().split(/\s+/) : [];
	const words = RELATIONS.filter((word) => given.includes(word) || (newWindow && word === "noopener"));
	return words.length > 0 ? words.join(" ") : undefined;
}

/** Attributes that an editor may add to a link; never handlers, styles or a second address. */
export function safeCustom(custom: unknown): Readonly<Record<string, string>> {
	if (typeof custom !== "object" || custom === null) return {};
	const kept: Record<string, string> = {};
	for (const [name, value] of Object.entries(custom)) {
		if (typeof value !== "string" && typeof value !== "number") continue;
		if (/^(?:title|hreflang|aria-label|data-[a-z][a-z0-9-]{0,39})$/.test(name)) {
			kept[name === "hreflang" ? "hrefLang" : name] = String(value).slice(0, 300);
		}
	}
	return kept;
}
