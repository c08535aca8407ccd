import type { Language } from "#domain/language.ts";
import type { Position } from "./clip.ts";
import { readSource, type Source } from "./nature.ts";
import { OTHER_NAMES } from "./other-names.ts";

/** A name on the embedded map: kind, name, latitude, longitude, Google's zoom from which it stands there, weight. */
export type BasemapName = readonly ["town" | "water" | "peak", string, number, number, number, number];

/** Towns, lakes and heights with their names in a language, where a name of its own is known (`other-names.ts`). */
export function basemapNames(language: Language): readonly BasemapName[] {
	const towns = readSource("populated_places_simple").flatMap(({ properties, geometry }) =>
		geometry.type === "Point"
			? named("town", language, properties, geometry.coordinates, properties.min_zoom + 0.4, properties.pop_max ?? 0)
			: [],
	);
	const lakes = readSource("lakes_all").flatMap(({ properties, geometry }) =>
		geometry.type === "Polygon"
			? named("water", language, properties, middleOf(geometry.coordinates[0] ?? []), properties.min_zoom + 2, 0)
			: [],
	);
	const peaks = readSource("elevation_points").flatMap(({ properties, geometry }) =>
		geometry.type === "Point" && (properties.elevation ?? 0) >= 700
			? named("peak", language, properties, geometry.coordinates, properties.min_zoom + 1, properties.elevation ?? 0)
			: [],
	);
	return [...towns, ...lakes, ...peaks];
}

function named(
	kind: BasemapName[0],
	language: Language,
	{ name, elevation }: Source["properties"],
	[lng, lat]: Position,
	from: number,
	weight: number,
): BasemapName[] {
	if (!name) return [];
	const other = OTHER_NAMES[name];
	if (other === null) return [];
	const own = typeof other === "string" ? other : (other?.[language] ?? name);
	const text = kind === "peak" && elevation ? `${own} ${new Intl.NumberFormat(language).format(elevation)} m` : own;
	const round = (degrees: number) => Math.round(degrees * 1_000) / 1_000;
	return [[kind, text, round(lat), round(lng), Math.round(from * 10) / 10, weight]];
}

/** The centre of an area's weight. */
function middleOf(ring: readonly Position[]): Position {
	let area = 0;
	let sumX = 0;
	let sumY = 0;
	ring.slice(1).forEach(([x2, y2], index) => {
		const [x1, y1] = ring[index] as Position;
		const part = x1 * y2 - x2 * y1;
		area += part;
		sumX += (x1 + x2) * part;
		sumY += (y1 + y2) * part;
	});
	return area === 0 ? (ring[0] ?? [0, 0]) : [sumX / (3 * area), sumY / (3 * area)];
}
