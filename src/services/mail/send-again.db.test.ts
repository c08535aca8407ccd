import { beforeEach, describe, expect, it } from "vitest";
import { emptyMails, queueMail } from "#db/mail/outbox.ts";
import { countFailedMails, listOutbox } from "#db/mail/outbox-desk.ts";
import { ROLES } from "#domain/staff/roles.ts";
import { createBooking } from "#services/booking/create-booking.ts";
import { officeMailPage, outboxPage } from "#services/pages/office/outbox-page.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { smtpServer } from "#tests/support/smtp-server.ts";
import { retryMail, sendMailAgain } from "./send-again.ts";
import { sendOutbox } from "./send-outbox.ts";
import { smtpTransport } from "./smtp-transport.ts";

/** The outbox for staff: what is read, tried again, and sent once more (specification §1: staff). */

const EVA = { publicId: "eva" };

describeByTurns("mails at the outbox's desk", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database(), { smtpUrl: "smtp://mail.example" });
	});

	let count = 0;
	async function queued(kind: string, more: object = {}): Promise<number> {
		const messageId = `message-${++count}`;
		await queueMail(app.db, {
			messageId,
			bookingId: null,
			kind,
			lang: "en",
			recipient: "noor@example.org",
			recipientName: "Noor",
			subject: `About ${kind}`,
			html: '<p>Code 123456</p><a href="https://halcyon.example/in/secret-token">In</a>',
			text: "Code 123456\nhttps://halcyon.example/in/secret-token",
			...more,
		});
		const { outbox_id: id } = await app.db
			.selectFrom("email_outbox")
			.select("outbox_id")
			.where("message_id", "=", messageId)
			.executeTakeFirstOrThrow();
		return id;
	}
	const set = (id: number, status: "failed" | "sent") =>
		app.db.updateTable("email_outbox").set({ status }).where("outbox_id", "=", id).execute();
	const row = (id: number) =>
		app.db.selectFrom("email_outbox").selectAll().where("outbox_id", "=", id).executeTakeFirstOrThrow();

	async function booked() {
		const { quoteId } = await offered(app);
		const made = await createBooking(app, bookingBody(quoteId), newKey());
		if (!made.ok) throw new Error(JSON.stringify(made.error));
		const confirmation = app.db.selectFrom("email_outbox").selectAll().where("kind", "=", "confirmation");
		return confirmation.executeTakeFirstOrThrow();
	}

	it("that were given up leave at the next sending, and are in the trail", async () => {
		const refusing = await smtpServer({ answerTo: (line) => (line.includes("office@") ? "250 ok" : "550 no") });
		const id = await queued("data_export");
		expect(await sendOutbox(app, smtpTransport(refusing.url))).toMatchObject({ failed: 1 });
		await refusing.stop();
		expect(await countFailedMails(app.db, 10)).toBe(1);
		expect(await retryMail(app, id, EVA)).toEqual({ ok: true, value: true });
		expect(await retryMail(app, id, EVA)).toEqual({ ok: false, error: "MAIL_STATE" });
		const server = await smtpServer();
		await sendOutbox(app, smtpTransport(server.url));
		await server.stop();
		expect(await row(id)).toMatchObject({ status: "sent", attempts: 1, last_error: null });
		expect(server.messages.filter((message) => message.includes(`<message-${count}@`))).toHaveLength(1);
		const trail = app.db
			.selectFrom("audit_log")
			.selectAll()
			.where("subject_kind", "=", "mail")
			.orderBy("audit_id", "desc");
		expect(await trail.executeTakeFirst()).toMatchObject({ actor_id: "eva", action: "retryMail", subject_id: `${id}` });
	});

	it("go out once more as a new entry, with their documents, and take no number from what is still to come", async () => {
		const mail = await booked();
		await set(mail.outbox_id, "sent");
		const first = await sendMailAgain(app, mail.outbox_id, EVA);
		expect(first.ok).toBe(true);
		// Pressed twice.
		expect(await sendMailAgain(app, mail.outbox_id, EVA)).toEqual({ ok: false, error: "MAIL_STATE" });
		const repeat = await row(first.ok ? first.value : 0);
		expect(repeat).toMatchObject({
			booking_id: mail.booking_id,
			document_ids: mail.document_ids,
			again_of: mail.outbox_id,
			status: "queued",
			version: -1,
			text: mail.text,
		});
		expect(repeat.message_id).not.toBe(mail.message_id);
		await set(repeat.outbox_id, "sent");
		const second = await sendMailAgain(app, mail.outbox_id, EVA);
		expect(await row(second.ok ? second.value : 0)).toMatchObject({ version: -2 });
		expect(await row(mail.outbox_id)).toMatchObject({ status: "sent", version: mail.version });
	});

	it("of one kind that are repeated at once both go out", async () => {
		const mail = await booked();
		const other = await queued("confirmation", { bookingId: mail.booking_id, version: 2 });
		for (const id of [mail.outbox_id, other]) await set(id, "sent");
		const both = await Promise.all([sendMailAgain(app, mail.outbox_id, EVA), sendMailAgain(app, other, EVA)]);
		expect(both.map(({ ok }) => ok)).toEqual([true, true]);
	});

	it("that hold a way in are not sent again, nor those of a forgotten guest; those that wait are not doubled", async () => {
		for (const kind of ["sign_in", "email_change", "newsletter_confirm", "a_kind_of_tomorrow"]) {
			const id = await queued(kind);
			await set(id, "sent");
			expect([kind, await sendMailAgain(app, id, EVA)]).toEqual([kind, { ok: false, error: "MAIL_SHUT" }]);
		}
		const mail = await booked();
		expect(await sendMailAgain(app, mail.outbox_id, EVA)).toEqual({ ok: false, error: "MAIL_STATE" });
		await set(mail.outbox_id, "sent");
		await emptyMails(app.db, { bookingIds: [mail.booking_id ?? 0] });
		expect(await sendMailAgain(app, mail.outbox_id, EVA)).toEqual({ ok: false, error: "MAIL_SHUT" });
		expect(await sendMailAgain(app, 999_999, EVA)).toEqual({ ok: false, error: "NOT_FOUND" });
	});

	describe("are read", () => {
		const reader = (role: (typeof ROLES)[number], isFresh = true) => ({ publicId: role, roles: [role], isFresh });
		const reading = async (id: number, role: (typeof ROLES)[number], product = app) =>
			(await officeMailPage(product, reader(role), id))?.reading;

		it("without links where they are of a booking, and not at all where they let somebody in", async () => {
			const mail = await booked();
			const page = await officeMailPage(app, reader("support"), mail.outbox_id);
			expect(page).toMatchObject({ reading: "without-links", booking: { no: expect.stringMatching(/^H/) } });
			expect(page?.html).not.toContain("href=");
			expect(page?.attachments.map(({ href }) => href)).toEqual([
				expect.stringMatching(/^\/staff\/bookings\/H\w{8}\/documents\/[\w-]+\.pdf$/),
				...mail.document_ids.slice(1).map(() => expect.any(String)),
			]);
			for (const kind of ["sign_in", "email_change", "newsletter_confirm", "a_kind_of_tomorrow"]) {
				const id = await queued(kind);
				for (const role of ROLES) {
					const shut = await officeMailPage(app, reader(role), id);
					expect([kind, role, shut?.reading, shut?.html, shut?.text]).toEqual([kind, role, "none", "", ""]);
				}
			}
		});

		it("about a form by who reads messages, and other plain ones by who sees bookings", async () => {
			const office = await queued("contact_office");
			expect(await reading(office, "support")).toBe("without-links");
			expect(await reading(office, "finance")).toBe("none");
			expect(await reading(office, "content")).toBe("none");
			const subjects = async (role: (typeof ROLES)[number]) =>
				(await outboxPage(app, [role], {})).lines?.filter(({ id }) => id === office).map(({ subject }) => subject);
			const [said] = (await subjects("support")) ?? [];
			expect(said?.length).toBeGreaterThan(1);
			expect(await subjects("finance")).toEqual(["…"]);
			const statement = await queued("partner_statement");
			expect(await reading(statement, "finance")).toBe("without-links");
			expect((await officeMailPage(app, reader("finance"), statement))?.text).toBe("Code 123456\n…");
		});

		it("whole by admins alone, only where no mail server is set, with a fresh second factor and a trail", async () => {
			const held = testApp(database());
			const id = await queued("sign_in");
			expect(await reading(id, "admin", held)).toBe("whole");
			expect((await officeMailPage(held, reader("admin"), id))?.text).toContain("secret-token");
			const trail = await app.db.selectFrom("audit_log").selectAll().where("action", "=", "readMail").execute();
			expect(trail.map((entry) => [entry.actor_id, entry.subject_id])).toEqual([
				["admin", String(id)],
				["admin", String(id)],
			]);
			const stale = await officeMailPage(held, reader("admin", false), id);
			expect([stale?.reading, stale?.opensFresh, stale?.text, stale?.html]).toEqual(["none", true, "", ""]);
			expect(await reading(id, "admin")).toBe("none");
			for (const role of ROLES.filter((role) => role !== "admin")) expect(await reading(id, role, held)).toBe("none");
		});
	});

	it("are found by state, address and booking number, page after page", async () => {
		const mail = await booked();
		const failed = await queued("data_export", { recipient: "jana@example.org" });
		await set(failed, "failed");
		const ids = async (query: Record<string, string>) =>
			(await outboxPage(app, ["finance"], query)).lines?.map(({ id }) => id) ?? null;
		expect(await ids({ show: "failed" })).toEqual([failed]);
		expect(await ids({ q: "JANA@example.org" })).toEqual([failed]);
		const { booking_no: no } = await app.db.selectFrom("booking").select("booking_no").executeTakeFirstOrThrow();
		expect(await ids({ q: no.toLowerCase() })).toContain(mail.outbox_id);
		expect(await ids({ q: no })).not.toContain(failed);
		expect(await ids({ q: "H00000000" })).toBeNull();
		expect(await ids({ q: "jana" })).toBeNull();
		const all = await ids({});
		expect(all?.[0]).toBe(failed);
		const wanted = { statuses: [], recipient: null, bookingId: null };
		expect((await listOutbox(app.db, wanted, failed, 100)).map((one) => one.outbox_id)).toEqual(all?.slice(1));
	});
});
