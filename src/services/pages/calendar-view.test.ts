import { describe, expect, it } from "vitest";
import type { LoadedAccommodation } from "#db/accommodations/sellable-accommodation.ts";
import { NEVER_TAKEN } from "#domain/accommodation/accommodation.ts";
import { DEFAULT_PARTY } from "#domain/party/party.ts";
import { quote } from "#domain/pricing/quote.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { H1 } from "#tests/support/homes.ts";
import { type CalendarQuery, calendarView } from "./calendar-view.ts";

const TODAY = dayOf("2027-01-15");
const loaded = { home: H1, occupancy: NEVER_TAKEN } as LoadedAccommodation;
const view = (query: CalendarQuery = {}, params = {}) => calendarView(loaded, params, DEFAULT_PARTY, query, TODAY);

describe("the calendar of a home's screen", () => {
	it("shows two months, and twelve when the whole year is asked for", () => {
		expect(view().months.map(({ month }) => month)).toEqual(["2027-01", "2027-02"]);
		expect(view({ show: "2027-06" }).months.map(({ month }) => month)).toEqual(["2027-06", "2027-07"]);
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

	it("names the cheapest moments by price a night, apart from each other, in order of their dates", () => {
		const { best } = view({ nights: "7" });
		expect(best).toHaveLength(3);
		for (const [at, stay] of best.entries()) {
			expect(dayOf(stay.departure) - dayOf(stay.arrival)).toBe(7);
			const before = best[at - 1];
			if (before) expect(before.departure <= stay.arrival).toBe(true);
		}
		const all = view({ nights: "7", year: "1" }).months.flatMap((month) => month.days);
		const lowest = Math.min(...all.flatMap(({ cents }) => cents ?? []));
		expect(Math.min(...best.map(({ grandCents }) => grandCents))).toBe(lowest);
	});

	it("with an arrival shows the departures that fit it, and why others do not", () => {
		const { choosing, months, best } = view({}, { arrival: "2027-03-01" });
		const days = new Map(months.flatMap((month) => month.days).map((day) => [day.day, day]));
		expect([choosing, best]).toEqual(["departure", []]);
		expect(days.get("2027-03-05")).toMatchObject({ cents: 49_250, nights: 4, reason: null });
		expect(days.get("2027-03-03")).toMatchObject({ cents: null, reason: "MIN_STAY", minNights: 3 });
	});
});
