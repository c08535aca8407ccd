import { describe, expect, it } from "vitest";
import { matching } from "./palette-match.ts";

const GROUPS = {
	acts: [
		{ label: "Nieuwe kortingscode", also: "maken toevoegen" },
		{ label: "Nieuwe partner", also: "maken toevoegen" },
	],
	pages: [{ label: "Boekingen" }, { label: "Kortingscodes" }, { label: "Réglages" }, { label: "Uitbetalingen" }],
};

function labels(typed: string): readonly string[] {
	const { acts, pages } = matching(typed.split(" ").filter(Boolean), GROUPS).groups;
	return [...acts, ...pages].map(({ label }) => label);
}

describe("what is typed into the palette", () => {
	it.each([
		["", ["Nieuwe kortingscode", "Nieuwe partner", "Boekingen", "Kortingscodes", "Réglages", "Uitbetalingen"]],
		["code", ["Nieuwe kortingscode", "Kortingscodes"]],
		["KORTING nieuwe", ["Nieuwe kortingscode"]],
		["toevoegen partner", ["Nieuwe partner"]],
		["reglages", ["Réglages"]],
	])("%j finds what has all its words", (typed, expected) => {
		expect(labels(typed)).toEqual(expected);
	});

	it.each([
		["boekngen", ["Boekingen"]],
		["beok", ["Boekingen"]],
		["nieuwe partnr", ["Nieuwe partner"]],
		["uitbetlaignen", ["Uitbetalingen"]],
		["kortignscod", ["Nieuwe kortingscode", "Kortingscodes"]],
	])("%j finds what is meant, but for a slip of the finger", (typed, expected) => {
		expect(labels(typed)).toEqual(expected);
	});

	it.each(["xyz", "prt", "huis", "bkngn", "4471"])("%j, which is near nothing, finds nothing", (typed) => {
		expect(labels(typed)).toEqual([]);
	});

	it("does not offer what is only near beside what has the words", () => {
		expect(labels("partner")).toEqual(["Nieuwe partner"]);
	});
});
