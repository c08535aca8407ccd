import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import type { Distances } from "#domain/feed/inside-airbnb/listing.ts";
import type { Point } from "#domain/geo/public-point.ts";
import { Coast, kmToNearest, Lakes } from "#domain/geo/shore-distance.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { SourceFailure } from "./import-types.ts";

const unpack = promisify(gunzip);

const line = z.array(z.array(z.number()));
const geometry = z.discriminatedUnion("type", [
	z.object({ type: z.literal("LineString"), coordinates: line }),
	z.object({ type: z.literal("MultiLineString"), coordinates: z.array(line) }),
	z.object({ type: z.literal("Polygon"), coordinates: z.array(line) }),
	z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(z.array(line)) }),
]);
const collection = z.object({ features: z.array(z.object({ geometry: geometry.nullable() })) });

interface Points {
	readonly skilifts: readonly Point[];
	readonly golfCourses: readonly Point[];
}

/** A function that measures a point's distances; unknown ones where no file tells. Answers what a file lacks. */
export async function readDistances(
	geo: string | null,
	poi: string | null,
): Promise<Result<(point: Point) => Distances, SourceFailure>> {
	const shores = geo === null ? ok({ coast: null, lakes: null }) : await readShores(geo);
	if (!shores.ok) return shores;
	const points = poi === null ? ok<Points>({ skilifts: [], golfCourses: [] }) : await readPoints(poi);
	if (!points.ok) return points;
	const { coast, lakes } = shores.value;
	return ok((point) => ({
		kmSea: rounded(coast?.kmFrom(point) ?? null),
		kmLake: rounded(lakes?.kmFrom(point) ?? null),
		kmSkilift: rounded(kmToNearest(point, points.value.skilifts)),
		kmGolfCourse: rounded(kmToNearest(point, points.value.golfCourses)),
	}));
}

function rounded(km: number | null): number | null {
	return km === null ? null : Math.round(km * 100) / 100;
}

/** Reads every coast line and lake file of a folder, recognised by their names. */
async function readShores(
	folder: string,
): Promise<Result<{ coast: Coast | null; lakes: Lakes | null }, SourceFailure>> {
	const wrong = (file: string, expected: string) =>
		fail<SourceFailure>({ code: "GEO_INVALID", file, line: null, field: "", expected });
	const names = await readdir(folder).catch(() => null);
	if (!names) return wrong(folder, "a folder with GeoJSON files");
	let coast: Coast | null = null;
	let lakes: Lakes | null = null;
	for (const name of names.sort()) {
		const kind = /\.geojson(\.gz)?$/.test(name) ? /coastline|lakes/.exec(name)?.[0] : undefined;
		if (!kind) continue;
		const file = join(folder, name);
		const parsed = collection.safeParse(await readJson(file));
		if (!parsed.success) return wrong(file, "a GeoJSON FeatureCollection of lines or polygons");
		for (const { geometry: shape } of parsed.data.features) {
			if (kind === "coastline") {
				coast ??= new Coast();
				if (shape?.type === "LineString") coast.add(shape.coordinates);
				else if (shape?.type === "MultiLineString") for (const part of shape.coordinates) coast.add(part);
			} else {
				lakes ??= new Lakes();
				if (shape?.type === "Polygon") lakes.add(shape.coordinates);
				else if (shape?.type === "MultiPolygon") for (const part of shape.coordinates) lakes.add(part);
			}
		}
	}
	if (!coast && !lakes) return wrong(folder, "files *coastline*.geojson(.gz) or *lakes*.geojson(.gz)");
	return ok({ coast, lakes });
}

async function readJson(file: string): Promise<unknown> {
	try {
		const bytes = await readFile(file);
		return JSON.parse((file.endsWith(".gz") ? await unpack(bytes) : bytes).toString("utf8"));
	} catch {
		return null;
	}
}

/** Ski lifts and golf courses: a CSV with the columns kind, name, lat, lng. */
async function readPoints(file: string): Promise<Result<Points, SourceFailure>> {
	const wrong = (lineNo: number | null, field: string, expected: string) =>
		fail<SourceFailure>({ code: "POI_INVALID", file, line: lineNo, field, expected });
	let rows: Record<string, string>[];
	try {
		rows = parse(await readFile(file), { columns: true, bom: true, skip_empty_lines: true, trim: true });
	} catch {
		return wrong(null, "", "a readable CSV with the columns kind, name, lat, lng");
	}
	const skilifts: Point[] = [];
	const golfCourses: Point[] = [];
	for (const [index, row] of rows.entries()) {
		// The first line names the columns.
		const lineNo = index + 2;
		const [lat, lng] = [Number(row.lat || "x"), Number(row.lng || "x")];
		if (!(Math.abs(lat) <= 90)) return wrong(lineNo, "lat", "a number from -90 to 90");
		if (!(Math.abs(lng) <= 180)) return wrong(lineNo, "lng", "a number from -180 to 180");
		const kind = (row.kind ?? "").toLowerCase().replace(/[^a-z]/g, "");
		if (kind === "skilift") skilifts.push({ lat, lng });
		else if (kind === "golfcourse" || kind === "golf") golfCourses.push({ lat, lng });
		else return wrong(lineNo, "kind", "skilift or golfcourse");
	}
	return ok({ skilifts, golfCourses });
}
