import { LANGUAGES } from "#domain/language.ts";
import { printThings } from "#site/structured/json-ld.ts";
import { escapeXml } from "#site/xml.ts";
import type { ToldPage } from "./page-request.ts";

/** What stands in a page's head for machines alone: data for search engines, cards of social networks, feeds. */

const LOCALE = { nl: "nl_NL", en: "en_GB", de: "de_DE", fr: "fr_FR" } as const;

/** The page's machine-read tags; browsers' scripts neither make nor need them. `card` is its picture's address. */
export function headExtras(page: ToldPage, site: string, card: string): string {
	const { language, title, description, path, kind, things, feed } = page;
	const tags: readonly (readonly [string, string])[] = [
		["og:site_name", "Halcyon"],
		["og:type", kind],
		["og:title", title],
		["og:description", description],
		["og:url", site + path],
		["og:locale", LOCALE[language]],
		...LANGUAGES.filter((other) => other !== language).map((other) => ["og:locale:alternate", LOCALE[other]] as const),
		["og:image", card],
		["og:image:width", "1200"],
		["og:image:height", "630"],
		["og:image:alt", title],
	];
	return [
		...tags
			.filter(([, content]) => content !== "")
			.map(([property, content]) => `<meta property="${property}" content="${escapeXml(content)}"/>`),
		'<meta name="twitter:card" content="summary_large_image"/>',
		...(feed ? [`<link rel="alternate" type="application/rss+xml" href="${site}${feed}"/>`] : []),
		...(things.length > 0 ? [`<script type="application/ld+json">${printThings(things)}</script>`] : []),
	].join("");
}

/** Puts what `extras` gives at the end of the page's head. */
export function insideHead(extras: () => string): TransformStream<Uint8Array, Uint8Array> {
	let before: Buffer | null = Buffer.alloc(0);
	return new TransformStream({
		transform(chunk, controller) {
			if (before === null) return controller.enqueue(chunk);
			before = Buffer.concat([before, chunk]);
			const end = before.indexOf("</head>");
			if (end < 0) return;
			controller.enqueue(Buffer.concat([before.subarray(0, end), Buffer.from(extras()), before.subarray(end)]));
			before = null;
		},
		flush(controller) {
			if (before !== null) controller.enqueue(before);
		},
	});
}
