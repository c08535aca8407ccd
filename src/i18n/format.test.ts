import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatDateRange, formatInstant, formatMoney, formatMoneyExact, formatPercent } from "./format.ts";
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

	it("of a deadline are in the time of Amsterdam", () => {
		expect(plain(formatInstant(new Date("2027-01-17T10:00:00Z"), "nl"))).toContain("11:00");
		expect(plain(formatInstant(new Date("2027-07-17T10:00:00Z"), "en"))).toContain("12:00");
	});
});

it("percentages follow the language", () => {
	expect(inAll((language) => formatPercent(550, language))).toEqual(["5,5%", "5.5%", "5,5 %", "5,5 %"]);
});
