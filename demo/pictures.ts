import type { Localized } from "#domain/language.ts";
import {
	type Drawing,
	type DrawingType,
	drawingAddress,
	type Season,
	type TimeOfDay,
	type View,
} from "#site/drawing-address.ts";
import type { DemoHome } from "./homes.ts";
import type { DemoPlace } from "./places/place-line.ts";
import { Dice } from "./random.ts";
import { altOf } from "./texts/home-words.ts";

/** Light and season in which a home is drawn. */
export interface Look {
	readonly type: DrawingType;
	readonly season: Season;
	readonly timeOfDay: TimeOfDay;
}

/** Homes within so many of each other in the list never share type, scenery and light, whatever the season. */
const APART = 3;

/**
 * The look of each home, in their order: no two near each other in the list share type, scenery and light, and
 * no two of a place share these and the season.
 */
export function looksOf(homes: readonly DemoHome[]): readonly Look[] {
	const looks: Look[] = [];
	const byPlace = new Map<DemoPlace, Set<string>>();
	for (const [index, home] of homes.entries()) {
		const first = Math.max(0, index - APART);
		const near = homes.slice(first, index).map((other, at) => lightOf(other, looks[first + at] as Look));
		const inPlace = byPlace.get(home.place) ?? new Set();
		byPlace.set(home.place, inPlace);
		const dice = new Dice(`${home.accoId}|look`);
		const fits = (look: Look) =>
			!near.includes(lightOf(home, look)) && !inPlace.has(`${lightOf(home, look)} ${look.season}`);
		let look = lookOf(dice, home);
		for (let tries = 0; tries < 200 && !fits(look); tries++) look = lookOf(dice, home);
		looks.push(look);
		inPlace.add(`${lightOf(home, look)} ${look.season}`);
	}
	return looks;
}

function lightOf(home: DemoHome, look: Look): string {
	return [look.type, home.scenery, look.timeOfDay].join(" ");
}

function lookOf(dice: Dice, home: DemoHome): Look {
	const { place, scenery, kind } = home;
	const warm = !place.snow;
	const seasons = warm
		? { spring: 3, summer: 5, autumn: 2 }
		: scenery === "lake"
			? { spring: 2, summer: 4, autumn: 3, winter: 1 }
			: { spring: 2, summer: 3, autumn: 3, winter: 4 };
	return {
		type: kind === "holidayHome" && home.detached && dice.chance(0.4) ? "detached" : kind,
		season: dice.weighted<Season>(seasons),
		timeOfDay: dice.weighted<TimeOfDay>({ morning: 3, day: 4, dusk: 4, night: 1 }),
	};
}

/** The eight pictures of a home in the order of its gallery: its own light outside, morning light inside. */
export function picturesOf(home: DemoHome, look: Look, title: string): readonly { url: string; alt: Localized }[] {
	const inside: TimeOfDay = look.timeOfDay === "night" ? "dusk" : "morning";
	const other: TimeOfDay = look.timeOfDay === "dusk" || look.timeOfDay === "night" ? "day" : "dusk";
	const views: readonly (readonly [View, TimeOfDay, number])[] = [
		["exterior", look.timeOfDay, 0],
		["living", inside, 0],
		["terrace", look.timeOfDay, 0],
		["bedroom", inside, 0],
		["view", inside, 0],
		["bathroom", inside, 0],
		["bedroom", other, 1],
		["exterior", other, 1],
	];
	return views.map(([view, timeOfDay, variant]) => {
		const drawing: Drawing = {
			seed: home.accoId,
			scenery: home.scenery,
			...look,
			timeOfDay,
			view,
			variant: variant + (isNorthern(home) ? NORTHERN_LAND : 0),
		};
		return { url: drawingAddress(drawing), alt: altOf(home.text, title, view, variant) };
	});
}

/** Added to a drawing's variant where the land is level and northern. */
const NORTHERN_LAND = 2;
const NORTHERN = ["NL", "BE", "DK", "LU", "DE"];

/** True north of the Alps' foothills. */
function isNorthern({ place }: DemoHome): boolean {
	return NORTHERN.includes(place.country) && place.region.en !== "Bavaria";
}
