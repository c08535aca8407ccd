import { describe, expect, it } from "vitest";
import { BAND_HOURS, bandOf, isNormal } from "./band.ts";

describe("the band of bookings an hour", () => {
	const hours = (count: (ago: number) => number) =>
		new Map(Array.from({ length: BAND_HOURS }, (_, ago) => [ago, count(ago)] as const));

	it("is three times the busiest hours of four weeks, and a dozen where they were quiet", () => {
		expect(bandOf(new Map())).toEqual({ most: 12, least: 0 });
		expect(bandOf(hours((ago) => (ago % 24 < 4 ? 10 : 2)))).toMatchObject({ most: 30 });
	});

	it("is not widened by an attack of three hours", () => {
		expect(bandOf(hours((ago) => (ago > 0 && ago < 4 ? 500 : 5)))).toMatchObject({ most: 15 });
	});

	it("names an hour without a booking where the same hour of the weeks before had some", () => {
		const band = bandOf(hours(() => 6));
		expect(band.least).toBe(1);
		expect([isNormal(0, band), isNormal(1, band), isNormal(18, band), isNormal(19, band)]).toEqual([
			false,
			true,
			true,
			false,
		]);
	});
});
