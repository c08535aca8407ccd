import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { insertStaff } from "#db/staff/staff.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeOnPostgres } from "#tests/support/databases.ts";
import { lockWaits } from "#tests/support/lock-waits.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { createBooking } from "../booking/create-booking.ts";
import { endAccount } from "./accounts.ts";
import { assignBooking } from "./assign-bookings.ts";

/** A booking that is given to somebody at the moment at which the account ends. */
describeOnPostgres("a booking given to an account that is ending", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
	});

	it("stays with nobody: whichever of both comes first", async () => {
		const made = await createBooking(app, bookingBody((await offered(app)).quoteId), newKey());
		if (!made.ok) throw new Error(made.error.code);
		const { bookingNo } = made.value.answer;
		const to = randomUUID();
		const person = { public_id: to, name: "Piet", email: `${to}@halcyon.example`, roles: ["sales" as const] };
		await insertStaff(app.db, { ...person, password_hash: null, totp_secret: null, created_at: new Date() });
		const { booking_id: bookingId } = await app.db.selectFrom("booking").select("booking_id").executeTakeFirstOrThrow();

		// The booking is another's for a moment, so that it is given to the account after that was looked at.
		let letGo = () => {};
		const held = new Promise<void>((resolve) => {
			letGo = resolve;
		});
		const holder = app.db.transaction().execute(async (trx) => {
			await trx.selectFrom("booking").select("booking_id").where("booking_id", "=", bookingId).forUpdate().execute();
			await held;
		});
		const giving = assignBooking(app, { bookingNo, to }, { publicId: "eva" });
		await lockWaits(app.db, 1);
		const ending = endAccount(app, to, { id: "ada", clientAddress: null });
		const ended = await Promise.race([ending, lockWaits(app.db, 2).then(() => "waits")]);
		letGo();
		await holder;
		expect(ended).toBe("waits");
		expect(await giving).toEqual({ ok: true, value: true });
		expect((await ending).ok).toBe(true);
		const row = await app.db.selectFrom("booking").select("assigned_to").executeTakeFirstOrThrow();
		expect(row.assigned_to).toBeNull();
		expect(await assignBooking(app, { bookingNo, to }, { publicId: "eva" })).toEqual({ ok: false, error: "ASSIGNEE" });
	});
});
