import { expect, it } from "vitest";
import { cutAtWord, DESCRIPTION, fitText } from "./head-text.ts";

it("a text takes the pieces with which it fits, earlier ones first", () => {
	const bounds = { least: 10, most: 12 };
	expect(fitText("Tirol", [", Austria", ": 4 homes", "!"], bounds)).toBe("Tirol!");
	expect(fitText("Tirol", [": 12", ": 1234", "!"], bounds)).toBe("Tirol: 12!");
	expect(fitText("Tirol", [" one", " two", " six"], bounds)).toBe("Tirol one");
	expect(fitText("abcdefghij", ["k", "l", "m"], bounds)).toBe("abcdefghijkl");
	expect(fitText("Tirol", [" one", " two", " six"], bounds, [2, 0, 1])).toBe("Tirol six");
	expect(fitText("abcdefghijklmnop", [], bounds)).toBe("abcdefghijk…");
});

it("a text that is too long ends at a word", () => {
	expect(cutAtWord("one two three, four", 15)).toBe("one two three…");
	expect(cutAtWord("one two", 15)).toBe("one two");
	const long = "woord ".repeat(60).trim();
	expect(fitText(long, [" more"], DESCRIPTION).length).toBeLessThanOrEqual(DESCRIPTION.most);
	expect(fitText(long, [], DESCRIPTION)).toMatch(/woord…$/);
});
