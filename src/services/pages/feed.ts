import type { Language } from "#domain/language.ts";
import { href } from "#site/href.ts";
import { storyHref } from "#site/story-href.ts";
import { escapeXml } from "#site/xml.ts";
import type { App } from "../app.ts";
import { type Section, sectionStories } from "./section-page.ts";

/** Feeds of the sections (RSS 2.0): `/blog/nl.rss`, one a language. */

/** Sections that have a feed, by the first word of its address. */
export const FEEDS = { blog: "blog", news: "news", acties: "promotions", parken: "parks" } as const;
export type FeedRoot = keyof typeof FEEDS;

/** Stories of a feed at most. */
const MOST = 30;

/** Path of a section's feed; null for a section without. */
export function feedPath(section: Section, language: Language): string | null {
	const root = (Object.keys(FEEDS) as FeedRoot[]).find((key) => FEEDS[key] === section);
	return root ? `/${root}/${language}.rss` : null;
}

/** A section's newest stories as RSS; null where the section itself has no story. */
export async function feedOf(app: App, root: FeedRoot, language: Language): Promise<string | null> {
	const section = FEEDS[root];
	const [index, stories] = await Promise.all([
		app.content.story(`${section}/`, language),
		sectionStories(app, section, language),
	]);
	if (!index) return null;
	const { publicUrl } = app.settings;
	const words = (value: unknown) => (typeof value === "string" ? value : "");
	const newest = [...stories]
		.sort((a, b) => (b.firstPublishedAt ?? "").localeCompare(a.firstPublishedAt ?? ""))
		.slice(0, MOST);
	const items = newest.map((story) => {
		const link = publicUrl + (storyHref(story.path, language) ?? "");
		return [
			"<item>",
			`<title>${escapeXml(words(story.content.title) || story.name)}</title>`,
			`<link>${escapeXml(link)}</link>`,
			`<guid isPermaLink="false">${escapeXml(story.uuid)}</guid>`,
			`<description>${escapeXml(words(story.content.intro) || words(story.content.description))}</description>`,
			story.firstPublishedAt ? `<pubDate>${new Date(story.firstPublishedAt).toUTCString()}</pubDate>` : "",
			"</item>",
		].join("");
	});
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
		`<title>${escapeXml(`Halcyon: ${words(index.content.title) || index.name}`)}</title>`,
		`<link>${escapeXml(publicUrl + href(section, language))}</link>`,
		`<description>${escapeXml(words(index.content.description))}</description>`,
		`<language>${language}</language>`,
		`<atom:link href="${escapeXml(`${publicUrl}/${root}/${language}.rss`)}" rel="self" type="application/rss+xml"/>`,
		...items,
		"</channel></rss>",
		"",
	].join("\n");
}
