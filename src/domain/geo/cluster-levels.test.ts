import Supercluster from "supercluster";
import { describe, expect, it } from "vitest";
import fc from "#tests/support/fast-check.ts";
import { CLUSTER_MAX_ZOOM, CLUSTER_RADIUS, ClusterLevels, clusterColor, itemPoint } from "./cluster-levels.ts";
import type { Point } from "./public-point.ts";

interface Item {
	/** Point numbers, in order. */
	readonly members: string;
	readonly at: Point;
}

/** The original, asked as Google's marker clusterer asks it: the whole world at the rounded zoom. */
function original(points: readonly Point[]): (zoom: number) => Item[] {
	const index = new Supercluster<{ index: number }>({ radius: CLUSTER_RADIUS, maxZoom: CLUSTER_MAX_ZOOM });
	index.load(
		points.map(({ lat, lng }, number) => ({
			type: "Feature",
			geometry: { type: "Point", coordinates: [lng, lat] },
			properties: { index: number },
		})),
	);
	return (zoom) =>
		sorted(
			index.getClusters([-180, -90, 180, 90], Math.round(zoom)).map(({ geometry, properties }) => {
				const [lng = 0, lat = 0] = geometry.coordinates;
				const leaves =
					"cluster_id" in properties
						? index.getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY).map((leaf) => leaf.properties.index)
						: [properties.index];
				return { members: printed(leaves), at: { lat, lng } };
			}),
		);
}

function ours(points: readonly Point[]): (zoom: number) => Item[] {
	const levels = new ClusterLevels(points);
	return (zoom) => {
		const level = levels.at(zoom);
		return sorted(
			Array.from({ length: level.length }, (_, number) => {
				const members: number[] = [];
				levels.members(level, number, (point) => members.push(point));
				return { members: printed(members), at: itemPoint(level, number) };
			}),
		);
	};
}

const printed = (members: readonly number[]) => [...members].sort((a, b) => a - b).join(",");
const sorted = (items: readonly Item[]) => [...items].sort((a, b) => (a.members < b.members ? -1 : 1));

function expectSame(mine: readonly Item[], theirs: readonly Item[]): void {
	expect(mine.map(({ members }) => members)).toEqual(theirs.map(({ members }) => members));
	for (const [index, { at }] of mine.entries()) {
		expect(at.lat).toBeCloseTo(theirs[index]?.at.lat ?? Number.NaN, 5);
		expect(at.lng).toBeCloseTo(theirs[index]?.at.lng ?? Number.NaN, 5);
	}
}

/** Points in heaps, as homes lie: near to one another, on the same spot, and far away. */
const heaps = fc
	.array(
		fc.record({
			lat: fc.double({ min: -84, max: 84, noNaN: true }),
			lng: fc.double({ min: -180, max: 180, noNaN: true }),
			spread: fc.constantFrom(0, 0.0005, 0.01, 0.2, 3),
			count: fc.integer({ min: 1, max: 12 }),
			seed: fc.integer({ min: 1, max: 1e6 }),
		}),
		{ maxLength: 12 },
	)
	.map((parts) =>
		parts.flatMap(({ lat, lng, spread, count, seed }) =>
			Array.from({ length: count }, (_, number) => ({
				lat: Math.max(-85, Math.min(85, lat + (((seed * 31 * (number + 1)) % 101) / 101 - 0.5) * spread)),
				lng: Math.max(-180, Math.min(180, lng + (((seed * 17 * (number + 3)) % 103) / 103 - 0.5) * spread)),
			})),
		),
	);

describe("the clusters of the map", () => {
	it("are those of supercluster with radius 60 and maximum zoom 16, at every zoom", () => {
		fc.assert(
			fc.property(heaps, (points) => {
				const [theirs, mine] = [original(points), ours(points)];
				for (let zoom = 0; zoom <= 18; zoom++) expectSame(mine(zoom), theirs(zoom));
			}),
			{ numRuns: 60 },
		);
	});

	it("round a fractional zoom, and keep to the ends of the scale", () => {
		const points = Array.from({ length: 200 }, (_, number) => ({ lat: 45 + number * 0.013, lng: 9 + number * 0.017 }));
		const [theirs, mine] = [original(points), ours(points)];
		for (const zoom of [7.49, 7.5, 0.2, 16.5]) expectSame(mine(zoom), theirs(zoom));
		expect(mine(-3)).toEqual(mine(0));
		expect(mine(99)).toEqual(mine(17));
	});

	it("answer the same after any earlier zoom", () => {
		const points = Array.from({ length: 300 }, (_, number) => ({
			lat: 44 + ((number * 37) % 101) / 50,
			lng: 6 + ((number * 71) % 103) / 40,
		}));
		const out = ours(points);
		const down = [4, 9, 13].map((zoom) => out(zoom));
		const fresh = [4, 9, 13].map((zoom) => ours(points)(zoom));
		expect(down).toEqual(fresh);
	});

	it("of nothing are none", () => {
		expect(new ClusterLevels([]).at(5).length).toBe(0);
	});
});

describe("the colour of a cluster", () => {
	it.each([
		[[11], ["blue"]],
		[
			[10, 10],
			["blue", "blue"],
		],
		[
			[2, 3, 40],
			["blue", "blue", "red"],
		],
		[
			[30, 40, 50],
			["blue", "blue", "red"],
		],
		[
			[1, 1, 1, 11],
			["blue", "blue", "blue", "red"],
		],
	])("of %j is %j", (counts, colors) => {
		const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
		expect(counts.map((count) => clusterColor(count, mean))).toEqual(colors);
	});
});
