import { describe, expect, it } from "vitest";
import { quotedStill } from "./quoted.ts";

describe("texts that have changed", () => {
	const before = new Set(["Held until {until}. You pay nothing unless you book.", "Nothing is held before that"]);
	const now = new Set(["Held until {until}. You only pay when you book.", "Nothing is held before that"]);

	it("are named where a test or a document still quotes a piece of them", () => {
		const files = new Map([
			["a.test.ts", 'toContain("You pay nothing unless you book")'],
			["b.md", "Nothing is held before that"],
		]);
		expect(quotedStill(before, now, files)).toEqual([{ file: "a.test.ts", piece: "You pay nothing unless you book" }]);
	});

	it("are named where a test has two of their words between quotes", () => {
		const files = new Map([
			["a.spec.ts", 'getByRole("button", { name: "pay nothing" }); text(/unless you/)'],
			["b.md", "| en | nothing unless you |"],
		]);
		expect(quotedStill(before, now, files).map(({ piece }) => piece)).toEqual([
			"pay nothing",
			"unless you",
			"nothing unless you",
		]);
	});

	it("are named where a test has two of their words in a pattern", () => {
		const files = new Map([["a.spec.ts", "getByText(/pay nothing unless.*Saturday/)"]]);
		expect(quotedStill(before, now, files).map(({ piece }) => piece)).toEqual(["pay nothing unless"]);
	});

	it("are named where a test has them with their values", () => {
		const files = new Map([["a.spec.ts", 'getByRole("link", { name: "Open at YouTube (Google)" })']]);
		const open = (text: string) => new Set([text]);
		expect(quotedStill(open("Open at {company}"), open("Open on {company}"), files)).toEqual([
			{ file: "a.spec.ts", piece: "Open at YouTube (Google)" },
		]);
	});

	it("are not looked for by what another text still says, nor by a word or two", () => {
		const kept = new Set([...now, "Remember: You pay nothing unless you book"]);
		expect(quotedStill(before, kept, new Map([["a.test.ts", "You pay nothing unless you book"]]))).toEqual([]);
		expect(quotedStill(new Set(["Held until {until}"]), new Set(), new Map([["a.test.ts", "Held until"]]))).toEqual([]);
	});
});
