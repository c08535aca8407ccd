import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeEach, expect, it } from "vitest";
import { testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { emptyTables } from "#tests/support/seed-homes.ts";
import { importFeed } from "./import-feed.ts";
import type { ImportIssue, InsideAirbnbOptions } from "./import-types.ts";

const COLUMNS = [
	"id",
	"name",
	"neighbourhood_cleansed",
	"latitude",
	"longitude",
	"property_type",
	"room_type",
	"accommodates",
	"bedrooms",
	"amenities",
	"price",
	"minimum_nights",
	"maximum_nights",
	"review_scores_rating",
	"instant_bookable",
];

type Listing = Readonly<Record<string, string>>;

const listing = (id: string, changes: Listing = {}): Listing => ({
	id,
	name: "Maria's house",
	neighbourhood_cleansed: "Alaior",
	latitude: "39.93",
	longitude: "4.14",
	property_type: "Entire villa",
	room_type: "Entire home/apt",
	accommodates: "6",
	bedrooms: "3",
	amenities: '{TV,Wifi,"Pets allowed"}',
	price: "$120.00",
	minimum_nights: "3",
	maximum_nights: "90",
	review_scores_rating: "96",
	instant_bookable: "t",
	...changes,
});

function csv(columns: readonly string[], rows: readonly Listing[]): string {
	const quoted = (value = "") => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
	return [columns, ...rows.map((row) => columns.map((name) => quoted(row[name])))]
		.map((cells) => cells.join(","))
		.join("\n");
}

describeByTurns("the import of Inside Airbnb files", (database) => {
	const folder = mkdtempSync(join(tmpdir(), "halcyon-airbnb-"));
	afterAll(() => rmSync(folder, { recursive: true, force: true }));

	beforeEach(async () => {
		await emptyTables(database().db, ["accommodation", "unit", "region", "feed_run"]);
	});

	function file(name: string, content: string | Buffer): string {
		const path = join(folder, name);
		writeFileSync(path, content);
		return path;
	}

	async function load(sources: readonly string[], options: Partial<InsideAirbnbOptions> = {}) {
		const issues: ImportIssue[] = [];
		const result = await importFeed(testApp(database()), {
			format: "inside-airbnb",
			sources,
			insideAirbnb: { region: "ES-IB", ...options },
			onIssue: (issueDocuments) => issues.push(issueDocuments),
		});
		return { result, issues, summary: result.ok ? result.value : result.error.summary };
	}

	const homes = () =>
		database()
			.db.selectFrom("accommodation as a")
			.innerJoin("accommodation_source as s", "s.acco_id", "a.acco_id")
			.innerJoin("place as p", "p.place_id", "a.place_id")
			.select(["a.acco_id", "s.source_id", "a.status", "a.rating", "p.name", "a.book_mode", "a.km_sea", "a.km_lake"])
			.orderBy("a.acco_no")
			.execute();

	it("numbers homes by file and id, keeps the numbers in a newer dump, and takes what is gone offline", async () => {
		const first = file(
			"menorca_2024-01-01_listings.csv",
			csv(COLUMNS, [listing("1139844543126920712"), listing("44085"), listing("9007199254740993")]),
		);
		expect((await load([first])).summary).toMatchObject({ created: 3, offline: 0 });
		const second = file(
			"menorca_2025-01-01_listings.csv.gz",
			gzipSync(csv(COLUMNS, [listing("50000"), listing("9007199254740993"), listing("1139844543126920712")])),
		);
		expect((await load([second])).summary).toMatchObject({ created: 1, updated: 2, offline: 1 });
		const kept = (await homes()).map((home) => [home.acco_id, home.source_id, home.status]);
		expect(kept).toEqual([
			["a100001", "44085", "off"],
			["a100002", "9007199254740993", "live"],
			["a100003", "1139844543126920712", "live"],
			["a100004", "50000", "live"],
		]);
		const other = file("mallorca_listings.csv", csv(COLUMNS, [listing("7")]));
		expect((await load([other])).summary).toMatchObject({ created: 1, offline: 0 });
	});

	it("reports a home whose place no database can hold with its line, and applies all others", async () => {
		const [first, last] = [file("alaior_listings.csv", csv(COLUMNS, [listing("1")])), "alaior_listings.csv"];
		expect((await load([first])).summary).toMatchObject({ created: 1 });
		const others = Array.from({ length: 60 }, (_, index) => listing(`${index + 100}`));
		const broken = listing("1", { neighbourhood_cleansed: "Ala\u0000ior" });
		const { summary, issues } = await load([file(last, csv(COLUMNS, [...others, broken]))]);
		expect(summary).toMatchObject({ ok: true, created: 60, offline: 0, failed: 1 });
		expect(issues).toMatchObject([
			{ line: 62, field: "", expected: expect.stringContaining("text that can be stored; that of a100001 cannot") },
		]);
	});

	it("leaves rooms out, repairs names of places, and reads ratings out of a hundred", async () => {
		const path = file(
			"old_listings.csv",
			csv(COLUMNS, [
				listing("1", { neighbourhood_cleansed: "  MahÃ³n " }),
				listing("2", { room_type: "Private room" }),
			]),
		);
		const { summary } = await load([path]);
		expect(summary).toMatchObject({ ok: true, created: 1, failed: 0 });
		expect(await homes()).toMatchObject([{ source_id: "1", name: "Mahón", rating: 4.8, book_mode: "on_request" }]);
	});

	it("moves the calendar to dates to come, with its prices as seasons and taken nights as blocks", async () => {
		const path = file("c_listings.csv", csv(COLUMNS, [listing("1"), listing("2")]));
		// 364 days before the tests' today, 15 January 2027.
		const nights = [
			"listing_id,date,available,price,adjusted_price,minimum_nights,maximum_nights",
			'1,2026-01-16,t,"$1,200.00",,2,1125',
			'1,2026-01-17,f,"$1,200.00",,2,1125',
			"1,2026-01-18,f,$90.00,,2,1125",
			"1,2026-01-19,t,$90.00,,2,1125",
		];
		const { summary } = await load([path], { calendar: file("c_calendar.csv", nights.join("\n")) });
		expect(summary).toMatchObject({ ok: true, created: 2, occupancy: 1 });
		const { db } = database();
		const seasons = await db
			.selectFrom("rate_season")
			.select(["period", "night_cents", "min_nights", "max_nights"])
			.where("acco_id", "=", "a100001")
			.orderBy("period")
			.execute();
		expect(seasons.slice(0, 2)).toEqual([
			{ period: "[2027-01-15,2027-01-17)", night_cents: 120_000, min_nights: 2, max_nights: 28 },
			{ period: "[2027-01-17,2027-01-19)", night_cents: 9000, min_nights: 2, max_nights: 28 },
		]);
		expect(seasons[2]).toMatchObject({ night_cents: 12_000, min_nights: 3 });
		expect(await db.selectFrom("occupancy").select(["unit_id", "stay", "kind", "by_feed"]).execute()).toEqual([
			{ unit_id: "a100001", stay: "[2027-01-16,2027-01-18)", kind: "external", by_feed: true },
		]);
		expect((await homes()).map((home) => home.book_mode)).toEqual(["instant", "on_request"]);
	});

	it("lays the homes of a city's districts in the city, with its names in four languages", async () => {
		const path = file("antwerp_listings.csv", csv(COLUMNS, [listing("1", { neighbourhood_cleansed: "Zuid" })]));
		await load([path], { region: "BE-VAN", place: "Antwerpen" });
		const { db } = database();
		expect(await db.selectFrom("place").select(["name", "slugs"]).execute()).toEqual([
			{ name: "Antwerpen", slugs: { nl: "antwerpen", en: "antwerp", de: "antwerpen", fr: "anvers" } },
		]);
		expect(await db.selectFrom("region").select(["country", "names", "ares_key"]).execute()).toEqual([
			{ country: "BE", names: { nl: "Antwerpen", en: "Antwerp", de: "Antwerpen", fr: "Anvers" }, ares_key: "BE-VAN" },
		]);
	});

	it("uses the region that is there already under the same code", async () => {
		const { db } = database();
		const texts = JSON.stringify({ nl: "Balearen", en: "Balearics", de: "Balearen", fr: "Baléares" });
		await db
			.insertInto("region")
			.values({ country: "ES", name: "Balearen", names: texts, slugs: texts, ares_key: "ES-IB" })
			.execute();
		await load([file("m_listings.csv", csv(COLUMNS, [listing("1")]))]);
		expect(await db.selectFrom("region").select(["name", "names"]).execute()).toMatchObject([
			{ name: "Balearen", names: { en: "Balearics" } },
		]);
	});

	it("measures distances to the sea, to lakes, and to ski lifts and golf courses", async () => {
		const geo = join(folder, "geo");
		mkdirSync(geo, { recursive: true });
		const shape = (type: string, coordinates: unknown) =>
			JSON.stringify({
				type: "FeatureCollection",
				features: [{ type: "Feature", properties: {}, geometry: { type, coordinates } }],
			});
		writeFileSync(
			join(geo, "ne_10m_coastline.geojson"),
			shape("LineString", [
				[4.2, 39],
				[4.2, 40.5],
			]),
		);
		const lake = [
			[
				[4, 39.9],
				[4.15, 39.9],
				[4.15, 40],
				[4, 40],
				[4, 39.9],
			],
		];
		writeFileSync(join(geo, "ne_10m_lakes_europe.geojson.gz"), gzipSync(shape("Polygon", lake)));
		const poi = file("poi.csv", "kind,name,lat,lng\nskilift,Lift,39.94,4.14\ngolfcourse,Far,41,4.14\n");
		await load([file("g_listings.csv", csv(COLUMNS, [listing("1")]))], { geo, poi });
		const home = await database()
			.db.selectFrom("accommodation")
			.select(["km_sea", "km_lake", "km_skilift", "km_golf_course", "near_sea", "near_lake", "near_ski_slope"])
			.executeTakeFirstOrThrow();
		expect(home.km_sea).toBeCloseTo(5.12, 1);
		expect(home).toMatchObject({
			km_lake: 0,
			km_golf_course: null,
			near_sea: false,
			near_lake: true,
			near_ski_slope: true,
		});
		expect(home.km_skilift).toBeCloseTo(1.11, 1);
	});

	it("reports rows that cannot be used and rejects a file with more than 5 % of them", async () => {
		const rows = Array.from({ length: 19 }, (_, index) => listing(`${index + 1}`));
		const path = file("x_listings.csv", csv(COLUMNS, [...rows, listing("20", { latitude: "x" })]));
		const { summary, issues } = await load([path]);
		expect(summary).toMatchObject({ ok: true, created: 19, failed: 1 });
		expect(issues).toEqual([
			{ severity: "error", file: path, line: 21, field: "latitude", expected: "a number from -90 to 90" },
		]);
		const worse = await load([
			file("y_listings.csv", csv(COLUMNS, [listing("1"), listing("2", { accommodates: "" })])),
		]);
		expect(worse.result).toMatchObject({ ok: false, error: { code: "TOO_MANY_FAILING_LINES" } });
		expect(await homes()).toHaveLength(19);
	});

	it.each([
		["lacks columns", "id,name\n1,x\n", {}, "COLUMNS_MISSING"],
		["is empty", "", {}, "COLUMNS_MISSING"],
		["is in a currency without a rate", csv(COLUMNS, [listing("1")]), { currency: "XAU" }, "CURRENCY_UNKNOWN"],
		["lies in a region without a name", csv(COLUMNS, [listing("1")]), { region: "FR-75" }, "REGION_UNKNOWN"],
		["lies in no country", csv(COLUMNS, [listing("1")]), { region: "XX-1" }, "REGION_UNKNOWN"],
		[
			"comes with a calendar that is not there",
			csv(COLUMNS, [listing("1")]),
			{ calendar: "/nowhere.csv" },
			"FILE_UNREADABLE",
		],
		["comes with a folder without shores", csv(COLUMNS, [listing("1")]), { geo: "/nowhere" }, "GEO_INVALID"],
		["comes with points that are not there", csv(COLUMNS, [listing("1")]), { poi: "/nowhere.csv" }, "POI_INVALID"],
	])("refuses a file that %s", async (_name, content, options, code) => {
		const { result } = await load([file("z_listings.csv", content)], options);
		expect(result).toMatchObject({ ok: false, error: { code } });
		expect(await homes()).toEqual([]);
	});
});
