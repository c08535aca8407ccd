import { expect, it } from "vitest";
import { TYPE_REFUSALS } from "#domain/booking/claim.ts";
import { LANGUAGES } from "#domain/language.ts";
import { QUOTE_REFUSALS } from "#domain/pricing/refusal.ts";
import { lineLabel } from "./price-lines.ts";
import { PROBLEM_CODES, problemTitle } from "./problems.ts";

it("every refusal has a title of its own in each language", () => {
	for (const code of [...QUOTE_REFUSALS, ...TYPE_REFUSALS]) expect(PROBLEM_CODES).toContain(code);
	for (const code of PROBLEM_CODES) {
		const titles = LANGUAGES.map((language) => problemTitle(code, language));
		expect(new Set(titles).size, code).toBe(4);
		for (const title of titles) expect(title, code).not.toMatch(/!|€/);
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
