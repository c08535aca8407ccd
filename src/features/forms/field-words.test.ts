import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { guestFieldWords } from "./field-words.ts";

describe.each(LANGUAGES)("what is missing of a guest in %s", (language) => {
	const t = translator(language);
	const words = (name: string) => guestFieldWords(t, name, "REQUIRED");

	it("is said of a telephone's code and of its number in two different sentences", () => {
		expect(new Set([words("telCountry"), words("telNumber"), words("firstname")]).size).toBe(3);
	});

	it("is chosen, not filled in, where it is a list", () => {
		for (const name of ["telCountry", "countryCode"]) expect(words(name)).toMatch(/^(Kies|Choose|Wähle|Choisissez) /);
	});

	it("asks for the box of the conditions in the words of every other form", () => {
		expect(guestFieldWords(t, "acceptTerms", "TERMS_NOT_ACCEPTED")).toBe(t("field.CONSENT_MISSING"));
	});
});

it("a code that a field has no words for keeps those of every form; none is no error", () => {
	const t = translator("en");
	expect(guestFieldWords(t, "countryCode", "INVALID_COUNTRY")).toBe("Choose a country from the list.");
	expect(guestFieldWords(t, "firstname", "REQUIRED")).toBe("Fill in this field.");
	expect(guestFieldWords(t, "firstname", undefined)).toBeNull();
});
