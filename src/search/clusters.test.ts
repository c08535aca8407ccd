import { describe, expect, it } from "vitest";
import { isWithin, ResultMap, ResultMaps } from "./clusters.ts";
import type { MapPoint } from "./query.ts";

/** `counts` heaps of homes a degree apart, the homes of a heap a few metres from one another. */
function heaps(counts: readonly number[]): MapPoint[] {
	return counts.flatMap((count, heap) =>
		Array.from({ length: count }, (_, number) => ({
			accoId: `a${heap * 1000 + number}`,
			lat: 47 + number * 0.00002,
			lng: 8 + heap + number * 0.00003,
			grandCents: 100_050 + number,
		})),
	);
}

describe("the map of a result", () => {
	it("draws what stands alone as a pin with its price", () => {
		const { markers, clusters } = new ResultMap(heaps([1, 1])).answer(9);
		expect(markers).toEqual([
			{ accoId: "a0", lat: 47, lng: 8, stayCents: 100_050 },
			{ accoId: "a1000", lat: 47, lng: 9, stayCents: 100_050 },
		]);
		expect(clusters).toEqual([]);
	});

	it("draws a home without a price as a pin without a price", () => {
		const { markers } = new ResultMap([{ accoId: "a7", lat: 50, lng: 5, grandCents: null }]).answer(12);
		expect(markers).toEqual([{ accoId: "a7", lat: 50, lng: 5, stayCents: null }]);
	});

	it("gathers homes that lie close, in the box of them all", () => {
		const { markers, clusters } = new ResultMap(heaps([3])).answer(9);
		expect(markers).toEqual([]);
		expect(clusters).toHaveLength(1);
		expect(clusters[0]).toMatchObject({
			count: 3,
			color: "blue",
			bounds: { south: 47, west: 8, north: 47.00004, east: 8.00006 },
		});
		expect(clusters[0]?.lat).toBeCloseTo(47.00002, 5);
		expect(clusters[0]?.lng).toBeCloseTo(8.00003, 5);
	});

	it.each([
		[[11], "blue:11"],
		[[10, 10], "blue:10 blue:10"],
		[[2, 3, 40], "blue:2 blue:3 red:40"],
		[[30, 40, 50], "blue:30 blue:40 red:50"],
		[[1, 1, 1, 11], "red:11"],
	])("paints heaps of %j as %s", (counts, expected) => {
		const { clusters } = new ResultMap(heaps(counts)).answer(9);
		expect(clusters.map(({ color, count }) => `${color}:${count}`).join(" ")).toBe(expected);
	});

	it("answers only what lies in the viewport, with colours and counts of the whole world", () => {
		const map = new ResultMap(heaps([30, 40, 50, 1]));
		const whole = map.answer(9);
		const view = { south: 46, west: 8.5, north: 48, east: 9.5 };
		const part = map.answer(9, view);
		expect(part.markers).toEqual([]);
		expect(part.clusters).toEqual(whole.clusters.filter(({ count }) => count === 40));
	});

	it("knows a viewport over the date line", () => {
		const view = { south: -20, west: 170, north: 0, east: -170 };
		expect(isWithin({ lat: -10, lng: 175 }, view)).toBe(true);
		expect(isWithin({ lat: -10, lng: -175 }, view)).toBe(true);
		expect(isWithin({ lat: -10, lng: 0 }, view)).toBe(false);
	});

	it("separates the homes of a cluster above the highest zoom with clusters, unless they share a spot", () => {
		const map = new ResultMap(heaps([5]));
		expect(map.answer(16).clusters).toHaveLength(1);
		expect(map.answer(17).markers).toHaveLength(5);
	});
});

describe("the latest maps", () => {
	const points = heaps([4, 1]);
	it("are computed once for a result, for every zoom and viewport", () => {
		const maps = new ResultMaps();
		let requested = 0;
		const load = () => {
			requested++;
			return points;
		};
		const first = maps.answer("all@1", load, 6);
		expect(maps.answer("all@1", load, 6)).toEqual(first);
		maps.answer("all@1", load, 15, { south: 46, west: 7, north: 48, east: 9 });
		expect(requested).toBe(1);
		maps.answer("all@2", load, 6);
		expect(requested).toBe(2);
	});

	it("forget the result used longest ago", () => {
		const maps = new ResultMaps({ maxResults: 2 });
		const requested: string[] = [];
		const answer = (key: string) => {
			maps.answer(
				key,
				() => {
					requested.push(key);
					return points;
				},
				6,
			);
		};
		for (const key of ["one", "two", "one", "three", "one", "two"]) answer(key);
		expect(requested).toEqual(["one", "two", "three", "two"]);
		expect(maps.size).toBe(2);
	});

	it("keep to a bound of memory, but always hold the latest", () => {
		const maps = new ResultMaps({ maxItems: 12 });
		maps.answer("one", () => points, 6);
		maps.answer("two", () => points, 6);
		expect(maps.size).toBe(1);
		maps.answer("large", () => heaps(Array.from({ length: 40 }, () => 1)), 3);
		expect(maps.size).toBe(1);
	});
});
