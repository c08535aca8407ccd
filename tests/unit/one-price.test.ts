import { describe, expect, it } from "vitest";
import { dayOf } from "#domain/time/civil-date.ts";
import { expectOne } from "#tests/support/one-price/difference.ts";
import { centsOf } from "#tests/support/one-price/document-sums.ts";
import { reckonRound } from "#tests/support/one-price/reckoned.ts";
import { runRounds } from "#tests/support/one-price/run.ts";
import { propertyRuns } from "#tests/support/property-runs.ts";
import { propertySeed } from "#tests/support/property-seed.ts";

describe("one price", () => {
	it("stands on card, calendar, screen, quote, booking, invoice and mail, for thousands of random stays", async () => {
		const run = await runRounds(propertyRuns(8_000), propertySeed(), reckonRound);
		expect(run.refused).toBeGreaterThan(run.rounds);
	}, 3_000_000);

	it("that differs is reported with the seed, the stay and each place's price", () => {
		const looked = {
			seed: 7,
			accoId: "a1",
			party: { adults: 2, children: 0, babies: 0, pets: 0 },
			stay: { arrival: dayOf("2027-03-01"), departure: dayOf("2027-03-05") },
		};
		expect(() => expectOne(looked, { quote: 49_250, card: 49_251 })).toThrow(
			'seed 7, a1, 2027-03-01 to 2027-03-05, {"adults":2,"children":0,"babies":0,"pets":0}: {"quote":49250,"card":49251}',
		);
		expect(() => expectOne(looked, { quote: 49_250, card: undefined })).toThrow('"card":null');
		expect(() => expectOne(looked, { quote: null, card: undefined })).not.toThrow();
	});

	it("is read from the words of all languages", () => {
		expect(["€ 1.629,09", "€1,629.09", "1.629,09 €", "1 629,09 €", "-€ 12", "− 3,50 €"].map(centsOf)).toEqual([
			162_909, 162_909, 162_909, 162_909, -1_200, -350,
		]);
	});
});
