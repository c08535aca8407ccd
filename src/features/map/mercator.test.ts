import { describe, expect, it } from "vitest";
import { boundsOf, cameraFor, EUROPE, MIN_ZOOM, pointAt, projection, worldPoint } from "./mercator.ts";

const size = { width: 800, height: 600 };
const kirchberg = { lat: 47.44512, lng: 12.31644 };

describe("the flat map", () => {
	it("is 256 pixels wide at zoom 0 and twice as wide at each next one", () => {
		const at = (zoom: number) => {
			const project = projection({ center: { lat: 0, lng: 0 }, zoom, ...size });
			return project(worldPoint({ lat: 0, lng: 180 })).x - project(worldPoint({ lat: 0, lng: -180 })).x;
		};
		expect(at(0)).toBeCloseTo(256);
		expect(at(5)).toBeCloseTo(8192);
	});

	it("finds back where a point lies", () => {
		const there = pointAt(worldPoint(kirchberg));
		expect(there.lat).toBeCloseTo(kirchberg.lat, 9);
		expect(there.lng).toBeCloseTo(kirchberg.lng, 9);
	});

	it("puts the camera's middle in the middle of the screen", () => {
		const at = projection({ center: kirchberg, zoom: 11.3, ...size })(worldPoint(kirchberg));
		expect(at.x).toBeCloseTo(400);
		expect(at.y).toBeCloseTo(300);
	});

	it("shows a box whose corners are the corners of the screen", () => {
		const camera = { center: kirchberg, zoom: 9.5, ...size };
		const { south, west, north, east } = boundsOf(camera);
		const project = projection(camera);
		const corner = project(worldPoint({ lat: north, lng: west }));
		const opposite = project(worldPoint({ lat: south, lng: east }));
		expect(corner.x).toBeCloseTo(0);
		expect(corner.y).toBeCloseTo(0);
		expect(opposite.x).toBeCloseTo(800);
		expect(opposite.y).toBeCloseTo(600);
	});

	it.each([
		[size],
		[{ width: 1600, height: 500 }],
		[{ width: 390, height: 700 }],
		[{ width: 120, height: 90 }],
	])("fits all of Europe into %j", (room) => {
		const camera = cameraFor(EUROPE, room);
		const shown = boundsOf(camera);
		if (camera.zoom === MIN_ZOOM) return expect(room.width).toBeLessThan(256);
		expect(shown.south).toBeLessThanOrEqual(EUROPE.south + 1e-9);
		expect(shown.west).toBeLessThanOrEqual(EUROPE.west + 1e-9);
		expect(shown.north).toBeGreaterThanOrEqual(EUROPE.north - 1e-9);
		expect(shown.east).toBeGreaterThanOrEqual(EUROPE.east - 1e-9);
	});

	it("leaves more room above a fitted box than below it", () => {
		const box = { south: 47, west: 12, north: 47.5, east: 12.5 };
		const camera = cameraFor(box, size);
		const project = projection(camera);
		const top = project(worldPoint({ lat: box.north, lng: box.west })).y;
		const bottom = 600 - project(worldPoint({ lat: box.south, lng: box.east })).y;
		expect(top).toBeCloseTo(72, 0);
		expect(bottom).toBeCloseTo(32, 0);
	});

	it("moves from any camera to the box asked for", () => {
		const there = cameraFor(EUROPE, { center: kirchberg, zoom: 12, ...size } as typeof size);
		expect(there).toEqual(cameraFor(EUROPE, size));
	});

	it("does not fall into a box that is one point", () => {
		const { lat, lng } = kirchberg;
		expect(cameraFor({ south: lat, north: lat, west: lng, east: lng }, size).zoom).toBe(13);
	});
});
