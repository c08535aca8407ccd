import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type Position, rounded } from "./clip.ts";

/** What lies on the land: lakes, rivers and glaciers (Natural Earth 1:10m, public domain; `natural-earth/README.md`). */

export interface Source {
	readonly properties: {
		readonly name?: string | null;
		readonly min_zoom: number;
		readonly elevation?: number;
		readonly pop_max?: number;
	};
	readonly geometry:
		| { readonly type: "Point"; readonly coordinates: Position }
		| { readonly type: "LineString"; readonly coordinates: Position[] }
		| { readonly type: "MultiLineString" | "Polygon"; readonly coordinates: Position[][] }
		| { readonly type: "MultiPolygon"; readonly coordinates: Position[][][] };
}

export function readSource(name: string): readonly Source[] {
	const packed = readFileSync(join(import.meta.dirname, "natural-earth", `ne_10m_${name}_europe.geojson.gz`));
	return JSON.parse(gunzipSync(packed).toString()).features;
}

/** How much of it each detail has: `most` is Natural Earth's own zoom, `tolerance` degrees that a line may stray. */
const DETAIL = {
	coarse: { lakes: 4, rivers: 4, glaciers: 2.5, smallRivers: false, tolerance: 0.04, decimals: 2 },
	fine: { lakes: 9, rivers: 9, glaciers: 9, smallRivers: true, tolerance: 0.005, decimals: 3 },
} as const;

/** Features whose `kind` is lake, river or glacier; rivers say by `from` at which zoom Natural Earth shows them. */
export function natureFeatures(detail: keyof typeof DETAIL): object[] {
	const { lakes, rivers, glaciers, smallRivers, tolerance, decimals } = DETAIL[detail];
	const line = (positions: readonly Position[]) => rounded(simplified(positions, tolerance), decimals);
	const feature = (kind: string, from: number, type: string, coordinates: unknown) => ({
		type: "Feature",
		properties: kind === "river" ? { kind, from } : { kind },
		geometry: { type, coordinates },
	});
	const found: object[] = [];
	const addAreas = (kind: string, sources: readonly Source[], most: number) => {
		for (const { properties, geometry } of sources) {
			if (properties.min_zoom > most) continue;
			const polygons =
				geometry.type === "Polygon"
					? [geometry.coordinates]
					: geometry.type === "MultiPolygon"
						? geometry.coordinates
						: [];
			for (const polygon of polygons) {
				const rings = polygon.map(line).filter((ring) => ring.length >= 4);
				// The shore of a pond may be less than a ring at this detail.
				if (line(polygon[0] ?? []).length >= 4) found.push(feature(kind, properties.min_zoom, "Polygon", rings));
			}
		}
	};
	addAreas("glacier", readSource("glaciated_areas"), glaciers);
	addAreas("lake", readSource("lakes_all"), lakes);
	for (const name of smallRivers ? ["rivers_lake_centerlines", "rivers"] : ["rivers_lake_centerlines"]) {
		for (const { properties, geometry } of readSource(name)) {
			if (properties.min_zoom > rivers) continue;
			const parts =
				geometry.type === "LineString"
					? [geometry.coordinates]
					: geometry.type === "MultiLineString"
						? geometry.coordinates
						: [];
			const lines = parts.map(line).filter((part) => part.length > 1);
			if (lines.length > 0) found.push(feature("river", properties.min_zoom, "MultiLineString", lines));
		}
	}
	return found;
}

/** The positions of a line or ring that it needs to stray from the original by no more than `tolerance` degrees. */
export function simplified(positions: readonly Position[], tolerance: number): Position[] {
	const last = positions.length - 1;
	const first = positions[0];
	if (!first || last < 2) return [...positions];
	// A ring is halved where it is farthest from its start, or its ends would be one point without direction.
	const kept = new Set([0, last]);
	const pending: (readonly [number, number])[] = [[0, last]];
	for (let span = pending.pop(); span; span = pending.pop()) {
		const [from, to] = span;
		let farthest = -1;
		let most = tolerance;
		for (let index = from + 1; index < to; index++) {
			const away = distance(positions[index] as Position, positions[from] as Position, positions[to] as Position);
			if (away > most) {
				most = away;
				farthest = index;
			}
		}
		if (farthest < 0) continue;
		kept.add(farthest);
		pending.push([from, farthest], [farthest, to]);
	}
	return positions.filter((_, index) => kept.has(index));
}

/** Degrees from a position to the way between two others. */
function distance([x, y]: Position, [x1, y1]: Position, [x2, y2]: Position): number {
	const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
	const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
	return Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1));
}
