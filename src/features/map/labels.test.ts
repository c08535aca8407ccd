import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { countryLabels } from "./country-points.ts";
import { chosenLabels } from "./labels.ts";
import { mapItems } from "./map-items.ts";
import type { MapLabel } from "./map-types.ts";
import { cameraFor, EUROPE } from "./mercator.ts";

const camera = (zoom: number) => ({ center: { lat: 47.4, lng: 12.4 }, zoom, width: 800, height: 600 });
const label = (id: string, kind: MapLabel["kind"], lat: number, lng: number, weight = 0): MapLabel => ({
	id,
	name: id,
	kind,
	lat,
	lng,
	weight,
});
const ids = (labels: readonly MapLabel[], zoom: number, items = mapItems([], [])) =>
	chosenLabels(labels, items, camera(zoom)).map(({ label: { id }, shift }) => (shift ? `${id}${shift}` : id));

describe("the names on the map", () => {
	const country = label("Austria", "country", 47.5, 12.4);
	const region = label("Tirol", "region", 47.2, 12.2);
	const place = label("Kirchberg", "placename", 47.44, 12.31);

	it("are of countries from afar, of regions closer, of places close by", () => {
		const all = [place, region, country];
		expect(ids(all, 5)).toEqual(["Austria"]);
		expect(ids(all, 8)).toEqual(["Tirol"]);
		expect(ids(all, 11)).toEqual(["Kirchberg"]);
		expect(ids(all, 2)).toEqual([]);
	});

	it("of two that would touch the heavier stays in its place and the lighter gives way", () => {
		const light = label("Aschau", "placename", 47.44, 12.312, 1);
		const heavy = label("Kirchberg", "placename", 47.44, 12.31, 9);
		expect(ids([light, heavy], 11)).toEqual(["Kirchberg", "Aschau40"]);
	});

	it("leave out what lies outside", () => {
		expect(ids([label("Palma", "placename", 39.57, 2.65)], 11)).toEqual([]);
	});

	it("stand clear of the spot that the map is of, and do not say its name again", () => {
		const spot = { lat: 47.44, lng: 12.31, zoom: 11, name: "Kirchberg" };
		const near = label("Aschau", "placename", 47.44, 12.31);
		const chosen = chosenLabels([place, near], [], camera(11), spot);
		expect(chosen.map(({ label: { id } }) => id)).toEqual(["Aschau"]);
		expect(chosen[0]?.shift).toBeLessThan(0);
	});

	it("stand clear of pins and clusters", () => {
		const pin = { accoId: "a1", lat: 47.44, lng: 12.31, stayCents: 90_000 };
		expect(ids([place], 11, mapItems([pin], []))).toEqual(["Kirchberg40"]);
		const bounds = { south: 47.44, west: 12.31, north: 47.44, east: 12.31 };
		const cluster = { lat: 47.44, lng: 12.31, count: 24, bounds, color: "red" as const };
		const around = [-50, 50].map((pixels) => ({ ...cluster, count: 5, lat: 47.44 + (pixels * 0.68) / 1456 }));
		expect(ids([place], 11, mapItems([], [cluster, ...around]))).toEqual([]);
	});

	it.each(LANGUAGES)("name the large countries of Europe on a map of it (%s)", (language) => {
		const shown = chosenLabels(countryLabels(language), [], cameraFor(EUROPE, { width: 900, height: 900 }));
		const names = shown.map(({ label: { id } }) => id);
		expect(names).toEqual(expect.arrayContaining(["country-FR", "country-DE", "country-ES", "country-IT"]));
	});
});
