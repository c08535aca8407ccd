import { expect, it } from "vitest";
import { isCarFree } from "./car-free.ts";

it("a place that no guest drives in is known by its name in any language, in its own country alone", () => {
	expect(isCarFree("CH", { en: "zermatt" })).toBe(true);
	expect(isCarFree("CH", { de: "muerren", fr: "murren" })).toBe(true);
	expect(isCarFree("NL", { nl: "vlieland" })).toBe(true);
	for (const [country, slug] of [
		["CH", "verbier"],
		["AT", "zermatt"],
		["XX", "juist"],
	] as const)
		expect(isCarFree(country, { en: slug })).toBe(false);
	expect(isCarFree("CH", {})).toBe(false);
});
