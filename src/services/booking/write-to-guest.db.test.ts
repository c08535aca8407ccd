import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { deleteReplyTemplate, putReplyTemplate } from "#db/forms/reply-templates.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { forgetBookings } from "../guests/forget.ts";
import { createBooking } from "./create-booking.ts";
import { filledTemplates, writeToGuest } from "./write-to-guest.ts";

/** Mails to guests in the words of staff (specification §1: staff). */

const EVA = { staffId: 0, publicId: "eva", network: "10.0.0.0/24" };

describeByTurns("a mail that staff write to a guest", (database) => {
	let app: TestApp;
	let bookingNo: string;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
		bookingNo = await book();
	});

	async function book(): Promise<string> {
		const { quoteId } = await offered(app);
		const made = await createBooking(app, bookingBody(quoteId, { guest: GUEST_FORM }), newKey());
		if (!made.ok) throw new Error(made.error.code);
		return made.value.answer.bookingNo;
	}
	const write = (text: string, once: string = randomUUID(), no = bookingNo) =>
		writeToGuest(app, { bookingNo: no, text, once }, EVA);
	const mails = () =>
		app.db.selectFrom("email_outbox").selectAll().where("kind", "=", "written_mail").orderBy("outbox_id").execute();
	const row = () =>
		app.db.selectFrom("booking").selectAll().where("booking_no", "=", bookingNo).executeTakeFirstOrThrow();

	it("goes in the guest's language with what it is about, its replies to the office, and stands in the trail", async () => {
		expect(await write("De sauna is weer heel.\n\nTot dan!")).toEqual({ ok: true, value: true });
		const [mail] = await mails();
		expect(mail).toMatchObject({
			recipient: GUEST_FORM.email,
			lang: "nl",
			reply_to: app.settings.officeMail,
			status: "queued",
			subject: `Over je boeking ${bookingNo}: Haus Eins`,
		});
		for (const said of [mail?.text, mail?.html]) {
			expect(said).toContain("De sauna is weer heel.");
			expect(said).toContain("Tot dan!");
			expect(said).toContain(bookingNo);
		}
		const trail = await app.db.selectFrom("audit_log").selectAll().where("action", "=", "writeToGuest").execute();
		expect(trail).toMatchObject([{ actor_id: "eva", subject_id: bookingNo, network: EVA.network }]);
		// What was written stands in the mail, and in no log.
		expect(JSON.stringify(trail)).not.toContain("sauna");
	});

	it("is sent once, however often its form comes; a second one is another mail", async () => {
		const once = randomUUID();
		const answers = await Promise.all([write("Eens", once), write("Eens", once)]);
		for (const answer of answers) if (!answer.ok) expect(answer.error).toBe("RUNNING");
		expect(await write("Eens", once)).toEqual({ ok: true, value: true });
		expect(await write("Anders", once)).toEqual({ ok: false, error: "STALE" });
		expect(await mails()).toHaveLength(1);
		expect(await write("Eens")).toMatchObject({ ok: true });
		expect((await mails()).map(({ version }) => version)).toEqual([1, 2]);
	});

	it("is not sent empty, too long, with a fact that is still to be filled in, or to nobody", async () => {
		expect(await write(" \n")).toEqual({ ok: false, error: "VALIDATION" });
		expect(await write("x".repeat(10_001))).toEqual({ ok: false, error: "VALIDATION" });
		expect(await write("Nog {due}")).toEqual({ ok: false, error: "FACT_OPEN" });
		expect(await write("x", "once", "H00000000")).toEqual({ ok: false, error: "NOT_FOUND" });
		const booking = await row();
		await app.db.transaction().execute((trx) => forgetBookings(trx, [booking], app.clock.now()));
		expect(await write("x")).toEqual({ ok: false, error: "NO_ADDRESS" });
		expect(await mails()).toEqual([]);
	});

	it("goes also where documents are not sent", async () => {
		await app.db.updateTable("booking").set({ do_not_send_docs: true }).where("booking_no", "=", bookingNo).execute();
		await write("Gelezen?");
		expect((await mails()).map(({ status }) => status)).toEqual(["queued"]);
	});

	it("begins with a text of the guest's language, filled with what is known of the booking", async () => {
		const at = app.clock.now();
		await putReplyTemplate(app.db, {
			name: "All",
			texts: { nl: "{name} {number} {home} {place} {arrival} {departure} {nights} {total} {paid} {toPay} {due}" },
			at,
		});
		await putReplyTemplate(app.db, { name: "German", texts: { de: "Nur so" }, at });
		const filled = await filledTemplates(app, bookingNo);
		const all = filled.find(({ name }) => name === "All");
		expect(filled.map(({ name }) => name)).not.toContain("German");
		expect(all?.text).not.toMatch(/[{}]/);
		expect(all?.text).toContain(`${GUEST_FORM.firstname} ${bookingNo} Haus Eins Kirchberg in Tirol `);
		expect(all?.text).toMatch(/ 20\d\d 4 nachten €\s/);
		expect(await filledTemplates(app, "H00000000")).toEqual([]);
		// Nothing is left to pay: there is no day to name.
		const { booking_id: bookingId } = await row();
		await app.db.deleteFrom("instalment").where("booking_id", "=", bookingId).execute();
		const left = (await filledTemplates(app, bookingNo)).find(({ name }) => name === "All");
		expect(left?.text).toMatch(/\{due\}$/);
		for (const name of ["All", "German"]) await deleteReplyTemplate(app.db, name);
	});
});
