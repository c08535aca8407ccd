import { LANGUAGES, type Language } from "#domain/language.ts";
import { contentPicture, imageUrl } from "../image-url.ts";
import type { Crumb } from "../views/content-view.ts";

/** Data for search engines about what a page shows (schema.org, specification §9): never more than visitors see. */

/** One thing of a page's structured data; its `@type` is of schema.org. */
export type Thing = { readonly "@type": string; readonly [property: string]: unknown };

/** What every builder needs of the page. */
export interface StructuredPage {
	/** Address of the site without a trailing slash. */
	readonly site: string;
	readonly language: Language;
	/** Path of the page. */
	readonly path: string;
}

/** The one publisher of the site, named by its id wherever another thing refers to it. */
export function organizationId(site: string): string {
	return `${site}/#organization`;
}

/** The company with the hours in which its forms are read: `00:00` to `23:59`, every day (specification §9). */
export function organization({ site, language }: StructuredPage, email: string): Thing {
	return {
		"@type": "Organization",
		"@id": organizationId(site),
		name: "Halcyon",
		url: `${site}/${language}/`,
		logo: `${site}/favicon.svg`,
		email,
		contactPoint: {
			"@type": "ContactPoint",
			contactType: "customer service",
			email,
			availableLanguage: LANGUAGES,
			hoursAvailable: {
				"@type": "OpeningHoursSpecification",
				dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
				opens: "00:00",
				closes: "23:59",
			},
		},
	};
}

/** The way to a page: its crumbs and the page itself. Nothing for a page without a way. */
export function breadcrumbs(page: StructuredPage, crumbs: readonly Crumb[], title: string): readonly Thing[] {
	if (crumbs.length === 0) return [];
	const steps = [...crumbs, { label: title, href: page.path }];
	return [
		{
			"@type": "BreadcrumbList",
			itemListElement: steps.map(({ label, href }, index) => ({
				"@type": "ListItem",
				position: index + 1,
				name: label,
				item: page.site + href,
			})),
		},
	];
}

/** A list in its order; nothing for an empty one. `first` is the position of the first, from 1. */
export function itemList(
	{ site }: StructuredPage,
	items: readonly { readonly name: string; readonly href: string }[],
	first = 1,
): readonly Thing[] {
	if (items.length === 0) return [];
	return [
		{
			"@type": "ItemList",
			itemListElement: items.map(({ name, href }, index) => ({
				"@type": "ListItem",
				position: first + index,
				name,
				url: site + href,
			})),
		},
	];
}

/** A picture of ours as others may fetch it: whole address, JPEG, 1200 pixels wide. */
export function pictureAddress(site: string, path: string): string {
	if (!path.startsWith("/")) return path;
	return site + imageUrl(contentPicture(path), { width: 1200, format: "jpeg" });
}

/** Longest headline, characters (specification §9). */
const HEADLINE = 110;

/**
 * A headline of at most 110 characters, cut after the last whole word; a single longer word is cut within.
 * Vectors: constants of structured data.
 */
export function headlineOf(title: string): string {
	if (title.length <= HEADLINE) return title;
	const cut = title.slice(0, HEADLINE);
	const space = cut.lastIndexOf(" ");
	return space > 0 ? cut.slice(0, space) : cut;
}

/** The things of a page as one script's text; `<` cannot end the script. */
export function printThings(things: readonly Thing[]): string {
	const json = { "@context": "https://schema.org", "@graph": things };
	return JSON.stringify(json).replaceAll("<", "\\u003c");
}
