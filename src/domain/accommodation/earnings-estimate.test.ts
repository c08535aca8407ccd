import { describe, expect, it } from "vitest";
import fc from "#tests/support/fast-check.ts";
import { dayOf } from "../time/civil-date.ts";
import { type ComparableHome, ESTIMATED_NIGHTS, estimateEarnings, FEWEST_HOMES, sizeOf } from "./earnings-estimate.ts";
import { EMPTY_RATES, type Season } from "./rates.ts";

const TODAY = dayOf("2027-01-15");
const season = (from: number, to: number, nightCents: number, weekendCents = nightCents): Season => ({
	from: TODAY + from,
	to: TODAY + to,
	nightCents,
	weekendCents,
	weekendDays: [5, 6],
	arrivalDays: [1, 2, 3, 4, 5, 6, 7],
	departureDays: [1, 2, 3, 4, 5, 6, 7],
	minNights: 1,
	minThrough: 1,
	maxNights: 28,
	extraPersonCents: 0,
});
const home = (cents: number, ...taken: readonly (readonly [number, number])[]): ComparableHome => ({
	rates: { ...EMPTY_RATES, seasons: [season(-400, 800, cents)] },
	taken: taken.map(([arrival, departure]) => ({ arrival: TODAY + arrival, departure: TODAY + departure })),
});

const anyHome: fc.Arbitrary<ComparableHome> = fc
	.record({
		seasons: fc.array(
			fc.record({ nights: fc.integer({ min: 1, max: 300 }), cents: fc.integer({ min: 0, max: 90_000 }) }),
			{
				minLength: 1,
				maxLength: 4,
			},
		),
		taken: fc.array(fc.tuple(fc.integer({ min: -60, max: 420 }), fc.integer({ min: 1, max: 40 })), { maxLength: 12 }),
	})
	.map(({ seasons, taken }) => {
		let from = -20;
		const rates = seasons.map(({ nights, cents }) => {
			const one = season(from, from + nights, cents, Math.round(cents * 1.2));
			from += nights;
			return one;
		});
		return {
			rates: { ...EMPTY_RATES, seasons: rates },
			taken: taken.map(([at, nights]) => ({ arrival: TODAY + at, departure: TODAY + at + nights })),
		};
	});
const anyHomes = fc.array(anyHome, { minLength: FEWEST_HOMES, maxLength: 30 });
const anyFee = fc.integer({ min: 0, max: 10_000 });

describe("what a home may earn by homes like it", () => {
	it("is the taken nights of the year at their own prices, less the fee, as quartiles", () => {
		// Seven nights taken, twice at once, and one before today: six count.
		const homes = [1, 2, 3, 4].map((n) => home(n * 10_000, [-1, 4], [2, 6]));
		expect(estimateEarnings([...homes, home(50_000, [0, 10])], TODAY, 1500)).toEqual({
			homes: 5,
			nights: { low: 6, middle: 6, high: 6 },
			rentCents: { low: 120_000, middle: 180_000, high: 240_000 },
			netCents: { low: 102_000, middle: 153_000, high: 204_000 },
		});
	});

	it("is nothing out of too few homes, and homes without a price are no homes", () => {
		const homes = [1, 2, 3, 4].map((n) => home(n * 10_000, [0, 7]));
		expect(estimateEarnings(homes, TODAY, 1500)).toBeNull();
		expect(estimateEarnings([...homes, { ...home(1, [0, 7]), rates: EMPTY_RATES }], TODAY, 1500)).toBeNull();
		const past = { ...home(1, [0, 7]), rates: { ...EMPTY_RATES, seasons: [season(-30, 0, 1)] } };
		expect(estimateEarnings([...homes, past], TODAY, 1500)).toBeNull();
		expect(estimateEarnings([...homes, home(1)], TODAY, 1500)?.homes).toBe(5);
	});

	it("is in order, within what the homes themselves come to, and never more nights than the year has", () => {
		fc.assert(
			fc.property(anyHomes, anyFee, (homes, fee) => {
				const estimate = estimateEarnings(homes, TODAY, fee);
				if (!estimate) return;
				for (const { low, middle, high } of [estimate.nights, estimate.rentCents, estimate.netCents]) {
					expect(0 <= low && low <= middle && middle <= high).toBe(true);
				}
				expect(estimate.nights.high).toBeLessThanOrEqual(ESTIMATED_NIGHTS);
				for (const part of ["low", "middle", "high"] as const) {
					expect(estimate.netCents[part]).toBeLessThanOrEqual(estimate.rentCents[part]);
				}
				// No more than a quarter lies below and above.
				const one = (of: ComparableHome) =>
					estimateEarnings(Array(FEWEST_HOMES).fill(of), TODAY, fee)?.rentCents.middle;
				const each = homes.map(one).filter((value) => value !== undefined);
				expect(each).toHaveLength(estimate.homes);
				expect(each.filter((value) => value < estimate.rentCents.low).length).toBeLessThanOrEqual(each.length / 4);
				expect(each.filter((value) => value > estimate.rentCents.high).length).toBeLessThanOrEqual(each.length / 4);
				expect(each).toContain(estimate.rentCents.low);
			}),
			{ numRuns: 60 },
		);
	});

	it("hangs on neither the order of the homes nor on nights that overlap", () => {
		fc.assert(
			fc.property(anyHomes, (homes) => {
				const twice = homes.toReversed().map((one) => ({ ...one, taken: [...one.taken, ...one.taken] }));
				expect(estimateEarnings(twice, TODAY, 1500)).toEqual(estimateEarnings(homes, TODAY, 1500));
			}),
			{ numRuns: 60 },
		);
	});

	it("never falls when prices or taken nights grow, and never grows with the fee", () => {
		const more = (homes: readonly ComparableHome[], change: (one: ComparableHome) => ComparableHome) =>
			estimateEarnings(homes.map(change), TODAY, 1500);
		fc.assert(
			fc.property(anyHomes, anyFee, (homes, fee) => {
				const estimate = estimateEarnings(homes, TODAY, 1500);
				if (!estimate) return;
				const dearer = more(homes, ({ rates, taken }) => ({
					taken,
					rates: { ...rates, seasons: rates.seasons.map((one) => ({ ...one, nightCents: one.nightCents + 500 })) },
				}));
				const fuller = more(homes, (one) => ({
					...one,
					taken: [...one.taken, { arrival: TODAY + 10, departure: TODAY + 20 }],
				}));
				const feeLarger = estimateEarnings(homes, TODAY, Math.max(1500, fee));
				for (const part of ["low", "middle", "high"] as const) {
					expect(dearer?.rentCents[part]).toBeGreaterThanOrEqual(estimate.rentCents[part]);
					expect(fuller?.rentCents[part]).toBeGreaterThanOrEqual(estimate.rentCents[part]);
					expect(fuller?.nights[part]).toBeGreaterThanOrEqual(estimate.nights[part]);
					expect(feeLarger?.netCents[part]).toBeLessThanOrEqual(estimate.netCents[part]);
				}
			}),
			{ numRuns: 60 },
		);
	});

	it("knows every number of bedrooms as one size alone", () => {
		for (let bedrooms = 0; bedrooms <= 99; bedrooms++) {
			const { from, to } = sizeOf(bedrooms);
			expect(from <= bedrooms && bedrooms <= to).toBe(true);
			expect([sizeOf(from), sizeOf(to)]).toEqual([sizeOf(bedrooms), sizeOf(bedrooms)]);
		}
	});
});
