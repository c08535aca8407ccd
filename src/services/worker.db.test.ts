import { beforeAll, expect, it } from "vitest";
import type { DueMail } from "#db/outbox.ts";
import { bookingBody, newKey, offered, testApp } from "#tests/support/app.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { seedFixture } from "#tests/support/seed-homes.ts";
import { createBooking } from "./create-booking.ts";
import { startWorker } from "./worker.ts";

describeOnBoth("the worker", (database) => {
	beforeAll(() => seedFixture(database().db));

	it("sends what waits and ends what ran out, soon after it starts", async () => {
		const app = testApp(database());
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
			await expect.poll(kinds, { timeout: 20_000 }).toEqual(expect.arrayContaining(["option", "office_copy"]));
			const state = () => app.db.selectFrom("booking").select("state").executeTakeFirstOrThrow();
			await expect.poll(async () => (await state()).state, { timeout: 20_000 }).toBe("expired");
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
		expect(app.log.lines.filter((line) => line.includes('"error"'))).toEqual([]);
	});
});
