import type { Language } from "#domain/language.ts";
import { formatMoney, formatNumber } from "#i18n/format.ts";
import type { Translate } from "#i18n/react.tsx";
import type { SearchParams } from "#site/search-params.ts";

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
	if (params.priceMax !== undefined)
		add(t("filter.priceTo", { price: euros(params.priceMax) }), { priceMax: undefined });
	for (const fact of params.location ?? []) {
		add(t(`location.${fact}`), { location: params.location?.filter((other) => other !== fact) });
	}
	for (const kind of params.types ?? []) {
		add(t(`kind.${kind}`), { types: params.types?.filter((other) => other !== kind) });
	}
	if (params.detached) add(t("filter.detached"), { detached: undefined });
	if (params.bedrooms) add(t("filter.bedroomsAtLeast", { count: params.bedrooms }), { bedrooms: undefined });
	if (params.bathrooms) add(t("filter.bathroomsAtLeast", { count: params.bathrooms }), { bathrooms: undefined });
	if (params.rating)
		add(t("filter.ratingAtLeast", { rating: formatNumber(params.rating, language) }), { rating: undefined });
	if (params.stars) add(t("filter.starsAtLeast", { count: params.stars }), { stars: undefined });
	for (const amenity of params.facility ?? []) {
		add(t(`amenity.${amenity}`), { facility: params.facility?.filter((other) => other !== amenity) });
	}
	if (params.noPets) add(t("filter.noPets"), { noPets: undefined });
	if (params.companyVfy) add(t("filter.companyVfy"), { companyVfy: undefined });
	if (params.lastMinutes) add(t("filter.lastMinutes"), { lastMinutes: undefined });
	if (params.maxKmFromSkilift !== undefined) {
		add(t("filter.kmFromSkilift", { km: params.maxKmFromSkilift }), { maxKmFromSkilift: undefined });
	}
	if (params.maxKmFromGolfCourse !== undefined) {
		add(t("filter.kmFromGolfCourse", { km: params.maxKmFromGolfCourse }), { maxKmFromGolfCourse: undefined });
	}
	if (params.bounds) add(t("filter.mapArea"), { bounds: undefined, zoom: undefined });
	return filters;
}
