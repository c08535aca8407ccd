import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { difference, MOST_DIFFERENT, smallPicture } from "../support/looks.ts";

const marked = join(mkdtempSync(join(tmpdir(), "halcyon-looks-")), "marked.png");

/** A page of salt with a dark block as wide as is asked for. */
async function page(width: number): Promise<Buffer> {
	const block = {
		input: { create: { width, height: 40, channels: 3, background: "#14272c" } },
		left: 20,
		top: 20,
	} as const;
	const empty = { create: { width: 400, height: 300, channels: 3, background: "#fdfbf7" } } as const;
	return smallPicture(await sharp(empty).composite([block]).png().toBuffer(), 200);
}

it("finds a block that has grown, and nothing where nothing has changed", async () => {
	expect(await difference(await page(100), await page(100), marked)).toBe(0);
	expect(await difference(await page(100), await page(140), marked)).toBeGreaterThan(MOST_DIFFERENT);
	expect((await sharp(marked).metadata()).width).toBe(200);
});
