import { type AnalyticsEvent, type Common, itemOf, type Said } from "./events.ts";

/** One of each event, made up, as `/_events` shows the catalogue. */

const home = {
	accoId: "a900001",
	title: "Chalet Sonne",
	country: "Austria",
	region: "Tyrol",
	placename: "Kirchberg in Tirol",
};
const item = itemOf(home, 1070.5);
const priced = { currency: "EUR", value: 1070.5, items: [item] } as const;
const listed = {
	currency: "EUR",
	item_list_id: "placeSearch",
	item_list_name: "austria/tyrol",
	items: [{ ...item, index: 0 }],
} as const;
const completed = {
	ecommerce: { ...priced, transaction_id: "H7K2M9QXD", insurance: 61.4, coupon: "WINTER27", credits: 0 },
	names: {
		nl: { country: "Oostenrijk", region: "Tirol", placename: "Kirchberg in Tirol" },
		en: { country: "Austria", region: "Tyrol", placename: "Kirchberg in Tirol" },
		de: { country: "Österreich", region: "Tirol", placename: "Kirchberg in Tirol" },
		fr: { country: "Autriche", region: "Tyrol", placename: "Kirchberg in Tirol" },
	},
	user_data: { sha256_email_address: "0".repeat(64), sha256_phone_number: "1".repeat(64) },
} as const;

const SAID: readonly Said[] = [
	{ event: "page_view", page_path: "/en/holiday-home-austria/tyrol/", page_referrer: "/en/", screen: "placeSearch" },
	{ event: "search", filters: { place: "austria/tyrol", facility: "wifi,sauna" }, result_count: 12, flex: "week" },
	{ event: "no_results", criteria: { place: "austria/tyrol", bedrooms: "9" } },
	{ event: "view_item_list", ecommerce: listed },
	{ event: "select_item", ecommerce: listed },
	{ event: "view_item", ecommerce: priced },
	{ event: "add_to_wishlist", ecommerce: priced },
	{ event: "begin_checkout", ecommerce: priced },
	{ event: "form_progress", percent: 37, field: "email" },
	{ event: "add_insurance", ecommerce: { ...priced, value: 61.4 } },
	{ event: "add_payment_info", ecommerce: { ...priced, payment_type: "online" } },
	{ event: "price_changed", ecommerce: { ...priced, previous_value: 1020 } },
	{ event: "user_logged_in" },
	{ event: "booking_complete", ...completed },
	{ event: "option_complete", ...completed },
	{ event: "application_complete", ...completed },
	{ event: "refund", ecommerce: { currency: "EUR", transaction_id: "H7K2M9QXD", value: 306.75 } },
];

const COMMON: Common = {
	event_id: "7f0d6c1e-3a52-4c77-9d1b-2f6a1f0f7a10",
	language: "en",
	currency: "EUR",
	partner_code: "alpenblick",
	partner_type: "affiliate",
	user_type: "guest",
	stay: { arrival: "2027-03-01", departure: "2027-03-08", nights: 7 },
	guests: { adults: 2, children: 1, babies: 0, pets: 0 },
};

export const EXAMPLE_EVENTS: readonly AnalyticsEvent[] = SAID.map((said) => ({ ...COMMON, ...said }));
