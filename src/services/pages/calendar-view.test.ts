import { describe, expect, it } from "vitest";
import type { LoadedAccommodation } from "#db/accommodations/sellable-accommodation.ts";
import { NEVER_TAKEN } from "#domain/accommodation/accommodation.ts";
import { DEFAULT_PARTY } from "#domain/party/party.ts";
import { arrivalDays, FROM_PRICE_DAYS } from "#domain/pricing/arrivals.ts";
import { quote } from "#domain/pricing/quote.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { H1 } from "#tests/support/homes.ts";
import { type CalendarQuery, calendarView, calendarYear } from "./calendar-view.ts";

const TODAY = dayOf("2027-01-15");
const loaded = { home: H1, occupancy: NEVER_TAKEN } as LoadedAccommodation;
const view = (query: CalendarQuery = {}, params = {}) => calendarView(loaded, params, DEFAULT_PARTY, query, TODAY);

describe("the calendar of a home's screen", () => {
	it("shows three months, and twelve when the whole year is asked for", () => {
		expect(view().months.map(({ month }) => month)).toEqual(["2027-01", "2027-02", "2027-03"]);
		expect(view({ show: "2027-06" }).months.map(({ month }) => month)).toEqual(["2027-06", "2027-07", "2027-08"]);
		const year = view({ year: "1", show: "2027-06" });
		expect(year.months).toHaveLength(12);
		expect([year.months[0]?.month, year.months[11]?.month]).toEqual(["2027-01", "2027-12"]);
		expect([year.previous, year.next]).toEqual([null, null]);
	});

	it("prices one length of stay to the cent of its quote, or the shortest stay of each day", () => {
		const days = view({ nights: "7", year: "1" }).months.flatMap((month) => month.days);
		const priced = days.filter(({ cents }) => cents !== null);
		expect(priced.length).toBeGreaterThan(200);
		for (const { day, cents, nights } of priced) {
			expect(nights).toBe(7);
			const stay = { arrival: dayOf(day), departure: dayOf(day) + 7 };
			const answer = quote(H1, { stay, party: DEFAULT_PARTY }, TODAY, NEVER_TAKEN);
			expect(answer.ok && answer.value.grandCents).toBe(cents);
		}
		expect(new Set(view().months.flatMap((month) => month.days.map(({ nights }) => nights)))).toEqual(
			new Set([null, 3]),
		);
	});

	it("colours a day by the number that it prints, not by a price a night that is not shown", () => {
		const days = view({ year: "1" }).months.flatMap((month) => month.days);
		const priced = days.flatMap(({ cents, heat, nights }) =>
			cents === null ? [] : [{ cents, heat: heat ?? 0, nights }],
		);
		expect(new Set(priced.map(({ nights }) => nights)).size).toBeGreaterThan(1);
		const ordered = priced.sort((a, b) => Math.round(a.cents / 100) - Math.round(b.cents / 100));
		expect(ordered.map(({ heat }) => heat)).toEqual(ordered.map(({ heat }) => heat).sort());
		expect(new Set(ordered.map(({ heat }) => heat)).size).toBe(5);
	});

	it("offers the lengths that the home lets for, and ignores others", () => {
		expect(view().lengths).toEqual([3, 4, 7, 14]);
		expect(view({ nights: "2" }).nights).toBeNull();
		expect(view({ nights: "x" }).nights).toBeNull();
		expect(view({ nights: "14" }).nights).toBe(14);
	});

	it("colours by the prices of the whole year: a day has one colour on every page", () => {
		const heat = (query: CalendarQuery) =>
			view(query)
				.months.flatMap((month) => month.days)
				.find(({ day }) => day === "2027-07-03")?.heat;
		expect(heat({ show: "2027-07", nights: "7" })).toBe(heat({ year: "1", nights: "7" }));
		expect(heat({ year: "1", nights: "7" })).toBe(5);
	});

	it("names the cheapest stay of each of the next twelve months, and the three best moments apart from each other", () => {
		const { year } = view({ nights: "7" });
		expect([year.length, year[0]?.month, year[11]?.month]).toEqual([12, "2027-01", "2027-12"]);
		const stays = year.flatMap(({ stay }) => stay ?? []);
		for (const { arrival, departure, grandCents } of stays) {
			const stay = { arrival: dayOf(arrival), departure: dayOf(departure) };
			expect(stay.departure - stay.arrival).toBe(7);
			const answer = quote(H1, { stay, party: DEFAULT_PARTY }, TODAY, NEVER_TAKEN);
			expect(answer.ok && answer.value.grandCents).toBe(grandCents);
		}
		for (const { month, stay } of year) expect(stay?.arrival.slice(0, 7)).toBe(month);
		const days = view({ nights: "7", year: "1" }).months.flatMap((month) => month.days);
		const june = days.filter(({ day, cents }) => day.startsWith("2027-06") && cents !== null);
		expect(year[5]?.stay?.grandCents).toBe(Math.min(...june.map(({ cents }) => cents ?? 0)));
		const best = year.filter(({ isBest }) => isBest).flatMap(({ stay }) => stay ?? []);
		expect(best.length).toBeGreaterThan(0);
		expect(best.length).toBeLessThanOrEqual(3);
		expect(Math.min(...best.map(({ grandCents }) => grandCents))).toBe(
			Math.min(...stays.map(({ grandCents }) => grandCents)),
		);
		// The dearest month is the warmest.
		const dearest = year.toSorted((a, b) => (b.stay?.grandCents ?? 0) - (a.stay?.grandCents ?? 0))[0];
		expect(dearest?.heat).toBe(5);
	});

	it("works a year out once for a home as it is, and anew when anything of it changes", () => {
		const range = { from: TODAY, to: TODAY + FROM_PRICE_DAYS };
		const first = calendarYear(loaded, DEFAULT_PARTY, {}, TODAY).days;
		expect(first).toEqual(arrivalDays(H1, range, DEFAULT_PARTY, null, TODAY, NEVER_TAKEN));
		// Read again it is another object with the same values.
		expect(calendarYear({ ...loaded, home: { ...H1 } }, DEFAULT_PARTY, {}, TODAY).days).toBe(first);
		const fees = H1.rates.fees.map((fee) => ({ ...fee, cents: fee.cents + 100 }));
		const others = [
			{ home: { ...H1, minLeadDays: H1.minLeadDays + 30 } },
			{ home: { ...H1, rates: { ...H1.rates, fees } } },
			{ occupancy: { isTaken: (day: number) => day < TODAY + 60 } },
			{ party: { ...DEFAULT_PARTY, adults: 3 } },
			{ nights: 7 },
			{ today: TODAY + 10 },
		];
		for (const { home = H1, occupancy = NEVER_TAKEN, party = DEFAULT_PARTY, nights = null, today = TODAY } of others) {
			const query = nights === null ? {} : { nights: String(nights) };
			for (const _again of [1, 2]) {
				const { days } = calendarYear({ home, occupancy }, party, query, today);
				expect(days).not.toEqual(first);
				const until = { from: today, to: today + FROM_PRICE_DAYS };
				expect(days).toEqual(arrivalDays(home, until, party, nights, today, occupancy));
			}
		}
	});

	it("says of a pressed day why it cannot be chosen, what its season wants, and which stays come nearest", () => {
		// In high season H1 is let from Saturday to Saturday.
		const { explained } = view({ day: "2027-07-05" });
		expect(explained).toMatchObject({
			day: "2027-07-05",
			code: "ARRIVAL_DAY",
			rule: { arrivalDays: [6], minNights: 7 },
		});
		expect(explained?.stays[0]).toMatchObject({ arrival: "2027-07-03", departure: "2027-07-10", nights: 7 });
		for (const { arrival, departure, grandCents } of explained?.stays ?? []) {
			const stay = { arrival: dayOf(arrival), departure: dayOf(departure) };
			const answer = quote(H1, { stay, party: DEFAULT_PARTY }, TODAY, NEVER_TAKEN);
			expect(answer.ok && answer.value.grandCents).toBe(grandCents);
		}
	});

	it("explains departures as well, days gone by, and nothing of a day that can be chosen or is none", () => {
		const departure = view({ day: "2027-03-02" }, { arrival: "2027-03-01" }).explained;
		expect(departure).toMatchObject({ code: "MIN_STAY", limit: 3 });
		expect(departure?.stays.length).toBeGreaterThan(0);
		expect(view({ day: "2027-01-02" }).explained?.code).toBe("PAST");
		expect(view({ day: "2027-03-01" }).explained).toBeNull();
		for (const day of ["", "x", "2027-02-30"]) expect(view({ day }).explained).toBeNull();
	});

	it("with an arrival shows the departures that fit it, and why others do not", () => {
		const { choosing, months } = view({}, { arrival: "2027-03-01" });
		const days = new Map(months.flatMap((month) => month.days).map((day) => [day.day, day]));
		expect(choosing).toBe("departure");
		expect(days.get("2027-03-05")).toMatchObject({ cents: 49_250, nights: 4, reason: null });
		expect(days.get("2027-03-03")).toMatchObject({ cents: null, reason: "MIN_STAY", limit: 3 });
	});
});
