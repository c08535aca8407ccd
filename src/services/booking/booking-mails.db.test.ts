import { beforeEach, expect, it } from "vitest";
import { dayOf, isoOf } from "#domain/time/civil-date.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { createBooking } from "./create-booking.ts";
import { remind } from "./remind.ts";
import { receiveBankTransfer } from "./sync-payment.ts";

const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, " ");

describeByTurns("the mails of a new booking", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
	});

	async function booked(changes: Record<string, unknown>, stay: Record<string, unknown> = {}) {
		const { quoteId } = await offered(app, stay);
		const made = await createBooking(app, bookingBody(quoteId, changes), newKey());
		if (!made.ok) throw new Error(made.error.code);
		const mails = await app.db.selectFrom("email_outbox").selectAll().orderBy("outbox_id").execute();
		return { ...made.value.answer, mails };
	}

	it("show the stored booking to the guest in his language, and to the office in Dutch", async () => {
		const { bookingNo, mails } = await booked({ lang: "de" });
		expect(mails.map(({ kind, lang, recipient }) => [kind, lang, recipient])).toEqual([
			["confirmation", "de", GUEST_FORM.email],
			["office_copy", "nl", app.settings.officeMail],
		]);
		const [guest, office] = mails.map(({ text }) => plain(text));
		for (const part of ["492,50 €", "Zu zahlen: 492,50 €, bis Freitag, 22. Januar 2027", bookingNo])
			expect(guest).toContain(part);
		expect(guest).toMatch(
			new RegExp(`Buchung ansehen: https://halcyon.example/de/guest-[\\w-]{22}/bookings/${bookingNo}\n`),
		);
		for (const part of [
			"€ 492,50",
			"Noor de Vries",
			GUEST_FORM.email,
			"Taal van de gast: Duits",
			"Te betalen: € 492,50",
		])
			expect(office).toContain(part);
		expect(office).toContain(`Open de boeking: https://halcyon.example/staff/bookings/${bookingNo}\n`);
	});

	it("of an option show how long it holds, and ask for no money", async () => {
		const { mails, expiresAt } = await booked({ type: "Option" }, { arrival: "2027-03-15", departure: "2027-03-19" });
		expect(mails.map(({ kind }) => kind)).toEqual(["option", "office_copy"]);
		expect(expiresAt).toBe("2027-01-17T10:00:00.000Z");
		for (const { text } of mails) {
			expect(text).toMatch(/zo 17 jan 2027, 11\.00\suur/);
			expect(text).not.toContain("Aanbetaling");
		}
	});

	it("of a request show until when an answer comes", async () => {
		await app.db.updateTable("accommodation").set({ book_mode: "on_request" }).execute();
		const { mails, expiresAt } = await booked({ type: "Application" });
		expect(mails.map(({ kind }) => kind)).toEqual(["application", "office_copy"]);
		expect(expiresAt).toBe("2027-01-18T10:00:00.000Z");
		expect(mails[0]?.text).toMatch(/Zonder antwoord vervalt je aanvraag op maandag 18 januari 2027 om 11\.00\suur\./);
	});

	it.each([
		[{ nl: "Sleutelkastje naast de deur" }, "Sleutelkastje naast de deur", false],
		[{ fr: "Boîte à côté de la porte" }, "Boîte à côté de la porte", true],
	] as const)("of the way in say when the owner wrote it in another language alone: %o", async (written, words, said) => {
		await app.db
			.updateTable("accommodation")
			.set({ arrival_info: JSON.stringify(written) })
			.execute();
		const { bookingNo } = await booked({});
		const row = await app.db
			.selectFrom("booking")
			.selectAll()
			.where("booking_no", "=", bookingNo)
			.executeTakeFirstOrThrow();
		const paid = { bookingId: row.booking_id, cents: row.due_cents, reference: "all", by: { publicId: "fin" } };
		await receiveBankTransfer(app, paid);
		app.clock.set(`${isoOf(dayOf(row.arrival) - 10)}T10:00:00Z`);
		await remind(app);
		const { text } = await app.db
			.selectFrom("email_outbox")
			.select("text")
			.where("kind", "=", "travel_information")
			.executeTakeFirstOrThrow();
		const note = "De eigenaar heeft dit alleen in de eigen taal geschreven.";
		expect([text.includes(words), text.includes(note)]).toEqual([true, said]);
		const { content } = await app.db
			.selectFrom("document")
			.select("content")
			.where("kind", "=", "travel_information")
			.executeTakeFirstOrThrow();
		expect(content).toMatchObject({ wayIn: words });
		expect("isWayInForeign" in content).toBe(said);
	});
});
