import type { Language } from "#domain/language.ts";
import { storyHref } from "#site/story-href.ts";
import { withoutLanguage } from "../stories/languages.ts";
import { isObject } from "./document.ts";
import { safeAnchor, safeCustom, safeHref, safeRel } from "./safe.ts";

/** What a link of the content leads to. */
export interface ContentLink {
	readonly href: string;
	/** A page of this site: a router may take it. */
	readonly internal: boolean;
	readonly target?: "_blank";
	readonly rel?: string;
	/** Further attributes that the editor gave it. */
	readonly more: Readonly<Record<string, string>>;
}

/**
 * Reads a link mark or a link field. Links to stories lead to the address of their screen in the language, which
 * needs links resolved (`resolve_links`); null for what leads nowhere safe.
 */
export function readLink(attrs: Readonly<Record<string, unknown>>, language: Language): ContentLink | null {
	const to = addressOf(attrs, language);
	if (to === null) return null;
	const newWindow = attrs.target === "_blank";
	const custom = isObject(attrs.custom) ? attrs.custom : {};
	const rel = safeRel(custom.rel ?? attrs.rel, newWindow);
	return {
		...to,
		...(newWindow && { target: "_blank" as const }),
		...(rel !== undefined && { rel }),
		more: safeCustom({ ...(typeof attrs.title === "string" && attrs.title && { title: attrs.title }), ...custom }),
	};
}

function addressOf(
	attrs: Readonly<Record<string, unknown>>,
	language: Language,
): Pick<ContentLink, "href" | "internal"> | null {
	const anchor = safeAnchor(attrs.anchor);
	const tail = anchor === undefined ? "" : `#${anchor}`;
	if (attrs.linktype === "story") {
		const story = isObject(attrs.story) ? attrs.story : {};
		const path = [story.full_slug, attrs.cached_url, attrs.href].find((one) => typeof one === "string" && one !== "");
		if (typeof path !== "string") return null;
		const href = storyHref(withoutLanguage(path.replace(/[?#].*$/s, "")), language);
		return href === null ? null : { href: href + tail, internal: true };
	}
	const written = firstText(
		attrs.href,
		attrs.linktype === "email" ? attrs.email : undefined,
		attrs.url,
		attrs.cached_url,
	);
	if (written === null) return tail === "" ? null : { href: tail, internal: false };
	if (attrs.linktype === "email") {
		const href = safeHref(`mailto:${written.replace(/^\s*mailto:/i, "")}`);
		return href === null ? null : { href, internal: false };
	}
	const href = safeHref(written);
	if (href === null) return null;
	return { href: href.includes("#") ? href : href + tail, internal: /^\/(?![/\\])/.test(href) };
}

function firstText(...values: readonly unknown[]): string | null {
	return values.find((value): value is string => typeof value === "string" && value !== "") ?? null;
}
