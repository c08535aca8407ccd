import { describe, expect, it } from "vitest";
import { nearestOffers } from "./near-offers.ts";
import type { DayOffer } from "./stay-offers.ts";

const offers = new Map<string, DayOffer>(
	[
		["2027-03-01", 7, 90_000],
		["2027-03-03", 7, null],
		["2027-03-05", 3, 49_250],
		["2027-03-06", 7, 80_000],
		["2027-03-12", 7, 70_000],
	].map(([day, nights, fromCents]) => [
		String(day),
		{
			day: String(day),
			nights: Number(nights),
			homes: fromCents === null ? 0 : 1,
			fromCents: fromCents as number | null,
		},
	]),
);

describe("the stays nearest to a day that cannot be chosen", () => {
	it("are three, by distance, the earlier of two first, with the server's prices", () => {
		expect(nearestOffers(offers, "2027-03-03", null)).toEqual([
			{ arrival: "2027-03-01", departure: "2027-03-08", nights: 7, cents: 90_000 },
			{ arrival: "2027-03-05", departure: "2027-03-08", nights: 3, cents: 49_250 },
			{ arrival: "2027-03-06", departure: "2027-03-13", nights: 7, cents: 80_000 },
		]);
	});

	it("end on the days of a calendar of departures", () => {
		expect(nearestOffers(offers, "2027-03-11", "2027-03-05")[0]).toEqual({
			arrival: "2027-03-05",
			departure: "2027-03-12",
			nights: 7,
			cents: 70_000,
		});
	});

	it("are none where nothing is offered", () => {
		expect(nearestOffers(new Map(), "2027-03-03", null)).toEqual([]);
	});
});
