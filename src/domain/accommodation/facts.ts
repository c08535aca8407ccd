/** Closed lists of facts about a home (specification §3); names are the specification's own. */

export const AMENITIES = [
	"sauna",
	"hottub",
	"spa",
	"pool",
	"privatpool",
	"garden",
	"gardenEnclosed",
	"terrace",
	"balcony",
	"parking",
	"wifi",
	"washingMachine",
	"stove",
	"tumbleDryer",
	"airco",
	"tv",
	"eCarCharging",
	"dishwasher",
	"oven",
	"bbq",
	"childrenBed",
	"childrenChair",
] as const;
export type Amenity = (typeof AMENITIES)[number];

/** Amenities that more than their own name fulfils: a private pool is a pool. */
const FULFILLED_BY: Partial<Record<Amenity, readonly Amenity[]>> = { pool: ["pool", "privatpool"] };

/** The amenities of which a home needs one to fulfil a filter. */
export function fulfilling(wanted: Amenity): readonly Amenity[] {
	return FULFILLED_BY[wanted] ?? [wanted];
}

/** Whether a home with these amenities fulfils a filter. */
export function fulfils(amenities: readonly Amenity[], wanted: Amenity): boolean {
	return fulfilling(wanted).some((amenity) => amenities.includes(amenity));
}

/** What a home is; `detached` is a fact of its own. */
export const KINDS = [
	"villa",
	"mansion",
	"castle",
	"chalet",
	"farmhouse",
	"bungalow",
	"holidayHome",
	"apartment",
	"penthouse",
	"glampingTent",
	"houseboat",
] as const;
export type Kind = (typeof KINDS)[number];

/** Location facts that are yes or no; the two `maxKm…` filters are numbers. */
export const LOCATIONS = ["nearSkiSlope", "nearSea", "nearLake", "onHolidayPark", "nearSkibus"] as const;
export type LocationFact = (typeof LOCATIONS)[number];

export const BOOK_MODES = ["instant", "on_request"] as const;
export type BookMode = (typeof BOOK_MODES)[number];

/** `test` homes are shown only to staff who chose them. */
export const ACCOMMODATION_STATUSES = ["draft", "test", "live", "off"] as const;
export type AccommodationStatus = (typeof ACCOMMODATION_STATUSES)[number];
