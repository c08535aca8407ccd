import type { PageView } from "#site/views/page-view.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { pageHead } from "./page-head.ts";

/** Head of a search screen. */
export function searchHead(page: PageView, view: SearchView) {
	const { head, canonical, alternates, indexable } = view;
	return pageHead(page, { ...head, isWhole: true, canonical, alternates, indexable });
}
