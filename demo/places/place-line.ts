import { byLanguage, LANGUAGES, type Localized } from "#domain/language.ts";
import { SCENERIES, type Scenery } from "#site/drawing-address.ts";

/** A real place where made-up homes may lie, and what is true of it. */
export interface DemoPlace {
	readonly country: string;
	readonly region: Localized;
	readonly names: Localized;
	readonly lat: number;
	readonly lng: number;
	/** What surrounds its homes, each with its weight. */
	readonly sceneries: readonly { readonly scenery: Scenery; readonly weight: number }[];
	/** Kilometres from the place's centre; null: none near. */
	readonly kmSea: number | null;
	readonly kmLake: number | null;
	readonly kmSkilift: number | null;
	readonly kmGolfCourse: number | null;
	/** Compass bearing in degrees in which there is land and not water; null: in every direction. */
	readonly inland: number | null;
	/** Farthest that a home lies from the centre, kilometres; less where water is on several sides. */
	readonly reachKm: number;
	/** Snow lies in winter. */
	readonly snow: boolean;
	/** How many homes, compared with other places. */
	readonly weight: number;
}

/** Farthest that homes lie from the centre of a place where nothing is said. */
const FARTHEST_KM = 2.2;

/**
 * Reads a country's places. A line that starts with `#` names a region; the others are
 * `name | lat lng | scenery:weight … | sea=km lake=km ski=km golf=km land=bearing reach=km snow | weight`.
 * Names are one for all languages, or one for each, in the order of `LANGUAGES`.
 */
export function readPlaces(country: string, text: string): readonly DemoPlace[] {
	let region: Localized | null = null;
	const places: DemoPlace[] = [];
	for (const line of text.split("\n").map((line) => line.trim())) {
		if (line === "") continue;
		if (line.startsWith("#")) {
			region = named(line.slice(1).trim());
			continue;
		}
		if (!region) throw new Error(`a place before its region: ${line}`);
		places.push(readPlace(country, region, line));
	}
	return places;
}

function readPlace(country: string, region: Localized, line: string): DemoPlace {
	const [name = "", point = "", sceneries = "", facts = "", weight = ""] = line.split("|").map((part) => part.trim());
	const [lat = Number.NaN, lng = Number.NaN] = point.split(" ").map(Number);
	const known = new Map(facts.split(" ").map((fact) => fact.split("=", 2) as [string, string | undefined]));
	const km = (key: string) => (known.has(key) ? Number(known.get(key)) : null);
	const place = {
		reachKm: km("reach") ?? FARTHEST_KM,
		country,
		region,
		names: named(name),
		lat,
		lng,
		sceneries: sceneries.split(" ").map(readScenery),
		kmSea: km("sea"),
		kmLake: km("lake"),
		kmSkilift: km("ski"),
		kmGolfCourse: km("golf"),
		inland: km("land"),
		snow: known.has("snow"),
		weight: Number(weight),
	};
	const numbers = [
		lat,
		lng,
		place.weight,
		place.kmSea,
		place.kmLake,
		place.kmSkilift,
		place.kmGolfCourse,
		place.inland,
		place.reachKm,
	];
	if (numbers.some((number) => number !== null && !Number.isFinite(number)))
		throw new Error(`a place of demo: ${line}`);
	return place;
}

function readScenery(text: string): DemoPlace["sceneries"][number] {
	const [word = "", weight = "1"] = text.split(":");
	const scenery = SCENERIES.find((known) => known === word);
	if (!scenery) throw new Error(`no scenery: ${text}`);
	return { scenery, weight: Number(weight) };
}

function named(text: string): Localized {
	const names = text.split("/").map((name) => name.trim());
	if (names.length !== 1 && names.length !== LANGUAGES.length)
		throw new Error(`a name for all languages, or one for each: ${text}`);
	return byLanguage((language) => names[LANGUAGES.indexOf(language)] ?? names[0] ?? "");
}
