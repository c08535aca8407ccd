import { describe, expect, it } from "vitest";
import { ResultMap } from "#search/clusters.ts";
import fc from "#tests/support/fast-check.ts";
import { type MapItem, mapItems } from "./map-items.ts";
import { projection, worldPoint } from "./mercator.ts";
import { clusterSize, GAP, homesOf, laidOut, PIN_HEIGHT, PIN_TIP, pinWidth } from "./pin-layout.ts";

const WIDTH = 80;
const widthOf = () => WIDTH;
const home = (accoId: string, lat: number, lng: number) => ({ accoId, lat, lng, stayCents: 70_000 });
const box = { south: 47, west: 9, north: 47, east: 9 };
const cluster = (lat: number, lng: number, count: number, color: "red" | "blue" = "blue") => ({
	lat,
	lng,
	count,
	color,
	bounds: { ...box, south: lat, north: lat },
});
const camera = (zoom: number) => ({ center: { lat: 47, lng: 9 }, zoom, width: 0, height: 0 });
/** Degrees of longitude of so many pixels. */
const pixels = (count: number, zoom: number) => (count * 360) / (256 * 2 ** zoom);

/** Rectangles and circles as they stand on the screen. */
function shapes(items: readonly MapItem[], zoom: number) {
	const project = projection(camera(zoom));
	return items.map((item) => {
		const { x, y } = project(item.world);
		if (item.kind === "cluster") return { item, x, y, radius: clusterSize(item.cluster.count) / 2, half: 0, high: 0 };
		if (item.isDot) return { item, x, y: y - item.lift, radius: 8, half: 0, high: 0 };
		// A pin as a rectangle around the middle of its body.
		const high = (PIN_HEIGHT + PIN_TIP) / 2;
		return { item, x, y: y - item.lift - high, radius: 0, half: WIDTH / 2, high };
	});
}
type Shape = ReturnType<typeof shapes>[number];

function distance(one: Shape, other: Shape): number {
	const dx = Math.max(0, Math.abs(one.x - other.x) - one.half - other.half);
	const dy = Math.max(0, Math.abs(one.y - other.y) - one.high - other.high);
	return Math.hypot(dx, dy) - one.radius - other.radius;
}

/** Homes strewn over a few valleys, some on the very same spot, and the zoom they are looked at. */
const results = fc.record({
	homes: fc.array(
		fc.record({ lat: fc.integer({ min: 0, max: 400 }), lng: fc.integer({ min: 0, max: 400 }), valley: fc.nat(3) }),
		{ minLength: 1, maxLength: 60 },
	),
	zoom: fc.double({ min: 4, max: 16.9, noNaN: true }),
});

describe("room for pins and clusters", () => {
	it("keeps the sum of pins, dots and clusters, and lets none touch another", () => {
		fc.assert(
			fc.property(results, ({ homes, zoom }) => {
				const points = homes.map(({ lat, lng, valley }, index) => ({
					accoId: `a${index}`,
					lat: 47 + valley / 20 + lat / 10_000,
					lng: 9 + valley / 15 + lng / 8_000,
					grandCents: 70_000,
				}));
				const { markers, clusters } = new ResultMap(points).answer(zoom);
				const items = laidOut(mapItems(markers, clusters, markers.slice(0, 10)), zoom, widthOf);
				expect(items.reduce((sum, item) => sum + homesOf(item), 0)).toBe(homes.length);
				expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
				const drawn = shapes(items, zoom);
				drawn.forEach((one, index) => {
					for (const other of drawn.slice(index + 1)) {
						const dots = [one, other].some(({ item }) => item.kind === "pin" && item.isDot);
						expect(distance(one, other)).toBeGreaterThanOrEqual((dots ? 0 : GAP) - 1e-6);
					}
				});
			}),
		);
	});

	it("lets the better rank keep its price, and makes a dot of the other", () => {
		const zoom = 12;
		const near = [home("a2", 47, 9), home("a1", 47, 9 + pixels(WIDTH + GAP - 1, zoom))];
		const states = (ranked: typeof near) =>
			laidOut(mapItems(near, [], ranked), zoom, widthOf).map(
				(item) => `${item.key}${item.kind === "pin" && item.isDot ? " dot" : ""}`,
			);
		expect(states([])).toEqual(["a2", "a1 dot"]);
		expect(states([home("a1", 0, 0)])).toEqual(["a1", "a2 dot"]);
		const apart = [home("a2", 47, 9), home("a1", 47, 9 + pixels(WIDTH + GAP + 1, zoom))];
		expect(laidOut(mapItems(apart, []), zoom, widthOf).some((item) => item.kind === "pin" && item.isDot)).toBe(false);
	});

	it("merges the smaller of two clusters into the larger, with the box of both, and red stays red", () => {
		const zoom = 9;
		const large = cluster(47, 9, 30, "red");
		const small = cluster(47, 9 + pixels(50, zoom), 4);
		const items = laidOut(mapItems([], [small, large]), zoom, widthOf);
		expect(items).toHaveLength(1);
		expect(items[0]).toMatchObject({
			world: worldPoint(large),
			cluster: { count: 34, color: "red", lat: 47, lng: 9 },
		});
	});

	it("takes a home into a cluster that would cover its dot", () => {
		const zoom = 9;
		const [item, ...others] = laidOut(
			mapItems([home("a1", 47, 9 + pixels(24, zoom))], [cluster(47, 9, 4)]),
			zoom,
			widthOf,
		);
		expect(others).toEqual([]);
		expect(item).toMatchObject({ kind: "cluster", cluster: { count: 5, color: "blue" } });
		expect(item?.kind === "cluster" && item.cluster.bounds.east).toBeCloseTo(9 + pixels(24, zoom), 9);
	});

	it("merges nothing where a visitor can come no closer", () => {
		const near = [home("a1", 47, 9), home("a2", 47, 9 + pixels(6, 18)), home("a3", 47, 9)];
		expect(laidOut(mapItems(near, []), 18, widthOf).map(({ kind }) => kind)).toEqual(["pin", "pin", "pin"]);
	});

	it("gives a badge of 44, 50 or 62 pixels by its number of homes", () => {
		expect([2, 5, 6, 10, 11, 12_000].map(clusterSize)).toEqual([44, 44, 50, 50, 62, 62]);
	});

	it("knows about how wide a price is", () => {
		expect(pinWidth("", false)).toBe(44);
		expect(pinWidth("€1,288", false)).toBeGreaterThan(pinWidth("€840", false));
		expect(pinWidth("€840", true)).toBe(pinWidth("€840", false) + 17);
	});
});
