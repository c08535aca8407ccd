import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshPglite, freshPostgres, type TestDatabase } from "#tests/support/databases.ts";
import { hasRealData, readCsvPlainly, realFile } from "#tests/support/real-data.ts";
import { inTurn } from "#tests/support/turns.ts";
import { importFeed } from "./import-feed.ts";
import type { InsideAirbnbOptions } from "./import-types.ts";

const listings = (name: string) => realFile(`inside-airbnb/${name}_listings.csv.gz`);
const calendar = (name: string) => realFile(`inside-airbnb/${name}_calendar.csv.gz`);
const geo = realFile("natural-earth");

/** Rules of the amenity table, written a second time: an item fits, or does not. */
const TABLE: Readonly<Record<string, (item: string) => boolean>> = {
	sauna: (item) => item.includes("sauna"),
	hottub: (item) => item.includes("hot tub") || item.includes("jacuzzi"),
	spa: (item) => /\bspa\b/.test(item),
	pool: (item) => /\bpool\b/.test(item) && !item.includes("pool table") && !item.includes("pool view"),
	privatpool: (item) => /^private .*pool/.test(item),
	garden: (item) => /^(private |shared |common )?(backyard|garden)/.test(item) && !item.includes("view"),
	gardenEnclosed: (item) => /backyard . fully fenced/.test(item),
	terrace: (item) => item.includes("patio or balcony"),
	balcony: (item) => item.includes("patio or balcony"),
	parking: (item) => ["parking", "garage", "carport"].some((word) => item.includes(word)),
	wifi: (item) => ["wifi", "wi-fi", "wireless internet"].some((word) => item.includes(word)),
	washingMachine: (item) => /\bwasher\b/.test(item.replaceAll("dishwasher", "")),
	stove: (item) =>
		["stove", "cooktop", "induction", "kitchen"].some((word) => item.includes(word)) && !item.includes("fireplace"),
	tumbleDryer: (item) => /\bdryer\b/.test(item) && !item.includes("hair"),
	airco: (item) => item.includes("air conditioning") || /\bac\b/.test(item),
	tv: (item) => /tv\b/.test(item),
	eCarCharging: (item) => item.includes("ev charger"),
	dishwasher: (item) => item.includes("dishwasher"),
	oven: (item) => item.includes("oven"),
	bbq: (item) => item.includes("bbq") || item.includes("barbecue"),
	childrenBed: (item) => item.startsWith("crib") || /pack .n.? ?play/.test(item) || item.includes("travel crib"),
	childrenChair: (item) => item.includes("high chair"),
};

function recount(name: string): { readonly homes: number; readonly amenities: Record<string, number> } {
	const rows = readCsvPlainly(listings(name)).filter((row) => row.room_type === "Entire home/apt");
	const amenities: Record<string, number> = {};
	for (const row of rows) {
		const items: string[] = JSON.parse((row.amenities ?? "[]").toLowerCase());
		for (const [amenity, fits] of Object.entries(TABLE)) {
			if (items.some(fits)) amenities[amenity] = (amenities[amenity] ?? 0) + 1;
		}
	}
	return { homes: rows.length, amenities };
}

async function load({ db }: TestDatabase, name: string, options: InsideAirbnbOptions) {
	const result = await importFeed(testDatabaseApp(db), {
		format: "inside-airbnb",
		sources: [listings(name)],
		insideAirbnb: options,
	});
	if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
	return result.value;
}

function testDatabaseApp(db: TestDatabase["db"]) {
	return { db, clock: { now: () => new Date(), today: () => 20_778 } };
}

async function kindsOf({ db }: TestDatabase): Promise<Record<string, number>> {
	const { rows } = await sql<{ kind: string; count: number }>`
		SELECT kind, count(*)::int AS count FROM accommodation GROUP BY kind`.execute(db);
	return Object.fromEntries(rows.map((row) => [row.kind, row.count]));
}

async function amenitiesOf({ db }: TestDatabase): Promise<Record<string, number>> {
	const { rows } = await sql<{ name: string; count: number }>`
		SELECT name, count(*)::int AS count FROM accommodation, unnest(amenities) AS name GROUP BY name`.execute(db);
	return Object.fromEntries(rows.map((row) => [row.name, row.count]));
}

async function count({ db }: TestDatabase, condition: string): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		SELECT count(*)::int AS count FROM accommodation a WHERE ${sql.raw(condition)}`.execute(db);
	return rows[0]?.count ?? 0;
}

const UNPRICED = "NOT EXISTS (SELECT 1 FROM rate_season s WHERE s.acco_id = a.acco_id)";
const AREAS = [
	{
		name: "menorca_2025-09-30",
		open: freshPglite,
		options: { region: "ES-IB", calendar: calendar("menorca_2025-09-30"), geo },
		homes: 3484,
		kinds: { villa: 1112, chalet: 93 },
		// Without a price, and above 3,500 euros.
		unpriced: 413 + 155,
		detached: 1112 + 93 + 34 + 11 + 8,
		placed: "Ciutadella de Menorca",
	},
	{
		name: "vaud_2024-08-26",
		open: freshPostgres,
		options: { region: "CH-VD", currency: "CHF", geo },
		homes: 4002,
		kinds: { chalet: 263, villa: 73 },
		unpriced: 1099 + 3,
		detached: 263 + 73 + 11 + 2 + 6,
		placed: "Lausanne",
	},
	{
		name: "antwerp_2024-06-29",
		open: freshPostgres,
		options: { region: "BE-VAN", place: "Antwerpen", calendar: calendar("antwerp_2024-06-29") },
		homes: 2374,
		kinds: { villa: 4, castle: 1, houseboat: 1 },
		unpriced: 312,
		detached: 4 + 1,
		placed: "Antwerpen",
	},
];

// One area a run, by turns: the browser's journeys import all of them in every run and recount them.
describe.runIf(hasRealData()).each(AREAS.filter((_, at) => inTurn(at, AREAS.length)))(
	"the import of $name",
	({ name, open, options, ...expected }) => {
		let database: TestDatabase;
		let summary: Awaited<ReturnType<typeof load>>;
		beforeAll(async () => {
			database = await open();
			summary = await load(database, name, options);
		});
		afterAll(async () => {
			await database?.close();
		});

		it("takes every entire home and no room", async () => {
			expect(summary).toMatchObject({ ok: true, created: expected.homes, failed: 0 });
			expect(await count(database, "status = 'live'")).toBe(expected.homes);
			expect(recount(name).homes).toBe(expected.homes);
		});

		it("counts the kinds", async () => {
			expect(await kindsOf(database)).toMatchObject(expected.kinds);
			expect(await count(database, "detached")).toBe(expected.detached);
		});

		it("has the amenities that an independent count finds", async () => {
			expect(await amenitiesOf(database)).toEqual(recount(name).amenities);
		});

		it("lists homes without a price, or above 3,500 euros, on request and without rates", async () => {
			expect(await count(database, UNPRICED)).toBe(expected.unpriced);
			expect(await count(database, `${UNPRICED} AND book_mode = 'instant'`)).toBe(0);
		});

		it("numbers homes from a100001 in the order of their ids, past 2^53", async () => {
			const { rows } = await sql<{ id: string; no: number }>`
			SELECT source_id AS id, acco_no AS no FROM accommodation_source JOIN accommodation USING (acco_id) ORDER BY acco_no`.execute(
				database.db,
			);
			const wanted = readCsvPlainly(listings(name))
				.filter((row) => row.room_type === "Entire home/apt")
				.map((row) => BigInt(row.id ?? ""))
				.sort((a, b) => (a < b ? -1 : 1));
			expect(rows.map((row) => row.id)).toEqual(wanted.map(String));
			expect(rows.map((row) => row.no)).toEqual(wanted.map((_, index) => 100_001 + index));
		});

		it("puts homes into places of the region, under composed titles and never the owner's words", async () => {
			expect(
				await count(database, `place_id = (SELECT place_id FROM place WHERE name = '${expected.placed}')`),
			).toBeGreaterThan(900);
			const titles = await sql<{ title: string }>`SELECT DISTINCT title->>'en' AS title FROM accommodation`.execute(
				database.db,
			);
			for (const { title } of titles.rows)
				expect(title).toMatch(
					/^(Villa|Castle|Chalet|Farmhouse|Bungalow|Holiday home|Apartment|Glamping tent|Houseboat) in .+$/,
				);
		});

		it("gives the same homes the same ids when it runs again", async () => {
			const again = await load(database, name, options);
			expect(again).toMatchObject({ created: 0, updated: expected.homes, offline: 0, occupancy: summary.occupancy });
		});
	},
);

describe.runIf(hasRealData())("distances from real coasts", () => {
	it("puts about 3,400 of Menorca's homes within 2 km of the sea", async () => {
		const { readDistances } = await import("./geo-files.ts");
		const distances = await readDistances(geo, null);
		if (!distances.ok) throw new Error(distances.error.expected);
		const near = readCsvPlainly(listings("menorca_2025-09-30")).filter((row) => {
			const { kmSea } = distances.value({ lat: Number(row.latitude), lng: Number(row.longitude) });
			return kmSea !== null && kmSea <= 2;
		});
		expect(near.length).toBeGreaterThan(3300);
		expect(near.length).toBeLessThan(3500);
	});
});
