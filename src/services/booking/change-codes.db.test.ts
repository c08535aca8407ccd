import { beforeEach, describe, expect, it } from "vitest";
import { findCode, listCodes } from "#db/bookings/code-desk.ts";
import { takeDiscountUse } from "#db/bookings/discount-codes.ts";
import type { CodeTerms } from "#domain/pricing/code-terms.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { importFeed } from "#services/import/import-feed.ts";
import { discountPage, discountsPage } from "#services/pages/office/codes-page.ts";
import { tryCode } from "#services/quotes/try-code.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { addCode, changeCode, endDiscountCode } from "./change-codes.ts";

/** Discount codes in the hands of staff (specification §1: staff; §3: discountCode). */

const EVA = { publicId: "eva" };
const TERMS: CodeTerms = {
	value: { kind: "percent", bp: 1000 },
	maxCents: null,
	minRentCents: 0,
	bookFrom: null,
	bookUntil: null,
	stayFrom: null,
	stayUntil: null,
	maxUses: null,
	perGuest: null,
	accoIds: [],
	countries: [],
};
const STAY = {
	accoId: "a990001",
	arrival: "2027-05-01",
	departure: "2027-05-08",
	adults: 2,
	children: 0,
	babies: 0,
	pets: 0,
};

describeByTurns("a discount code", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
	});

	const given = async (code: string) => {
		const tried = await tryCode(app, STAY, code);
		if (!tried.ok) throw new Error(tried.error.code);
		return tried.value;
	};

	it("that staff make is what the quote takes off, to the cent", async () => {
		expect(await addCode(app, " spring-10 ", TERMS, EVA)).toEqual({ ok: true, value: "SPRING-10" });
		const tenth = await given("Spring-10");
		expect(tenth.refused).toBeNull();
		expect(tenth.codeCents).toBeGreaterThan(0);
		expect(tenth.withoutCents - tenth.withCents).toBe(tenth.codeCents);
		await addCode(app, "FIFTY-OFF", { ...TERMS, value: { kind: "amount", cents: 5000 } }, EVA);
		expect((await given("FIFTY-OFF")).codeCents).toBe(5000);
		await addCode(app, "BOUND", { ...TERMS, maxCents: 1234 }, EVA);
		expect((await given("BOUND")).codeCents).toBe(1234);
	});

	it.each([
		["CODE_NOT_HERE", { countries: ["NL"] }],
		["CODE_NOT_HERE", { accoIds: ["a990002"] }],
		["CODE_EXPIRED", { bookFrom: "2099-01-01" }],
		["CODE_STAY_DATES", { stayUntil: "2027-05-07" }],
		["CODE_MIN_RENT", { minRentCents: 10_000_000 }],
	] as const)("gives nothing where its terms say so: %s", async (refused, terms) => {
		await addCode(app, "TERMS", { ...TERMS, ...terms }, EVA);
		const tried = await given("TERMS");
		expect(tried).toMatchObject({ refused, codeCents: 0 });
		expect(tried.withCents).toBe(tried.withoutCents);
	});

	it("has a name of letters, digits and dashes, once", async () => {
		for (const name of ["", "A", "A B", "ÄÖ", "A".repeat(31), "-A"]) {
			expect([name, await addCode(app, name, TERMS, EVA)]).toEqual([name, { ok: false, error: "CODE_MALFORMED" }]);
		}
		expect((await addCode(app, "ONCE", TERMS, EVA)).ok).toBe(true);
		expect(await addCode(app, "once", TERMS, EVA)).toEqual({ ok: false, error: "EXISTS" });
	});

	it.each([
		["CODE_BOOK_OVER", (today: number) => ({ bookUntil: isoOf(today - 1) })],
		["CODE_STAY_OVER", (today: number) => ({ stayUntil: isoOf(today) })],
		["CODE_HOMES", () => ({ accoIds: ["a990001", "a000000"] })],
	] as const)("that nobody could ever use is not made, and none is changed into one: %s", async (error, terms) => {
		const today = app.clock.today();
		const useless = { ...TERMS, ...terms(today) };
		expect(await addCode(app, "USELESS", useless, EVA)).toEqual({ ok: false, error });
		expect(await findCode(app.db, "USELESS")).toBeNull();
		await addCode(app, "SPRING", TERMS, EVA);
		expect(await changeCode(app, { code: "SPRING", version: 1, terms: useless }, EVA)).toEqual({ ok: false, error });
		// A last day to book of today is one more day.
		expect(await addCode(app, "TODAY", { ...TERMS, bookUntil: isoOf(today) }, EVA)).toMatchObject({ ok: true });
	});

	it("is changed as it was shown while nobody has used it; after that it is only ended", async () => {
		await addCode(app, "SPRING", TERMS, EVA);
		const terms = { ...TERMS, value: { kind: "percent", bp: 500 } } as const;
		expect(await changeCode(app, { code: "SPRING", version: 1, terms }, EVA)).toEqual({ ok: true, value: true });
		expect(await changeCode(app, { code: "SPRING", version: 1, terms }, EVA)).toEqual({ ok: false, error: "CHANGED" });
		expect(await takeDiscountUse(app.db, "SPRING", "noor@example.org")).toBe(true);
		expect(await changeCode(app, { code: "SPRING", version: 2, terms }, EVA)).toEqual({
			ok: false,
			error: "CODE_USED",
		});
		expect(await endDiscountCode(app, { code: "SPRING", version: 1 }, EVA)).toEqual({ ok: false, error: "CHANGED" });
		expect((await given("SPRING")).refused).toBeNull();
		expect(await endDiscountCode(app, { code: "SPRING", version: 2 }, EVA)).toEqual({ ok: true, value: true });
		expect((await given("SPRING")).refused).toBe("CODE_EXPIRED");
		expect(await endDiscountCode(app, { code: "SPRING", version: 3 }, EVA)).toEqual({ ok: false, error: "CODE_ENDED" });
		expect(await endDiscountCode(app, { code: "NOBODY", version: 1 }, EVA)).toEqual({ ok: false, error: "NOT_FOUND" });
		const trail = await app.db
			.selectFrom("audit_log")
			.select(["actor_id", "action", "before", "after"])
			.where("subject_kind", "=", "code")
			.where("subject_id", "=", "SPRING")
			.orderBy("audit_id", "desc")
			.limit(3)
			.execute();
		expect(trail.map(({ action }) => action)).toEqual(["endCode", "changeCode", "addCode"]);
		expect(trail[1]).toMatchObject({
			actor_id: "eva",
			before: { value: { bp: 1000 } },
			after: { value: { bp: 500 } },
		});
	});

	it("of two people at once is changed by one, and never under a booking that takes it", async () => {
		await addCode(app, "RACE", TERMS, EVA);
		const change = (bp: number) =>
			changeCode(app, { code: "RACE", version: 1, terms: { ...TERMS, value: { kind: "percent", bp } } }, EVA);
		const both = await Promise.all([change(100), change(200)]);
		expect(both.map((one) => (one.ok ? "changed" : one.error)).sort()).toEqual(["CHANGED", "changed"]);
		// The use is counted first: whoever changes waits for it.
		const held = Promise.withResolvers<void>();
		const taken = app.db.transaction().execute(async (trx) => {
			await takeDiscountUse(trx, "RACE", "noor@example.org");
			held.resolve();
			await new Promise((resolve) => setTimeout(resolve, 50));
		});
		await held.promise;
		const late = await changeCode(app, { code: "RACE", version: 2, terms: TERMS }, EVA);
		await taken;
		expect(late).toEqual({ ok: false, error: "CODE_USED" });
	});

	it("that staff made or ended is not touched by a feed; others still are", async () => {
		await addCode(app, "OURS", TERMS, EVA);
		await endDiscountCode(app, { code: "FIVE", version: 1 }, EVA);
		const line = (code: string) => JSON.stringify({ type: "discountCode", code, kind: "percent", bp: 9000 });
		const header = JSON.stringify({
			type: "feed",
			version: 1,
			generatedAt: "2027-01-15T06:00:00Z",
			mode: "delta",
			currency: "EUR",
		});
		const lines = [header, ...["OURS", "FIVE", "FIFTY", "NEW"].map(line)];
		const done = await importFeed(app, { format: "halcyon", sources: [{ name: "codes", lines }] });
		if (!done.ok) throw new Error(JSON.stringify(done.error));
		const terms = async (code: string) => {
			const row = await findCode(app.db, code);
			return [row?.bp, row?.version];
		};
		expect(await terms("OURS")).toEqual([1000, 1]);
		expect((await given("FIVE")).refused).toBe("CODE_EXPIRED");
		expect(await terms("FIFTY")).toEqual([9000, 2]);
		expect(await terms("NEW")).toEqual([9000, 1]);
	});

	describe("on its page", () => {
		it("is found by its beginning, page after page, with its state of today", async () => {
			for (const name of ["ZA", "ZB", "ZC"]) await addCode(app, name, TERMS, EVA);
			await addCode(app, "ZD", { ...TERMS, bookFrom: "2999-01-01" }, EVA);
			const codes = (await listCodes(app.db, { text: "z", after: "ZA" }, 2)).map(({ code }) => code);
			expect(codes).toEqual(["ZB", "ZC"]);
			const page = await discountsPage(app, { q: "zd" }, "en");
			expect(page.lines.map(({ code, state }) => [code, state])).toEqual([["ZD", "early"]]);
			expect((await discountsPage(app, { q: "%" }, "en")).lines).toEqual([]);
		});

		it("says what it would give on a stay, or why there is no price", async () => {
			await addCode(app, "TENTH", TERMS, EVA);
			const query = { home: "A990001", arrival: "2027-05-01", departure: "2027-05-08" };
			const opened = async (changes: object) =>
				(
					await discountPage(
						app,
						{ roles: ["sales"], doing: null },
						{ name: "tenth", query: { ...query, ...changes } },
						"en",
					)
				)?.code;
			expect(await opened({})).toMatchObject({
				code: "TENTH",
				isOpen: true,
				trial: { codeCents: (await given("TENTH")).codeCents },
			});
			expect((await opened({ arrival: "2027-05-09" }))?.trial).toEqual({
				unpriced: expect.stringContaining("Choose an arrival"),
			});
			expect((await opened({ home: "a1" }))?.trial).toHaveProperty("unpriced");
		});
	});
});
