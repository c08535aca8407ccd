import { describe, expect, it } from "vitest";
import { translator } from "#i18n/catalogues.server.ts";
import { dayRefusalSentence } from "./refusal-sentence.ts";

const t = translator("en");
const room = { maxGuests: 6, maxBabies: 2, maxPets: 0 };

describe("why a day of the calendar cannot be chosen", () => {
	it("names what the home takes, not the nights of that day", () => {
		const of = (code: "TOO_MANY_GUESTS" | "TOO_MANY_BABIES" | "MIN_STAY") =>
			dayRefusalSentence(t, code, { room, nights: 7, choosing: "arrival" });
		expect(of("TOO_MANY_GUESTS")).toBe("This home takes at most 6 guests.");
		expect(of("TOO_MANY_BABIES")).toBe("This home takes 2 babies at most.");
		expect(of("MIN_STAY")).toBe("Stays here are at least 7 nights.");
	});

	it("speaks of the day as what is being chosen", () => {
		const of = (choosing: "arrival" | "departure") =>
			dayRefusalSentence(t, "DEPARTURE_DAY", { room, nights: 3, choosing });
		expect(of("arrival")).toBe("No departure day fits an arrival on this day.");
		expect(of("departure")).toBe("You cannot leave here on this day.");
	});

	it("says without a number that there is no room for babies", () => {
		const none = { ...room, maxBabies: 0 };
		const sentence = dayRefusalSentence(t, "TOO_MANY_BABIES", { room: none, nights: 7, choosing: "arrival" });
		expect(sentence).toBe("There is no room for babies in this home.");
	});
});
