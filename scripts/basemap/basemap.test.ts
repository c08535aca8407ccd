import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { basemap, type Detail, FINE_BOX } from "./basemap.ts";
import { clipLine, clipPolygon, type Position, rounded } from "./clip.ts";
import { basemapNames } from "./names.ts";
import { simplified } from "./nature.ts";

const box = { west: 0, south: 0, east: 10, north: 10 };

interface Feature {
	readonly properties: { readonly kind: "lake" | "river" | "glacier" } | null;
	readonly geometry:
		| { readonly type: "Polygon"; readonly coordinates: Position[][] }
		| { readonly type: "MultiLineString"; readonly coordinates: Position[][] };
}

/** Whether a point lies on land, by counting the shores to its east. */
function onLand(features: readonly Feature[], [lng, lat]: Position): boolean {
	let crossed = 0;
	for (const { geometry } of features) {
		if (geometry.type !== "Polygon") continue;
		for (const ring of geometry.coordinates) {
			ring.slice(1).forEach(([x2, y2], index) => {
				const [x1, y1] = ring[index] as Position;
				if (y1 > lat !== y2 > lat && lng < x1 + ((x2 - x1) * (lat - y1)) / (y2 - y1)) crossed++;
			});
		}
	}
	return crossed % 2 === 1;
}

describe("cutting at a box", () => {
	const square = (west: number, south: number, size: number): Position[] => [
		[west, south],
		[west, south + size],
		[west + size, south + size],
		[west + size, south],
		[west, south],
	];
	const corners = (ring: readonly Position[] = []) => [...new Set(ring.map(String))].sort();

	it("keeps a polygon that lies within, with its inland sea, and nothing of one that lies outside", () => {
		const [part, ...others] = clipPolygon([square(1, 1, 6), square(2, 2, 2)], box);
		expect(others).toEqual([]);
		expect(part?.map(corners)).toEqual([corners(square(1, 1, 6)), corners(square(2, 2, 2))]);
		expect(clipPolygon([square(20, 1, 6)], box)).toEqual([]);
	});

	it("is the box itself where all of it is land", () => {
		expect(clipPolygon([square(-5, -5, 30)], box).map((rings) => rings.map(corners))).toEqual([
			[corners(square(0, 0, 10))],
		]);
	});

	it.each([true, false])("closes what crosses a side along that side, in either direction (%s)", (clockwise) => {
		const ring = clockwise ? square(-5, 2, 10) : square(-5, 2, 10).reverse();
		const [[cut] = []] = clipPolygon([ring], box);
		expect(cut?.at(0)).toEqual(cut?.at(-1));
		expect(corners(cut)).toEqual(["0,10", "0,2", "5,10", "5,2"]);
	});

	it("parts a bay that reaches out of the box, with nothing drawn across it", () => {
		const horseshoe: Position[] = [
			[-5, 1],
			[-5, 9],
			[5, 9],
			[5, 7],
			[-2, 7],
			[-2, 3],
			[5, 3],
			[5, 1],
			[-5, 1],
		];
		const parts = clipPolygon([horseshoe], box);
		expect(parts.map(([ring]) => corners(ring)).sort()).toEqual([
			["0,1", "0,3", "5,1", "5,3"],
			["0,7", "0,9", "5,7", "5,9"],
		]);
	});

	it("opens an inland sea that reaches out of the box", () => {
		const parts = clipPolygon([square(-20, -20, 60), square(8, 4, 4)], box);
		expect(parts).toHaveLength(1);
		expect(parts[0]).toHaveLength(1);
		expect(corners(parts[0]?.[0])).toEqual(["0,0", "0,10", "10,0", "10,10", "10,4", "10,8", "8,4", "8,8"]);
	});

	it("cuts a line into the parts within", () => {
		const parts = clipLine(
			[
				[-5, 5],
				[5, 5],
				[5, 15],
				[8, 15],
				[8, 5],
			],
			box,
		);
		expect(parts).toEqual([
			[
				[0, 5],
				[5, 5],
				[5, 10],
			],
			[
				[8, 10],
				[8, 5],
			],
		]);
	});

	it("rounds and drops what falls together", () => {
		expect(
			rounded(
				[
					[1.0004, 1],
					[1.0001, 1.0002],
					[1.002, 1],
				],
				3,
			),
		).toEqual([
			[1, 1],
			[1.002, 1],
		]);
	});
});

/** Land and borders alone. */
function groundOf(detail: Detail): Feature[] {
	return featuresOf(detail).filter(({ properties }) => properties === null);
}

function featuresOf(detail: Detail): Feature[] {
	return JSON.parse(basemap(detail)).features;
}

describe("the embedded basemap", () => {
	it.each(["coarse", "fine"] as const)("distinguishes land from sea (%s)", (detail) => {
		const features = groundOf(detail);
		// Kirchberg in Tirol, Utrecht, Palma, Reykjavík, Toronto, Nairobi, Canberra, both sides of the date line in Chukotka, Antarctica.
		for (const at of [
			[12.32, 47.45],
			[5.12, 52.09],
			[2.75, 39.62],
			[-21.6, 64.1],
			[-79.6, 43.9],
			[36.8, -1.3],
			[149.1, -35.3],
			[178, 68],
			[-178, 67],
			[30, -80],
			[-170, -84],
		] as const)
			expect(`${at} ${onLand(features, at)}`).toBe(`${at} true`);
		// North Sea, Adriatic, mid-Atlantic, Pacific, Norwegian Sea, Greenland Sea, Barents Sea, Gulf of Bothnia.
		for (const at of [
			[3, 55],
			[15, 43],
			[-40, 40],
			[-150, 10],
			[3, 66],
			[-10, 72],
			[38, 72],
			[19.5, 61.5],
		] as const)
			expect(`${at} ${onLand(features, at)}`).toBe(`${at} false`);
	});

	it.each(["coarse", "fine"] as const)("draws no edge of land across the sea (%s)", (detail) => {
		const features = groundOf(detail);
		const edges = features.flatMap(({ geometry }) =>
			geometry.type === "Polygon"
				? geometry.coordinates.flatMap((ring) =>
						ring.slice(1).map((to, index) => [ring[index] as Position, to] as const),
					)
				: [],
		);
		// Where fine and coarse land meet, in the Caspian Sea and the Red Sea.
		const crossing = (lng: number, lat: number) =>
			edges.filter(
				([[x1, y1], [x2, y2]]) =>
					(x1 === lng && x2 === lng && Math.min(y1, y2) < lat && Math.max(y1, y2) > lat) ||
					(y1 === lat && y2 === lat && Math.min(x1, x2) < lng && Math.max(x1, x2) > lng),
			);
		expect(crossing(FINE_BOX.east, 39)).toEqual([]);
		expect(crossing(35.2, FINE_BOX.south)).toEqual([]);
		// In the Sahara and in Kazakhstan two pieces of land meet there.
		expect(crossing(10, FINE_BOX.south)).toHaveLength(2);
		expect(crossing(FINE_BOX.east, 50)).toHaveLength(2);
	});

	it("draws borders, and only between countries", () => {
		const features = groundOf("fine");
		const lines = features.flatMap(({ geometry }) => (geometry.type === "MultiLineString" ? geometry.coordinates : []));
		const near = ([lng, lat]: Position) =>
			lines.some((line) => line.some(([x, y]) => Math.hypot(x - lng, y - lat) < 0.05));
		// The Brenner between Austria and Italy; the shore of Zandvoort is no border.
		expect(near([11.5, 47.0])).toBe(true);
		expect(near([4.52, 52.37])).toBe(false);
	});

	it("is fine within Europe alone", () => {
		const features = groundOf("fine");
		const points = features.flatMap(({ geometry }) => geometry.coordinates.flat());
		const within = points.filter(
			([lng, lat]) => lng > FINE_BOX.west && lng < FINE_BOX.east && lat > FINE_BOX.south && lat < FINE_BOX.north,
		);
		expect(within.length).toBeGreaterThan(50_000);
		expect(points.length - within.length).toBeLessThan(15_000);
	});

	it("has lakes, rivers and glaciers, all of them close by and the large ones from afar", () => {
		const of = (detail: Detail, kind: string) =>
			featuresOf(detail).filter(({ properties }) => properties?.kind === kind) as Feature[];
		// Lake Geneva, Lake Constance, Lake Garda.
		const lakes = [
			[6.5, 46.43],
			[9.4, 47.62],
			[10.7, 45.65],
		] as const;
		for (const at of lakes) expect(`${at} ${onLand(of("fine", "lake"), at)}`).toBe(`${at} true`);
		for (const kind of ["lake", "river"]) expect(of("fine", kind).length).toBeGreaterThan(of("coarse", kind).length);
		expect(of("fine", "glacier").length).toBeGreaterThan(80);
		expect(of("coarse", "lake").length).toBeGreaterThan(20);
	});

	it("keeps a line within its tolerance, and its ends", () => {
		const wave = Array.from({ length: 50 }, (_, x): Position => [x, x % 2 === 0 ? 0 : 0.001]);
		expect(simplified(wave, 0.002)).toEqual([wave[0], wave[49]]);
		expect(simplified(wave, 0.0005)).toHaveLength(50);
	});

	it("is named in the page's language, without names that Natural Earth broke", () => {
		const names = (language: Language) => basemapNames(language).map(([, name]) => name);
		expect(
			LANGUAGES.map((language) => names(language).find((name) => /^(Wenen|Vienna|Wien|Vienne)$/.test(name))),
		).toEqual(["Wenen", "Vienna", "Wien", "Vienne"]);
		expect(names("de")).toContain("Genfersee");
		expect(names("fr")).toContain("Mont Blanc 4\u202f807 m");
		expect(names("en")).toContain("Müritz");
		expect(names("en").join()).not.toContain("Entrepeas");
	});
});
