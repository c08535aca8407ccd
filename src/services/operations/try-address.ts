import { findRedirect, type RedirectRow } from "#db/operations/redirects.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { redirectPatterns, redirectTarget } from "#site/redirect-target.ts";
import type { App } from "../app.ts";
import { followFromHere, isOwnHost } from "./redirect-checks.ts";

/** Where an address leads, asked of the site itself as a visitor without cookies would, answer by answer. */

/** Asks the site for one address, and goes no further. */
export type AskSite = (
	path: string,
	language: Language,
) => Promise<{ readonly status: number; readonly location: string | null }>;

export interface TriedHop {
	/** Path on our site, or a whole address elsewhere. */
	readonly address: string;
	readonly status: number;
	/** Old address of the redirect that led on from here; null: none of the table. */
	readonly rule: string | null;
	/** The rule is permanent, but this answer is not: where it leads hangs on the visitor's language. */
	readonly isByVisitor: boolean;
}

export interface TriedAddress {
	readonly hops: readonly TriedHop[];
	readonly end: /** A page of ours, or one elsewhere. */
		| "page"
		| "outside"
		/** Nothing is there. */
		| "missing"
		/** It comes back to where it was. */
		| "loop"
		/** Another host that does not answer. */
		| "silent"
		/** The site failed. */
		| "failed"
		/** What was typed is no address of ours. */
		| "malformed";
}

const MOST_HOPS = 10;

export async function tryAddress(
	app: Pick<App, "db" | "settings">,
	ask: AskSite,
	typed: string,
	language: Language,
): Promise<TriedAddress> {
	const { publicUrl } = app.settings;
	const hops: TriedHop[] = [];
	const start = typed.trim();
	let url = /^(\/(?!\/)|https?:\/\/)/i.test(start) && URL.canParse(start, publicUrl) ? new URL(start, publicUrl) : null;
	if (!url || !isOwnHost(url, publicUrl)) return { hops, end: "malformed" };
	while (url && isOwnHost(url, publicUrl)) {
		const path: string = url.pathname + url.search;
		if (hops.length >= MOST_HOPS || hops.some(({ address }) => address === path)) return { hops, end: "loop" };
		const { status, location } = await ask(path, language);
		const isMoved = status >= 300 && status < 400 && location !== null;
		const rule = isMoved ? await ruleThatLed(app, url, location) : null;
		hops.push({
			address: path,
			status,
			rule: rule?.fromPath ?? null,
			isByVisitor: rule?.status === 301 && status === 302,
		});
		if (!isMoved) return { hops, end: status < 400 ? "page" : status < 500 ? "missing" : "failed" };
		url = URL.canParse(location, url) ? new URL(location, url) : null;
	}
	if (!url) return { hops, end: "failed" };
	const outside = await followFromHere(app, url.href);
	hops.push(...outside.hops.map(({ url: address, status }) => ({ address, status, rule: null, isByVisitor: false })));
	const last = outside.hops.at(-1);
	if (outside.failure !== null || !last) return { hops, end: "silent" };
	if (isOwnHost(new URL(last.url), publicUrl)) return { hops, end: "loop" };
	return { hops, end: last.status === 404 || last.status === 410 ? "missing" : "outside" };
}

/** The row that led from an address to another; null: it was not the table. */
async function ruleThatLed({ db }: Pick<App, "db">, from: URL, location: string): Promise<RedirectRow | null> {
	const row = await findRedirect(db, redirectPatterns(from.pathname));
	if (!row) return null;
	const { target } = row;
	if ("url" in target) return location === target.url ? row : null;
	const paths = LANGUAGES.map((language) => redirectTarget(target.route, language));
	const path = URL.canParse(location, from) ? new URL(location, from).pathname : "";
	return paths.includes(path) ? row : null;
}
