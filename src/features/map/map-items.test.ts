import { describe, expect, it } from "vitest";
import { clusterMarkers } from "./browser-clusterer.ts";
import { installedClusterer } from "./clusterer.ts";
import { mapItems, namedMarkers, withActive } from "./map-items.ts";
import type { MapMarker } from "./map-types.ts";
import { homesOf } from "./pin-layout.ts";

const home = (accoId: string, lat: number, lng: number, title?: string): MapMarker => ({
	accoId,
	lat,
	lng,
	stayCents: 70_000,
	title,
});

describe("what lies over the map", () => {
	it("comes from north to south and from west to east", () => {
		const bounds = { south: 48, west: 9, north: 48, east: 9 };
		const items = mapItems(
			[home("a1", 47, 10), home("a2", 49, 8), home("a3", 47, 9)],
			[{ lat: 48, lng: 9, count: 5, bounds, color: "blue" }],
		);
		expect(items.map(({ key }) => key)).toEqual(["a2", "48,9,5", "a3", "a1"]);
	});

	it("stacks homes that share a spot", () => {
		const items = mapItems([home("a1", 47, 9), home("a2", 47, 9), home("a3", 47, 9.1)], []);
		expect(items.map(({ key, lift }) => `${key}+${lift}`)).toEqual(["a1+0", "a2+50", "a3+0"]);
	});

	it("takes names from the list", () => {
		const [named, other] = namedMarkers([home("a1", 47, 9), home("a2", 47, 9.1)], [home("a1", 47, 9, "Haus Eins")]);
		expect([named?.title, other?.title]).toEqual(["Haus Eins", undefined]);
	});

	it("comes in the order of the list where that has it", () => {
		const items = mapItems(
			[home("a1", 47, 10), home("a2", 49, 8), home("a3", 47, 9)],
			[],
			[home("a3", 47, 9), home("a7", 1, 1), home("a1", 47, 10)],
		);
		expect(items.map(({ key }) => key)).toEqual(["a3", "a1", "a2"]);
	});

	it("has the active home of the list once, also when a cluster holds it, and counts it there", () => {
		const listed = [home("a1", 47, 9, "Haus Eins")];
		const bounds = { south: 47, west: 9, north: 47, east: 9 };
		const held = mapItems([], [{ lat: 47, lng: 9, count: 5, bounds, color: "blue" }]);
		const shown = withActive(held, listed, "a1");
		expect(shown.map(({ key }) => key)).toEqual(["47,9,5", "a1"]);
		expect(shown.map(homesOf)).toEqual([5, 0]);
		expect(withActive(mapItems(listed, []), listed, "a1")).toHaveLength(1);
		expect(withActive([], listed, "a7")).toEqual([]);
	});
});

describe("clusters made in the browser", () => {
	const close = Array.from({ length: 11 }, (_, number) => home(`a${number}`, 47 + number * 1e-5, 9));
	it("are those of the search: counts, boxes, colours", () => {
		const { markers, clusters } = clusterMarkers([...close, home("a99", 50, 5)])(9);
		expect(markers.map(({ accoId }) => accoId)).toEqual(["a99"]);
		expect(clusters).toHaveLength(1);
		expect(clusters[0]).toMatchObject({ count: 11, color: "red" });
		expect(clusters[0]?.bounds).toEqual({ south: 47, west: 9, north: 47.0001, east: 9 });
		expect(clusterMarkers(close)(9).clusters[0]?.color).toBe("blue");
	});

	it("need their clusterer: without it, the message of the specification", async () => {
		const logged: unknown[] = [];
		const { error } = console;
		console.error = (text) => logged.push(text);
		try {
			await expect(installedClusterer(async () => ({}))).rejects.toThrow("MarkerClusterer is not installed!");
			await expect(installedClusterer(() => Promise.reject(new Error("offline")))).rejects.toThrow(
				"MarkerClusterer is not installed!",
			);
			expect(logged).toEqual(["MarkerClusterer is not installed!", "MarkerClusterer is not installed!"]);
			expect(await installedClusterer(async () => ({ clusterMarkers }))).toBe(clusterMarkers);
		} finally {
			console.error = error;
		}
	});
});
