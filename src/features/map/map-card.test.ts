import { expect, it } from "vitest";
import fc from "#tests/support/fast-check.ts";
import { cardPlace } from "./map-card.tsx";

const MAP = { width: 580, height: 700 };
const CARD = { width: 322, height: 150 };

it("stands right of its pin, else left of it, else above or below", () => {
	expect(cardPlace({ x: 100, y: 350 }, CARD, MAP).x).toBe(162);
	expect(cardPlace({ x: 480, y: 350 }, CARD, MAP).x).toBe(480 - 62 - 322);
	expect(cardPlace({ x: 290, y: 350 }, CARD, MAP)).toEqual({ x: 129, y: 350 - 62 - 150 });
	expect(cardPlace({ x: 290, y: 90 }, CARD, MAP)).toEqual({ x: 129, y: 102 });
});

it("never lies over its pin, and within the map", () => {
	const points = fc.record({ x: fc.integer({ min: 0, max: 580 }), y: fc.integer({ min: 42, max: 700 }) });
	fc.assert(
		fc.property(points, (at) => {
			const { x, y } = cardPlace(at, CARD, MAP);
			const isOver = x < at.x + 40 && x + CARD.width > at.x - 40 && y < at.y && y + CARD.height > at.y - 42;
			expect(isOver).toBe(false);
			expect(x >= 12 && x + CARD.width <= MAP.width && y >= 12 && y + CARD.height <= MAP.height).toBe(true);
		}),
	);
});
