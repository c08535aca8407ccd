import { expect, it } from "vitest";
import { isoOf, weekdayOf } from "./civil-date.ts";
import { ascensionDay, easterSunday, whitSunday } from "./feasts.ts";

it("Easter falls on the days that almanacs name", () => {
	const days = {
		2000: "2000-04-23",
		2024: "2024-03-31",
		2025: "2025-04-20",
		2026: "2026-04-05",
		2027: "2027-03-28",
		2038: "2038-04-25",
		2285: "2285-03-22",
	};
	for (const [year, day] of Object.entries(days)) expect(isoOf(easterSunday(Number(year)))).toBe(day);
});

it("Ascension Day is a Thursday and Whitsun a Sunday, between the end of April and the middle of June", () => {
	for (let year = 1900; year < 2200; year++) {
		expect(weekdayOf(ascensionDay(year))).toBe(4);
		expect(weekdayOf(whitSunday(year))).toBe(weekdayOf(easterSunday(year)));
		expect(isoOf(whitSunday(year)).slice(5) >= "05-10" && isoOf(whitSunday(year)).slice(5) <= "06-13").toBe(true);
	}
});
