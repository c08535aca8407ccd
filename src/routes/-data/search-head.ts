import type { Language } from "#domain/language.ts";
import type { PageView } from "#site/views/page-view.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { headText, pageHead } from "./page-head.ts";

/** Head of a search screen. */
export function searchHead(page: PageView, language: Language, view: SearchView) {
	const title =
		view.kind === "lastMinute"
			? headText(language, "title.lastMinute")
			: view.place
				? headText(language, "title.place", { place: view.place })
				: headText(language, "title.search");
	return pageHead(page, {
		title,
		description: headText(language, "title.searchText"),
		canonical: view.canonical,
		alternates: view.alternates,
		indexable: view.indexable,
	});
}
