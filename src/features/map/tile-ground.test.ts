import { describe, expect, it } from "vitest";
import { vectorTile } from "#tests/support/pmtiles.ts";
import { groundOf, withGround } from "./tile-ground.ts";

const TILE = vectorTile("water", [
	[0, 0],
	[100, 0],
	[100, 100],
]);
const ANDORRA = [1.41, 42.43, 1.79, 42.66] as const;

describe("the ground under streets", () => {
	it("covers a whole tile and a little more where the tiles say everything", () => {
		expect(groundOf({ z: 14, x: 8261, y: 6103 }, null)).toEqual({ left: -64, top: -64, right: 4160, bottom: 4160 });
		expect(groundOf({ z: 14, x: 8261, y: 6046 }, ANDORRA)).toEqual({ left: -64, top: -64, right: 4160, bottom: 4160 });
	});

	it("ends where the tiles do, and is not there beyond", () => {
		// The tile around Andorra at zoom 9 is 0.7 degrees wide and begins at 1.40625° east.
		const part = groundOf({ z: 9, x: 258, y: 188 }, ANDORRA);
		expect(part?.left).toBe(Math.round(((1.41 - 1.40625) / 0.703125) * 4096));
		expect(part?.right).toBe(Math.round(((1.79 - 1.40625) / 0.703125) * 4096));
		expect(part?.bottom).toBe(4160);
		expect(groundOf({ z: 9, x: 240, y: 180 }, ANDORRA)).toBeNull();
	});

	it("is one layer behind those of the tile, which stay as they are", () => {
		const whole = new Uint8Array(withGround(Uint8Array.from(TILE).buffer, { z: 14, x: 8261, y: 6103 }, null));
		expect(Buffer.from(whole.subarray(0, TILE.length))).toEqual(Buffer.from(TILE));
		const corners = [
			[-64, -64],
			[4160, -64],
			[4160, 4160],
			[-64, 4160],
		] as const;
		// The tests' own writer makes the same of it, fields in another order.
		const expected = vectorTile("ground", corners);
		const added = whole.subarray(TILE.length);
		expect([...added].sort()).toEqual([...expected].sort());
	});

	it("leaves a tile alone that lies beyond", () => {
		const tile = Uint8Array.from(TILE).buffer;
		expect(withGround(tile, { z: 9, x: 240, y: 180 }, ANDORRA)).toBe(tile);
	});
});
