import { describe, expect, it } from "vitest";
import { translator } from "#i18n/catalogues.server.ts";
import { dayRefusalSentence } from "./refusal-sentence.ts";

const t = translator("en");

describe("why a day of the calendar cannot be chosen", () => {
	it("names the number that the reason is about", () => {
		expect(dayRefusalSentence(t, "TOO_MANY_GUESTS", 6, "arrival")).toBe("This home takes at most 6 guests.");
		expect(dayRefusalSentence(t, "TOO_MANY_BABIES", 2, "arrival")).toBe("This home takes 2 babies at most.");
		expect(dayRefusalSentence(t, "MIN_STAY", 7, "departure")).toBe("Stays here are at least 7 nights.");
	});

	it("speaks of the day as what is being chosen", () => {
		const of = (choosing: "arrival" | "departure") => dayRefusalSentence(t, "DEPARTURE_DAY", null, choosing);
		expect(of("arrival")).toBe("A stay from this day would end on a day when the owner does not allow departures.");
		expect(of("departure")).toBe("The owner does not allow departures on this day.");
	});

	it("gives each reason a sentence of its own", () => {
		const codes = ["ARRIVAL_DAY", "DEPARTURE_DAY", "NOT_AVAILABLE"] as const;
		const said = codes.map((code) => dayRefusalSentence(t, code, null, "arrival"));
		expect(new Set(said).size).toBe(3);
		expect(said[2]).toBe("Not enough nights in a row are free from this day.");
		expect(dayRefusalSentence(t, "NOT_AVAILABLE", null, "departure")).toContain("taken");
	});

	it("says without a number that there is no room for babies", () => {
		const sentence = dayRefusalSentence(t, "TOO_MANY_BABIES", 0, "arrival");
		expect(sentence).toBe("There is no room for babies in this home.");
	});
});
