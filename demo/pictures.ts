import type { Amenity } from "#domain/accommodation/facts.ts";
import type { Localized } from "#domain/language.ts";
import { formsIn, type Region } from "#pictures/houses/forms.ts";
import {
	DRAWING_PARTS,
	type Drawing,
	type DrawingPart,
	type DrawingType,
	type DrawnBed,
	drawingAddress,
	PALETTES,
	type Season,
	type TimeOfDay,
	type View,
} from "#site/drawing-address.ts";
import type { DemoHome } from "./homes.ts";
import { livingOf } from "./living.ts";
import type { DemoPlace } from "./places/place-line.ts";
import { Dice } from "./random.ts";
import { altOf } from "./texts/home-words.ts";
import { southern } from "./texts/text-home.ts";

/** Form, colours, light and season in which a home is drawn. */
export interface Look {
	readonly type: DrawingType;
	readonly form: number;
	readonly palette: number;
	readonly season: Season;
	readonly timeOfDay: TimeOfDay;
}

/** Homes within so many of each other in the list never share type, scenery and light, whatever the season. */
const APART = 3;
/** Of so many homes of one type and scenery that follow each other, no two look alike. */
const UNLIKE = 60;
const TRIES = 400;

/**
 * The look of each home, in their order: no two near each other in the list share type, scenery and light, no two of a
 * place share these and the season, and of those of one type and scenery none is like another as far as there are looks.
 */
export function looksOf(homes: readonly DemoHome[]): readonly Look[] {
	const looks: Look[] = [];
	const byPlace = new Map<DemoPlace, Set<string>>();
	const bySort = new Map<string, string[]>();
	for (const [index, home] of homes.entries()) {
		const first = Math.max(0, index - APART);
		const near = homes.slice(first, index).map((other, at) => lightOf(other, looks[first + at] as Look));
		const inPlace = byPlace.get(home.place) ?? new Set();
		byPlace.set(home.place, inPlace);
		const dice = new Dice(`${home.accoId}|look`);
		const type = home.kind === "holidayHome" && home.detached && dice.chance(0.4) ? "detached" : home.kind;
		const sort = `${type} ${home.scenery}`;
		const alike = bySort.get(sort) ?? [];
		bySort.set(sort, alike);
		const lately = new Set(alike.slice(-UNLIKE));
		const distance = (look: Look) =>
			(near.includes(lightOf(home, look)) ? 4 : 0) +
			(inPlace.has(`${lightOf(home, look)} ${look.season}`) ? 4 : 0) +
			(lately.has(wholeLook(look)) ? 2 : 0) +
			(alike.includes(wholeLook(look)) ? 1 : 0);
		let look = lookOf(dice, home, type);
		for (let tries = 0; tries < TRIES && distance(look) > 0; tries++) {
			const other = lookOf(dice, home, type);
			if (distance(other) < distance(look)) look = other;
		}
		looks.push(look);
		inPlace.add(`${lightOf(home, look)} ${look.season}`);
		alike.push(wholeLook(look));
	}
	return looks;
}

function lightOf(home: DemoHome, look: Look): string {
	return [look.type, home.scenery, look.timeOfDay].join(" ");
}

function wholeLook({ form, palette, season, timeOfDay }: Look): string {
	return [form, palette, season, timeOfDay].join(" ");
}

function lookOf(dice: Dice, home: DemoHome, type: DrawingType): Look {
	const { place, scenery } = home;
	const warm = !place.snow;
	const seasons = warm
		? { spring: 3, summer: 5, autumn: 2 }
		: scenery === "lake"
			? { spring: 2, summer: 4, autumn: 3, winter: 1 }
			: { spring: 2, summer: 3, autumn: 3, winter: 4 };
	return {
		type,
		form: dice.one(formsIn(type, regionOf(home))),
		palette: dice.whole(0, PALETTES - 1),
		season: dice.weighted<Season>(seasons),
		timeOfDay: dice.weighted<TimeOfDay>({ morning: 4, day: 5, dusk: 3, night: 1 }),
	};
}

/** How people build where the home lies. */
function regionOf(home: DemoHome): Region {
	if (southern(home.text)) return "south";
	return isNorthern(home) ? "north" : "alps";
}

/** What a drawing shows of a home's amenities. */
export function partsOf(amenities: readonly Amenity[]): readonly DrawingPart[] {
	return DRAWING_PARTS.filter((part) => PART_AMENITIES[part].some((amenity) => amenities.includes(amenity)));
}

const PART_AMENITIES: Readonly<Record<DrawingPart, readonly Amenity[]>> = {
	pool: ["pool", "privatpool"],
	sauna: ["sauna"],
	hottub: ["hottub"],
	balcony: ["balcony"],
	terrace: ["terrace"],
	charger: ["eCarCharging"],
	fence: ["gardenEnclosed"],
};

/** Pictures of a home, of which structured data ask for eight. */
const PICTURES = 8;

/**
 * The pictures of a home in the order of its gallery: its own light outside, morning light inside. There are as many
 * bedrooms and bathrooms as the home has, up to three and two, and a terrace where it has one (else its balcony); a
 * small home is shown from outside in more lights, so that there are eight in any case.
 */
export function picturesOf(home: DemoHome, look: Look, title: string): readonly { url: string; alt: Localized }[] {
	const inside: TimeOfDay = look.timeOfDay === "night" ? "dusk" : "morning";
	const other: TimeOfDay = look.timeOfDay === "dusk" || look.timeOfDay === "night" ? "day" : "dusk";
	const later: TimeOfDay = look.timeOfDay === "morning" ? "night" : "morning";
	const beds = bedsOf(home);
	const outdoors = home.amenities.includes("terrace") || home.amenities.includes("balcony");
	const bedroom = (index: number): Shot => ["bedroom", index % 2 ? other : inside, index, beds[index]];
	const shots: Shot[] = [
		["exterior", look.timeOfDay, 0],
		["living", inside, 0],
		...(outdoors ? [["terrace", look.timeOfDay, 0] as Shot] : []),
		bedroom(0),
		["view", inside, 0],
		["bathroom", inside, 0],
		...beds.slice(1, 2).map((_, index) => bedroom(index + 1)),
		["exterior", other, 1],
	];
	const more: Shot[] = [
		...beds.slice(2, 3).map(() => bedroom(2)),
		...(home.bathrooms > 1 ? [["bathroom", other, 1] as Shot] : []),
	];
	const spare: Shot[] = [
		["view", other, 1],
		["exterior", later, 2],
		["view", later, 2],
	];
	shots.push(...more, ...spare.slice(0, Math.max(0, PICTURES - shots.length - more.length)));
	return shots.map(([view, timeOfDay, number, bed]) => {
		const drawing: Drawing = {
			seed: home.accoId,
			scenery: home.scenery,
			...look,
			timeOfDay,
			view,
			variant: (number === 2 ? 4 : number) + (isNorthern(home) ? NORTHERN_LAND : 0),
			parts: partsOf(home.amenities),
			...(bed ? { bed } : {}),
		};
		return { url: drawingAddress(drawing), alt: altOf(home.text, title, view, number) };
	});
}

/** View, light, which of its kind, and the bed of a bedroom. */
type Shot = readonly [view: View, timeOfDay: TimeOfDay, number: number, bed?: DrawnBed | undefined];

/** The bed that is seen of each bedroom. */
function bedsOf(home: DemoHome): readonly DrawnBed[] {
	return livingOf(home)
		.rooms.filter(({ kind }) => kind !== "livingRoom")
		.map(({ beds }) => {
			const [first] = beds;
			if (first?.type === "bunk") return "bunk";
			if (first?.type === "single") return first.count > 1 ? "twin" : "single";
			return "double";
		});
}

/** Added to a drawing's variant where the land is level and northern. */
const NORTHERN_LAND = 2;
const NORTHERN = ["NL", "BE", "DK", "LU", "DE"];

/** True north of the Alps' foothills. */
function isNorthern({ place }: DemoHome): boolean {
	return NORTHERN.includes(place.country) && place.region.en !== "Bavaria";
}
