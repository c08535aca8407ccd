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

it("lines that only a feed knows are shown as words", () => {
	expect(lineLabel("ski_pass", "nl", "AT")).toBe("Ski pass");
	expect(lineLabel("constructor", "nl", "AT")).toBe("Constructor");
	expect(lineLabel("tourist_tax", "de", "AT")).toBe("Ortstaxe");
	expect(lineLabel("tourist_tax", "de", "DE")).toBe("Kurtaxe");
});
