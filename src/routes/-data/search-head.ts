import type { Language } from "#domain/language.ts";
import { screenTranslator } from "#i18n/load-messages.ts";
import type { PageView } from "#site/views/page-view.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { pageHead } from "./page-head.ts";

/** Head of a search screen. */
export function searchHead(page: PageView, language: Language, view: SearchView) {
	const title =
		view.kind === "lastMinute"
			? screenTranslator(language)("title.lastMinute")
			: view.place
				? screenTranslator(language)("title.place", { place: view.place })
				: screenTranslator(language)("title.search");
	return pageHead(page, {
		title,
		description: screenTranslator(language)("title.searchText"),
		canonical: view.canonical,
		alternates: view.alternates,
		indexable: view.indexable,
	});
}
