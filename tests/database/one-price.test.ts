import { expect, it } from "vitest";
import { describeOnServer } from "#tests/support/databases.ts";
import { runRounds } from "#tests/support/one-price/run.ts";
import { storedRound } from "#tests/support/one-price/stored.ts";
import { propertyRuns } from "#tests/support/property-runs.ts";
import { propertySeed } from "#tests/support/property-seed.ts";

describeOnServer("one price, the whole way through the database", (database) => {
	it("stands on both engines' cards, calendar, screen, quote, booking, stored invoice and mail, for hundreds of stays", async () => {
		const run = await runRounds(propertyRuns(150), propertySeed(), (seed) => storedRound(database(), seed));
		expect(run.refused).toBeGreaterThan(20);
	});
});
