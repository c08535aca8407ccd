import type { MiddlewareHandler } from "hono";
import { isLanguage, LANGUAGES, type Language } from "#domain/language.ts";
import {
	homeFiles,
	SITEMAP_KINDS,
	type SitemapEntry,
	type SitemapKind,
	sitemapEntries,
} from "#services/operations/sitemap.ts";
import { href } from "#site/href.ts";
import { pictureAddress } from "#site/structured/json-ld.ts";
import { escapeXml } from "#site/xml.ts";

/** What search engines read: `robots.txt`, the sitemap's index, and one file per language and kind. */

const XML = { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" };
const FILE = /^([a-z]+)-(pages|stories|places|homes)(?:-([1-9]\d{0,3}))?\.xml$/;

/** `GET /robots.txt`. */
export const robotsTxt: MiddlewareHandler = async (c) =>
	c.text(
		[
			"User-agent: *",
			"Disallow: /api/",
			"Disallow: /search-api/",
			"Disallow: /staff",
			"",
			`Sitemap: ${c.var.app.settings.publicUrl}/sitemap.xml`,
			"",
		].join("\n"),
		200,
		{ "Cache-Control": "public, max-age=3600" },
	);

/** `GET /llms.txt`: what this site is, for assistants that read it, and where they ask for prices. */
export const llmsTxt: MiddlewareHandler = async (c) => {
	const { publicUrl } = c.var.app.settings;
	const pages = LANGUAGES.map((language) => `- [${languageName(language)}](${publicUrl}${href("home", language)})`);
	return c.text(
		[
			"# Halcyon",
			"",
			"> Holiday homes and villas in Europe, in Dutch, English, German and French. Each price is what the whole stay costs in the end, every unavoidable cost included.",
			"",
			"## Pages",
			"",
			...pages,
			`- [All homes](${publicUrl}${href("search", "en")}): place, dates, party and filters stand in the address`,
			"",
			"## For assistants",
			"",
			`- [Model Context Protocol](${publicUrl}/mcp): find places, search homes, one home, its free days, the price of a stay with its lines; read-only`,
			`- [API](${publicUrl}/api/docs): the same over HTTP, with its schemas`,
			`- [Sitemap](${publicUrl}/sitemap.xml)`,
			"",
		].join("\n"),
		200,
		{ "Cache-Control": "public, max-age=3600" },
	);
};

function languageName(language: Language): string {
	return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}

/** `GET /sitemap.xml`. */
export const sitemapIndex: MiddlewareHandler = async (c) => {
	const { app } = c.var;
	const { publicUrl } = app.settings;
	const homes = Array.from({ length: await homeFiles(app) }, (_, index) => `homes-${index + 1}`);
	const kinds = [...SITEMAP_KINDS.filter((kind) => kind !== "homes"), ...homes];
	const files = LANGUAGES.flatMap((language) => kinds.map((kind) => `${publicUrl}/sitemaps/${language}-${kind}.xml`));
	const body = files.map((file) => `<sitemap><loc>${file}</loc></sitemap>`).join("\n");
	return c.body(`${DECLARATION}<sitemapindex xmlns="${SITEMAPS}">\n${body}\n</sitemapindex>\n`, 200, XML);
};

/** `GET /sitemaps/{language}-{kind}.xml`. */
export const sitemapFile: MiddlewareHandler = async (c, next) => {
	const { app } = c.var;
	const { publicUrl } = app.settings;
	const [, language, kind, file = "1"] = FILE.exec(c.req.param("file") ?? "") ?? [];
	if (!isLanguage(language)) return next();
	const entries = await sitemapEntries(app, kind as SitemapKind, Number(file));
	if (entries.length === 0 && file !== "1") return next();
	const body = entries.map((entry) => urlOf(entry, language, publicUrl)).join("\n");
	return c.body(
		`${DECLARATION}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="${IMAGES}">\n${body}\n</urlset>\n`,
		200,
		XML,
	);
};

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = "http://www.sitemaps.org/schemas/sitemap/0.9";
const IMAGES = "http://www.google.com/schemas/sitemap-image/1.1";

/** Paths are percent-encoded by the address book, so nothing in them needs escaping; a story may name any picture. */
function urlOf(
	{ paths, lastmod, pictures = [] }: SitemapEntry,
	language: (typeof LANGUAGES)[number],
	publicUrl: string,
): string {
	const links = [...LANGUAGES.map((other) => [other, other] as const), ["x-default", "en"] as const].map(
		([hreflang, other]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${publicUrl}${paths[other]}"/>`,
	);
	const changed = lastmod === undefined ? "" : `<lastmod>${lastmod}</lastmod>`;
	const images = pictures.map((path) => {
		const address = escapeXml(pictureAddress(publicUrl, path));
		return `<image:image><image:loc>${address}</image:loc></image:image>`;
	});
	return `<url><loc>${publicUrl}${paths[language]}</loc>${changed}${images.join("")}${links.join("")}</url>`;
}
