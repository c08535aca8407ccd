import { expect, it } from "vitest";
import { TYPE_REFUSALS } from "#domain/booking/claim.ts";
import { LANGUAGES } from "#domain/language.ts";
import { QUOTE_REFUSALS } from "#domain/pricing/refusal.ts";
import { lineLabel } from "./price-lines.ts";
import { PROBLEM_TITLES } from "./problems.ts";

it("every refusal has a title of its own in each language", () => {
	for (const code of [...QUOTE_REFUSALS, ...TYPE_REFUSALS]) expect(PROBLEM_TITLES).toHaveProperty(code);
	for (const [code, titles] of Object.entries(PROBLEM_TITLES)) {
		expect(new Set(LANGUAGES.map((language) => titles[language])).size, code).toBe(4);
		for (const language of LANGUAGES) expect(titles[language], code).not.toMatch(/!|€/);
	}
});

it("every cost has a name in each language, and a code is never shown", () => {
	expect(LANGUAGES.map((language) => lineLabel("cot", language, "DE"))).toEqual([
		"Kinderbedje",
		"Cot",
		"Babybett",
		"Lit bébé",
	]);
	expect(lineLabel("Baby-Cot", "de", "AT")).toBe("Babybett");
	expect(lineLabel("ski_pass", "nl", "AT")).toBe("Skipas");
	for (const code of ["xq_17", "constructor", "", "zuschlag"]) {
		expect(LANGUAGES.map((language) => lineLabel(code, language, "AT"))).toEqual([
			"Bijkomende kosten",
			"Additional charge",
			"Weitere Kosten",
			"Frais supplémentaires",
		]);
	}
	expect(lineLabel("tourist_tax", "de", "AT")).toBe("Ortstaxe");
	expect(lineLabel("tourist_tax", "de", "DE")).toBe("Kurtaxe");
});
