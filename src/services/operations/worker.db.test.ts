import { beforeAll, expect, it, onTestFinished } from "vitest";
import type { DueMail } from "#db/mail/sending.ts";
import { bookingBody, newKey, offered, testApp } from "#tests/support/app.ts";
import { calendarServer, calendarText } from "#tests/support/calendar-server.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { blocksOf } from "#tests/support/feeds.ts";
import { seedFixture } from "#tests/support/seed-homes.ts";
import { createBooking } from "../booking/create-booking.ts";
import { startWorker } from "./worker.ts";

describeOnBoth("the worker", (database) => {
	beforeAll(() => seedFixture(database().db));

	it("sends what waits, ends what ran out and reads calendars, soon after it starts", async () => {
		const server = await calendarServer();
		onTestFinished(() => server.close());
		server.set("/a", calendarText(["2027-05-01", "2027-05-08"]));
		const app = testApp(database(), { fetchAllow: [server.host] });
		const calendars = { ical_import: [server.url("/a")] };
		await app.db.updateTable("accommodation").set(calendars).where("acco_id", "=", "a990002").execute();
		const option = await createBooking(app, bookingBody((await offered(app)).quoteId, { type: "Option" }), newKey());
		expect(option.ok).toBe(true);
		app.clock.set("2027-01-17T10:00:01Z");
		const sent: DueMail[] = [];
		const worker = await startWorker(app, {
			transport: async (mail) => {
				sent.push(mail);
			},
		});
		try {
			const kinds = () => sent.map((mail) => mail.kind);
			await expect.poll(kinds, { timeout: 120_000 }).toEqual(expect.arrayContaining(["option", "office_copy"]));
			const state = () => app.db.selectFrom("booking").select("state").executeTakeFirstOrThrow();
			await expect.poll(async () => (await state()).state, { timeout: 120_000 }).toBe("expired");
			await expect.poll(() => blocksOf(app.db, "a990002"), { timeout: 120_000 }).toHaveLength(1);
		} finally {
			await worker.stop();
		}
		expect(new Set(sent.map((mail) => mail.recipient))).toEqual(
			new Set(["noor@example.org", "office@halcyon.example"]),
		);
		const ended = await app.db
			.selectFrom("email_outbox")
			.select("kind")
			.orderBy("outbox_id", "desc")
			.executeTakeFirst();
		expect(ended?.kind).toBe("option_expired");
		expect(await blocksOf(app.db, "a990002")).toEqual(["ical [2027-05-01,2027-05-08)"]);
		expect(app.log.lines.filter((line) => line.includes('"error"'))).toEqual([]);
	});
});
