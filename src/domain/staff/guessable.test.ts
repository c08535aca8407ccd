import { describe, expect, it } from "vitest";
import { isGuessable } from "./guessable.ts";

/** Passwords that anybody would try first (specification §6: staff). */

const EMAIL = "mara.devries@halcyon.example";

describe("a password", () => {
	it.each([
		" ".repeat(12),
		"aaaaaaaaaaaa",
		"121212121212",
		"mara.devries@halcyon.example",
		"Mara.DeVries1",
		"Halcyon2026!",
		"devriesdevries",
		"four\u0000words\u0000here",
		"\u0000".repeat(14),
	])("is refused where it would be tried first: %j", (password) => {
		expect(isGuessable(password, EMAIL)).toBe(true);
	});

	it.each([
		"four words in a row",
		"mara likes long walks in November",
		"Tr0ub4dor&3xyz",
		"пароль из четырёх слов",
	])("is taken: %j", (password) => {
		expect(isGuessable(password, EMAIL)).toBe(false);
	});
});
