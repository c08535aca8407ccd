import type { PriceRise } from "#domain/accommodation/rates.ts";
import type { Cents } from "#domain/money.ts";
import { BOOKING_HORIZON_DAYS } from "#domain/pricing/stay-rules.ts";
import { COUNTED_FILTERS, choicesOf, type FilterOf, filtersOf } from "#domain/search/filters.ts";

/** Homes a page; a change copies the pages it touches and nothing else. */
export const PAGE_HOMES = 1024;
/** 32-bit words of a bitmap over a page's homes. */
export const WORDS = PAGE_HOMES / 32;
/** Days the columns reach beyond the booking horizon, so that they serve for that many midnights. */
export const SPARE_DAYS = 14;
/** Nights that columns hold, from the index's base day on. */
export const NIGHTS = BOOKING_HORIZON_DAYS + SPARE_DAYS;

/** Numbers of the yes/no facts; each has a bitmap. The choices of the filters come behind these two. */
export const FACT = { live: 0, test: 1 } as const;
/** The first fact that is a filter's. */
export const FIRST_COUNTED = 2;

/** Counted filters that an index can hold, each with its first fact; a fact a choice, in the order of the choices. */
export const FILTER_FACTS = factsOfFilters();

function factsOfFilters() {
	let next = FIRST_COUNTED;
	return COUNTED_FILTERS.filter((filter) => !("perStay" in filter)).map((filter) => {
		const choices = choicesOf(filter);
		const first = next;
		next += choices.length;
		return { filter, choices, first, end: next };
	});
}

/** Facts that are offered as filters, and counted; those behind them only narrow. */
export const COUNTED_FACTS = FILTER_FACTS.at(-1)?.end ?? FIRST_COUNTED;
/** Room for at least so many persons: fact `ROOM_FACT + persons`; larger parties are compared home by home. */
export const ROOM_FACT = COUNTED_FACTS - 1;
export const MOST_ROOM_FACTS = 16;
export const FACTS = COUNTED_FACTS + MOST_ROOM_FACTS;

/** Numbers in `Page.rules` of one stay rule. */
export const RULE = { min: 0, through: 1, max: 2, extra: 3, size: 4 } as const;

/** In `minNights` and `maxNights`: so many or more. */
export const MANY = 255;

/** A home's fixed rents: keys are `(arrival − base day) × 1024 + nights`, ascending. */
export interface FixedRents {
	readonly keys: Int32Array;
	readonly cents: Int32Array;
}

/** Places in `Page.limits`: longest lead time, largest `through`, smallest maximum of nights. */
export const LIMIT = { lead: 0, through: 1, maxNights: 2 } as const;

/** A cap that nothing reaches. */
export const NO_CAP = 2 ** 31 - 1;

/** Filters that compare a number. */
export const NUMBER_FILTERS = filtersOf("atLeast", "within");
/** Their numbers of each home. Unknown: −1 where at least so much is wanted, infinity where at most. */
type NumberColumns = { readonly [Name in FilterOf<"atLeast" | "within">]: Float64Array };

/** What of a home is another each day. */
export interface FromColumns {
	/** Lowest price of the next 12 months; −1: none. */
	readonly fromGrand: Float64Array;
	readonly fromPerNight: Float64Array;
	/** Day number. */
	readonly fromArrival: Int32Array;
	readonly fromNights: Int32Array;
	/** Bitmap: a stay of the home has a last-minute reduction. */
	readonly lastMinute: Uint32Array;
}

/**
 * Columns of 1,024 homes. By night they are laid out night by night, so that a stay reads a few rows from end to
 * end: `[night × PAGE_HOMES + home]`, bitmaps `[night × WORDS + word]`.
 */
export interface Page extends NumberColumns, FromColumns {
	readonly accoIds: string[];
	readonly accoNo: Float64Array;
	readonly country: Uint16Array;
	readonly regionId: Int32Array;
	readonly placeId: Int32Array;
	readonly lat: Float64Array;
	readonly lng: Float64Array;
	readonly maxGuests: Uint16Array;
	readonly maxBabies: Uint16Array;
	readonly maxPets: Uint16Array;
	readonly includedGuests: Uint16Array;
	readonly minLeadDays: Uint16Array;
	readonly basePoints: Uint16Array;
	readonly similarGroup: Uint8Array;
	/** Bitmaps of FACT, `[fact × WORDS + word]`. */
	readonly facts: Uint32Array;

	/** A season covers the night, and it is free and for sale. */
	readonly free: Uint32Array;
	/** A stay may arrive / depart on the day as far as weekdays and closures go. */
	readonly arrive: Uint32Array;
	readonly depart: Uint32Array;
	/** Sum of the nightly rents before the night, modulo 2³²; differences are exact. */
	readonly rent: Int32Array;
	/** Fewest and most nights of a stay that arrives on the day, as far as the day's own season goes; MANY: look it up. */
	readonly minNights: Uint8Array;
	readonly maxNights: Uint8Array;
	/** Number of the night's stay rule among the home's own. */
	readonly rule: Uint16Array;
	/** Stay rules of all homes of the page, RULE.size numbers each; a home's begin at `ruleStart`. */
	rules: Int32Array;
	rulesUsed: number;
	readonly ruleStart: Uint32Array;
	readonly ruleCount: Uint16Array;
	/** Largest `through` of the home: longer stays need not look at each night. */
	readonly longestThrough: Uint16Array;
	/** The extra-person price where all seasons have the same, else −1. */
	readonly evenExtra: Int32Array;
	readonly fixed: (FixedRents | null)[];
	/** Days on which a stay with a fixed rent arrives: spares most homes the look into their list. */
	readonly fixedArrival: Uint32Array;

	/** Number of the home's discounts in the index's register. */
	readonly discounts: Uint32Array;
	/** Sum of the mandatory fees that count once. */
	readonly feeStay: Int32Array;
	/** Bounds over the homes that the page ever had: a stay within them need not be compared home by home. */
	readonly limits: Int32Array;
	/** Number of its other fees and its tourist tax in the index's register. */
	readonly charges: Uint32Array;

	/** Nights that became dearer of late; null: none. */
	readonly rises: (readonly PriceRise[] | null)[];

	/** The same as `FromColumns` of the day after. */
	readonly nextFromGrand: Float64Array;
	readonly nextFromPerNight: Float64Array;
	readonly nextFromArrival: Int32Array;
	readonly nextFromNights: Int32Array;
	readonly nextLastMinute: Uint32Array;
}

export function emptyPage(): Page {
	const doubles = () => new Float64Array(PAGE_HOMES);
	const integers = () => new Int32Array(PAGE_HOMES);
	const smalls = () => new Uint16Array(PAGE_HOMES);
	const numbers = Object.fromEntries(NUMBER_FILTERS.map(({ name }) => [name, doubles()])) as unknown as NumberColumns;
	return {
		...numbers,
		accoIds: new Array<string>(PAGE_HOMES).fill(""),
		accoNo: doubles(),
		country: new Uint16Array(PAGE_HOMES),
		regionId: integers(),
		placeId: integers(),
		lat: doubles(),
		lng: doubles(),
		maxGuests: smalls(),
		maxBabies: smalls(),
		maxPets: smalls(),
		includedGuests: smalls(),
		minLeadDays: smalls(),
		basePoints: new Uint16Array(PAGE_HOMES),
		similarGroup: new Uint8Array(PAGE_HOMES),
		facts: new Uint32Array(FACTS * WORDS),
		free: new Uint32Array(NIGHTS * WORDS),
		arrive: new Uint32Array(NIGHTS * WORDS),
		depart: new Uint32Array((NIGHTS + 1) * WORDS),
		rent: new Int32Array((NIGHTS + 1) * PAGE_HOMES),
		minNights: new Uint8Array(NIGHTS * PAGE_HOMES),
		maxNights: new Uint8Array(NIGHTS * PAGE_HOMES),
		rule: new Uint16Array(NIGHTS * PAGE_HOMES),
		// Room for six rules a home; more is made when it is needed.
		rules: new Int32Array(PAGE_HOMES * RULE.size * 6),
		rulesUsed: 0,
		ruleStart: new Uint32Array(PAGE_HOMES),
		ruleCount: new Uint16Array(PAGE_HOMES),
		longestThrough: smalls(),
		evenExtra: integers(),
		fixed: new Array<FixedRents | null>(PAGE_HOMES).fill(null),
		fixedArrival: new Uint32Array(NIGHTS * WORDS),
		discounts: new Uint32Array(PAGE_HOMES),
		feeStay: integers(),
		limits: Int32Array.of(0, 0, NO_CAP),
		charges: new Uint32Array(PAGE_HOMES),
		rises: new Array<readonly PriceRise[] | null>(PAGE_HOMES).fill(null),
		fromGrand: doubles(),
		fromPerNight: doubles(),
		fromArrival: integers(),
		fromNights: integers(),
		lastMinute: new Uint32Array(WORDS),
		nextFromGrand: doubles(),
		nextFromPerNight: doubles(),
		nextFromArrival: integers(),
		nextFromNights: integers(),
		nextLastMinute: new Uint32Array(WORDS),
	};
}

/** The columns of the day after that of a page's own. */
export function nextFromColumns(page: Page): FromColumns {
	return {
		fromGrand: page.nextFromGrand,
		fromPerNight: page.nextFromPerNight,
		fromArrival: page.nextFromArrival,
		fromNights: page.nextFromNights,
		lastMinute: page.nextLastMinute,
	};
}

/** Makes the day after a page's own its own. */
export function moveToNextDay(page: Page): void {
	page.fromGrand.set(page.nextFromGrand);
	page.fromPerNight.set(page.nextFromPerNight);
	page.fromArrival.set(page.nextFromArrival);
	page.fromNights.set(page.nextFromNights);
	page.lastMinute.set(page.nextLastMinute);
}

/** A copy that can be written to while searches read the old one. */
export function copyPage(page: Page): Page {
	const copy = { ...page } as Record<string, unknown>;
	for (const [name, column] of Object.entries(page)) {
		if (ArrayBuffer.isView(column) || Array.isArray(column)) copy[name] = (column as Uint8Array).slice();
	}
	return copy as unknown as Page;
}

/** Bytes that a page takes; strings, fixed rents and rises are counted as they are stored. */
export function pageBytes(page: Page): number {
	let bytes = 0;
	for (const column of Object.values(page)) if (ArrayBuffer.isView(column)) bytes += column.byteLength;
	for (const rents of page.fixed) bytes += 8 + (rents ? rents.keys.byteLength + rents.cents.byteLength + 200 : 0);
	for (const rises of page.rises) bytes += 8 + (rises ? rises.length * 48 : 0);
	for (const accoId of page.accoIds) bytes += 8 + 16 + accoId.length;
	return bytes;
}

/** Rent of a fixed stay price; null where the nights have their own prices. */
export function fixedRent(rents: FixedRents, key: number): Cents | null {
	let low = 0;
	let high = rents.keys.length - 1;
	while (low <= high) {
		const middle = (low + high) >> 1;
		const found = rents.keys[middle] as number;
		if (found < key) low = middle + 1;
		else if (found > key) high = middle - 1;
		else return rents.cents[middle] as number;
	}
	return null;
}

export function fixedKey(dayIndex: number, nights: number): number {
	return dayIndex * 1024 + nights;
}
