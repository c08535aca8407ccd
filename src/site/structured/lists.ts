import type { BestWeekView } from "../views/best-week-view.ts";
import type { SearchView } from "../views/search-view.ts";
import type { StoryList } from "../views/story-view.ts";
import { breadcrumbs, itemList, type StructuredPage, type Thing } from "./json-ld.ts";

/** A search: the way to its place, and the homes of this page in their order. */
export function searchThings(page: StructuredPage, view: SearchView): readonly Thing[] {
	const first = ((view.params.page ?? 1) - 1) * view.perPage + 1;
	const homes = view.accos.map(({ title, url }) => ({ name: title, href: url }));
	return [...breadcrumbs(page, view.crumbs, view.placeLabel || "Halcyon"), ...itemList(page, homes, first)];
}

/** The homes with their cheapest weeks, in the order of the page. */
export function bestWeekThings(page: StructuredPage, { homes }: BestWeekView): readonly Thing[] {
	return itemList(
		page,
		homes.map(({ title, url }) => ({ name: title, href: url })),
		1,
	);
}

/** Stories of a section; `position` counts over all pages. */
export function sectionThings(page: StructuredPage, { cards, page: number, perPage }: StoryList): readonly Thing[] {
	return itemList(
		page,
		cards.map(({ title, href }) => ({ name: title, href })),
		(number - 1) * perPage + 1,
	);
}
