import type { AccommodationView } from "#site/views/accommodation-view.ts";
import type { PageView } from "#site/views/page-view.ts";
import { pageHead } from "./page-head.ts";

const DESCRIPTION_LENGTH = 155;

/** Head of a home's screen. */
export function homeHead(page: PageView, view: AccommodationView) {
	const { acco } = view;
	const place = [acco.placename, acco.country].filter(Boolean).join(", ");
	return pageHead(page, {
		title: `${acco.title}, ${place}`,
		description: view.description.replace(/\s+/g, " ").slice(0, DESCRIPTION_LENGTH) || `${acco.title}, ${place}`,
		canonical: view.canonical,
		alternates: view.alternates,
		indexable: view.indexable,
	});
}
