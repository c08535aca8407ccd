import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { type Box, clipLine, clipPolygon, type Position, rounded, unrolled } from "./clip.ts";
import { natureFeatures } from "./nature.ts";

/**
 * The embedded basemap: land and the borders of countries (Natural Earth, public domain, as `world-atlas` packs
 * it), fine within Europe and coarse around it, as GeoJSON that a map engine reads in its worker.
 */

/** Where the fine lines are: the box that the search calls Europe, with room around it. */
export const FINE_BOX: Box = { west: -32, south: 26, east: 52, north: 75 };

/** The rest of the world in four boxes, which meet the fine one without a gap. */
const AROUND: readonly Box[] = [
	{ west: -180, south: -85, east: FINE_BOX.west, north: 85 },
	{ west: FINE_BOX.east, south: -85, east: 180, north: 85 },
	{ west: FINE_BOX.west, south: -85, east: FINE_BOX.east, north: FINE_BOX.south },
	{ west: FINE_BOX.west, south: FINE_BOX.north, east: FINE_BOX.east, north: 85 },
];

/** Scale of the lines and the decimals that it deserves: 0.01° is a third of a pixel at zoom 5, 0.001° at zoom 9. */
const DETAIL = {
	coarse: { scale: "50m", decimals: 2 },
	fine: { scale: "10m", decimals: 3 },
} as const;
const AROUND_DETAIL = { scale: "110m", decimals: 2 } as const;
export type Detail = keyof typeof DETAIL;

type WorldAtlas = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;

/**
 * One basemap as the text of a GeoJSON feature collection: polygons are land and lines borders, but for those whose
 * `kind` says what else they are (`nature.ts`).
 */
export function basemap(detail: Detail): string {
	const { scale, decimals } = DETAIL[detail];
	const inner = readAtlas(scale);
	const outer = readAtlas(AROUND_DETAIL.scale);
	const features = [
		...featuresOf(inner, FINE_BOX, decimals),
		...AROUND.flatMap((box) => featuresOf(outer, box, AROUND_DETAIL.decimals)),
		...natureFeatures(detail),
	];
	return JSON.stringify({ type: "FeatureCollection", features });
}

function featuresOf(atlas: WorldAtlas, box: Box, decimals: number): object[] {
	const found: object[] = [];
	const add = (type: string, coordinates: unknown) =>
		found.push({ type: "Feature", properties: null, geometry: { type, coordinates } });
	for (const polygon of landOf(atlas)) {
		const unrolledRings = polygon.map(unrolled);
		// What runs on over the date line belongs to the other side of the map too.
		for (const turn of [-360, 0, 360]) {
			const turned = unrolledRings.map((ring) => ring.map(([lng, lat]) => [lng + turn, lat] as const));
			for (const part of clipPolygon(turned, box)) {
				const [shore = [], ...seas] = part.map((ring) => rounded(ring, decimals));
				// Three positions and their closing make an area.
				if (shore.length >= 4) add("Polygon", [shore, ...seas.filter((sea) => sea.length >= 4)]);
			}
		}
	}
	const borders = mesh(atlas, atlas.objects.countries, (one, other) => one !== other)
		.coordinates as unknown as Position[][];
	const lines = borders.flatMap((line) => clipLine(line, box)).map((line) => rounded(line, decimals));
	add(
		"MultiLineString",
		lines.filter((line) => line.length > 1),
	);
	return found;
}

function landOf(atlas: WorldAtlas): Position[][][] {
	return feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => {
		if (geometry.type === "Polygon") return [geometry.coordinates as unknown as Position[][]];
		if (geometry.type === "MultiPolygon") return geometry.coordinates as unknown as Position[][][];
		return [];
	});
}

function readAtlas(scale: "10m" | "50m" | "110m"): WorldAtlas {
	const path = createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`);
	return JSON.parse(readFileSync(path, "utf8"));
}
