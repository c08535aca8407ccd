import type { AccommodationView } from "#site/views/accommodation-view.ts";
import type { PageView } from "#site/views/page-view.ts";
import { pageHead } from "./page-head.ts";

/** Head of a home's screen. */
export function homeHead(page: PageView, view: AccommodationView) {
	const { head, canonical, alternates, indexable } = view;
	return pageHead(page, { ...head, isWhole: true, canonical, alternates, indexable });
}
