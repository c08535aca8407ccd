import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TypeSearch } from "./type-search.ts";

const NAMES = ["Netherlands", "Belgium", "Belgium", "Belize", "Netherlands", "New Zealand", "Österreich"];
/** The first two stand on top of the list, and once more below. */
const ALL = 2;

describe("typing in a list", () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	it("finds a name by the letters it begins with, below the preferred ones", () => {
		const search = new TypeSearch();
		expect(search.find("B", NAMES, ALL)).toBe(2);
		expect(search.find("e", NAMES, ALL)).toBe(2);
		expect(search.find("l", NAMES, ALL)).toBe(2);
		expect(search.find("i", NAMES, ALL)).toBe(3);
		expect(search.find("x", NAMES, ALL)).toBe(-1);
	});

	it("begins anew 700 ms after the last letter, and not before", () => {
		const search = new TypeSearch();
		search.find("n", NAMES, ALL);
		vi.advanceTimersByTime(699);
		expect(search.find("e", NAMES, ALL)).toBe(4);
		vi.advanceTimersByTime(699);
		expect(search.find("w", NAMES, ALL)).toBe(5);
		vi.advanceTimersByTime(700);
		expect(search.isTyping).toBe(false);
		expect(search.find("b", NAMES, ALL)).toBe(2);
	});

	it("takes a blank as part of a name that is being typed", () => {
		const search = new TypeSearch();
		for (const letter of "new") search.find(letter, NAMES, ALL);
		expect(search.isTyping).toBe(true);
		expect(search.find(" ", NAMES, ALL)).toBe(5);
		search.forget();
		expect(search.isTyping).toBe(false);
	});

	it("finds names with accents without them", () => {
		expect(new TypeSearch().find("o", NAMES, ALL)).toBe(6);
	});
});
