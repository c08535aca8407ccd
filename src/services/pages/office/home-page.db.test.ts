import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import type { Role } from "#domain/staff/roles.ts";
import { isoOf, parseIsoDate } from "#domain/time/civil-date.ts";
import { FORM_BODIES } from "#mail/examples/form-examples.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { emptyTables, seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { createBooking } from "../../booking/create-booking.ts";
import { submitForm } from "../../forms/submit-form.ts";
import { homePage } from "./home-page.ts";

/** What waits in the office (specification §1: staff). */

const MINUTE_MS = 60_000;
const NO_CODES = {};

describeByTurns("the office's first page", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
		// Rows say by the database's clock when they were made.
		app.clock.set(new Date().toISOString());
	});
	const look = (...roles: readonly Role[]) => homePage(app, { roles, staffId: 0 }, "en");
	const counts = async (...roles: readonly Role[]) =>
		Object.fromEntries((await look(...roles)).waits.map(({ view, counted }) => [view, counted.count]));
	const later = (minutes: number) =>
		app.clock.set(new Date(app.clock.now().getTime() + minutes * MINUTE_MS).toISOString());
	const book = async () => {
		const offer = await offered(app, { arrival: "2027-03-01", departure: "2027-03-05" });
		const made = await createBooking(app, bookingBody(offer.quoteId, { type: "Booking" }), newKey());
		if (!made.ok) throw new Error(made.error.code);
	};

	it("names mails that have not left for ten minutes, and those that were given up, with the latest of them", async () => {
		await book();
		expect(await counts("admin")).not.toHaveProperty("unsent");
		later(11);
		const waiting = (await counts("admin")).unsent;
		expect(waiting).toBeGreaterThan(0);
		const one = app.db.selectFrom("email_outbox").select("outbox_id").orderBy("outbox_id").limit(1);
		await app.db
			.updateTable("email_outbox")
			.set({ status: "failed", last_error: "550 no such mailbox" })
			.where("outbox_id", "=", one)
			.execute();
		expect(await counts("admin")).toMatchObject({ mails: 1, unsent: (waiting ?? 0) - 1 });
		const { failed } = await look("admin");
		expect(failed.mails).toEqual([expect.objectContaining({ status: "failed", error: "550 no such mailbox" })]);
	});

	it("names the latest feed run where lines of it failed or all of it did, and nothing of it once one went well", async () => {
		const run = (ok: boolean, failed: number) =>
			app.db
				.insertInto("feed_run")
				.values({
					format: "halcyon",
					source: "owners.json",
					finished_at: new Date(),
					ok,
					summary: JSON.stringify({ accommodations: 120, failed }),
				})
				.execute();
		expect((await look("admin")).failed.feed).toBeNull();
		await run(true, 2);
		expect((await look("admin")).failed.feed).toMatchObject({ source: "owners.json", failed: 2, all: 120 });
		expect((await counts("admin")).feeds).toBe(2);
		await run(false, 0);
		expect((await look("admin")).failed.feed).toMatchObject({ failed: 1, all: null });
		await run(true, 0);
		expect((await look("admin")).failed.feed).toBeNull();
		expect(await counts("admin")).not.toHaveProperty("feeds");
	});

	it("shows the latest messages that nobody has answered, with their age", async () => {
		await submitForm(app, "contact-messages", FORM_BODIES["contact-messages"], {
			clientAddress: "127.0.0.1",
			attribution: NO_CODES,
		});
		later(26);
		const { messages } = await look("support");
		expect(messages).toEqual([
			expect.objectContaining({ from: "Noor de Vries", about: "Bedlinnen", lang: "nl", minutes: 26 }),
		]);
	});

	it("shows what presses beside any number of stays in progress", async () => {
		await book();
		const { booking_no: bookingNo } = await app.db.selectFrom("booking").select("booking_no").executeTakeFirstOrThrow();
		await seedHomeLike(app.db, "a990001", { accoId: "a7" });
		// Paid stays that began: each keeps its day of arrival as what comes next until it is over.
		for (let week = 0; week < 13; week++) {
			const [from, until] = [7 * week, 7 * week + 7].map((day) => isoOf((parseIsoDate("2027-04-03") ?? 0) + day));
			const offer = await offered(app, { accoId: "a7", arrival: from, departure: until });
			const made = await createBooking(app, bookingBody(offer.quoteId, { type: "Booking" }), newKey());
			if (!made.ok) throw new Error(made.error.code);
		}
		await sql`UPDATE booking SET next_step = 'arrival', next_at = now() - interval '3 days'
			WHERE booking_no <> ${bookingNo}`.execute(app.db);
		const { pressing } = await look("admin");
		expect(pressing.map((line) => line.no)).toEqual([bookingNo]);
	});

	it("shows each role what it may see, and nothing else", async () => {
		await book();
		await submitForm(app, "contact-messages", FORM_BODIES["contact-messages"], {
			clientAddress: "127.0.0.1",
			attribution: NO_CODES,
		});
		later(11);
		const content = await look("content");
		expect(content).toMatchObject({ waits: [], pressing: [], messages: [], failed: { mails: [], feed: null } });
		expect((await look("support")).pressing).toHaveLength(1);
	});
});
