import { describe, expect, it } from "vitest";
import { Coast, kmToNearest, Lakes } from "./shore-distance.ts";

const KM = 1 / 111.32;
const square = (west: number, south: number, size: number) => [
	[west, south],
	[west + size, south],
	[west + size, south + size],
	[west, south + size],
	[west, south],
];

describe("the distance to the sea", () => {
	const coast = new Coast();
	coast.add([
		[4, 0],
		[4, 1],
	]);
	it.each([
		[1, 1],
		[5, 5],
		[49.9, 49.9],
		[51, null],
	])("of a home %s km from the coast is %s", (km, distance) => {
		const measured = coast.kmFrom({ lat: 0.5, lng: 4 + km * KM });
		if (distance === null) expect(measured).toBeNull();
		else expect(measured).toBeCloseTo(distance, 1);
	});
	it("is measured to the segment's end beside it", () => {
		expect(coast.kmFrom({ lat: 1 + 3 * KM, lng: 4 + 4 * KM })).toBeCloseTo(5, 1);
	});
	it("agrees with a search of every segment", () => {
		const lines = Array.from({ length: 300 }, (_, index) => {
			const at = (factor: number) => ((index * factor) % 997) / 997;
			const [lng, lat] = [at(331) * 3, 45 + at(577) * 3];
			return [
				[lng, lat],
				[lng + at(113) * 0.6, lat - at(271) * 0.6],
			];
		});
		const grid = new Coast();
		for (const line of lines) grid.add(line);
		for (let index = 0; index < 200; index++) {
			const point = { lat: 45 + ((index * 37) % 200) / 66, lng: ((index * 71) % 200) / 66 };
			const alone = lines.map((line) => {
				const one = new Coast();
				one.add(line);
				return one.kmFrom(point) ?? Number.POSITIVE_INFINITY;
			});
			const nearest = Math.min(...alone);
			expect(grid.kmFrom(point)).toBe(nearest === Number.POSITIVE_INFINITY ? null : nearest);
		}
	});
});

describe("the distance to a lake", () => {
	const lakes = new Lakes();
	lakes.add([square(6, 46, 0.4), square(6.15, 46.15, 0.1)]);
	it("is 0 on the water", () => {
		expect(lakes.kmFrom({ lat: 46.05, lng: 6.05 })).toBe(0);
	});
	it("is that to the shore on an island and on land", () => {
		expect(lakes.kmFrom({ lat: 46.15 + 2 * KM, lng: 6.2 })).toBeCloseTo(2, 1);
		expect(lakes.kmFrom({ lat: 46 - 3 * KM, lng: 6.2 })).toBeCloseTo(3, 1);
	});
	it("is unknown beyond 50 km", () => {
		expect(lakes.kmFrom({ lat: 45, lng: 6.2 })).toBeNull();
	});
});

describe("the distance to points", () => {
	it("is that of the great circle to the nearest, unknown beyond 50 km", () => {
		const amsterdam = { lat: 52.3728, lng: 4.8936 };
		const haarlem = { lat: 52.3812, lng: 4.6369 };
		expect(kmToNearest(amsterdam, [haarlem, { lat: 51.9244, lng: 4.4777 }])).toBeCloseTo(17.4, 0);
		expect(kmToNearest(amsterdam, [{ lat: 51.9244, lng: 4.4777 }])).toBeNull();
		expect(kmToNearest(amsterdam, [])).toBeNull();
	});
});
