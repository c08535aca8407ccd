import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { whyItFits } from "./why-it-fits.ts";

const NONE = { km_sea: null, km_lake: null, km_skilift: null, km_golf_course: null, max_pets: 0 };
const HOME = { ...NONE, km_lake: 0.33, km_skilift: 3.24, max_pets: 2 };

describe("why a home fits a search", () => {
	it("is nothing without wishes, and where all of the list have what was asked for", () => {
		expect(whyItFits(HOME, {}, "en")).toEqual([]);
		expect(whyItFits(HOME, { facility: ["sauna"] }, "en")).toEqual([]);
	});

	it("is how near it is to what should be near, the pets that may come, and then what else was asked for", () => {
		const params = { facility: ["sauna" as const], location: ["nearLake" as const], pets: 1, maxKmFromSkilift: 5 };
		expect(whyItFits(HOME, params, "en")).toEqual([
			"350 m to the lake",
			"3.2 km to the lift",
			"2 pets welcome",
			"Sauna",
		]);
	});

	it("names no pets that were not to come, and no distance that is not known", () => {
		expect(whyItFits(HOME, { location: ["nearSea"] }, "en")).toEqual([]);
		expect(whyItFits({ ...HOME, max_pets: 0 }, { pets: 1 }, "en")).toEqual([]);
		expect(whyItFits(HOME, { pets: 1 }, "de")).toEqual(["2 Haustiere willkommen"]);
	});

	it("is said once where a place and a distance are the same wish", () => {
		expect(whyItFits(HOME, { location: ["nearSkiSlope"], maxKmFromSkilift: 5 }, "nl")).toEqual(["3,2 km naar de lift"]);
	});

	it.each(LANGUAGES)("is said in %s", (language) => {
		expect(whyItFits(HOME, { location: ["nearLake"], pets: 1 }, language).join(" ")).toMatch(/350.m/);
	});
});
