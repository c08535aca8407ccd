import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { emptyTables, seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { sweepExpired } from "../operations/sweep-expired.ts";
import type { BookingFailure } from "./booking-answer.ts";
import { createBooking } from "./create-booking.ts";

const COMPETING = 50;

function competing(number: number) {
	return { guest: { ...GUEST_FORM, email: `rival${number}@example.org` } };
}

/** What every database must hold after any race: whole bookings only, and no night twice. */
async function expectWhole(app: TestApp, booked: number, keys = booked) {
	const { rows } = await sql<{ what: string; count: number }>`
		SELECT 'bookings' AS what, count(*)::int AS count FROM booking
		UNION ALL SELECT 'without lines', count(*)::int FROM booking b
			WHERE NOT EXISTS (SELECT 1 FROM booking_line l WHERE l.booking_id = b.booking_id)
		UNION ALL SELECT 'wrong sum', count(*)::int FROM booking b
			WHERE grand_cents <> (SELECT sum(amount_cents) FROM booking_line l WHERE l.booking_id = b.booking_id)
		UNION ALL SELECT 'without nights', count(*)::int FROM booking b
			WHERE NOT EXISTS (SELECT 1 FROM occupancy o WHERE o.booking_id = b.booking_id)
		UNION ALL SELECT 'without trail', count(*)::int FROM booking b
			WHERE NOT EXISTS (SELECT 1 FROM audit_log a WHERE a.subject_id = b.booking_no)
		UNION ALL SELECT 'without mail', count(*)::int FROM booking b
			WHERE (SELECT count(*) FROM email_outbox m WHERE m.booking_id = b.booking_id)
				<> CASE WHEN b.state = 'expired' THEN 3 ELSE 2 END
		UNION ALL SELECT 'strange mails', count(*)::int FROM email_outbox m WHERE m.booking_id IS NULL
		UNION ALL SELECT 'keys', count(*)::int FROM idempotency_key
		UNION ALL SELECT 'nights twice', count(*)::int FROM occupancy a JOIN occupancy b
			ON a.unit_id = b.unit_id AND a.stay && b.stay AND a.occupancy_id < b.occupancy_id
			AND a.released_at IS NULL AND b.released_at IS NULL`.execute(app.db);
	expect(Object.fromEntries(rows.map((row) => [row.what, row.count]))).toEqual({
		bookings: booked,
		"without lines": 0,
		"wrong sum": 0,
		"without nights": 0,
		"without trail": 0,
		"without mail": 0,
		"strange mails": 0,
		keys,
		"nights twice": 0,
	});
}

describeOnBoth("many submits at once", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
	});

	it("for overlapping stays sell each night once; losers get the stays that are left, and nothing is half written", async () => {
		const stays = [
			["2027-03-01", "2027-03-05"],
			["2027-03-03", "2027-03-07"],
			["2027-03-05", "2027-03-09"],
			["2027-03-01", "2027-03-09"],
			["2027-03-06", "2027-03-10"],
		] as const;
		const offers = await Promise.all(stays.map(([arrival, departure]) => offered(app, { arrival, departure })));
		const results = await Promise.all(
			Array.from({ length: COMPETING }, (_, number) =>
				createBooking(app, bookingBody(offers[number % 5]?.quoteId ?? "", competing(number)), newKey()),
			),
		);
		const won = results.filter((result) => result.ok).length;
		expect(won).toBeGreaterThanOrEqual(1);
		expect(won).toBeLessThanOrEqual(2);
		const losses: BookingFailure[] = results.flatMap((result) => (result.ok ? [] : [result.error]));
		for (const loss of losses) {
			expect(loss.code).toBe("NOT_AVAILABLE");
			expect("alternatives" in loss && loss.alternatives.length).toBeGreaterThan(0);
		}
		await expectWhole(app, won);
	});

	it("for a house group and its parts never sell a unit twice, in any order of their units", async () => {
		await seedHomeLike(app.db, "a990002", { accoId: "a11", units: ["u1", "u2", "u3"] });
		await seedHomeLike(app.db, "a990002", { accoId: "a12", units: ["u3", "u1"] });
		await seedHomeLike(app.db, "a990002", { accoId: "a13", units: ["u2"] });
		const stay = { arrival: "2027-06-05", departure: "2027-06-12" };
		const offers = await Promise.all(["a11", "a12", "a13"].map((accoId) => offered(app, { ...stay, accoId })));
		const results = await Promise.all(
			Array.from({ length: 30 }, (_, number) =>
				createBooking(app, bookingBody(offers[number % 3]?.quoteId ?? "", competing(number)), newKey()),
			),
		);
		const won = results.filter((result) => result.ok).length;
		expect(won === 1 || won === 2).toBe(true);
		await expectWhole(app, won);
	});

	it("with one idempotency key book once and answer the same, or say that it is in progress", async () => {
		const { quoteId } = await offered(app);
		const key = newKey();
		const results = await Promise.all(Array.from({ length: 20 }, () => createBooking(app, bookingBody(quoteId), key)));
		const numbers = new Set(results.flatMap((result) => (result.ok ? [result.value.answer.bookingNo] : [])));
		expect(numbers.size).toBe(1);
		const codes = new Set(results.flatMap((result) => (result.ok ? [] : [result.error.code])));
		expect([...codes].every((code) => code === "IDEMPOTENCY_IN_PROGRESS")).toBe(true);
		await expectWhole(app, 1);
	});

	it("give the last use of a discount code once", async () => {
		await app.db.updateTable("discount_code").set({ max_uses: 3 }).where("code", "=", "FIVE").execute();
		const homes = Array.from({ length: 12 }, (_, number) => `a2${number}`);
		for (const accoId of homes) await seedHomeLike(app.db, "a990001", { accoId });
		const offers = await Promise.all(homes.map((accoId) => offered(app, { accoId, discountCode: "FIVE" })));
		const results = await Promise.all(
			offers.map((offer, number) => createBooking(app, bookingBody(offer.quoteId, competing(number)), newKey())),
		);
		expect(results.filter((result) => result.ok).length).toBe(3);
		for (const result of results) if (!result.ok) expect(result.error.code).toBe("PRICE_CHANGED");
		const code = await app.db.selectFrom("discount_code").select("uses").where("code", "=", "FIVE").executeTakeFirst();
		expect(code?.uses).toBe(3);
		await expectWhole(app, 3);
	});

	it("of one guest give two options and no third", async () => {
		const homes = Array.from({ length: 8 }, (_, number) => `a3${number}`);
		for (const accoId of homes) await seedHomeLike(app.db, "a990001", { accoId });
		const offers = await Promise.all(homes.map((accoId) => offered(app, { accoId })));
		const results = await Promise.all(
			offers.map((offer) => createBooking(app, bookingBody(offer.quoteId, { type: "Option" }), newKey())),
		);
		expect(results.filter((result) => result.ok).length).toBe(2);
		for (const result of results) if (!result.ok) expect(result.error.code).toBe("OPTION_LIMIT");
		await expectWhole(app, 2);
	});

	it("after options ran out meet the sweep without losing or doubling anything", async () => {
		const homes = Array.from({ length: 10 }, (_, number) => `a4${number}`);
		for (const accoId of homes) await seedHomeLike(app.db, "a990001", { accoId });
		for (const [number, accoId] of homes.entries()) {
			const offer = await offered(app, { accoId });
			const made = await createBooking(
				app,
				bookingBody(offer.quoteId, { type: "Option", ...competing(number) }),
				newKey(),
			);
			expect(made.ok).toBe(true);
		}
		app.clock.set("2027-01-17T10:00:01Z");
		const offers = await Promise.all(homes.map((accoId) => offered(app, { accoId })));
		const [first, second, ...booked] = await Promise.all([
			sweepExpired(app),
			sweepExpired(app),
			...offers.map((offer, number) =>
				createBooking(app, bookingBody(offer.quoteId, competing(100 + number)), newKey()),
			),
		]);
		expect(booked.map((result) => "ok" in result && result.ok)).toEqual(homes.map(() => true));
		expect(("expired" in first ? first.expired : 0) + ("expired" in second ? second.expired : 0)).toBeLessThanOrEqual(
			10,
		);
		const trail = await app.db.selectFrom("audit_log").selectAll().where("action", "=", "optionRunsOut").execute();
		expect(trail.length).toBe(10);
		// The options' keys are two days old and were forgotten by the sweep.
		await expectWhole(app, 20, 10);
	});

	it("with one code, while options with that code run out, never wait for each other in a circle", async () => {
		const homes = Array.from({ length: 10 }, (_, number) => `a5${number}`);
		for (const accoId of homes) await seedHomeLike(app.db, "a990001", { accoId });
		const withCode = (accoId: string) => offered(app, { accoId, discountCode: "FIVE" });
		for (const [number, accoId] of homes.entries()) {
			const { quoteId } = await withCode(accoId);
			const made = await createBooking(app, bookingBody(quoteId, { type: "Option", ...competing(number) }), newKey());
			expect(made.ok).toBe(true);
		}
		app.clock.set("2027-01-17T10:00:01Z");
		const offers = await Promise.all(homes.map(withCode));
		const before = await deadlocks();
		const [, ...booked] = await Promise.all([
			sweepExpired(app),
			...offers.map(({ quoteId }, number) =>
				createBooking(app, bookingBody(quoteId, competing(100 + number)), newKey()),
			),
			sweepExpired(app),
		]);
		expect(booked.slice(0, -1).map((result) => "ok" in result && result.ok)).toEqual(homes.map(() => true));
		expect(await deadlocks()).toBe(before);
		const code = await app.db.selectFrom("discount_code").select("uses").where("code", "=", "FIVE").executeTakeFirst();
		expect(code?.uses).toBe(10);
		await expectWhole(app, 20, 10);
	});

	/** Circles that the server has broken so far. The embedded database has one connection, and so none. */
	async function deadlocks(): Promise<number> {
		if (database().kind === "pglite") return 0;
		const { rows } = await sql<{ deadlocks: number }>`
			SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`.execute(app.db);
		return Number(rows[0]?.deadlocks);
	}
});
