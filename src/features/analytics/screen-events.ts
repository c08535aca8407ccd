import {
	type Criteria,
	type EventItem,
	type EventStay,
	itemOf,
	type Said,
	type ScreenName,
} from "#analytics/events.ts";
import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import type { Party } from "#domain/party/party.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { eurosOf } from "#site/api/acco.ts";
import { partyOf, printSearchParams, type SearchParams } from "#site/search-params.ts";
import type { AccommodationView } from "#site/views/accommodation-view.ts";
import type { BookingView, SuccessView } from "#site/views/booking-view.ts";
import type { SearchView } from "#site/views/search-view.ts";

/** What a screen is about, read from what it was loaded with: screens themselves know nothing of events. */
export interface ScreenFacts {
	readonly stay?: EventStay;
	readonly guests?: Party;
	/** What reaching it says, after the page view. */
	readonly said: readonly Said[];
	/** Equal searches have equal texts; null: it is no search. */
	readonly search: string | null;
	readonly list: { readonly id: string; readonly name: string; readonly offset: number };
	/** Homes that it shows, by their ids. */
	readonly homes: ReadonlyMap<string, ListedAccommodation>;
	/** The home that it is about. */
	readonly home: ListedAccommodation | null;
	/** The booking that it thanks for, and how that stands. */
	readonly booking: { readonly bookingNo: string; readonly state: string } | null;
}

/** @param data what the loaders of the screen's routes answered */
export function screenFacts(name: ScreenName, data: readonly unknown[]): ScreenFacts {
	const homes = homesIn(data);
	const views = data.flatMap(viewsOf);
	const plain = { said: [], search: null, list: { id: name, name, offset: 0 }, homes, home: null, booking: null };
	for (const view of views) {
		if (isSearch(view)) return { ...plain, ...ofSearch(name, view), homes };
		if (isBooking(view)) return { ...plain, ...ofBooking(view) };
		if (isHome(view)) return { ...plain, ...ofHome(view) };
		if (isSuccess(view)) return { ...plain, booking: view.booking };
	}
	return plain;
}

/** Routes answer their view itself, as `view`, or as one of two. */
function viewsOf(data: unknown): readonly object[] {
	return isObject(data) ? [data, data.view, data.home, data.search].filter(isObject) : [];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null;
const isSearch = (view: object): view is SearchView => "facets" in view && "totalResults" in view;
const isBooking = (view: object): view is BookingView => "idempotencyKey" in view;
const isHome = (view: object): view is AccommodationView => "bookingPath" in view;
const isSuccess = (view: object): view is SuccessView => "booking" in view && "type" in view;

/** Parameters that are no filter: stay and party are said by themselves, the rest is how the list is looked at. */
const NO_FILTER = "arrival departure adults children babies pets flex fav sort page view zoom bounds".split(" ");

function criteriaOf({ params, placeSlugs }: SearchView): Criteria {
	const printed = Object.entries(printSearchParams(params)).filter(([name]) => !NO_FILTER.includes(name));
	return Object.fromEntries(placeSlugs.length > 0 ? [["place", placeSlugs.join("/")], ...printed] : printed);
}

function ofSearch(name: ScreenName, view: SearchView) {
	const { params, totalResults, placeSlugs, perPage, unknownPlace } = view;
	const criteria = criteriaOf(view);
	const found: Said = { event: "search", filters: criteria, result_count: totalResults, flex: params.flex ?? null };
	const about = { ...stayOf(params), guests: partyOf(params) };
	return {
		...about,
		// A name that is no place is a typed text: nothing of it is said.
		said: unknownPlace ? [] : totalResults > 0 ? [found] : [found, { event: "no_results", criteria } as const],
		search: JSON.stringify([criteria, about, params.flex]),
		list: { id: name, name: placeSlugs.join("/") || name, offset: ((params.page ?? 1) - 1) * perPage },
	};
}

function ofHome({ acco, params, offer, similar }: AccommodationView) {
	const cents = offer?.grandCents ?? acco.stayCents ?? acco.from?.stayCents ?? null;
	return {
		...stayOf(params),
		guests: partyOf(params),
		said: [{ event: "view_item", ecommerce: priced(acco, cents ?? 0) } as const],
		home: acco,
		list: { id: "similar", name: "similar", offset: 0 },
		homes: new Map([acco, ...similar].map((home) => [home.accoId, home])),
	};
}

function ofBooking({ acco, params, offer, form }: BookingView) {
	// A form that came back is no new beginning.
	const isNew = offer !== null && Object.keys(form.values).length === 0;
	const said: Said[] = [];
	if (isNew) said.push({ event: "begin_checkout", ecommerce: priced(acco, offer.grandCents) });
	if (offer && form.beforeCents !== undefined && form.beforeCents !== offer.grandCents) {
		const previous_value = eurosOf(form.beforeCents);
		said.push({ event: "price_changed", ecommerce: { ...priced(acco, offer.grandCents), previous_value } });
	}
	return { ...stayOf(params), guests: partyOf(params), said, home: acco };
}

function stayOf({ arrival, departure }: SearchParams): { readonly stay?: EventStay } {
	if (!arrival || !departure) return {};
	return { stay: { arrival, departure, nights: dayOf(departure) - dayOf(arrival) } };
}

/** A home at a price, as events of money have it. */
export function priced(home: ListedAccommodation, cents: number) {
	const value = eurosOf(cents);
	return { currency: "EUR", value, items: [itemOf(home, value)] } as const;
}

/** A home in a list, with its own price. */
export function listItem(home: ListedAccommodation, index: number): EventItem {
	const cents = home.stayCents ?? home.from?.stayCents ?? null;
	return { ...itemOf(home, cents === null ? null : eurosOf(cents)), index };
}

/** How deep views hold homes, at most: in a block of a list of blocks. */
const DEPTH = 8;

/** All homes that a screen was loaded with, wherever in its data they are. */
function homesIn(data: unknown): ReadonlyMap<string, ListedAccommodation> {
	const found = new Map<string, ListedAccommodation>();
	const look = (value: unknown, depth: number): void => {
		if (!isObject(value) || depth > DEPTH) return;
		if (typeof value.accoId === "string" && typeof value.placename === "string" && "stayCents" in value) {
			found.set(value.accoId, value as unknown as ListedAccommodation);
			return;
		}
		for (const inner of Object.values(value)) look(inner, depth + 1);
	};
	look(data, 0);
	return found;
}
