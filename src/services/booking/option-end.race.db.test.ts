import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { loadBooking } from "#db/bookings/booking-facts.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { expectBookingInvariants } from "#tests/support/booking-checks.ts";
import { describeOnPostgres } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { lockWaits } from "#tests/support/lock-waits.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { createBooking } from "./create-booking.ts";
import { confirmOption } from "./options.ts";

/** Two guests at the instant at which an option ends: whoever books it, and whoever wants its nights. */
describeOnPostgres("an option that is booked at its last moment", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
	});

	async function book(type: "Booking" | "Option", email: string, stay: Record<string, string> = {}) {
		const { quoteId } = await offered(app, stay);
		const body = bookingBody(quoteId, { type, guest: { ...GUEST_FORM, email } });
		return createBooking(app, body, newKey());
	}

	it("keeps its nights, and who submits a moment after its end gets the stays that are left", async () => {
		const first = await book("Booking", "ann@example.org", { arrival: "2027-04-05", departure: "2027-04-09" });
		expect(first.ok).toBe(true);
		const option = await book("Option", "noor@example.org");
		if (!option.ok) throw new Error(option.error.code);
		const { bookingNo } = option.value.answer;

		// The number of the next invoice is another's for a moment, so that confirming waits at its commit.
		let letGo = () => {};
		const held = new Promise<void>((resolve) => {
			letGo = resolve;
		});
		const holder = app.db.transaction().execute(async (trx) => {
			await sql`SELECT 1 FROM document_series FOR UPDATE`.execute(trx);
			await held;
		});
		app.clock.set("2027-01-17T09:59:59.950Z");
		const confirming = confirmOption(app, { bookingNo }, { actor: "guest" });
		await lockWaits(app.db, 1);
		app.clock.set("2027-01-17T10:00:00.010Z");
		const { quoteId } = await offered(app);
		const competing = createBooking(
			app,
			bookingBody(quoteId, { guest: { ...GUEST_FORM, email: "competing@example.org" } }),
			newKey(),
		);
		await lockWaits(app.db, 2);
		letGo();
		await holder;

		expect(await confirming).toMatchObject({ ok: true, value: { row: { state: "confirmed" } } });
		expect(await competing).toMatchObject({ ok: false, error: { code: "NOT_AVAILABLE" } });
		expect((await loadBooking(app.db, bookingNo))?.row.state).toBe("confirmed");
		const { rows } = await sql<{ nights: number }>`
			SELECT count(*)::int AS nights FROM occupancy o JOIN booking b USING (booking_id)
			WHERE b.booking_no = ${bookingNo} AND o.released_at IS NULL`.execute(app.db);
		expect(rows).toEqual([{ nights: 1 }]);
		await expectBookingInvariants(app.db);
	});
});
