import { describe, expect, it } from "vitest";
import { completeLocalized, writtenIn } from "./language.ts";

describe("a text that lacks languages", () => {
	it.each([
		[{ nl: "huis", en: "house", de: "Haus" }, "de", "de"],
		[{ nl: "huis", en: "house" }, "de", "en"],
		[{ nl: "huis", fr: "maison" }, "de", "nl"],
		[{ nl: "", fr: "maison" }, "en", "fr"],
		[{}, "fr", "fr"],
	] as const)("%o is read in %s as it was written in %s", (text, language, written) => {
		expect(writtenIn(text, language)).toBe(written);
		expect(completeLocalized(text)[language]).toBe((text as Partial<Record<string, string>>)[written] ?? "");
	});
});
