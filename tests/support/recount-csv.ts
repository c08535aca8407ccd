import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";

/**
 * A plain count over a publisher's listings.csv.gz, by the rules of the mapping and by nothing of the product: what
 * a search must find follows from the file alone.
 */

/** A home as its line of the file says it. */
export interface ListedHome {
	/** The source's id; it may exceed what a number holds. */
	readonly id: string;
	/** The publisher's neighbourhood: a municipality, in the files of cities a district. */
	readonly place: string;
	readonly lat: number;
	readonly lng: number;
	readonly guests: number;
	readonly bedrooms: number;
	readonly bathrooms: number;
	/** 0 to 5; null without reviews. */
	readonly rating: number | null;
	readonly type: string;
	readonly detached: boolean;
	readonly pets: boolean;
	readonly amenities: ReadonlySet<string>;
}

export interface Box {
	readonly south: number;
	readonly west: number;
	readonly north: number;
	readonly east: number;
}

/** Property types by name; entire homes of any other are holiday homes. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
	villa: ["Entire villa"],
	chalet: ["Entire chalet"],
	bungalow: ["Entire bungalow"],
	castle: ["Castle"],
	farmhouse: ["Farm stay", "Barn"],
	apartment: ["Entire rental unit", "Entire condo", "Entire loft", "Entire serviced apartment"],
	glampingTent: ["Tent", "Yurt", "Tipi", "Dome"],
	houseboat: ["Houseboat", "Boat"],
};
const STANDING_ALONE = ["villa", "chalet", "bungalow", "farmhouse"];

const holds =
	(...words: readonly string[]) =>
	(item: string) =>
		words.some((word) => item.includes(word));

/** A home has an amenity when one of its items, in lower case, fits. */
const AMENITIES: Readonly<Record<string, (item: string) => boolean>> = {
	sauna: holds("sauna"),
	hottub: holds("hot tub", "jacuzzi"),
	spa: (item) => item.split(/\W+/).includes("spa"),
	pool: (item) => item.split(/\W+/).includes("pool") && !holds("pool table", "pool view")(item),
	privatpool: (item) => item.startsWith("private ") && item.includes("pool"),
	garden: (item) => /^((private|shared|common) )?(backyard|garden)/.test(item) && !item.includes("view"),
	gardenEnclosed: (item) => /backyard . fully fenced/.test(item),
	terrace: holds("patio or balcony"),
	balcony: holds("patio or balcony"),
	parking: holds("parking", "garage", "carport"),
	wifi: holds("wifi", "wi-fi", "wireless internet"),
	washingMachine: (item) => item.split(/\W+/).includes("washer"),
	// A cooker, never a fireplace.
	stove: (item) => holds("stove", "cooktop", "induction", "kitchen")(item) && !item.includes("fireplace"),
	tumbleDryer: (item) => item.split(/\W+/).includes("dryer") && !item.includes("hair"),
	airco: (item) => item.includes("air conditioning") || item.split(/\W+/).includes("ac"),
	tv: (item) => item.split(/\W+/).some((word) => word.endsWith("tv")),
	eCarCharging: holds("ev charger"),
	dishwasher: holds("dishwasher"),
	oven: holds("oven"),
	bbq: holds("bbq", "barbecue"),
	childrenBed: (item) => item.startsWith("crib") || /pack .n.? ?play|travel crib/.test(item),
	childrenChair: holds("high chair"),
};

/** Types, amenities and numbers that a search offers as choices. */
const OFFERED = {
	types: [...Object.keys(TYPES), "holidayHome", "mansion", "penthouse"],
	bedrooms: [1, 2, 3, 4, 5, 6],
	bathrooms: [1, 2, 3, 4],
	rating: [3, 3.5, 4, 4.5],
} as const;

/** Every entire home of a file. */
export function readListedHomes(path: string): readonly ListedHome[] {
	const rows: Record<string, string>[] = parse(gunzipSync(readFileSync(path)), { columns: true, bom: true });
	return rows.filter((row) => row.room_type === "Entire home/apt").map(homeOf);
}

function homeOf(row: Record<string, string>): ListedHome {
	const text = (name: string) => (row[name] ?? "").trim();
	const property = text("property_type");
	const type = Object.keys(TYPES).find((type) => TYPES[type]?.includes(property)) ?? "holidayHome";
	const items = (JSON.parse(text("amenities") || "[]") as string[]).map((item) => item.toLowerCase());
	const baths = text("bathrooms_text").toLowerCase();
	return {
		id: text("id"),
		place: text("neighbourhood_cleansed"),
		lat: Number(text("latitude")),
		lng: Number(text("longitude")),
		guests: Number(text("accommodates")),
		bedrooms: Number(text("bedrooms")),
		bathrooms: text("bathrooms")
			? Number(text("bathrooms"))
			: baths.includes("half-bath")
				? 0.5
				: Number.parseFloat(baths),
		rating: text("review_scores_rating") ? Number(text("review_scores_rating")) : null,
		type,
		detached: STANDING_ALONE.includes(type) || property === "Entire cottage",
		pets: items.includes("pets allowed"),
		amenities: new Set(Object.keys(AMENITIES).filter((name) => items.some((item) => AMENITIES[name]?.(item)))),
	};
}

/** Homes in a box, its edges included. */
export function homesWithin(homes: readonly ListedHome[], box: Box): readonly ListedHome[] {
	return homes.filter(({ lat, lng }) => lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east);
}

/**
 * What the panel of filters must say of these homes: how many have each choice, by `parameter=value` of an address.
 * A number is "at least so many". The source knows nothing of stars, verification or last minutes.
 */
export function countChoices(homes: readonly ListedHome[]): Readonly<Record<string, number>> {
	const counts: Record<string, number> = {};
	const count = (choice: string, fits: (home: ListedHome) => boolean) => {
		counts[choice] = homes.filter(fits).length;
	};
	for (const type of OFFERED.types) count(`types=${type}`, (home) => home.type === type);
	for (const name of Object.keys(AMENITIES)) count(`facility=${name}`, (home) => home.amenities.has(name));
	for (const least of OFFERED.bedrooms) count(`bedrooms=${least}`, (home) => home.bedrooms >= least);
	for (const least of OFFERED.bathrooms) count(`bathrooms=${least}`, (home) => home.bathrooms >= least);
	for (const least of OFFERED.rating) count(`rating=${least}`, (home) => home.rating !== null && home.rating >= least);
	count("detached=1", (home) => home.detached);
	count("noPets=1", (home) => !home.pets);
	return counts;
}
