import type { Amenity, BookMode, Kind } from "#domain/accommodation/facts.ts";
import type { Scenery } from "#site/drawing-address.ts";
import { amenitiesOf } from "./amenities.ts";
import type { DemoPlace } from "./places/place-line.ts";
import { DEMO_PLACES } from "./places/places.ts";
import { Dice } from "./random.ts";
import type { TextHome } from "./texts/home-words.ts";
import { walkingMinutes } from "./texts/measures.ts";
import { carFree } from "./texts/text-home.ts";

/** The facts of the made-up homes, in real places. Prices, calendars, pictures and words are made from them. */
export interface DemoHome {
	readonly accoId: string;
	readonly place: DemoPlace;
	readonly scenery: Scenery;
	/** Index among the homes of its place. */
	readonly turn: number;
	readonly kind: Kind;
	readonly detached: boolean;
	readonly lat: number;
	readonly lng: number;
	readonly maxGuests: number;
	readonly bedrooms: number;
	readonly bathrooms: number;
	readonly areaM2: number;
	readonly builtIn: number;
	readonly stars: number | null;
	/** Reviews with and without text. */
	readonly reviews: number;
	readonly maxPets: number;
	readonly amenities: readonly Amenity[];
	readonly kmSea: number | null;
	readonly kmLake: number | null;
	readonly kmSkilift: number | null;
	readonly kmGolfCourse: number | null;
	readonly onHolidayPark: boolean;
	readonly bookMode: BookMode;
	readonly isTest: boolean;
	/** Euros a night in low season, for a home of its kind, size and place. */
	readonly nightEuros: number;
	/** What the words are made from. */
	readonly text: TextHome;
}

/** How many homes the catalogue holds, test houses included. */
const HOMES = 1_200;
const FIRST_ID = 900_001;
/** Every three-hundredth home is a test house. */
const TEST_EVERY = 300;
const KM_PER_DEGREE = 111.32;
/** Nearest that a home lies to the middle of its place. */
const NEAREST_KM = 0.25;

/** Kinds of home by what surrounds them; castles and mansions stay rare. */
const KINDS_OF: Readonly<Record<Scenery, Readonly<Partial<Record<Kind, number>>>>> = {
	alps: {
		chalet: 46,
		apartment: 24,
		holidayHome: 16,
		penthouse: 4,
		farmhouse: 5,
		villa: 2,
		glampingTent: 2,
		mansion: 1,
	},
	sea: {
		villa: 24,
		apartment: 24,
		holidayHome: 26,
		bungalow: 12,
		penthouse: 6,
		glampingTent: 4,
		farmhouse: 3,
		mansion: 1,
	},
	lake: {
		holidayHome: 26,
		apartment: 22,
		villa: 15,
		bungalow: 13,
		chalet: 9,
		penthouse: 5,
		glampingTent: 5,
		castle: 1,
	},
	countryside: {
		farmhouse: 34,
		holidayHome: 30,
		villa: 17,
		bungalow: 6,
		apartment: 4,
		glampingTent: 5,
		mansion: 2,
		castle: 2,
	},
	forest: {
		holidayHome: 36,
		bungalow: 20,
		chalet: 14,
		farmhouse: 12,
		glampingTent: 8,
		villa: 6,
		mansion: 1,
		castle: 1,
	},
	village: { apartment: 44, holidayHome: 28, penthouse: 10, villa: 6, farmhouse: 6, mansion: 2, castle: 1 },
};
const SOUTH = ["FR", "IT", "ES", "HR"];

/** Guests: fewest and most. */
const GUESTS: Readonly<Record<Kind, readonly [number, number]>> = {
	villa: [6, 14],
	mansion: [12, 20],
	castle: [12, 20],
	chalet: [4, 14],
	farmhouse: [4, 16],
	bungalow: [2, 6],
	holidayHome: [3, 10],
	apartment: [2, 6],
	penthouse: [2, 6],
	glampingTent: [2, 5],
	houseboat: [2, 6],
};
const KIND_PRICE: Readonly<Record<Kind, number>> = {
	villa: 1.45,
	mansion: 1.6,
	castle: 1.95,
	chalet: 1.2,
	farmhouse: 1,
	bungalow: 0.9,
	holidayHome: 1,
	apartment: 0.95,
	penthouse: 1.5,
	glampingTent: 0.72,
	houseboat: 1.2,
};
const COUNTRY_PRICE: Readonly<Record<string, number>> = {
	AT: 1.1,
	CH: 1.6,
	DE: 0.95,
	FR: 1.1,
	IT: 1.1,
	NL: 1.1,
	BE: 1,
	ES: 1,
	HR: 0.85,
	DK: 1,
	LU: 0.95,
	SI: 0.8,
};

export function demoHomes(): readonly DemoHome[] {
	const weight = DEMO_PLACES.reduce((sum, place) => sum + place.weight, 0);
	const homes: DemoHome[] = [];
	let due = 0;
	for (const place of DEMO_PLACES) {
		due += (place.weight / weight) * HOMES;
		// The remainder of each place is carried to the next, so the sum comes out.
		for (let turn = 0; homes.length < Math.round(due); turn++) {
			homes.push(homeOf(place, turn, FIRST_ID + homes.length));
		}
	}
	return homes;
}

function homeOf(place: DemoPlace, turn: number, number: number): DemoHome {
	const accoId = `a${number}`;
	const dice = new Dice(accoId);
	const sceneries = Object.fromEntries(place.sceneries.map(({ scenery, weight }) => [scenery, weight]));
	const scenery = dice.weighted<Scenery>(sceneries);
	const kind = kindOf(dice, place, scenery);
	const [fewest, most] = GUESTS[kind];
	// Small homes are commoner than large ones.
	const maxGuests = Math.round(fewest + (most - fewest) * dice.number() ** 1.6);
	const bedrooms = Math.max(1, Math.ceil(maxGuests / 2) - (maxGuests > 4 && dice.chance(0.3) ? 1 : 0));
	const bathrooms = Math.max(1, Math.round(bedrooms * dice.between(0.35, 0.7)));
	const areaM2 =
		kind === "glampingTent" ? 18 + maxGuests * 6 : Math.round((26 + maxGuests * dice.between(11, 17)) / 5) * 5;
	const stars = dice.chance(0.2) ? null : Math.min(5, Math.max(2, Math.round(dice.between(2.2, 4.7))));
	const { lat, lng, km } = pointOf(dice, place);
	const away = (base: number | null) =>
		base === null ? null : Math.round(Math.max(0.1, base + km * dice.between(-0.2, 0.9)) * 10) / 10;
	const distances = {
		kmSea: away(place.kmSea),
		kmLake: away(place.kmLake),
		kmSkilift: away(place.kmSkilift),
		kmGolfCourse: away(place.kmGolfCourse),
	};
	const amenities = amenitiesOf(dice, {
		kind,
		scenery,
		maxGuests,
		stars: stars ?? 3,
		south: SOUTH.includes(place.country),
		carFree: carFree(place.names),
	});
	const isNew = dice.chance(0.08);
	const nightEuros =
		(26 + 14 * maxGuests ** 0.92) *
		KIND_PRICE[kind] *
		(COUNTRY_PRICE[place.country] ?? 1) *
		(1 + ((stars ?? 3) - 3) * 0.12) *
		(amenities.includes("privatpool") ? 1.25 : 1) *
		dice.between(0.85, 1.2);
	const maxPets = dice.chance(0.45) ? 0 : dice.whole(1, kind === "farmhouse" || kind === "mansion" ? 4 : 2);
	const builtIn = yearOf(dice, kind);
	const home = {
		accoId,
		place,
		scenery,
		turn,
		kind,
		lat,
		lng,
		maxGuests,
		bedrooms,
		bathrooms,
		areaM2,
		stars,
		amenities,
		maxPets,
		...distances,
		detached: isDetached(dice, kind, scenery),
		builtIn,
		reviews: isNew ? 0 : Math.round(3 + 220 * dice.number() ** 2.2),
		onHolidayPark: (kind === "bungalow" || kind === "glampingTent") && dice.chance(0.55),
		bookMode: dice.chance(0.2) ? ("on_request" as const) : ("instant" as const),
		isTest: number % TEST_EVERY === 0,
		nightEuros: Math.max(55, nightEuros),
	};
	return {
		...home,
		text: {
			accoId,
			kind,
			scenery,
			country: place.country,
			place: place.names,
			region: place.region,
			maxGuests,
			bedrooms,
			bathrooms,
			areaM2,
			builtIn,
			amenities,
			maxPets,
			...distances,
			turn,
			minutesToVillage: walkingMinutes(km),
			facing: dice.chance(0.6) ? "evening" : "morning",
		},
	};
}

function kindOf(dice: Dice, place: DemoPlace, scenery: Scenery): Kind {
	// Houses float only where there is water without mountains round it.
	const floats = scenery === "lake" && (place.country === "NL" || place.names.de === "Waren an der Müritz");
	const kinds = KINDS_OF[scenery];
	if (floats) return dice.weighted<Kind>({ ...kinds, chalet: 0, houseboat: 110 });
	const flat = !place.snow && scenery !== "alps";
	return dice.weighted<Kind>(flat ? { ...kinds, chalet: 0 } : kinds);
}

function isDetached(dice: Dice, kind: Kind, scenery: Scenery): boolean {
	if (["villa", "chalet", "bungalow", "farmhouse", "castle", "mansion"].includes(kind)) return true;
	return kind === "holidayHome" && dice.chance(scenery === "village" ? 0.3 : 0.75);
}

/** A point near the place, on land, with its distance from the middle. */
function pointOf(dice: Dice, place: DemoPlace): { lat: number; lng: number; km: number } {
	const km = NEAREST_KM + (place.reachKm - NEAREST_KM) * dice.number() ** 1.4;
	const bearing = place.inland === null ? dice.between(0, 360) : place.inland + dice.between(-40, 40);
	const radians = (bearing * Math.PI) / 180;
	const lat = place.lat + (Math.cos(radians) * km) / KM_PER_DEGREE;
	const lng = place.lng + (Math.sin(radians) * km) / (KM_PER_DEGREE * Math.cos((place.lat * Math.PI) / 180));
	return { lat: Math.round(lat * 1e5) / 1e5, lng: Math.round(lng * 1e5) / 1e5, km };
}

function yearOf(dice: Dice, kind: Kind): number {
	if (kind === "castle") return dice.whole(1480, 1880);
	if (kind === "mansion") return dice.whole(1720, 1925);
	if (kind === "farmhouse") return dice.whole(1690, 1935);
	if (kind === "glampingTent") return dice.whole(2014, 2024);
	if (kind === "houseboat") return dice.whole(1968, 2022);
	if (kind === "bungalow") return dice.whole(1962, 2018);
	if (kind === "penthouse") return dice.whole(1985, 2023);
	return dice.whole(1895, 2022);
}
