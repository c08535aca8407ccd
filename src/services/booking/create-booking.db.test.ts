import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { factsOf } from "#db/bookings/booking-facts.ts";
import { documentBooking } from "#mail/documents/content.ts";
import { bookingBody, newKey, offered, type TestApp, testApp, UNREACHABLE_PROVIDER } from "#tests/support/app.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { emptyTables, seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { sweepExpired } from "../operations/sweep-expired.ts";
import { createQuote } from "../quotes/create-quote.ts";
import type { BookingContext } from "./booking-answer.ts";
import { createBooking } from "./create-booking.ts";

/** Books and answers the booking, or the failure's code. */
async function book(app: TestApp, body: unknown, context: BookingContext = newKey()) {
	const result = await createBooking(app, body, context);
	return result.ok ? result.value : { code: result.error.code, error: result.error };
}

async function counts(app: TestApp) {
	const { rows } = await sql<Record<string, number>>`
		SELECT (SELECT count(*) FROM booking)::int AS bookings, (SELECT count(*) FROM booking_line)::int AS lines,
			(SELECT count(*) FROM instalment)::int AS instalments, (SELECT count(*) FROM email_outbox)::int AS mails,
			(SELECT count(*) FROM audit_log)::int AS trail, (SELECT count(*) FROM idempotency_key)::int AS keys,
			(SELECT count(*) FROM guest)::int AS guests,
			(SELECT count(*) FROM occupancy WHERE released_at IS NULL)::int AS claims`.execute(app.db);
	return rows[0];
}

const NOTHING = { bookings: 0, lines: 0, instalments: 0, mails: 0, trail: 0, keys: 0, guests: 0, claims: 0 };

const guest = (changes: Record<string, unknown>) => ({ guest: { ...GUEST_FORM, ...changes } });

describeOnBoth("a booking", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
	});

	it("is confirmed at once without a payment provider, at the price of its offer, with all that belongs to it", async () => {
		const quote = await offered(app);
		const made = await book(app, bookingBody(quote.quoteId));
		expect(made).toMatchObject({
			answer: {
				type: "Booking",
				state: "confirmed",
				grandCents: 49250,
				instalments: [
					{ dueOn: "2027-01-22", cents: 14775 },
					{ dueOn: "2027-01-22", cents: 34475 },
				],
			},
		});
		expect(await counts(app)).toEqual({
			bookings: 1,
			lines: 4,
			instalments: 2,
			mails: 2,
			trail: 1,
			keys: 1,
			guests: 1,
			claims: 1,
		});
		const occupancy = await app.db.selectFrom("occupancy").selectAll().executeTakeFirstOrThrow();
		expect(occupancy).toMatchObject({ kind: "booking", stay: "[2027-03-01,2027-03-05)", expires_at: null });
	});

	it("says in its documents what is stored of it, to the last part", async () => {
		const { quoteId } = await offered(app);
		await book(app, bookingBody(quoteId));
		const row = await app.db.selectFrom("booking").selectAll().executeTakeFirstOrThrow();
		const documents = await app.db.selectFrom("document").select(["kind", "content"]).execute();
		expect(documents.map(({ kind }) => kind).sort()).toEqual(["confirmation", "invoice"]);
		const stored = JSON.parse(JSON.stringify(documentBooking(await factsOf(app.db, row))));
		for (const { content } of documents) expect(content).toMatchObject({ booking: stored });
	});

	it("says what comes next of it from the beginning, as the database works it out, and is written once", async () => {
		for (const { quoteId } of [
			await offered(app),
			await offered(app, { arrival: "2027-06-05", departure: "2027-06-12" }),
		]) {
			await book(app, bookingBody(quoteId));
		}
		const { rows } = await sql<{ next: string; worked_out: string; is_once: boolean }>`
			SELECT concat_ws(' ', b.next_step, b.next_at) AS next, concat_ws(' ', n.step, n.at) AS worked_out,
				b.cmin::text::int < (SELECT min(i.cmin::text::int) FROM instalment i WHERE i.booking_id = b.booking_id) AS is_once
			FROM booking b, booking_next(b.booking_id, b.state, b.expires_at, b.arrival, b.created_at) n
			ORDER BY b.booking_id`.execute(app.db);
		expect(rows).toHaveLength(2);
		for (const row of rows) expect(row).toMatchObject({ next: row.worked_out, is_once: true });
		expect(rows[0]?.next).toMatch(/^payment 2027-01-22/);
	});

	it("keeps its nights: nobody gives back those of a confirmed stay, by whatever way", async () => {
		await book(app, bookingBody((await offered(app)).quoteId));
		const giveBack = app.db.updateTable("occupancy").set({ released_at: app.clock.now() }).execute();
		await expect(giveBack).rejects.toMatchObject({ code: "23P01", constraint: "confirmed_keeps_nights" });
	});

	it("waits half an hour for its payment when there is a payment provider, and mails nothing yet", async () => {
		app = testApp(database(), {}, UNREACHABLE_PROVIDER);
		const made = await book(app, bookingBody((await offered(app)).quoteId));
		expect(made).toMatchObject({ answer: { state: "pending_payment", expiresAt: "2027-01-15T10:30:00.000Z" } });
		expect(await counts(app)).toMatchObject({ mails: 0, claims: 1 });
	});

	it("names every field that is wrong and stores nothing", async () => {
		const body = bookingBody("x", {
			acceptTerms: false,
			...guest({ firstname: "", email: "nobody", telNumber: "12", countryCode: "XX", businessBooking: true }),
		});
		const failed = await book(app, body);
		expect(failed).toMatchObject({ code: "VALIDATION" });
		const errors = "error" in failed && failed.error.code === "VALIDATION" ? failed.error.errors : [];
		expect(Object.fromEntries(errors.map((error) => [error.path, error.code]))).toEqual({
			acceptTerms: "TERMS_NOT_ACCEPTED",
			"guest.firstname": "REQUIRED",
			"guest.email": "INVALID_EMAIL",
			"guest.telNumber": "TOO_SHORT",
			"guest.countryCode": "INVALID_COUNTRY",
			"guest.companyName": "REQUIRED",
		});
		expect(await counts(app)).toEqual(NOTHING);
	});

	it("needs an idempotency key and a quote that was made here", async () => {
		const { quoteId } = await offered(app);
		expect(await book(app, bookingBody(quoteId), { idempotencyKey: null })).toMatchObject({
			code: "IDEMPOTENCY_KEY_MISSING",
		});
		expect(await book(app, bookingBody(quoteId), { idempotencyKey: "1" })).toMatchObject({
			code: "IDEMPOTENCY_KEY_MISSING",
		});
		const [id] = quoteId.split(".");
		for (const forged of [`${id}.AAAAAAAAAAAAAAAAAAAAAA`, `${id}`, `${quoteId}x`, "'; DROP TABLE booking; --"]) {
			expect(await book(app, bookingBody(forged))).toMatchObject({ code: "QUOTE_UNKNOWN" });
		}
		expect(await counts(app)).toEqual(NOTHING);
	});

	it("answers a repeated submit with the first answer, and another body under the same key with a refusal", async () => {
		const { quoteId } = await offered(app);
		const key = newKey();
		const first = await book(app, bookingBody(quoteId), key);
		expect(await book(app, bookingBody(quoteId), key)).toEqual(first);
		expect(await book(app, bookingBody(quoteId, guest({ firstname: "Other" })), key)).toMatchObject({
			code: "IDEMPOTENCY_KEY_REUSED",
		});
		expect(await counts(app)).toMatchObject({ bookings: 1, mails: 2 });
		app.clock.set("2027-01-16T10:00:01Z");
		await sweepExpired(app);
		expect(await counts(app)).toMatchObject({ keys: 0 });
	});

	it("leaves a key free when nothing was booked, so that a corrected form goes through", async () => {
		const key = newKey();
		const { quoteId } = await offered(app);
		expect(await book(app, bookingBody(quoteId, guest({ email: "x" })), key)).toMatchObject({ code: "VALIDATION" });
		expect(await book(app, bookingBody(quoteId), key)).toMatchObject({ answer: { state: "confirmed" } });
	});

	it("is refused with the nearest stays when the nights are taken, and back to back stays touch", async () => {
		const competing = await offered(app);
		const neighbour = await offered(app, { arrival: "2027-03-05", departure: "2027-03-08" });
		await book(app, bookingBody((await offered(app)).quoteId));
		const failed = await book(app, bookingBody(competing.quoteId));
		expect(failed).toMatchObject({ code: "NOT_AVAILABLE" });
		const error = "error" in failed ? failed.error : null;
		const alternatives = error && "alternatives" in error ? error.alternatives : [];
		expect(alternatives.length).toBeGreaterThan(0);
		for (const { arrival, departure, grandCents } of alternatives) {
			const there = await offered(app, { arrival, departure });
			expect(there.grandCents).toBe(grandCents);
		}
		expect(await book(app, bookingBody(neighbour.quoteId))).toMatchObject({ answer: { grandCents: 43800 } });
	});

	it("of a house group claims every unit, and a home inside it is then taken", async () => {
		await seedHomeLike(app.db, "a990002", { accoId: "a5", units: ["u1", "u2"] });
		await seedHomeLike(app.db, "a990002", { accoId: "a6", units: ["u2"] });
		const stay = { arrival: "2027-06-05", departure: "2027-06-12" };
		const [group, single] = [
			await offered(app, { ...stay, accoId: "a5" }),
			await offered(app, { ...stay, accoId: "a6" }),
		];
		await book(app, bookingBody(group.quoteId));
		expect(await counts(app)).toMatchObject({ claims: 2 });
		expect(await book(app, bookingBody(single.quoteId))).toMatchObject({ code: "NOT_AVAILABLE" });
	});

	it("keeps the price of a valid offer when the price rose, and takes the lower price when it fell", async () => {
		const risen = await offered(app);
		await nightsCost(app, 20000);
		expect(await book(app, bookingBody(risen.quoteId))).toMatchObject({ answer: { grandCents: 49250 } });
		const fallen = await offered(app, { arrival: "2027-03-08", departure: "2027-03-12" });
		await nightsCost(app, 5000);
		const made = await book(app, bookingBody(fallen.quoteId));
		expect(made).toMatchObject({ answer: { grandCents: 20000 + 9500 + 1950 + 1800 } });
		const sums = await app.db.selectFrom("instalment").select("cents").where("seq", ">=", 0).execute();
		expect(sums.reduce((sum, row) => sum + row.cents, 0)).toBe(49250 + 33250);
	});

	it("shows a dearer price with a new offer once the offer ran out, and books at that", async () => {
		const old = await offered(app);
		await nightsCost(app, 10000);
		app.clock.set("2027-01-15T10:31:00Z");
		const failed = await book(app, bookingBody(old.quoteId));
		expect(failed).toMatchObject({
			code: "PRICE_CHANGED",
			error: { before: { grandCents: 49250 }, after: { grandCents: 53250 } },
		});
		expect(await counts(app)).toEqual(NOTHING);
		const renewed = "error" in failed && failed.error.code === "PRICE_CHANGED" ? failed.error.after.quoteId : "";
		expect(await book(app, bookingBody(renewed))).toMatchObject({ answer: { grandCents: 53250 } });
	});

	it("books a run-out offer whose price did not rise", async () => {
		const old = await offered(app);
		app.clock.set("2027-01-15T11:00:00Z");
		expect(await book(app, bookingBody(old.quoteId))).toMatchObject({ answer: { grandCents: 49250 } });
	});

	it("shows the new price when the guest's country changes the insurance", async () => {
		const quote = await offered(app, { insurance: true });
		const german = bookingBody(quote.quoteId, guest({ countryCode: "DE" }));
		const failed = await book(app, german);
		expect(failed).toMatchObject({ code: "PRICE_CHANGED", error: { before: { grandCents: quote.grandCents } } });
		expect(await book(app, bookingBody(quote.quoteId, guest({ countryCode: "AT" })))).toMatchObject({
			code: "INSURANCE_NOT_OFFERED",
		});
		const plain = await offered(app);
		expect(await book(app, bookingBody(plain.quoteId, guest({ countryCode: "AT" })))).toMatchObject({
			answer: { grandCents: 49250 },
		});
	});

	it("counts the use of a discount code, and shows the new price to who comes after the last use", async () => {
		await app.db.updateTable("discount_code").set({ max_uses: 1 }).where("code", "=", "FIVE").execute();
		const [first, second] = [
			await offered(app, { discountCode: "five" }),
			await offered(app, { discountCode: "FIVE", arrival: "2027-03-08", departure: "2027-03-12" }),
		];
		expect(first.grandCents).toBe(47450);
		expect(await book(app, bookingBody(first.quoteId))).toMatchObject({ answer: { grandCents: 47450 } });
		const failed = await book(app, bookingBody(second.quoteId));
		expect(failed).toMatchObject({
			code: "PRICE_CHANGED",
			error: { after: { grandCents: 49250, discount: { refused: "CODE_USED_UP" } } },
		});
	});

	it("gives a code with a limit per guest once to a guest, with the address in any case", async () => {
		await app.db.updateTable("discount_code").set({ per_guest: 1 }).where("code", "=", "FIVE").execute();
		const stays = [
			{ arrival: "2027-03-01", departure: "2027-03-05" },
			{ arrival: "2027-03-08", departure: "2027-03-12" },
		];
		const offers = await Promise.all(stays.map((stay) => offered(app, { ...stay, discountCode: "FIVE" })));
		expect(await book(app, bookingBody(offers[0]?.quoteId ?? ""))).toMatchObject({ answer: {} });
		expect(await book(app, bookingBody(offers[1]?.quoteId ?? "", guest({ email: "NOOR@example.org" })))).toMatchObject({
			code: "PRICE_CHANGED",
		});
		expect(await book(app, bookingBody(offers[1]?.quoteId ?? "", guest({ email: "an@example.org" })))).toMatchObject({
			answer: {},
		});
	});

	it("is refused for homes that went offline and for test houses, as for homes that never were", async () => {
		const quote = await offered(app);
		for (const status of ["off", "test", "draft"] as const) {
			await app.db.updateTable("accommodation").set({ status }).execute();
			expect(await book(app, bookingBody(quote.quoteId))).toMatchObject({ code: "NOT_FOUND" });
			const again = await createQuote(app, { ...secondRequest, accoId: "a990001" });
			expect(again).toEqual({ ok: false, error: { code: "NOT_FOUND" } });
		}
	});

	it("is not possible while ares_server_down is raised", async () => {
		const quote = await offered(app);
		await app.db.updateTable("message_flag").set({ raised: true }).where("flag", "=", "ares_server_down").execute();
		expect(await book(app, bookingBody(quote.quoteId))).toMatchObject({ code: "BOOKING_UNAVAILABLE" });
		expect(await counts(app)).toEqual(NOTHING);
	});

	it("pays the partner whose link was clicked, and none for unknown codes, inactive partners and own homes", async () => {
		const paid = async (attribution: BookingContext["attribution"], accoId = "a990001") => {
			await emptyTables(app.db, ["booking"]);
			const made = await book(app, bookingBody((await offered(app, { accoId })).quoteId), { ...newKey(), attribution });
			expect(made).toMatchObject({ answer: {} });
			const row = await app.db.selectFrom("booking").selectAll().executeTakeFirstOrThrow();
			return [row.payee_code, row.commission_cents, row.homeowner_code];
		};
		expect(await paid({ partner: "skifun", homeowner: "77" })).toEqual(["SKIFUN", 2880, "77"]);
		expect(await paid({ host: "HOSTEL", partner: "SKIFUN" })).toEqual(["HOSTEL", 1800, null]);
		expect(await paid({ partner: "HOSTEL" })).toEqual([null, 0, null]);
		expect(await paid({ partner: "SLEEPING", homeowner: "78" })).toEqual([null, 0, null]);
		expect(await paid({ partner: "'; DELETE FROM partner; --" })).toEqual([null, 0, null]);
		await seedHomeLike(app.db, "a990001", { accoId: "a7", hostCode: "HOSTEL" });
		expect(await paid({ host: "HOSTEL" }, "a7")).toEqual([null, 0, null]);
	});

	it("does not let who knows an address rewrite that guest's data", async () => {
		await book(app, bookingBody((await offered(app)).quoteId));
		const second = await offered(app, { arrival: "2027-03-08", departure: "2027-03-12" });
		await book(app, bookingBody(second.quoteId, guest({ firstname: "Mallory", address: "Elsewhere 1" })));
		const guests = await app.db.selectFrom("guest").selectAll().execute();
		expect(guests.map((row) => [row.firstname, row.address])).toEqual([["Noor", "Kerkstraat 1"]]);
		const bookings = await app.db.selectFrom("booking").select("guest").orderBy("booking_id").execute();
		expect(bookings.map((row) => row.guest.firstname)).toEqual(["Noor", "Mallory"]);
	});

	it("writes no name, address or mail address to log or trail", async () => {
		await book(app, bookingBody((await offered(app)).quoteId));
		const trail = JSON.stringify(await app.db.selectFrom("audit_log").selectAll().execute());
		for (const secret of ["Noor", "Vries", "noor@", "Kerkstraat", "31612345678"]) {
			expect(trail + app.log.lines.join()).not.toContain(secret);
		}
		await expect(app.db.deleteFrom("audit_log").execute()).rejects.toThrow("only ever added");
	});
});

const secondRequest = {
	accoId: "a990001",
	arrival: "2027-03-01",
	departure: "2027-03-05",
	adults: 2,
	children: 0,
	babies: 0,
	pets: 0,
	lang: "nl" as const,
};

describeOnBoth("an option", (database) => {
	let app: TestApp;
	const option = async (changes = {}, body = {}) =>
		book(app, bookingBody((await offered(app, changes)).quoteId, { type: "Option", ...body }));
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
	});

	it("holds the nights for 48 hours, then gives them back", async () => {
		expect(await option()).toMatchObject({
			answer: { type: "Option", state: "option", expiresAt: "2027-01-17T10:00:00.000Z" },
		});
		const competing = await createQuote(app, secondRequest);
		expect(competing).toMatchObject({ ok: false, error: { code: "NOT_AVAILABLE" } });
		app.clock.set("2027-01-17T10:00:01Z");
		expect(await createQuote(app, secondRequest)).toMatchObject({ ok: true });
		expect(await sweepExpired(app)).toMatchObject({ expired: 1 });
		expect(await sweepExpired(app)).toMatchObject({ expired: 0 });
		const row = await app.db.selectFrom("booking").select(["state", "expires_at"]).executeTakeFirstOrThrow();
		expect(row).toEqual({ state: "expired", expires_at: null });
		expect(await counts(app)).toMatchObject({ claims: 0, trail: 2 });
	});

	it("that ran out makes room for a booking before any sweep, and is expired by it", async () => {
		await app.db.updateTable("discount_code").set({ max_uses: 1 }).where("code", "=", "FIVE").execute();
		await option({ discountCode: "FIVE" });
		app.clock.set("2027-01-17T10:00:01Z");
		const made = await book(
			app,
			bookingBody((await offered(app)).quoteId, { guest: { ...GUEST_FORM, email: "an@example.org" } }),
		);
		expect(made).toMatchObject({ answer: { state: "confirmed" } });
		const states = await app.db.selectFrom("booking").select("state").orderBy("booking_id").execute();
		expect(states.map((row) => row.state)).toEqual(["expired", "confirmed"]);
		const code = await app.db.selectFrom("discount_code").select("uses").where("code", "=", "FIVE").executeTakeFirst();
		expect(code?.uses).toBe(0);
	});

	it("is refused where the home gives none, for near arrivals, for a third one and for the same stay twice", async () => {
		expect(await option({ arrival: "2027-02-25", departure: "2027-02-28" })).toMatchObject({ code: "OPTION_TOO_LATE" });
		await seedHomeLike(app.db, "a990001", { accoId: "a8", optionAllowed: false });
		expect(await option({ accoId: "a8" })).toMatchObject({ code: "OPTION_NOT_ALLOWED" });
		const repeated = await offered(app);
		expect(await option()).toMatchObject({ answer: { state: "option" } });
		await seedHomeLike(app.db, "a990001", { accoId: "a9" });
		expect(await option({ accoId: "a9" })).toMatchObject({ answer: { state: "option" } });
		expect(await option({ accoId: "a9", arrival: "2027-04-01", departure: "2027-04-05" })).toMatchObject({
			code: "OPTION_LIMIT",
		});
		app.clock.set("2027-01-17T10:00:01Z");
		const again = await book(app, bookingBody(repeated.quoteId, { type: "Option" }));
		expect(again).toMatchObject({ code: "OPTION_REPEATED" });
	});
});

describeOnBoth("an application", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
		await seedHomeLike(app.db, "a990001", { accoId: "a4", bookMode: "on_request" });
	});

	it("is for homes on request only, and never holds the nights", async () => {
		const quote = await offered(app, { accoId: "a4" });
		expect(quote.allowedTypes).toEqual(["Application"]);
		expect(await book(app, bookingBody(quote.quoteId))).toMatchObject({ code: "ON_REQUEST_ONLY" });
		expect(await book(app, bookingBody(quote.quoteId, { type: "Option" }))).toMatchObject({ code: "ON_REQUEST_ONLY" });
		for (const email of ["noor@example.org", "an@example.org"]) {
			const made = await book(
				app,
				bookingBody(quote.quoteId, { type: "Application", guest: { ...GUEST_FORM, email } }),
			);
			expect(made).toMatchObject({ answer: { state: "application", expiresAt: "2027-01-18T10:00:00.000Z" } });
		}
		expect(await counts(app)).toMatchObject({ bookings: 2, claims: 0 });
		const instant = await offered(app);
		expect(await book(app, bookingBody(instant.quoteId, { type: "Application" }))).toMatchObject({
			code: "INSTANT_ONLY",
		});
	});

	it("runs out after 72 hours", async () => {
		await book(app, bookingBody((await offered(app, { accoId: "a4" })).quoteId, { type: "Application" }));
		app.clock.set("2027-01-18T10:00:01Z");
		expect(await sweepExpired(app)).toMatchObject({ expired: 1 });
	});
});

/** Gives every night a price, together with the homes' rows, as the product does. */
async function nightsCost(app: TestApp, cents: number): Promise<void> {
	await app.db.updateTable("rate_season").set({ night_cents: cents }).execute();
	await sql`UPDATE accommodation SET version = version + 1`.execute(app.db);
}
