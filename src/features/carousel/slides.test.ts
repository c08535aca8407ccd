import { describe, expect, it } from "vitest";
import { eased, fits, isAtEnd, isAtStart, type Strip, slideAt, turned } from "./slides.ts";

/** Six slides of 300 pixels, three of which are seen at once. */
const strip = (scroll: number): Strip => ({ offsets: [0, 300, 600, 900, 1200, 1500], scroll, most: 900 });

describe("a turn", () => {
	it("goes on by one slide, and back by one", () => {
		expect(turned(strip(0), 1, false)).toBe(300);
		expect(turned(strip(600), -1, false)).toBe(300);
	});

	it("goes to the next edge from between two slides", () => {
		expect(turned(strip(310), 1, false)).toBe(600);
		expect(turned(strip(310), -1, false)).toBe(300);
	});

	it("ends at the last position, where the last slide is seen", () => {
		expect(turned(strip(600), 1, false)).toBe(900);
		expect(turned(strip(900), 1, false)).toBe(900);
		expect(turned(strip(0), -1, false)).toBe(0);
	});

	it("by itself begins again after the end", () => {
		expect(turned(strip(899), 1, true)).toBe(0);
		expect(turned(strip(600), 1, true)).toBe(900);
	});

	it("never leads past the end where slides are cut off there", () => {
		expect(turned({ offsets: [0, 300, 600], scroll: 300, most: 420 }, 1, false)).toBe(420);
	});
});

it("knows where it stands", () => {
	expect([0, 149, 151, 600].map((scroll) => slideAt(strip(scroll)))).toEqual([0, 0, 1, 2]);
	expect(isAtStart(strip(1))).toBe(true);
	expect(isAtStart(strip(300))).toBe(false);
	expect(isAtEnd(strip(898.5))).toBe(true);
	expect(isAtEnd(strip(600))).toBe(false);
});

it("has nothing to turn when everything is seen", () => {
	expect(fits({ offsets: [0, 300], scroll: 0, most: 0.6 })).toBe(true);
	expect(fits(strip(0))).toBe(false);
	expect(slideAt({ offsets: [], scroll: 0, most: 0 })).toBe(0);
});

it("begins quick and ends calm", () => {
	expect(eased(0)).toBe(0);
	expect(eased(1)).toBe(1);
	expect(eased(1.2)).toBe(1);
	expect(eased(0.25)).toBeGreaterThan(0.6);
});
