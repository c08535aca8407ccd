import { z } from "zod";
import { GUEST_FIELDS } from "#domain/booking/guest-fields.ts";
import { LANGUAGES } from "#domain/language.ts";
import { ROUTES, type RouteName } from "#site/route-table.ts";
import { searchParameters } from "#site/search-params.ts";
import type { AnalyticsEvent, EventFields, EventName, ScreenName } from "./events.ts";

/** The catalogue as a check, for the server: what is no event of it goes nowhere. Texts are bounded, and none is free. */

const word = z.string().max(120);
const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const euros = z.number().min(0).max(10_000_000);
const count = z.number().int().min(0).max(1_000_000);
const currency = z.literal("EUR");

const item = z.strictObject({
	item_id: z.string().regex(/^a\d{1,10}$/),
	item_name: word,
	country: word,
	region: word,
	place: word,
	item_category: word,
	item_category2: word,
	item_category3: word,
	index: count.optional(),
	value: euros.optional(),
});
const items = z.array(item).max(200);
const priced = { currency, value: euros, items };
const listed = z.strictObject({ currency, item_list_id: word, item_list_name: word, items });
const transactionId = z.string().regex(/^[A-Z0-9]{6,12}$/);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const completed = {
	ecommerce: z.strictObject({
		...priced,
		transaction_id: transactionId,
		insurance: euros,
		coupon: z.string().max(40).nullable(),
		credits: euros,
	}),
	names: z.record(z.enum(LANGUAGES), z.strictObject({ country: word, region: word, placename: word })),
	user_data: z.strictObject({ sha256_email_address: hash, sha256_phone_number: hash.optional() }).optional(),
};
/** Filters of a search, and the place that it is of. */
const criteria = z.partialRecord(z.enum(["place", ...searchParameters()]), z.string().max(400));
const screens: readonly string[] = ["none", ...Object.keys(ROUTES)];
const screen = z.custom<ScreenName>((value) => screens.includes(value as RouteName));
/** Fields of the booking form. */
const FIELDS = [...GUEST_FIELDS, "businessBooking"];

const common = {
	event_id: z.string().max(80),
	language: z.enum(LANGUAGES),
	currency,
	partner_code: z.string().max(60).nullable(),
	partner_type: z.enum(["affiliate", "host", "none"]),
	user_type: z.enum(["guest", "agency", "staff"]),
	stay: z.strictObject({ arrival: isoDate, departure: isoDate, nights: count }).optional(),
	guests: z.strictObject({ adults: count, children: count, babies: count, pets: count }).optional(),
};

/** A path of ours, without a query. */
const path = z
	.string()
	.max(300)
	.regex(/^\/[^?#]*$/);

const FIELD_CHECKS = {
	page_view: {
		page_path: path,
		page_referrer: z
			.string()
			.max(400)
			.regex(/^[^?#]*$/),
		screen,
	},
	search: { filters: criteria, result_count: count, flex: word.nullable() },
	no_results: { criteria },
	view_item_list: { ecommerce: listed },
	select_item: { ecommerce: listed },
	view_item: { ecommerce: z.strictObject(priced) },
	add_to_wishlist: { ecommerce: z.strictObject(priced) },
	begin_checkout: { ecommerce: z.strictObject(priced) },
	form_progress: { percent: z.number().min(0).max(100), field: z.enum(FIELDS) },
	add_insurance: { ecommerce: z.strictObject(priced) },
	add_payment_info: {
		ecommerce: z.strictObject({ ...priced, payment_type: z.enum(["online", "bank_transfer", "invoice"]) }),
	},
	price_changed: { ecommerce: z.strictObject({ ...priced, previous_value: euros }) },
	user_logged_in: {},
	booking_complete: completed,
	option_complete: completed,
	application_complete: completed,
	refund: { ecommerce: z.strictObject({ currency, transaction_id: transactionId, value: euros }) },
} as const satisfies { readonly [Name in EventName]: { readonly [Field in keyof EventFields[Name]]-?: z.ZodType } };

/** Names of all events, in the order of a visit. */
export const EVENT_NAMES = Object.keys(FIELD_CHECKS) as readonly EventName[];

const checks = new Map(
	EVENT_NAMES.map((event) => [event, z.strictObject({ event: z.literal(event), ...FIELD_CHECKS[event], ...common })]),
);

/** The event that a text from outside is; null for what is none of the catalogue, or says more than it. */
export function readEvent(value: unknown): AnalyticsEvent | null {
	const name = typeof value === "object" && value !== null && "event" in value ? value.event : null;
	const parsed = checks.get(name as EventName)?.safeParse(value);
	return parsed?.success ? (parsed.data as AnalyticsEvent) : null;
}
