import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { applyRatesLine, ratesLineOf } from "#db/accommodations/owner-proposals.ts";
import { createSearchEngine } from "#db/search/search-engine.ts";
import { DEFAULT_PARTY } from "#domain/party/party.ts";
import { dayOf, isoOf } from "#domain/time/civil-date.ts";
import type { SearchEngine } from "#search/engine.ts";
import { NO_FILTERS } from "#search/query.ts";
import { memoryLog, type TestApp, testApp, testClock } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { type FeedRates, feedRates } from "#tests/support/homes.ts";
import { seedFixture } from "#tests/support/seed-homes.ts";
import { searchPage } from "../pages/search-page.ts";
import { purgePriceRises } from "./purge-price-rises.ts";

/** What a reduction is compared with after a price was raised (docs/guides/search.md#former-prices). */

const HOME = "a990001";
const TODAY = dayOf("2027-01-15");
const RATES = feedRates.find(({ accoId }) => accoId === HOME) as FeedRates;

describeByTurns("former prices", (database) => {
	let app: TestApp;
	let engines: readonly SearchEngine[];
	let before: object;
	beforeAll(async () => {
		const { db } = database();
		await seedFixture(db);
		before = (await ratesLineOf(db, HOME)) as object;
		const settings = { database: database(), clock: testClock(), log: memoryLog(), pollMs: 0 };
		engines = [await createSearchEngine("memory", settings), await createSearchEngine("sql", settings)];
		app = { ...testApp(database()), search: engines[0] as SearchEngine };
	});
	beforeEach(async () => {
		await write(before);
		await raisedOn(null);
	});
	afterAll(async () => {
		for (const engine of engines) await engine.close();
	});

	/** Writes a price table as a released proposal or a feed does. */
	async function write(line: object): Promise<void> {
		const { db, clock } = { ...app, db: database().db };
		await db.transaction().execute((trx) => applyRatesLine(trx, HOME, line, clock.now()));
	}
	/** Moves the day of what was raised, or forgets it; with the home's row, as it is written. */
	async function raisedOn(day: number | null): Promise<void> {
		await database()
			.db.transaction()
			.execute(async (trx) => {
				if (day === null) await trx.deleteFrom("price_rise").execute();
				else
					await trx
						.updateTable("price_rise")
						.set({ raised_on: isoOf(day) })
						.execute();
				await sql`UPDATE accommodation SET version = version + 1 WHERE acco_id = ${HOME}`.execute(trx);
			});
	}
	const dearer = (by: number) => ({
		...before,
		seasons: RATES.seasons.map((season) => ({ ...season, nightCents: season.nightCents + by })),
	});
	/** The arrivals with a reduction by either engine, which must say the same. */
	async function arrivals(): Promise<readonly string[]> {
		const query = { stays: null, party: DEFAULT_PARTY, sort: "price-asc", center: null, week: null } as const;
		const filters = { ...NO_FILTERS, accoIds: [HOME] };
		const answers = [];
		for (const engine of engines) {
			await engine.refresh?.();
			answers.push(await engine.lastMinutes({ ...query, filters, from: 0, perPage: 10 }));
		}
		expect(answers[0]).toEqual(answers[1]);
		return answers[0]?.weeks.flatMap(({ hits }) => hits.map(({ price }) => isoOf(price.stay.arrival))) ?? [];
	}
	/** The card of a search for five nights in ten days. */
	async function card() {
		const query = { arrival: "2027-01-25", departure: "2027-01-30" };
		await app.search.refresh();
		const page = await searchPage(app, { language: "en", kind: "all", slugs: [], query });
		if (!page || "movedTo" in page) throw new Error("the search is there");
		const acco = page.accos.find(({ accoId }) => accoId === HOME);
		return { stayCents: acco?.stayCents ?? 0, lastMinute: acco?.lastMinute, badges: acco?.badges };
	}

	it("are the lowest of 30 days: after a rise no price is struck, until the 30 days lie behind it", async () => {
		const usual = await arrivals();
		const cheap = await card();
		expect(usual.length).toBeGreaterThan(0);
		expect(cheap.lastMinute).toMatchObject({ percent: 11 });

		await write(dearer(5_000));
		expect(await arrivals()).toEqual([]);
		const raised = await card();
		expect(raised).toMatchObject({ lastMinute: null, badges: [] });
		// The price itself is the new one.
		expect(raised.stayCents).toBeGreaterThan(cheap.stayCents);

		// Arrival in ten days: its reduction began 18 days ago, and 30 days before that the home was cheaper.
		await raisedOn(TODAY - 48);
		expect((await card()).lastMinute).toBeNull();
		await raisedOn(TODAY - 49);
		expect((await card()).lastMinute).toMatchObject({ stayCents: raised.stayCents, percent: 12 });
		await raisedOn(TODAY - 59);
		expect(await arrivals()).toHaveLength(usual.length);
	});

	it("stay what they were where a table is written again, becomes cheaper or reduces more", async () => {
		await write(before);
		await write(dearer(-1_000));
		await write({
			...before,
			seasons: dearer(-1_000).seasons,
			discounts: RATES.discounts.map((r) => ({ ...r, bp: r.bp + 500 })),
		});
		expect(await database().db.selectFrom("price_rise").selectAll().execute()).toEqual([]);
		expect((await arrivals()).length).toBeGreaterThan(0);
	});

	it("are of the nights that were raised alone", async () => {
		const day = (nightCents: number | null) => [
			{ day: "2027-01-27", nightCents, minNights: null, closedArrival: false, closedDeparture: false, stopSell: false },
		];
		await write({ ...before, days: day(20_000) });
		const rises = await database().db.selectFrom("price_rise").select(["raised_on", "nights"]).execute();
		expect(rises).toEqual([{ raised_on: "2027-01-15", nights: "{[2027-01-27,2027-01-28)}" }]);
		expect((await card()).lastMinute).toBeNull();
		const left = await arrivals();
		expect(left.length).toBeGreaterThan(0);
		expect(left).not.toContain("2027-01-27");
	});

	it("hold for fees, reductions, taxes, persons and fixed prices that make a stay dearer", async () => {
		const fees = RATES.fees.map((fee) => ({ ...fee, cents: fee.cents + (fee.mandatory ? 1 : 0) }));
		const stays = [{ arrival: "2027-01-25", nights: 5, rentCents: 90_000 }];
		const tax = RATES.touristTax as { readonly adultCents: number };
		const worse: Record<string, object> = {
			fees: { fees },
			"a reduction": { discounts: RATES.discounts.map((rule) => ({ ...rule, bp: rule.bp - 100 })) },
			"a tier": { discounts: [...RATES.discounts, { kind: "los", threshold: 10, bp: 0 }] },
			"the tax": { touristTax: { ...RATES.touristTax, adultCents: tax.adultCents + 1 } },
			persons: { seasons: RATES.seasons.map((s) => ({ ...s, extraPersonCents: s.extraPersonCents + 1 })) },
			"a fixed price": { stays },
		};
		for (const [what, change] of Object.entries(worse)) {
			await write(before);
			await raisedOn(null);
			await write({ ...before, ...change });
			expect((await card()).lastMinute, what).toBeNull();
		}
		await write(before);
		await raisedOn(null);
		await write({ ...before, fees: RATES.fees.filter(({ mandatory }) => !mandatory), touristTax: null });
		expect((await card()).lastMinute).not.toBeNull();
		await sql`UPDATE accommodation SET included_guests = included_guests - 1, updated_at = ${app.clock.now()}
			WHERE acco_id = ${HOME}`.execute(database().db);
		expect((await card()).lastMinute).toBeNull();
	});

	it("are forgotten after 60 days, and never noted of a home that had none", async () => {
		await write(dearer(5_000));
		await raisedOn(TODAY - 60);
		expect(await purgePriceRises(app)).toEqual({ rises: 0 });
		await raisedOn(TODAY - 61);
		expect(await purgePriceRises(app)).toEqual({ rises: 1 });
		await database().db.deleteFrom("rate_season").where("acco_id", "=", HOME).execute();
		await write(dearer(5_000));
		expect(await database().db.selectFrom("price_rise").selectAll().execute()).toEqual([]);
	});
});
