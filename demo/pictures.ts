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
import { Dice } from "./random.ts";
import { altOf } from "./texts/home-words.ts";

/** Light and season in which a home is drawn. */
export interface Look {
	readonly type: DrawingType;
	readonly season: Season;
	readonly timeOfDay: TimeOfDay;
}

/** Neighbours within so many homes of a list never share kind, scenery and light. */
const APART = 3;

/** The look of each home, in their order: no two near each other in the list look alike. */
export function looksOf(homes: readonly DemoHome[]): readonly Look[] {
	const looks: Look[] = [];
	for (const [index, home] of homes.entries()) {
		const taken = homes
			.slice(Math.max(0, index - APART), index)
			.map((other, at) => sameness(other, looks[Math.max(0, index - APART) + at] as Look));
		const dice = new Dice(`${home.accoId}|look`);
		let look = lookOf(dice, home);
		for (let tries = 0; tries < 40 && taken.includes(sameness(home, look)); tries++) look = lookOf(dice, home);
		looks.push(look);
	}
	return looks;
}

function sameness(home: DemoHome, look: Look): string {
	return [look.type, home.scenery, look.season, look.timeOfDay].join(" ");
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
		const drawing: Drawing = { seed: home.accoId, scenery: home.scenery, ...look, timeOfDay, view, variant };
		return { url: drawingAddress(drawing), alt: altOf(home.text, title, view, variant) };
	});
}
