import type { Language } from "#domain/language.ts";
import type { Party } from "#domain/party/party.ts";
import type { RouteName } from "#site/route-table.ts";

/**
 * The catalogue of events (specification §7): what may be said of a visit, and nothing else. Names and payloads follow
 * GA4 where it has them. Sums are euros. No name, address, telephone number, guest id or typed text is in any of them;
 * the one trace of a person is `user_data`, hashed on the server and only where marketing was agreed to.
 */

/** A home in an event. The categories repeat country, region and place as GA4 reads them. */
export interface EventItem {
	readonly item_id: string;
	readonly item_name: string;
	readonly country: string;
	readonly region: string;
	readonly place: string;
	readonly item_category: string;
	readonly item_category2: string;
	readonly item_category3: string;
	/** Place in its list, from 0. */
	readonly index?: number;
	/** Euros of the whole stay; absent where the home has no price. */
	readonly value?: number;
}

/** Who raises an event. Staff raise none of revenue. */
export type UserType = "guest" | "agency" | "staff";

/** What every event says. */
export interface Common {
	/** Unique; the same when one event is sent twice. */
	readonly event_id: string;
	/** The page's. */
	readonly language: Language;
	readonly currency: "EUR";
	/** Of the link that was followed last; null: nobody's. */
	readonly partner_code: string | null;
	readonly partner_type: "affiliate" | "host" | "none";
	readonly user_type: UserType;
	/** The stay that the screen is about; absent without dates. */
	readonly stay?: EventStay;
	/** The party that the screen is about; absent where it is about none. */
	readonly guests?: Party;
}

export interface EventStay {
	/** ISO dates. */
	readonly arrival: string;
	readonly departure: string;
	readonly nights: number;
}

interface Priced {
	readonly currency: "EUR";
	readonly value: number;
	readonly items: readonly EventItem[];
}

interface Listed {
	readonly currency: "EUR";
	readonly item_list_id: string;
	readonly item_list_name: string;
	readonly items: readonly EventItem[];
}

/** A booking, option or request that the server knows of. */
interface Transaction extends Priced {
	/** Number of the booking. */
	readonly transaction_id: string;
	/** What of it is for the insurance. */
	readonly insurance: number;
	/** Discount code. */
	readonly coupon: string | null;
	/** Paid with credits. */
	readonly credits: number;
}

interface Completed {
	readonly ecommerce: Transaction;
	readonly names: Readonly<
		Record<Language, { readonly country: string; readonly region: string; readonly placename: string }>
	>;
	readonly user_data?: { readonly sha256_email_address: string; readonly sha256_phone_number?: string };
}

/** Filters of a search by their names in an address; without stay, party and page. */
export type Criteria = Readonly<Record<string, string>>;

/** How a booking will be paid. */
export type PaymentType = "online" | "bank_transfer" | "invoice";

/** Own fields of each event, by its name. */
export interface EventFields {
	/** One for each screen that is gone to. `page_path` has no query and no id of a guest. */
	readonly page_view: { readonly page_path: string; readonly page_referrer: string; readonly screen: ScreenName };
	readonly search: { readonly filters: Criteria; readonly result_count: number; readonly flex: string | null };
	readonly no_results: { readonly criteria: Criteria };
	readonly view_item_list: { readonly ecommerce: Listed };
	readonly select_item: { readonly ecommerce: Listed };
	readonly view_item: { readonly ecommerce: Priced };
	readonly add_to_wishlist: { readonly ecommerce: Priced };
	readonly begin_checkout: { readonly ecommerce: Priced };
	/** `field`: the name of the field that was filled in last, never what it holds. */
	readonly form_progress: { readonly percent: number; readonly field: string };
	readonly add_insurance: { readonly ecommerce: Priced };
	readonly add_payment_info: { readonly ecommerce: Priced & { readonly payment_type: PaymentType } };
	readonly price_changed: { readonly ecommerce: Priced & { readonly previous_value: number } };
	readonly user_logged_in: Readonly<Record<never, never>>;
	readonly booking_complete: Completed;
	readonly option_complete: Completed;
	readonly application_complete: Completed;
	readonly refund: {
		readonly ecommerce: { readonly currency: "EUR"; readonly transaction_id: string; readonly value: number };
	};
}

/** A screen of the address book; `none` for an address that has none. */
export type ScreenName = RouteName | "none";

export type EventName = keyof EventFields;

/** An event before it is said who raises it where. */
export type Said = { readonly [Name in EventName]: { readonly event: Name } & EventFields[Name] }[EventName];

/** An event as it is sent. */
export type AnalyticsEvent = Said & Common;

interface Home {
	readonly accoId: string;
	readonly title: string;
	readonly country: string;
	readonly region: string;
	readonly placename: string;
}

/** A home as events name it. */
export function itemOf({ accoId, title, country, region, placename }: Home, value: number | null): EventItem {
	return {
		item_id: accoId,
		item_name: title,
		country,
		region,
		place: placename,
		item_category: country,
		item_category2: region,
		item_category3: placename,
		...(value === null ? {} : { value }),
	};
}
