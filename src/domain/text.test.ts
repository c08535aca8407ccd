import { describe, expect, it } from "vitest";
import { isPlainText } from "./text.ts";

/** What may stand in a name or a word (specification §3). */

describe("a text", () => {
	it.each(["Zoë Müller", "Ægir", "王小明", "שרה", "👩‍👧", ""])("is plain: %s", (text) => {
		expect(isPlainText(text)).toBe(true);
	});

	it.each([
		"a\u0000b",
		"a\nb",
		"\u0085",
		"a\u2028b",
		"\ud800",
		"Anna \u202egnp.exe",
		"\u202dx",
	])("is not plain: %j", (text) => {
		expect(isPlainText(text)).toBe(false);
	});
});
