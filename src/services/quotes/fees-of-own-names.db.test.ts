import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { findBookingByNumber, linesOf } from "#db/bookings/booking-facts.ts";
import { readMigrations } from "#db/connection/migrate.ts";
import { travelSumOf } from "#domain/booking/travel-sum.ts";
import { HOUSE_LINES, isHouseCode } from "#domain/pricing/house-lines.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { priceTable } from "../accommodations/owner-proposals.ts";
import { createBooking } from "../booking/create-booking.ts";
import { priceRebooking } from "../booking/price-rebooking.ts";
import { createQuote } from "./create-quote.ts";

const HOME = "a990001";

/** Fees that were stored before the feed refused their codes. */
describeOnBoth("a stored fee that is called like one of a price's own lines", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
	});

	const rename = async () => {
		const migration = readMigrations().find(({ name }) => name === "0192_fees_of_own_names.sql");
		await sql.raw(migration?.text ?? "").execute(app.db);
	};
	async function addFee(code: string, cents: number, mandatory = true) {
		const seq = 50 + (await codes()).length;
		const fee = { acco_id: HOME, seq, code, cents, per: "stay" as const, mandatory, pay: "invoice" as const };
		await app.db
			.insertInto("fee")
			.values({ ...fee, insured: false })
			.execute();
		await app.db.updateTable("accommodation").set({ version: sql`version + 1` }).where("acco_id", "=", HOME).execute();
	}
	const codes = async () => {
		const rows = await app.db.selectFrom("fee").select("code").where("acco_id", "=", HOME).orderBy("seq").execute();
		return rows.map(({ code }) => code);
	};
	async function book(quoteId: string) {
		const made = await createBooking(app, bookingBody(quoteId), newKey());
		if (!made.ok) throw new Error(made.error.code);
		const row = await findBookingByNumber(app.db, made.value.answer.bookingNo);
		if (!row) throw new Error("no booking");
		return { row, lines: await linesOf(app.db, row.booking_id) };
	}

	it("is taken for what it is from now on, also by offers that are out", async () => {
		const without = travelSumOf((await offered(app)).lines);
		await addFee("insurance_damage", 2900);
		await addFee("early", 1500, false);
		const agreed = await book((await offered(app)).quoteId);
		const out = await offered(app, { arrival: "2027-03-08", departure: "2027-03-12", extras: [{ code: "early" }] });
		await rename();

		const { lines } = await book(out.quoteId);
		expect(lines.filter(({ amountCents }) => [2900, 1500].includes(amountCents)).map(({ code }) => code)).toEqual([
			"fee_insurance_damage",
			"fee_early",
		]);
		expect(travelSumOf(lines)).toBe(without + 2900 + 1500);
		const next = await offered(app, { arrival: "2027-03-15", departure: "2027-03-19" });
		expect(travelSumOf(next.lines)).toBe(without + 2900);
		// What was booked before stays as it was agreed.
		const kept = await linesOf(app.db, agreed.row.booking_id);
		expect(kept).toEqual(agreed.lines);
		expect(kept.map(({ code }) => code)).toContain("insurance_damage");
		// On other dates it gets the fee and no insurance that nobody wanted.
		const dates = { accoId: HOME, arrival: "2027-03-22", departure: "2027-03-26" };
		const moved = await priceRebooking(app.db, app, agreed.row, dates);
		if (!moved.ok) throw new Error(moved.error);
		expect(moved.value.quote.lines.map(({ code }) => code)).toEqual(next.lines.map(({ code }) => code));
	});

	it("gets a name that is nobody else's, whatever it is called, and leaves a table that a feed may say", async () => {
		const long = `insurance_${"x".repeat(30)}`;
		const before = await codes();
		for (const code of [...HOUSE_LINES, "fee_rent", long]) await addFee(code, 100);
		await rename();
		const now = await codes();
		expect(now).toHaveLength(before.length + HOUSE_LINES.length + 2);
		expect(now.filter(isHouseCode)).toEqual([]);
		expect(now).toEqual(expect.arrayContaining([...before, "fee_tourist_tax", "fee_rent"]));
		const sayable = now.filter((code) => code !== "fee_lastMinute");
		for (const code of sayable) expect(code).toMatch(/^[a-z][a-z0-9_]{0,39}$/);
		await app.db.deleteFrom("fee").where("code", "=", "fee_lastMinute").execute();
		expect((await priceTable(app.db, HOME))?.fees.map(({ code }) => code)).toEqual(sayable);
		await rename();
		expect(await codes()).toEqual(sayable);
	});

	it("leaves other homes' offers alone", async () => {
		await addFee("tourist_tax", 500);
		const other = { accoId: "a990002", adults: 2, children: 0, babies: 0, pets: 0, lang: "nl" as const };
		const made = await createQuote(app, { ...other, arrival: "2027-03-01", departure: "2027-03-05" });
		await offered(app);
		const ends = async () => {
			const rows = await app.db.selectFrom("quote").select(["acco_id", "expires_at", "input"]).execute();
			return rows.filter(({ acco_id }) => acco_id === "a990002");
		};
		const before = await ends();
		expect(made.ok).toBe(true);
		await rename();
		expect(await ends()).toEqual(before);
	});
});
