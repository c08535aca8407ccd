import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { Db } from "#db/connection/client.ts";
import { finishDemo } from "#db/import/demo.ts";
import { offered, testApp } from "#tests/support/app.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import {
	blocksOf,
	emptyCatalogue,
	H1_H2,
	header,
	home,
	occupancy,
	rates,
	runFeed,
	season,
} from "#tests/support/feeds.ts";
import { seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { changeOwner, changePartner } from "../partners/change-partners.ts";

describeOnBoth("the import of a Halcyon feed", (database) => {
	beforeEach(() => emptyCatalogue(database().db));
	const run = (lines: readonly (object | string)[], dryRun = false) => runFeed(database(), lines, dryRun);

	/** Everything that an import may change, to see that nothing did. */
	async function contents(db: Db): Promise<string> {
		const tables = [
			"accommodation",
			"rate_season",
			"calendar_day",
			"stay_price",
			"discount_rule",
			"fee",
			"tourist_tax",
		];
		const more = ["occupancy", "unit", "acco_unit", "region", "place", "partner", "homeowner", "discount_code"];
		const all: unknown[] = [];
		for (const name of [...tables, ...more, "change_log"]) {
			const { rows } =
				await sql`SELECT to_jsonb(t) AS row FROM ${sql.table(name)} t ORDER BY to_jsonb(t)::text`.execute(db);
			all.push([name, rows]);
		}
		return JSON.stringify(all);
	}

	const statusOf = async (accoId: string) =>
		(await database().db.selectFrom("accommodation").select("status").where("acco_id", "=", accoId).executeTakeFirst())
			?.status;

	it("loads H1 and H2 with their place, rates, fees, tax, codes and partner", async () => {
		const { summary, issues } = await run(H1_H2);
		expect(issues).toEqual([]);
		expect(summary).toMatchObject({ ok: true, accommodations: 2, created: 2, updated: 0, rates: 2, failed: 0 });
		const { db } = database();
		const region = await db.selectFrom("region").selectAll().executeTakeFirstOrThrow();
		expect(region).toMatchObject({ ares_key: "AT-7", slugs: { nl: "tirol", en: "tyrol", de: "tirol", fr: "tyrol" } });
		const place = await db.selectFrom("place").selectAll().executeTakeFirstOrThrow();
		expect(place).toMatchObject({ slugs: { nl: "kirchberg-in-tirol" }, ares_key: "AT-tirol-kirchberg-in-tirol" });
		expect(await db.selectFrom("rate_season").selectAll().execute()).toHaveLength(5);
		expect(await db.selectFrom("discount_rule").selectAll().execute()).toHaveLength(5);
		expect(
			(await db.selectFrom("fee").select("code").where("acco_id", "=", "a990001").orderBy("seq").execute()).map(
				(row) => row.code,
			),
		).toEqual(["cleaning", "booking_fee", "pet", "linen"]);
		expect(
			await db
				.selectFrom("tourist_tax")
				.select(["mode", "adult_cents", "pay"])
				.where("acco_id", "=", "a990002")
				.executeTakeFirst(),
		).toEqual({ mode: "fixed", adult_cents: 180, pay: "onsite" });
		expect(await db.selectFrom("acco_unit").selectAll().orderBy("acco_id").execute()).toEqual([
			{ acco_id: "a990001", unit_id: "a990001" },
			{ acco_id: "a990002", unit_id: "a990002" },
		]);
	});

	it("prices an imported H1 as the vectors do", async () => {
		await run(H1_H2);
		const offer = await offered(testApp(database()));
		expect(offer.grandCents).toBe(49250);
	});

	it("gives the same catalogue when it runs again, and sends the search to homes that differ alone", async () => {
		const feed = [...H1_H2, occupancy("a990001", ["2027-03-01", "2027-03-08"])];
		await run(feed);
		const { db } = database();
		const stable = async () =>
			(await contents(db)).replace(/"(version|updated_at|created_at|occupancy_id|seq|tx|at)":("[^"]*"|\d+),?/g, "");
		const before = (await stable()).split('["change_log"')[0];
		await sql`TRUNCATE change_log`.execute(db);
		const { summary } = await run(feed);
		expect((await stable()).split('["change_log"')[0]).toBe(before);
		expect(summary).toMatchObject({ created: 0, updated: 2, rates: 2, occupancy: 1, conflicts: 0 });
		const seen = async () => {
			const logged = await db.selectFrom("change_log").select("acco_id").distinct().execute();
			const homes = await db.selectFrom("accommodation").select("version").orderBy("acco_id").execute();
			return { logged: logged.map((row) => row.acco_id), versions: homes.map((row) => row.version) };
		};
		expect(await seen()).toEqual({ logged: [], versions: [1, 1] });
		await run([...H1_H2, occupancy("a990001", ["2027-03-01", "2027-03-09"])]);
		expect(await seen()).toEqual({ logged: ["a990001"], versions: [1, 1] });
	});

	it("takes lines in any order after the first", async () => {
		const [first = "", ...rest] = H1_H2;
		const { summary } = await run([first, ...rest.reverse()]);
		expect(summary).toMatchObject({ ok: true, accommodations: 2, rates: 2, failed: 0 });
	});

	it("takes missing homes offline in mode full only, and deletes none", async () => {
		await run([header(), home("a1"), home("a2"), home("a3", { status: "draft" })]);
		expect((await run([header("delta"), home("a1")])).summary.offline).toBe(0);
		expect(await statusOf("a2")).toBe("live");
		expect((await run([header("full"), home("a1")])).summary).toMatchObject({ offline: 1, updated: 1 });
		expect([await statusOf("a1"), await statusOf("a2"), await statusOf("a3")]).toEqual(["live", "off", "draft"]);
	});

	describe("of a full feed that lacks much of a catalogue", () => {
		const homes = (count: number, from = 1) => Array.from({ length: count }, (_, at) => home(`a${from + at}`));
		const live = async () =>
			(await database().db.selectFrom("accommodation").select("acco_id").where("status", "=", "live").execute()).length;

		it("changes nothing and says how many homes are missing, also where its header is all that came", async () => {
			await run([header(), ...homes(110)]);
			const before = await contents(database().db);
			for (const dryRun of [false, true]) {
				const cut = await run([header("full"), home("a1", { bedrooms: 9 }), ...homes(53, 2)], dryRun);
				expect(cut.result).toMatchObject({ ok: false, error: { code: "TOO_MANY_MISSING_HOMES", line: null } });
				expect(cut.result.ok ? "" : cut.result.error.expected).toMatch(
					/at most 50 % .*; 56 of 110 are, .*--take-offline$/,
				);
				expect(cut.summary).toMatchObject({ ok: false, updated: 0, offline: 0 });
			}
			expect((await run([header("full")])).result).toMatchObject({
				ok: false,
				error: { code: "TOO_MANY_MISSING_HOMES" },
			});
			expect(await contents(database().db)).toBe(before);
			expect(await database().db.selectFrom("feed_run").select("ok").orderBy("feed_run_id").execute()).toEqual(
				[true, false, false].map((ok) => ({ ok })),
			);
		});

		it("takes them offline where that is said, where they are half, and in a small catalogue", async () => {
			await run([header(), ...homes(110)]);
			expect((await run([header("full"), ...homes(55)])).summary).toMatchObject({ ok: true, offline: 55 });
			const meant = await runFeed(database(), [header("full"), ...homes(21)], false, true);
			expect(meant.summary).toMatchObject({ ok: true, offline: 34 });
			expect((await run([header("full"), home("a1")])).summary).toMatchObject({ ok: true, offline: 20 });
			expect(await live()).toBe(1);
		});

		it("leaves out the homes of the demo, which make way", async () => {
			await run([header(), ...homes(30)]);
			await finishDemo(database().db);
			expect((await run([header("full"), home("a500")])).summary).toMatchObject({ created: 1, offline: 30 });
			expect(await live()).toBe(1);
		});
	});

	it("reports a home whose number another has, of the feed or of the catalogue, and applies all others", async () => {
		const others = Array.from({ length: 60 }, (_, index) => home(`a${index + 100}`));
		await run([header(), home("a0008")]);
		const { summary, issues } = await run([header(), ...others, home("a007"), home("a7"), home("a8"), home("a0008")]);
		expect(summary).toMatchObject({ ok: true, created: 61, updated: 1, failed: 2 });
		expect(issues.map(({ line, field, expected }) => [line, field, expected]).sort()).toEqual([
			[63, "accoId", "a number that no other home has; a007 has that of a7"],
			[64, "accoId", "a number that no other home has; a0008 has that of a8"],
		]);
	});

	it("goes on with two homes of one number that a catalogue has since before", async () => {
		await seedFixture(database().db);
		await seedHomeLike(database().db, "a990001", { accoId: "a0990001" });
		const both = [home("a990001", { bedrooms: 7 }), home("a0990001", { bedrooms: 8 })];
		expect((await run([header(), ...both])).summary).toMatchObject({ ok: true, updated: 2, failed: 0 });
		const { rows } = await sql`SELECT bedrooms FROM accommodation WHERE acco_no = 990001 ORDER BY 1`.execute(
			database().db,
		);
		expect(rows).toEqual([{ bedrooms: 7 }, { bedrooms: 8 }]);
	});

	it("reports a picture whose address no database can hold with its line, and applies all others", async () => {
		const others = Array.from({ length: 40 }, (_, index) => home(`a${index + 10}`));
		await run([header(), home("a1")]);
		const broken = home("a1", { images: [{ url: "https://x.example/a\ud83d" }] });
		const { summary, issues } = await run([header("full"), ...others, broken]);
		expect(summary).toMatchObject({ ok: true, created: 40, offline: 0, failed: 1 });
		expect(issues).toMatchObject([{ line: 42, field: "images.0.url" }]);
	});

	it("leaves a home live whose own line fails in a full feed", async () => {
		const others = Array.from({ length: 20 }, (_, index) => home(`a${index + 10}`));
		await run([header(), home("a1"), ...others]);
		const { summary } = await run([header("full"), home("a1", { lat: 99 }), ...others]);
		expect(summary).toMatchObject({ ok: true, failed: 1, offline: 0 });
		expect(await statusOf("a1")).toBe("live");
	});

	it("makes a test house of isTest with live", async () => {
		await run([header(), home("a1", { isTest: true }), home("a2", { isTest: true, status: "off" })]);
		expect([await statusOf("a1"), await statusOf("a2")]).toEqual(["test", "off"]);
	});

	it("passes exactly 5 % failing lines and rejects more, changing nothing", async () => {
		const good = Array.from({ length: 19 }, (_, index) => home(`a${index + 1}`));
		const exact = await run([header(), ...good, "{"]);
		expect(exact.summary).toMatchObject({ ok: true, created: 19, failed: 1 });
		expect(exact.issues).toEqual([
			{ severity: "error", file: "feed", line: 21, field: "", expected: "one JSON object" },
		]);
		const before = await contents(database().db);
		const more = await run([header("full"), ...good.slice(0, 18), home("a99"), rates("a1"), "{", "[]"]);
		expect(more.result.ok).toBe(false);
		expect(more.result).toMatchObject({ error: { code: "TOO_MANY_FAILING_LINES" } });
		expect(more.summary).toMatchObject({ ok: false, failed: 2, created: 0, offline: 0 });
		expect(await contents(database().db)).toBe(before);
		const newest = await database().db.selectFrom("feed_run").select("ok").orderBy("feed_run_id").execute();
		expect(newest.map((row) => row.ok)).toEqual([true, false]);
	});

	it("reports codes, homes and units that are unknown after all lines are read", async () => {
		const filler = Array.from({ length: 100 }, (_, index) => home(`a${index + 100}`));
		const { summary, issues } = await run([
			header(),
			home("a1", { ownerCode: "77", hostCode: "HOSTEL" }),
			home("a2", { ownerCode: "78" }),
			rates("a2"),
			home("a3", { hostCode: "SKIFUN" }),
			rates("a404"),
			occupancy("u404", ["2027-03-01", "2027-03-02"]),
			...filler,
			{ type: "homeowner", code: "77", status: "active" },
			{ type: "partner", code: "hostel", label: "Host", kind: "host", commissionBp: 500, status: "active" },
			{ type: "partner", code: "SKIFUN", label: "Skifun", kind: "affiliate", commissionBp: 800, status: "active" },
		]);
		expect(issues.map((issueDocuments) => `${issueDocuments.line} ${issueDocuments.field}`)).toEqual([
			"5 hostCode",
			"3 ownerCode",
			"4 accoId",
			"6 accoId",
			"7 unit",
		]);
		expect(summary).toMatchObject({ ok: true, failed: 5, created: 101 });
		const again = await run([header(), home("a2", { ownerCode: "77", hostCode: "Hostel" })]);
		expect(again.summary).toMatchObject({ failed: 0, created: 1 });
	});

	it("changes nothing of partners and owners that staff changed, and whatever else it names", async () => {
		const { db } = database();
		const lines = (label: string, email: string) => [
			header(),
			{
				type: "partner",
				code: "OURS",
				label,
				kind: "affiliate",
				commissionBp: 800,
				status: "active",
				email,
				lang: "de",
			},
			{ type: "partner", code: "THEIRS", label, kind: "affiliate", commissionBp: 800, status: "active", email },
			{ type: "homeowner", code: "901", status: "active", email, lang: "de" },
			{ type: "homeowner", code: "902", status: "active", email },
		];
		await run(lines("First", "first@feed.example"));
		const terms = { email: "staff@our.example", lang: "nl", status: "inactive" } as const;
		const by = { publicId: "somebody" };
		const changed = [
			await changePartner(
				{ db },
				{ code: "ours", version: 1, terms: { ...terms, label: "Ours", commissionBp: 5 } },
				by,
			),
			await changeOwner({ db }, { code: "901", version: 1, terms }, by),
		];
		expect(changed.map(({ ok }) => ok)).toEqual([true, true]);
		await run(lines("Second", "second@feed.example"));
		const partners = await db
			.selectFrom("partner")
			.selectAll()
			.where("code", "in", ["OURS", "THEIRS"])
			.orderBy("code")
			.execute();
		expect(partners).toMatchObject([
			{ label: "Ours", commission_bp: 5, ...terms, version: 2 },
			{ label: "Second", email: "second@feed.example", version: 2 },
		]);
		const owners = await db
			.selectFrom("homeowner")
			.selectAll()
			.where("code", "in", ["901", "902"])
			.orderBy("code")
			.execute();
		expect(owners).toMatchObject([
			{ ...terms, version: 2 },
			{ email: "second@feed.example", version: 2 },
		]);
	});

	it("keeps what an owner stated, and what is known where a feed says nothing", async () => {
		const { db } = database();
		const owner = (more: object) => ({ type: "homeowner", code: "910", status: "active", ...more });
		const stored = () =>
			db.selectFrom("homeowner").select(["name", "letting"]).where("code", "=", "910").executeTakeFirstOrThrow();
		await run([header(), owner({ name: "Hanna Moser" })]);
		expect(await stored()).toEqual({ name: "Hanna Moser", letting: null });
		await run([header(), owner({ letting: "private" })]);
		expect(await stored()).toEqual({ name: "Hanna Moser", letting: "private" });
		await run([header(), owner({ name: "Chalets Moser", letting: "trader" })]);
		expect(await stored()).toEqual({ name: "Chalets Moser", letting: "private" });
	});

	it("warns once of each unknown field and ignores it", async () => {
		const odd = { colour: "red", images: [{ url: "https://pictures.example/1.jpg", size: 3 }] };
		const { issues, summary } = await run([header(), home("a1", odd), home("a2", odd)]);
		expect(
			issues.map((issueDocuments) => `${issueDocuments.severity} ${issueDocuments.line} ${issueDocuments.field}`),
		).toEqual(["warning 2 accommodation.colour", "warning 2 accommodation.images.size"]);
		expect(summary).toMatchObject({ ok: true, warnings: 2, failed: 0, created: 2 });
	});

	it("lets the last of two lines about a home win, and says so", async () => {
		const { summary } = await run([header(), home("a1", { bedrooms: 1 }), home("a1", { bedrooms: 5 })]);
		expect(summary).toMatchObject({ created: 1, warnings: 1 });
		const row = await database().db.selectFrom("accommodation").select("bedrooms").executeTakeFirst();
		expect(row?.bedrooms).toBe(5);
	});

	it("replaces the whole price table; absent discounts are none", async () => {
		await run([
			header(),
			home("a1"),
			rates("a1", {
				discounts: [{ kind: "los", threshold: 7, bp: 500 }],
				days: [{ day: "2027-02-01", stopSell: true }],
			}),
		]);
		await run([header(), rates("a1", { seasons: [season("2027-05-01", "2027-06-01", 5000)] })]);
		const { db } = database();
		expect(await db.selectFrom("rate_season").select(["period", "night_cents", "weekend_cents"]).execute()).toEqual([
			{ period: "[2027-05-01,2027-06-01)", night_cents: 5000, weekend_cents: 5000 },
		]);
		expect(await db.selectFrom("discount_rule").selectAll().execute()).toEqual([]);
		expect(await db.selectFrom("calendar_day").selectAll().execute()).toEqual([]);
		const row = await db.selectFrom("accommodation").select("version").executeTakeFirst();
		expect(row?.version).toBe(2);
	});

	it("applies all of a home or nothing of it", async () => {
		await run([header(), home("a1"), home("a2"), rates("a1")]);
		const { db } = database();
		await sql`CREATE FUNCTION refuse_fee() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
			IF NEW.acco_id = 'a1' THEN RAISE EXCEPTION 'no fee today'; END IF; RETURN NEW; END $$`.execute(db);
		await sql`CREATE TRIGGER refuse_fee BEFORE INSERT ON fee FOR EACH ROW EXECUTE FUNCTION refuse_fee()`.execute(db);
		try {
			const fees = [{ code: "cleaning", cents: 100, per: "stay", mandatory: true, pay: "invoice", insured: true }];
			const seasons = [season("2027-05-01", "2027-06-01", 1)];
			const { summary, issues } = await run([
				header(),
				home("a1", { bedrooms: 9 }),
				home("a2", { bedrooms: 9 }),
				rates("a1", { seasons, fees }),
				rates("a2", { seasons, fees }),
				occupancy("a1", ["2027-03-01", "2027-03-08"]),
			]);
			expect(summary).toMatchObject({ ok: true, updated: 1, rates: 1, occupancy: 0, failed: 1 });
			expect(issues.map((issueDocuments) => [issueDocuments.line, issueDocuments.expected])).toEqual([
				[2, "a home that can be stored; a1: no fee today"],
			]);
		} finally {
			await sql`DROP TRIGGER refuse_fee ON fee`.execute(db);
			await sql`DROP FUNCTION refuse_fee`.execute(db);
		}
		const bedrooms = await db.selectFrom("accommodation").select("bedrooms").orderBy("acco_no").execute();
		expect(bedrooms.map((row) => row.bedrooms)).toEqual([3, 9]);
		const prices = await db.selectFrom("rate_season").select(["acco_id", "night_cents"]).orderBy("acco_id").execute();
		expect(prices).toEqual([
			{ acco_id: "a1", night_cents: 10_000 },
			{ acco_id: "a2", night_cents: 1 },
		]);
		expect(await blocksOf(database().db, "a1")).toEqual([]);
	});

	it("keeps the uses of a discount code, also when fewer are allowed now", async () => {
		const code = { type: "discountCode", code: "SKI5", kind: "percent", bp: 500, maxUses: 10 };
		await run([header(), code]);
		const { db } = database();
		await db.updateTable("discount_code").set({ uses: 4 }).execute();
		await run([header(), { ...code, code: "ski5", bp: 700, maxUses: 2 }]);
		expect(await db.selectFrom("discount_code").select(["code", "bp", "uses", "max_uses"]).execute()).toEqual([
			{ code: "SKI5", bp: 700, uses: 4, max_uses: 4 },
		]);
		await run([header(), { type: "discountCode", code: "SKI5", kind: "amount", cents: 5000 }]);
		expect(await db.selectFrom("discount_code").select(["kind", "bp", "cents", "uses", "max_uses"]).execute()).toEqual([
			{ kind: "amount", bp: null, cents: 5000, uses: 4, max_uses: null },
		]);
	});

	it("keeps exact points and moves points of precision area, always the same way, by at most 300 m", async () => {
		const feed = [header(), home("a1"), home("a2", { locationPrecision: "area" })];
		await run(feed);
		const read = () =>
			database()
				.db.selectFrom("accommodation")
				.select(["lat", "lng", "public_lat", "public_lng"])
				.orderBy("acco_no")
				.execute();
		const [exact, area] = await read();
		expect(exact).toEqual({ lat: 47.44512, lng: 12.31644, public_lat: 47.44512, public_lng: 12.31644 });
		const metres =
			Math.hypot((area?.public_lat ?? 0) - 47.44512, ((area?.public_lng ?? 0) - 12.31644) * Math.cos(0.828)) * 111_320;
		expect(metres).toBeGreaterThan(90);
		expect(metres).toBeLessThanOrEqual(301);
		await run(feed);
		expect((await read())[1]).toEqual(area);
	});

	it("names places in four languages and keeps slugs apart under one region", async () => {
		await run([
			header(),
			{ type: "place", country: "AT", region: "Tirol", placename: "Söll", names: { nl: "Söll", en: "Soell" } },
			home("a1", { placename: "Söll" }),
			home("a2", { placename: "Soll" }),
			home("a3", { placename: "Haus A12" }),
			home("a4", { placename: "Ωραίο" }),
		]);
		const places = await database()
			.db.selectFrom("place")
			.select(["name", "names", "slugs"])
			.orderBy("place_id")
			.execute();
		const slugs = Object.fromEntries(places.map((row) => [row.name, row.slugs]));
		expect(slugs.Söll).toEqual({ nl: "soll", en: "soell", de: "soell", fr: "soell" });
		expect(slugs.Soll).toEqual({ nl: "soll-2", en: "soll", de: "soll", fr: "soll" });
		expect(slugs["Haus A12"]).toMatchObject({ nl: "haus-a12-1" });
		expect(slugs.Ωραίο?.nl).toMatch(/^place-[0-9a-f]{8}$/);
	});

	it("keeps how a sentence says a place, by language, until a line says it otherwise", async () => {
		const region = { type: "region", country: "AT", region: "Tirol", names: { nl: "Tirol" } };
		const place = { type: "place", country: "AT", region: "Tirol", placename: "Söll", names: { nl: "Söll" } };
		const said = async () => {
			const { db } = database();
			const [{ place_in: regionIn } = {}] = await db.selectFrom("region").select("place_in").execute();
			const [{ place_in: placeIn } = {}] = await db.selectFrom("place").select("place_in").execute();
			return [regionIn, placeIn];
		};
		await run([header(), region, place, home("a1", { placename: "Söll" })]);
		expect(await said()).toEqual([{}, {}]);
		const words = [{ fr: "dans le Tyrol" }, { nl: "aan de Söll", de: "an der Söll", en: "" }] as const;
		await run([header(), { ...region, in: words[0] }, { ...place, in: words[1] }]);
		expect(await said()).toEqual([words[0], { nl: "aan de Söll", de: "an der Söll" }]);
		await run([header(), region, { ...place, names: { nl: "Söll", fr: "Soell" } }]);
		expect(await said()).toEqual([words[0], { nl: "aan de Söll", de: "an der Söll" }]);
		await run([header(), { ...region, in: {} }]);
		expect(await said()).toEqual([{}, { nl: "aan de Söll", de: "an der Söll" }]);
		expect((await run([header(), { ...region, in: "Tirol" }])).summary.failed).toBe(1);
	});

	it.each([
		["an empty feed", [], ""],
		["another version", [header("delta", { version: 2 })], "version"],
		["another currency", [header("delta", { currency: "USD" })], "currency"],
		["an unknown mode", [header("delta", { mode: "part" })], "mode"],
		["no header", [home("a1")], "type"],
		["no JSON", ["accoId;title"], ""],
	])("refuses a feed with %s", async (_name, lines, field) => {
		const { result } = await run(lines);
		expect(result).toMatchObject({ ok: false, error: { code: "HEADER_INVALID", line: 1, field } });
	});

	it("tries a feed out without changing anything", async () => {
		await run([header(), home("a1"), home("a2")]);
		const before = await contents(database().db);
		const { summary } = await run(
			[header("full"), home("a1"), home("a3"), rates("a3"), occupancy("a3", ["2027-03-01", "2027-03-08"])],
			true,
		);
		expect(summary).toMatchObject({
			ok: true,
			accommodations: 2,
			created: 1,
			updated: 1,
			offline: 1,
			rates: 1,
			occupancy: 1,
		});
		expect(await contents(database().db)).toBe(before);
		expect(await database().db.selectFrom("feed_run").selectAll().execute()).toHaveLength(1);
	});

	it("empties its waiting room and records the run", async () => {
		await run([header(), home("a1")]);
		const { db } = database();
		const { rows } = await sql<{
			count: number;
		}>`SELECT (SELECT count(*) FROM import_stage) + (SELECT count(*) FROM import_home) AS count`.execute(db);
		expect(rows[0]?.count).toBe(0);
		const runs = await db.selectFrom("feed_run").select(["format", "source", "ok", "finished_at"]).execute();
		expect(runs).toEqual([
			{ format: "halcyon", source: "feed", ok: true, finished_at: new Date("2027-01-15T10:00:00Z") },
		]);
	});
});
