import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshPglite, type TestDatabase } from "#tests/support/databases.ts";
import { runRounds } from "#tests/support/one-price/run.ts";
import { storedRound } from "#tests/support/one-price/stored.ts";
import { propertyRuns } from "#tests/support/property-runs.ts";
import { propertySeed } from "#tests/support/property-seed.ts";

describe("one price, the whole way through the database", () => {
	let database: TestDatabase;
	beforeAll(async () => {
		database = await freshPglite();
	});
	afterAll(() => database.close());

	it("stands on both engines' cards, calendar, screen, quote, booking, stored invoice and mail, for hundreds of stays", async () => {
		const run = await runRounds(propertyRuns(150), propertySeed(), (seed) => storedRound(database, seed));
		expect(run.refused).toBeGreaterThan(20);
	});
});
