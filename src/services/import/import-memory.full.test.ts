import { createWriteStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "#domain/time/clock.ts";
import { freshPostgres, type TestDatabase } from "#tests/support/databases.ts";
import { importFeed } from "./import-feed.ts";

const MEGABYTE = 1024 * 1024;

/** The same homes over and over, so that the file grows while the catalogue does not. */
function* feedOf(megabytes: number): Iterable<string> {
	yield `${JSON.stringify({ type: "feed", version: 1, generatedAt: "2027-01-15T06:00:00Z", mode: "delta", currency: "EUR" })}\n`;
	const words = "a house by the water ".repeat(400);
	let bytes = 0;
	for (let number = 0; bytes < megabytes * MEGABYTE; number++) {
		const line = JSON.stringify({
			type: "accommodation",
			accoId: `a${1 + (number % 200)}`,
			status: "live",
			title: { en: `Home ${number}` },
			description: { en: words, nl: words },
			country: "AT",
			region: "Tirol",
			placename: "Kirchberg",
			lat: 47,
			lng: 12,
			kind: "chalet",
			bedrooms: 3,
			bathrooms: 2,
			maxGuests: 6,
			bookMode: "instant",
		});
		bytes += line.length + 1;
		yield `${line}\n`;
	}
}

describe("the memory of an import", () => {
	let folder = "";
	let database: TestDatabase;
	beforeAll(async () => {
		folder = mkdtempSync(join(tmpdir(), "halcyon-memory-"));
		database = await freshPostgres();
	});
	afterAll(async () => {
		await database?.close();
		rmSync(folder, { recursive: true, force: true });
	});

	/** Highest memory of the process above where it began, in megabytes, while a file of that size is imported. */
	async function growth(megabytes: number): Promise<number> {
		const file = join(folder, `${megabytes}.jsonl`);
		await pipeline(Readable.from(feedOf(megabytes)), createWriteStream(file));
		expect(statSync(file).size).toBeGreaterThan(megabytes * MEGABYTE);
		const before = process.memoryUsage().rss;
		let highest = before;
		const app = { db: database.db, clock: systemClock() };
		const result = await importFeed(app, { format: "halcyon", sources: [file] }, () => {
			highest = Math.max(highest, process.memoryUsage().rss);
		});
		expect(result).toMatchObject({ ok: true, value: { failed: 0, accommodations: 200 } });
		return (highest - before) / MEGABYTE;
	}

	it("does not grow with the file", { timeout: 300_000 }, async () => {
		// The first run warms up what every run needs once.
		const small = await growth(20);
		const large = await growth(300);
		console.log(`Memory above the start: ${small.toFixed(0)} MB with 20 MB, ${large.toFixed(0)} MB with 300 MB.`);
		expect(large).toBeLessThan(120);
	});
});
