import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatChange } from "./figures.ts";
import {
	formatClock,
	formatDate,
	formatDateRange,
	formatInstant,
	formatMoney,
	formatMoneyExact,
	formatMoneyWhole,
	formatNumber,
	formatPercent,
} from "./format.ts";
import { formatMoneyColumn } from "./money-column.ts";

/** Blanks that do not break, as one can read them. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, " ");
const inAll = (format: (language: (typeof LANGUAGES)[number]) => string) =>
	LANGUAGES.map((language) => plain(format(language)));

describe("money", () => {
	it("drops the decimals of whole euros and shows both of others", () => {
		expect(inAll((language) => formatMoney(128_800, language))).toEqual(["€ 1.288", "€1,288", "1.288 €", "1 288 €"]);
		expect(inAll((language) => formatMoney(128_850, language))).toEqual([
			"€ 1.288,50",
			"€1,288.50",
			"1.288,50 €",
			"1 288,50 €",
		]);
		expect(plain(formatMoneyExact(128_800, "nl"))).toBe("€ 1.288,00");
	});

	it("has a minus sign and no hyphen below zero, as shares and changes have", () => {
		expect(inAll((language) => formatMoneyExact(-3_600, language))).toEqual([
			"€ −36,00",
			"−€36.00",
			"−36,00 €",
			"−36,00 €",
		]);
		for (const language of LANGUAGES) {
			const all = [
				formatMoney(-100, language),
				formatMoneyWhole(-100, language),
				formatNumber(-1.5, language),
				formatPercent(-250, language),
				formatChange(-250, language),
			];
			for (const text of all) expect(text).toMatch(/^[^-]*−[^-]*$/);
		}
	});

	it("does not break between sum and sign", () => {
		expect(formatMoney(128_800, "fr")).not.toContain(" ");
		expect(formatMoney(128_800, "nl")).not.toContain(" ");
	});

	it("shows a column with decimals as soon as one of it has cents", () => {
		expect(formatMoneyColumn([10_000, 5_000], "en")).toEqual(["€100", "€50"]);
		expect(formatMoneyColumn([10_000, 5_001], "en")).toEqual(["€100.00", "€50.01"]);
	});
});

describe("dates", () => {
	const [arrival, departure] = [dayOf("2027-07-03"), dayOf("2027-07-10")];

	it("print the month as a word", () => {
		expect(inAll((language) => formatDate(arrival, language, "plain"))).toEqual([
			"3 juli 2027",
			"3 July 2027",
			"3. Juli 2027",
			"3 juillet 2027",
		]);
		expect(inAll((language) => formatDate(arrival, language)).every((text) => !/\d[-/.]\d/.test(text))).toBe(true);
	});

	it("of a stay say once what both share", () => {
		expect(inAll((language) => formatDateRange(arrival, departure, language))).toEqual([
			"3 – 10 juli 2027",
			"3 – 10 July 2027",
			"3. – 10. Juli 2027",
			"3 – 10 juillet 2027",
		]);
	});

	it("stand in sentences as the language writes them", () => {
		const first = dayOf("2027-12-01");
		expect(inAll((language) => formatDate(first, language, "long"))).toEqual([
			"woensdag 1 december 2027",
			"Wednesday 1 December 2027",
			"Mittwoch, 1. Dezember 2027",
			"mercredi 1er décembre 2027",
		]);
		expect(inAll((language) => formatDate(dayOf("2027-04-24"), language, "dayOfWeek"))).toEqual([
			"za 24 apr",
			"Sat 24 Apr",
			"Sa., 24. Apr.",
			"sam. 24 avr.",
		]);
		expect(formatDate(dayOf("2027-12-21"), "fr", "plain")).toBe("21 décembre 2027");
		expect(plain(formatDateRange(first, first + 7, "fr"))).toBe("1er – 8 décembre 2027");
		expect(plain(formatDateRange(first - 1, first, "fr", "compact"))).toBe("30 nov. – 1er déc.");
		expect(plain(formatDateRange(first, first + 7, "en", "weekdays"))).toBe("Wed 1 Dec – Wed 8 Dec 2027");
	});

	it("of a deadline are in the time of Amsterdam", () => {
		expect(inAll((language) => formatInstant(new Date("2027-01-17T10:00:00Z"), language))).toEqual([
			"zo 17 jan 2027, 11.00 uur",
			"Sun 17 Jan 2027, 11:00",
			"So., 17. Jan. 2027, 11 Uhr",
			"dim. 17 janv. 2027, 11 h",
		]);
		expect(formatInstant(new Date("2027-07-17T10:00:00Z"), "en", "time")).toBe("12:00");
		// A list says the minutes of the full hour too.
		expect(plain(formatInstant(new Date("2027-01-17T07:00:00Z"), "de", "compact"))).toBe("17. Jan., 8:00 Uhr");
		expect(plain(formatInstant(new Date("2027-08-01T22:05:00Z"), "fr", "compact"))).toBe("2 août, 0 h 05");
		expect(plain(formatInstant(new Date("2027-01-17T07:00:00Z"), "fr", "compact"))).toBe("17 janv., 8 h 00");
		expect(inAll((language) => formatInstant(new Date("2027-01-17T10:00:00Z"), language, "long"))).toEqual([
			"zondag 17 januari 2027 om 11.00 uur",
			"Sunday 17 January 2027 at 11:00",
			"Sonntag, 17. Januar 2027, 11 Uhr",
			"dimanche 17 janvier 2027 à 11 h",
		]);
	});

	it("of the clock do not break, and are nothing else", () => {
		expect(inAll((language) => formatClock("16:30", language))).toEqual(["16.30 uur", "16:30", "16:30 Uhr", "16 h 30"]);
		expect(inAll((language) => formatClock("08:00", language))).toEqual(["8.00 uur", "08:00", "8 Uhr", "8 h"]);
		for (const language of LANGUAGES) expect(formatClock("16:00", language)).not.toContain(" ");
		for (const wrong of ["", "24:00", "16", "4 pm", "16:60"])
			expect(() => formatClock(wrong, "nl")).toThrow(RangeError);
	});
});

it("percentages follow the language", () => {
	expect(inAll((language) => formatPercent(550, language))).toEqual(["5,5%", "5.5%", "5,5 %", "5,5 %"]);
});
