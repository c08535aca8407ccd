import { describe, expect, it } from "vitest";
import { basemap, FINE_BOX } from "./basemap.ts";
import { clipLine, clipRing, type Position, rounded } from "./clip.ts";

const box = { west: 0, south: 0, east: 10, north: 10 };

interface Feature {
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
	it("keeps a ring that lies within, and nothing of one that lies outside", () => {
		const ring: Position[] = [
			[1, 1],
			[5, 1],
			[5, 5],
			[1, 1],
		];
		expect(clipRing(ring, box)).toHaveLength(4);
		expect(
			clipRing(
				ring.map(([lng, lat]) => [lng + 20, lat]),
				box,
			),
		).toEqual([]);
	});

	it("cuts a ring at the sides that it crosses and closes it there", () => {
		const cut = clipRing(
			[
				[-5, 2],
				[5, 2],
				[5, 8],
				[-5, 8],
				[-5, 2],
			],
			box,
		);
		expect(cut.at(0)).toEqual(cut.at(-1));
		expect(new Set(cut.map(String))).toEqual(new Set(["0,2", "5,2", "5,8", "0,8"]));
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

describe("the embedded basemap", () => {
	it.each(["coarse", "fine"] as const)("tells land from sea (%s)", (detail) => {
		const { features } = JSON.parse(basemap(detail)) as { features: Feature[] };
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

	it("draws borders, and only between countries", () => {
		const { features } = JSON.parse(basemap("fine")) as { features: Feature[] };
		const lines = features.flatMap(({ geometry }) => (geometry.type === "MultiLineString" ? geometry.coordinates : []));
		const near = ([lng, lat]: Position) =>
			lines.some((line) => line.some(([x, y]) => Math.hypot(x - lng, y - lat) < 0.05));
		// The Brenner between Austria and Italy; the shore of Zandvoort is no border.
		expect(near([11.5, 47.0])).toBe(true);
		expect(near([4.52, 52.37])).toBe(false);
	});

	it("is fine within Europe alone", () => {
		const { features } = JSON.parse(basemap("fine")) as { features: Feature[] };
		const points = features.flatMap(({ geometry }) => geometry.coordinates.flat());
		const within = points.filter(
			([lng, lat]) => lng > FINE_BOX.west && lng < FINE_BOX.east && lat > FINE_BOX.south && lat < FINE_BOX.north,
		);
		expect(within.length).toBeGreaterThan(50_000);
		expect(points.length - within.length).toBeLessThan(15_000);
	});
});
