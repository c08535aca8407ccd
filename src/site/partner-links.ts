import { LANGUAGES, type Language } from "#domain/language.ts";
import { href } from "./href.ts";
import { ownPath } from "./own-path.ts";
import { pathOf, segmentsOf } from "./pattern.ts";
import { readPublic } from "./rewrite.ts";
import type { RouteName } from "./route-table.ts";
import { withSlashPolicy } from "./trailing-slash.ts";

/** Links that bring a partner's code: `/{lang}/sp-{code}/` before any page of the site. */

/** Pages that the link builder offers by name; any other is given by its address. */
export const LINK_PAGES = ["partnerLanding", "home", "search", "lastMinute", "page"] as const;
export type LinkPage = (typeof LINK_PAGES)[number];

/** Campaign parameters of a link. */
export const UTM = ["utm_source", "utm_medium", "utm_campaign", "utm_content"] as const;
export type Utm = (typeof UTM)[number];

export interface PartnerLink {
	readonly code: string;
	readonly language: Language;
	readonly page: LinkPage;
	/** Of `page`: an address of the site as it was pasted, with or without its origin. */
	readonly address: string;
	readonly utm: Readonly<Partial<Record<Utm, string>>>;
}

/** Pages that a link may not lead to: they are somebody's own. */
const CLOSED: readonly RouteName[] = ["guest", "agency", "portal", "booking"];

/** Path and query of a link; null: the pasted address is none of the site's pages in that language. */
export function partnerLinkPath({ code, language, page, address, utm }: PartnerLink, origin: string): string | null {
	const landing = href("partnerLanding", language, { partnerCode: code });
	const target =
		page === "page" ? pastedPath(address, language, origin) : page === "partnerLanding" ? null : href(page, language);
	if (page === "page" && target === null) return null;
	const url = new URL(target ?? landing, origin);
	if (target !== null) {
		const [, ...rest] = segmentsOf(url.pathname) ?? [];
		url.pathname = rest.length === 0 ? landing : withSlashPolicy(pathOf([language, `sp-${code}`, ...rest]));
	}
	for (const name of UTM) {
		const value = utm[name]?.trim();
		if (value) url.searchParams.set(name, value);
	}
	return url.pathname + url.search;
}

/** A public path under a language, with the code before its page: `/nl/contact` becomes `/nl/sp-{code}/contact`. */
export function withPartnerCode(path: string, code: string): string {
	return path.replace(/^\/([a-z]{2})(?=\/)/, (whole) => `${whole}/sp-${encodeURIComponent(code)}`);
}

/** A page of the site out of what was pasted, without codes of others before it. */
function pastedPath(address: string, language: Language, origin: string): string | null {
	const typed = address.trim();
	const path = ownPath(typed.startsWith(origin) ? typed.slice(origin.length) || "/" : typed);
	if (path === null) return null;
	const url = new URL(path, origin);
	const plain = url.pathname.replace(/^(\/[a-z]{2})\/(?:sp|ho)-[^/]+/, "$1");
	const found = readPublic(plain);
	if (!found || CLOSED.includes(found.name) || found.language !== language) return null;
	return plain + url.search;
}

/** The language of a pasted address; null: it names none. */
export function languageOfAddress(address: string): Language | null {
	const [, named] = /^(?:https?:\/\/[^/]+)?\/([a-z]{2})(?:\/|$)/.exec(address.trim()) ?? [];
	return LANGUAGES.find((known) => known === named) ?? null;
}
