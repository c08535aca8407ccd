import { PAGE_HOMES, PAGE_WORDS } from "./bits.ts";
import { FACT_ROWS } from "./fact-rows.ts";

/**
 * The columns of 1,024 homes. A page has three parts that change for different reasons; a change copies only
 * the parts it touches, so a snapshot that a search holds never moves.
 * Columns by day are laid out day by day: a stay reads a few contiguous stretches.
 */
export interface Page {
	readonly facts: FactPart;
	readonly rates: RatePart;
	readonly nights: NightPart;
}

/** Facts, party limits, fees and the price without dates: one value a home. */
export interface FactPart {
	readonly accoIds: string[];
	/** Number of the accoId: the order of ties. */
	readonly accoNo: Float64Array;
	readonly lat: Float64Array;
	readonly lng: Float64Array;
	/** Country as `countryCode()` numbers it. */
	readonly country: Float32Array;
	readonly region: Int32Array;
	readonly place: Int32Array;
	readonly maxGuests: Float32Array;
	readonly maxBabies: Float32Array;
	readonly maxPets: Float32Array;
	readonly includedGuests: Uint16Array;
	readonly minLeadDays: Uint16Array;
	readonly bedrooms: Float32Array;
	readonly bathrooms: Float32Array;
	/** NaN: unknown, here and in the next three. */
	readonly stars: Float32Array;
	readonly rating: Float32Array;
	readonly kmSkilift: Float32Array;
	readonly kmGolfCourse: Float32Array;
	readonly ownPoints: Int32Array;
	/** Number of the class of similar homes. */
	readonly similar: Int32Array;
	/** Numbers of discount set and tourist tax in the dictionaries. */
	readonly discounts: Int32Array;
	readonly tax: Int32Array;
	/** Mandatory fees in cents, summed by what they count. */
	readonly feeStay: Float64Array;
	readonly feeNight: Float64Array;
	readonly feePerson: Float64Array;
	readonly feePersonNight: Float64Array;
	readonly feePet: Float64Array;
	readonly feePetNight: Float64Array;
	/** Lowest price without dates: arrival (column day, −1 none), nights, cents in all and a night (NaN none). */
	readonly fromDay: Int32Array;
	readonly fromNights: Uint16Array;
	readonly fromCents: Float64Array;
	readonly fromPerNight: Float64Array;
	/** `FACT_ROWS` bitmaps. */
	readonly bits: Int32Array;
	/**
	 * Smallest maxGuests and largest minLeadDays of any home of the page: what all homes pass is not checked one
	 * by one. After a change they may be stricter than needed, never laxer.
	 */
	readonly limits: Int32Array;
}

/** What the rate table says, day by day. */
export interface RatePart {
	/** Rent of all nights before a day, modulo 2^32: the difference of two days is the rent of a stay. */
	readonly rent: Int32Array;
	/** Fewest nights of a stay that arrives on a day, with the arrival season's minThrough; most nights. */
	readonly minNights: Uint16Array;
	readonly maxNights: Uint16Array;
	/** Bitmaps by day: a stay may arrive, may depart. */
	readonly arrival: Int32Array;
	readonly departure: Int32Array;
	/** The largest minThrough of any home of the page on a night (may be too large after a change, never too small). */
	readonly pageThrough: Uint16Array;
	/** The largest minThrough of a home. */
	readonly maxThrough: Uint16Array;
	/**
	 * Seasons of homes whose minThrough or extra-person price counts (null for the others), flattened:
	 * from, to, minThrough, extraPersonCents.
	 */
	readonly seasons: (Int32Array | null)[];
	/** Fixed rents of homes that have any: the sorted stay keys, then their cents. */
	readonly fixed: (Int32Array | null)[];
}

/** Bitmap by day: the night is free, for sale, and has a rate. */
export interface NightPart {
	readonly free: Int32Array;
}

/** Places in `FactPart.limits`. */
export const LEAST_GUESTS = 0;
export const LONGEST_LEAD = 1;

/** Numbers a season takes in `RatePart.seasons`. */
export const SEASON_WIDTH = 4;

/** Key of a stay among fixed rents, by column day. */
export function fixedKey(day: number, nights: number): number {
	return day * 1024 + nights;
}

/** A page without homes, for `days` nights. */
export function emptyPage(days: number): Page {
	const none = () => new Float32Array(PAGE_HOMES).fill(Number.NaN);
	const none64 = () => new Float64Array(PAGE_HOMES).fill(Number.NaN);
	return {
		facts: {
			accoIds: new Array<string>(PAGE_HOMES).fill(""),
			accoNo: new Float64Array(PAGE_HOMES),
			lat: new Float64Array(PAGE_HOMES),
			lng: new Float64Array(PAGE_HOMES),
			country: new Float32Array(PAGE_HOMES),
			region: new Int32Array(PAGE_HOMES),
			place: new Int32Array(PAGE_HOMES),
			maxGuests: new Float32Array(PAGE_HOMES),
			maxBabies: new Float32Array(PAGE_HOMES),
			maxPets: new Float32Array(PAGE_HOMES),
			includedGuests: new Uint16Array(PAGE_HOMES),
			minLeadDays: new Uint16Array(PAGE_HOMES),
			bedrooms: none(),
			bathrooms: none(),
			stars: none(),
			rating: none(),
			kmSkilift: none(),
			kmGolfCourse: none(),
			ownPoints: new Int32Array(PAGE_HOMES),
			similar: new Int32Array(PAGE_HOMES),
			discounts: new Int32Array(PAGE_HOMES),
			tax: new Int32Array(PAGE_HOMES),
			feeStay: new Float64Array(PAGE_HOMES),
			feeNight: new Float64Array(PAGE_HOMES),
			feePerson: new Float64Array(PAGE_HOMES),
			feePersonNight: new Float64Array(PAGE_HOMES),
			feePet: new Float64Array(PAGE_HOMES),
			feePetNight: new Float64Array(PAGE_HOMES),
			fromDay: new Int32Array(PAGE_HOMES).fill(-1),
			fromNights: new Uint16Array(PAGE_HOMES),
			fromCents: new Float64Array(PAGE_HOMES),
			fromPerNight: none64(),
			bits: new Int32Array(FACT_ROWS * PAGE_WORDS),
			limits: Int32Array.of(0xffff, 0),
		},
		rates: {
			rent: new Int32Array((days + 1) * PAGE_HOMES),
			minNights: new Uint16Array(days * PAGE_HOMES),
			maxNights: new Uint16Array(days * PAGE_HOMES),
			arrival: new Int32Array(days * PAGE_WORDS),
			departure: new Int32Array((days + 1) * PAGE_WORDS),
			pageThrough: new Uint16Array(days),
			maxThrough: new Uint16Array(PAGE_HOMES),
			seasons: new Array<Int32Array | null>(PAGE_HOMES).fill(null),
			fixed: new Array<Int32Array | null>(PAGE_HOMES).fill(null),
		},
		nights: { free: new Int32Array(days * PAGE_WORDS) },
	};
}

/** A copy of a part whose arrays may be written; the lists of single homes stay shared and are replaced as a whole. */
export function copyPart<Part extends object>(part: Part): Part {
	const copy: Record<string, unknown> = {};
	for (const [name, column] of Object.entries(part)) {
		copy[name] = ArrayBuffer.isView(column) || Array.isArray(column) ? (column as Int32Array).slice() : column;
	}
	return copy as Part;
}

/** A number for an ISO 3166-1 alpha-2 code. */
export function countryCode(country: string): number {
	return (country.charCodeAt(0) << 8) | country.charCodeAt(1);
}
