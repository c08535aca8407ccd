import { randomBytes } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import fc from "#tests/support/fast-check.ts";
import { gzipParts, packedText } from "./gzip-parts.ts";

/** Texts of few letters, so that much is said again. */
const text = fc.string({ unit: fc.constantFrom("a", "b", "<p>", "é", "…"), maxLength: 3_000 });
const value = fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes));

describe("gzip with parts that come later", () => {
	it("holds what was given, whatever it is", async () => {
		const places = fc.array(fc.tuple(text, value), { maxLength: 6 });
		await fc.assert(
			fc.asyncProperty(text, places, async (first, rest) => {
				const pieces = [first, ...rest.map(([piece]) => piece)].map((piece) => Buffer.from(piece));
				const values = rest.map(([, one]) => one);
				const parts = await gzipParts(
					pieces,
					values.map(({ length }) => length),
				);
				const whole = pieces.flatMap((piece, at) => [piece, values[at] ?? Buffer.alloc(0)]);
				expect(gunzipSync(parts.with(values)).equals(Buffer.concat(whole))).toBe(true);
				// Other values of the same length.
				const others = values.map(({ length }) => randomBytes(length));
				const other = pieces.flatMap((piece, at) => [piece, others[at] ?? Buffer.alloc(0)]);
				expect(gunzipSync(parts.with(others)).equals(Buffer.concat(other))).toBe(true);
			}),
			{ numRuns: 100 },
		);
	});

	it("holds texts of any length where no length was said, each compressed once for many files", async () => {
		await fc.assert(
			fc.asyncProperty(text, text, text, value, text, async (before, after, end, nonce, long) => {
				const pieces = [before, after, end].map((piece) => Buffer.from(piece));
				const parts = await gzipParts(pieces, [null, nonce.length]);
				const sheet = await packedText(Buffer.from(long.repeat(30)));
				for (const open of [[], [Buffer.from("<link>")], [Buffer.from("<style>"), sheet, Buffer.alloc(70_000, "a")]]) {
					const said = open.map((part) => (Buffer.isBuffer(part) ? part : part.text));
					const whole = Buffer.concat([
						...pieces.slice(0, 1),
						...said,
						...pieces.slice(1, 2),
						nonce,
						...pieces.slice(2),
					]);
					expect(gunzipSync(parts.with([open, nonce])).equals(whole)).toBe(true);
				}
			}),
			{ numRuns: 60 },
		);
	});

	it("is about as small as a whole one, however often it is parted", async () => {
		const words = Array.from({ length: 4_000 }, (_, n) => `word${(n * n * 7919) % 9973}`);
		const pieces = Array.from({ length: 20 }, (_, n) => Buffer.from(words.slice(n * 100, n * 100 + 1_000).join(" ")));
		const values = pieces.slice(1).map(() => Buffer.from(randomBytes(16).toString("base64")));
		const parts = await gzipParts(
			pieces,
			values.map(({ length }) => length),
		);
		const whole = gzipSync(Buffer.concat(pieces.flatMap((piece, at) => [piece, values[at] ?? Buffer.alloc(0)])));
		expect(parts.with(values).length).toBeLessThan(1.15 * whole.length);
	});

	it("takes as many values as there are places, and none of another length", async () => {
		const parts = await gzipParts([Buffer.from("a"), Buffer.from("b")], [2]);
		expect(() => parts.with([])).toThrow(RangeError);
		expect(() => parts.with([Buffer.from("x")])).toThrow(RangeError);
		await expect(gzipParts([Buffer.from("a")], [2])).rejects.toThrow(RangeError);
		await expect(gzipParts([Buffer.from("a"), Buffer.from("b")], [70_000])).rejects.toThrow(RangeError);
	});
});
