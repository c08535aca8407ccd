/** Events for a tag manager (specification §7). Without one on the page nothing is kept and nothing is sent. */

export interface EcommerceItem {
	readonly item_id: string;
	readonly item_name: string;
	readonly country: string;
	readonly region: string;
	readonly place: string;
	readonly item_category: string;
	readonly item_category2: string;
	readonly item_category3: string;
	/** Euros. */
	readonly value?: number;
}

/** Who raises an event. What staff do is told apart, and none of their events is one of revenue. */
export type UserType = "guest" | "staff";

export type AnalyticsEvent = {
	readonly event: "add_to_wishlist";
	readonly user_type: UserType;
	readonly ecommerce: { readonly currency: "EUR"; readonly value: number; readonly items: readonly EcommerceItem[] };
};

/** What a home is called in events. */
export function itemOf(acco: {
	readonly accoId: string;
	readonly title: string;
	readonly country: string;
	readonly region: string;
	readonly placename: string;
	readonly pricePerStay: number | null;
	readonly from: { readonly pricePerStay: number } | null;
}): EcommerceItem {
	const value = acco.pricePerStay ?? acco.from?.pricePerStay;
	return {
		item_id: acco.accoId,
		item_name: acco.title,
		country: acco.country,
		region: acco.region,
		place: acco.placename,
		item_category: acco.country,
		item_category2: acco.region,
		item_category3: acco.placename,
		...(value === undefined ? {} : { value }),
	};
}

/** Hands an event to the tag manager of the page, the last one's details cleared first. */
export function publish(event: AnalyticsEvent): void {
	const layer = (globalThis as { dataLayer?: unknown[] }).dataLayer;
	layer?.push({ ecommerce: null }, event);
}

/** True when the tag manager is there; without it no event needs to be built. */
export function isListening(): boolean {
	return (globalThis as { dataLayer?: unknown[] }).dataLayer !== undefined;
}
