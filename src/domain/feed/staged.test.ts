import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { publicPoint } from "../geo/public-point.ts";
import { accommodationLine } from "./accommodation-line.ts";
import { mergePeriods, stagedHome } from "./staged.ts";

const half = () => 0.5;

const line = (changes: object = {}) =>
	accommodationLine.parse({
		type: "accommodation",
		accoId: "a1",
		status: "live",
		title: { nl: "Huis" },
		country: "AT",
		region: "Tirol",
		placename: "Kirchberg",
		lat: 47.44512,
		lng: 12.31644,
		kind: "chalet",
		bedrooms: 3,
		bathrooms: 2,
		maxGuests: 6,
		bookMode: "instant",
		...changes,
	});

describe("a home of the feed", () => {
	it("has one unit of its own, all guests in the rent and two babies when it says nothing", () => {
		expect(stagedHome(line(), half)).toMatchObject({ units: ["a1"], includedGuests: 6, maxBabies: 2, maxPets: 0 });
	});

	it("is not asked about pets when the feed says nothing of them", () => {
		expect(stagedHome(line(), half).petsKnown).toBe(false);
		expect(stagedHome(line({ maxPets: 0 }), half).petsKnown).toBe(true);
	});

	it.each([
		[2, true],
		[2.01, false],
		[null, false],
	])("lies near the sea at %s km: %s, unless the feed says otherwise", (kmSea, near) => {
		expect(stagedHome(line({ kmSea }), half).nearSea).toBe(near);
		expect(stagedHome(line({ kmSea, nearSea: !near }), half).nearSea).toBe(!near);
	});
});

describe("the public point of an area", () => {
	it("lies 100 to 300 metres off, the same way for the same home", () => {
		const scatter = (text: string) => createHash("sha256").update(text).digest().readUInt32BE(0) / 2 ** 32;
		for (let number = 1; number <= 500; number++) {
			const point = { lat: (number % 120) - 60 + 0.12345, lng: (number % 340) - 170 + 0.54321 };
			const moved = publicPoint(`a${number}`, point, scatter);
			const scale = Math.cos((point.lat * Math.PI) / 180);
			const metres = Math.hypot(moved.lat - point.lat, (moved.lng - point.lng) * scale) * 111_320;
			expect(metres).toBeGreaterThan(98);
			expect(metres).toBeLessThanOrEqual(300);
			expect(publicPoint(`a${number}`, point, scatter)).toEqual(moved);
		}
	});
});

describe("periods of one unit", () => {
	const period = (arrival: number, departure: number, kind: "owner" | "external" = "owner") => ({
		arrival: `2027-03-${String(arrival).padStart(2, "0")}`,
		kind,
		departure: `2027-03-${String(departure).padStart(2, "0")}`,
	});
	it.each([
		["stay apart when they do not touch", [period(1, 3), period(5, 8)], [period(1, 3), period(5, 8)]],
		["are joined when they touch or overlap", [period(5, 8), period(1, 5), period(7, 9)], [period(1, 9)]],
		["swallow what lies within", [period(1, 9), period(3, 4)], [period(1, 9)]],
		["keep their kinds", [period(1, 5), period(5, 8, "external")], [period(1, 5), period(5, 8, "external")]],
		["share nights out by time", [period(1, 5), period(3, 8, "external")], [period(1, 5), period(5, 8, "external")]],
	])("%s", (_name, periods, merged) => {
		expect(mergePeriods(periods)).toEqual(merged);
	});
});
