import type { Language } from "#domain/language.ts";
import { PRICE_RANGE } from "#domain/search/limits.ts";
import { choiceLabel } from "#i18n/filter-words.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Translate } from "#i18n/translate.ts";
import type { SearchParams } from "#site/search-params.ts";
import { setFilters } from "#site/set-filters.ts";

/** One chosen filter, and the search without it. */
export interface ActiveFilter {
	readonly label: string;
	readonly without: SearchParams;
}

/** Every filter of a search, in the order of the panel. Place, dates and party are no filters. */
export function activeFilters(params: SearchParams, t: Translate, language: Language): readonly ActiveFilter[] {
	const filters: ActiveFilter[] = [];
	const without = (change: Partial<SearchParams>): SearchParams => ({ ...params, page: undefined, ...change });
	const add = (label: string, change: Partial<SearchParams>) => filters.push({ label, without: without(change) });
	const euros = (amount: number) => formatMoney(amount * 100, language);

	if (params.fav) add(t("layout.favourites"), { fav: undefined });
	if (params.priceMin !== undefined)
		add(t("filter.priceFrom", { price: euros(params.priceMin) }), { priceMin: undefined });
	if (params.priceMax !== undefined) {
		const isOpen = params.priceMax >= PRICE_RANGE.max;
		add(isOpen ? t("filter.priceNoLimit") : t("filter.priceTo", { price: euros(params.priceMax) }), {
			priceMax: undefined,
		});
	}
	for (const { filter, choice, without } of setFilters(params)) {
		filters.push({ label: choiceLabel(filter, choice, t, language), without });
	}
	if (params.bounds) add(t("filter.mapArea"), { bounds: undefined, zoom: undefined });
	return filters;
}
