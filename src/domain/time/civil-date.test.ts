import { expect, it } from "vitest";
import { dayOf, isoWeekOf } from "./civil-date.ts";

/** ISO 8601: weeks begin on Monday, and the first of a year has its first Thursday. */
it.each([
	["2026-12-31", 53],
	["2027-01-01", 53],
	["2027-01-03", 53],
	["2027-01-04", 1],
	["2027-03-15", 11],
	["2027-12-31", 52],
	["2024-12-29", 52],
	["2024-12-30", 1],
	["2028-02-29", 9],
	["1969-12-31", 1],
])("%s is in week %i", (day, week) => {
	expect(isoWeekOf(dayOf(day))).toBe(week);
});
