import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import type { EstimateField } from "#site/views/estimate-view.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { emptyTables, seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { earningsEstimate } from "./estimate-home.ts";

/** What a home may earn by homes like it (docs/guides/owners.md#what-a-home-may-earn). H1 is a chalet in Tyrol with three bedrooms. */

const REQUESTED = { kind: "chalet", place: "oostenrijk/tirol", bedrooms: "3" };

describeByTurns("the estimate of what a home may earn", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
	});

	const more = async (...accoIds: readonly string[]) => {
		for (const accoId of accoIds) await seedHomeLike(app.db, "a990001", { accoId, units: [accoId] });
	};
	const change = (accoId: string, values: object) =>
		app.db.updateTable("accommodation").set(values).where("acco_id", "=", accoId).execute();
	const takenBy = (kind: string, unit: string, from: string, to: string) =>
		sql`INSERT INTO occupancy (unit_id, stay, kind, expires_at) VALUES (${unit}, daterange(${from}::date, ${to}::date),
			${kind}, CASE WHEN ${kind} IN ('hold', 'option') THEN timestamptz '2030-01-01' END)`.execute(app.db);
	const ask = (typed: Partial<Record<EstimateField, unknown>>) => earningsEstimate(app, typed, "nl", 1500);
	const found = async (typed: object = REQUESTED) => (await ask(typed)).answer?.found;

	it("comes from five homes of the place, kind and size or more, with their own prices and taken nights", async () => {
		await more("a1", "a2", "a3", "a4");
		// Two May nights at 120 euros each, whoever sold them; what is held, closed or worked on is not let.
		await takenBy("booking", "a1", "2027-05-03", "2027-05-05");
		await takenBy("external", "a2", "2027-05-03", "2027-05-05");
		await takenBy("ical", "a3", "2027-05-03", "2027-05-05");
		for (const [kind, from, to] of [
			["option", "2027-06-01", "2027-06-03"],
			["owner", "2027-06-04", "2027-06-09"],
			["maintenance", "2027-06-10", "2027-06-12"],
		] as const) {
			await takenBy(kind, "a4", from, to);
		}
		// Beyond the year, and given back.
		await takenBy("booking", "a4", "2028-02-01", "2028-02-20");
		await takenBy("booking", "a1", "2027-07-01", "2027-07-20");
		await sql`UPDATE occupancy SET released_at = now() WHERE lower(stay) = '2027-07-01'`.execute(app.db);
		expect(await found()).toEqual({
			of: "asked",
			homes: 5,
			nights: { low: 0, middle: 2, high: 2 },
			rentCents: { low: 0, middle: 24_000, high: 24_000 },
			netCents: { low: 0, middle: 20_400, high: 20_400 },
			feeBp: 1500,
		});
	});

	it("asks nothing of nobody, and names the fields that hold nothing it knows", async () => {
		const nothing = await ask({});
		expect([nothing.wrong, nothing.answer]).toEqual([[], null]);
		expect(nothing.places).toEqual([
			{
				country: "Oostenrijk",
				choices: [
					{ value: "oostenrijk", label: "Oostenrijk" },
					{ value: "oostenrijk/tirol", label: "Tirol" },
				],
			},
		]);
		for (const [typed, wrong] of [
			[{ ...REQUESTED, kind: "tent'; DROP" }, ["kind"]],
			[{ ...REQUESTED, place: "oostenrijk/nergens" }, ["place"]],
			[{ ...REQUESTED, place: "oostenrijk/tirol/kirchberg" }, ["place"]],
			[{ ...REQUESTED, bedrooms: "-1" }, ["bedrooms"]],
			[{ ...REQUESTED, bedrooms: "100" }, ["bedrooms"]],
			[{ ...REQUESTED, bedrooms: ["3"] }, ["bedrooms"]],
			[{ bedrooms: "3" }, ["kind", "place"]],
		] as const) {
			const { wrong: named, answer } = await ask(typed);
			expect([typed, named, answer]).toEqual([typed, wrong, null]);
		}
	});

	it("looks at the whole country, then at every kind there, and says which; else it says that there are too few", async () => {
		await more("a1", "a2", "a3");
		expect(await found()).toBeNull();
		expect(await ask(REQUESTED)).toMatchObject({
			answer: { place: "Tirol", country: "Oostenrijk", bedrooms: { from: 3, to: 3 } },
		});
		await more("a4");
		// Another kind, another region, another country.
		await change("a4", { kind: "villa" });
		expect(await found()).toMatchObject({ of: "kinds", homes: 5 });
		await change("a4", { kind: "chalet" });
		await sql`WITH r AS (INSERT INTO region (country, name, names, slugs, ares_key) VALUES
				('AT', 'Kärnten', '{"nl":"Karinthië"}', '{"nl":"karinthie","en":"carinthia","de":"kaernten","fr":"carinthie"}', 'AT-2') RETURNING region_id),
			p AS (INSERT INTO place (region_id, name, names, slugs, ares_key)
				SELECT region_id, 'Ossiach', '{"nl":"Ossiach"}', '{"nl":"ossiach","en":"ossiach","de":"ossiach","fr":"ossiach"}', 'ossiach' FROM r RETURNING place_id)
			UPDATE accommodation SET place_id = (SELECT place_id FROM p) WHERE acco_id = 'a4'`.execute(app.db);
		expect(await found()).toMatchObject({ of: "country", homes: 5 });
		expect(await found({ ...REQUESTED, place: "oostenrijk" })).toMatchObject({ of: "asked", homes: 5 });
		for (const status of ["off", "test", "draft"]) {
			await change("a4", { status });
			expect([status, await found()]).toEqual([status, null]);
		}
	});
});
