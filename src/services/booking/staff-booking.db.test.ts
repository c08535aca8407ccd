import { beforeEach, describe, expect, it } from "vitest";
import { findMail } from "#db/mail/outbox.ts";
import type { Role } from "#domain/staff/roles.ts";
import { bookingBody, newKey, offered, type TestApp, testApp, UNREACHABLE_PROVIDER } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { emptyTables, seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { sendOutbox } from "../mail/send-outbox.ts";
import { productFor } from "../product-for.ts";
import type { Attribution, BookingContext } from "./booking-answer.ts";
import { cancelBooking, previewCancellation } from "./cancel.ts";
import { createBooking } from "./create-booking.ts";
import { receiveBankTransfer } from "./sync-payment.ts";

/** Bookings that staff make for guests (specification §3 cs…; domain.md §3, §5). */

describeByTurns("a booking by staff", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await database().db.deleteFrom("staff").execute();
		await seedFixture(database().db);
		app = testApp(database());
		for (const role of ["support", "sales", "content", "finance", "admin"] as const) {
			await database()
				.db.insertInto("staff")
				.values({
					public_id: role,
					name: `Test ${role}`,
					email: `${role}@halcyon.example`,
					roles: [role],
					created_at: app.clock.now(),
				})
				.execute();
		}
	});

	const as = (role: Role | null, attribution: Attribution = {}): BookingContext => ({
		...newKey(),
		attribution,
		...(role ? { staff: { id: role, roles: [role], network: "127.0.0.0/24" } } : {}),
	});
	const choice = (changes: object = {}) => ({ addSalesPartnerOrHost: false, doNotSendDocuments: false, ...changes });

	async function book(context: BookingContext, changes: Record<string, unknown> = {}, quote: object = {}, on = app) {
		const { quoteId } = await offered(on, quote);
		const made = await createBooking(on, bookingBody(quoteId, changes), context);
		return made.ok ? made.value.answer : made.error;
	}
	const row = () => app.db.selectFrom("booking").selectAll().executeTakeFirstOrThrow();
	const count = async (table: "booking" | "email_outbox" | "occupancy") => {
		const { n } = await app.db
			.selectFrom(table)
			.select((select) => select.fn.countAll<number>().as("n"))
			.executeTakeFirstOrThrow();
		return Number(n);
	};

	it("is confirmed on invoice, with who made it on its row and in its trail", async () => {
		const made = await book(as("support"));
		expect(made).toMatchObject({ state: "confirmed", instalments: [{ dueOn: "2027-01-22" }, {}] });
		expect(await row()).toMatchObject({ channel: "staff", staff_id: "support", do_not_send_docs: false });
		const trail = await app.db.selectFrom("audit_log").selectAll().execute();
		expect(trail).toMatchObject([
			{ actor: "staff", actor_id: "support", action: "confirmAtOnce", network: "127.0.0.0/24" },
		]);
		expect(trail[0]?.after).toMatchObject({ type: "Booking", doNotSendDocuments: false, payee: null });
	});

	it("is on invoice where guests pay online too, with its documents and mails at once", async () => {
		app = testApp(database(), {}, UNREACHABLE_PROVIDER);
		const made = await book(as("sales"));
		expect(made).toMatchObject({ state: "confirmed" });
		expect(made).not.toHaveProperty("paymentUrl");
		const mails = await app.db.selectFrom("email_outbox").select("kind").execute();
		expect(mails.map(({ kind }) => kind)).toContain("confirmation");
	});

	it("answers staff what they chose, with codes as they are stored, and guests nothing of it", async () => {
		const chosen = { addSalesPartnerOrHost: true, salesPartner: " skifun ", doNotSendDocuments: true };
		expect(await book(as("support"), { staff: chosen })).toMatchObject({
			staff: { addSalesPartnerOrHost: true, hostId: null, salesPartner: "SKIFUN", doNotSendDocuments: true },
		});
		expect(await book(as("support"), {}, { arrival: "2027-04-01", departure: "2027-04-05" })).toMatchObject({
			staff: { addSalesPartnerOrHost: false, hostId: null, salesPartner: null, doNotSendDocuments: false },
		});
		const guests = await book(as(null), {}, { arrival: "2027-05-01", departure: "2027-05-08" });
		expect(guests).toMatchObject({ state: "confirmed" });
		expect(guests).not.toHaveProperty("staff");
	});

	it.each([
		null,
		"content",
		"finance",
	] as const)("refuses for %s what only staff may say, and stores nothing", async (role) => {
		for (const staff of [choice(), choice({ doNotSendDocuments: true }), {}, "yes", 1]) {
			expect(await book(as(role), { staff })).toEqual({ code: "FORBIDDEN" });
		}
		expect([await count("booking"), await count("email_outbox")]).toEqual([0, 0]);
	});

	it("is a guest's own booking where somebody without the right books as a guest", async () => {
		expect(await book(as("finance"))).toMatchObject({ state: "confirmed" });
		expect(await row()).toMatchObject({ channel: "web", staff_id: null });
	});

	it("is an option for sales and admin alone, within the limits that guests have", async () => {
		const option = { type: "Option" };
		expect(await book(as("support"), option)).toEqual({ code: "FORBIDDEN" });
		expect(await book(as("sales"), option)).toMatchObject({ type: "Option", state: "option" });
		expect(await row()).toMatchObject({ channel: "staff", staff_id: "sales" });
		const april = { arrival: "2027-04-01", departure: "2027-04-05" };
		expect(await book(as("admin"), option, april)).toMatchObject({ type: "Option", state: "option" });
		const may = { arrival: "2027-05-01", departure: "2027-05-08" };
		expect(await book(as("admin"), option, may)).toEqual({
			code: "OPTION_LIMIT",
		});
		expect(await book(as("sales"), { type: "Application" }, may)).toMatchObject({ code: "INSTANT_ONLY" });
	});

	it("is refused as an option closer than six weeks, as a guest's is", async () => {
		app.clock.set("2027-02-01T10:00:00Z");
		expect(await book(as("sales"), { type: "Option" })).toEqual({ code: "OPTION_TOO_LATE" });
	});

	describe("with a payee", () => {
		const payee = async (staff: object, attribution: Attribution = {}, changes: object = {}) => {
			await book(as("support", attribution), { staff: { ...choice(), ...staff }, ...changes });
			const { payee_code, commission_bp, commission_cents } = await row();
			return [payee_code, commission_bp, commission_cents > 0];
		};
		const partner = { addSalesPartnerOrHost: true, salesPartner: "SKIFUN" };
		const host = { addSalesPartnerOrHost: true, hostId: "hostel" };

		it("pays the partner or the host that staff chose", async () => {
			expect(await payee(partner)).toEqual(["SKIFUN", 800, true]);
		});
		it("pays the chosen one before any link that was clicked", async () => {
			expect(await payee(partner, { host: "HOSTEL" })).toEqual(["SKIFUN", 800, true]);
		});
		it("pays the chosen host", async () => {
			expect(await payee(host, { partner: "SKIFUN" })).toEqual(["HOSTEL", 500, true]);
		});
		it("pays the link that was clicked where staff add nobody", async () => {
			expect(await payee({}, { partner: "SKIFUN" })).toEqual(["SKIFUN", 800, true]);
		});
		it("passes over codes where nobody is added", async () => {
			expect(await payee({ salesPartner: "SKIFUN", hostId: "HOSTEL" })).toEqual([null, 0, false]);
		});
		it("pays nobody for an own stay, whoever chose it", async () => {
			await app.db.updateTable("partner").set({ email: GUEST_FORM.email }).where("code", "=", "SKIFUN").execute();
			expect(await payee(partner)).toEqual([null, 0, false]);
		});
		it("pays nobody for an own home", async () => {
			await app.db.updateTable("accommodation").set({ host_code: "HOSTEL" }).where("acco_id", "=", "a990001").execute();
			expect(await payee(host)).toEqual([null, 0, false]);
		});

		it.each([
			[{ salesPartner: "NOBODY" }, "staff.salesPartner", "INVALID_CHOICE"],
			[{ salesPartner: "SLEEPING" }, "staff.salesPartner", "INVALID_CHOICE"],
			[{ salesPartner: "HOSTEL" }, "staff.salesPartner", "INVALID_CHOICE"],
			[{ hostId: "SKIFUN" }, "staff.hostId", "INVALID_CHOICE"],
			[{ hostId: "'; DROP TABLE booking" }, "staff.hostId", "INVALID_CHOICE"],
			[{ hostId: "x".repeat(61) }, "staff.hostId", "TOO_LONG"],
			[{}, "staff.salesPartner", "REQUIRED"],
			[{ salesPartner: " " }, "staff.salesPartner", "REQUIRED"],
			[{ salesPartner: "SKIFUN", hostId: "HOSTEL" }, "staff.hostId", "OUT_OF_RANGE"],
			[{ doNotSendDocuments: "no" }, "staff.doNotSendDocuments", "INVALID_TYPE"],
		])("names what is wrong with %j, and books nothing", async (staff, path, code) => {
			const failed = await book(as("support"), { staff: { addSalesPartnerOrHost: true, ...staff } });
			expect(failed).toEqual({ code: "VALIDATION", errors: [{ path, code }] });
			expect([await count("booking"), await count("occupancy")]).toEqual([0, 0]);
		});
	});

	it("does not spend the credits of who is signed in beside the staff session", async () => {
		await book(as(null));
		const { guest_id: guestId } = await row();
		await app.db
			.insertInto("guest_credit_entry")
			.values({ guest_id: guestId, cents: 5000, reason: "grant", by_whom: "x", expires_on: null, booking_id: null })
			.execute();
		const stay = { arrival: "2027-04-01", departure: "2027-04-05", useGuestCredits: true };
		const { quoteId } = await offered(app, stay);
		const made = await createBooking(app, bookingBody(quoteId), { ...as("support"), guestId });
		expect(made.ok && made.value.answer.state).toBe("confirmed");
		const spent = await app.db.selectFrom("booking").select("credits_cents").where("channel", "=", "staff").execute();
		expect(spent).toEqual([{ credits_cents: 0 }]);
	});

	it("is another booking than the same form of somebody else under the same key", async () => {
		const { quoteId } = await offered(app);
		const key = as("support");
		const first = await createBooking(app, bookingBody(quoteId), key);
		expect(await createBooking(app, bookingBody(quoteId), key)).toEqual(first);
		for (const other of [as("sales"), as(null)]) {
			const again = await createBooking(app, bookingBody(quoteId), { ...other, idempotencyKey: key.idempotencyKey });
			expect(again).toEqual({ ok: false, error: { code: "IDEMPOTENCY_KEY_REUSED" } });
		}
		expect(await count("booking")).toBe(1);
	});

	describe("without sending documents", () => {
		const silent = choice({ addSalesPartnerOrHost: true, salesPartner: "SKIFUN", doNotSendDocuments: true });
		beforeEach(async () => {
			await app.db.updateTable("partner").set({ email: "partner@example.org" }).where("code", "=", "SKIFUN").execute();
			await app.db.updateTable("homeowner").set({ email: "owner@example.org" }).execute();
			await app.db.updateTable("accommodation").set({ owner_code: "77" }).execute();
		});
		const mails = () =>
			app.db.selectFrom("email_outbox").select(["kind", "status", "recipient"]).orderBy("outbox_id").execute();

		it("still makes its documents, and keeps every mail that would leave the house", async () => {
			await book(as("support"), { staff: silent });
			const documents = await app.db.selectFrom("document").select("kind").orderBy("kind").execute();
			expect(documents.map(({ kind }) => kind)).toEqual(["confirmation", "invoice"]);
			expect(await mails()).toEqual([
				{ kind: "confirmation", status: "suppressed", recipient: "noor@example.org" },
				{ kind: "owner_booking", status: "suppressed", recipient: "owner@example.org" },
				{ kind: "partner_booking", status: "suppressed", recipient: "partner@example.org" },
				{ kind: "office_copy", status: "queued", recipient: "office@halcyon.example" },
			]);
			const sent: string[] = [];
			await sendOutbox(app, async (mail) => void sent.push(mail.kind));
			expect(sent).toEqual(["office_copy"]);
		});

		it("keeps later mails of its life as well, and alarms the office as ever", async () => {
			await book(as("support"), { staff: silent });
			const { booking_id: bookingId, booking_no: bookingNo } = await row();
			await receiveBankTransfer(app, { bookingId, cents: 14775, reference: "R1", by: { publicId: "support" } });
			const preview = await previewCancellation(app, bookingNo, "staff");
			const { version, settlement } = preview ?? { version: 0, settlement: { feeCents: 0 } };
			await cancelBooking(app, {
				bookingNo,
				version,
				cause: "staff",
				by: { publicId: "support" },
				shownFeeCents: settlement.feeCents,
			});
			const outside = (await mails()).filter(({ recipient }) => recipient !== "office@halcyon.example");
			expect(outside.map(({ kind }) => kind)).toEqual(
				expect.arrayContaining(["payment_received", "cancellation", "owner_cancellation", "partner_cancellation"]),
			);
			expect(new Set(outside.map(({ status }) => status))).toEqual(new Set(["suppressed"]));
			const documents = await app.db.selectFrom("document").select("kind").where("kind", "=", "credit_note").execute();
			expect(documents).toHaveLength(1);
		});
	});

	describe("of a test house", () => {
		beforeEach(() => seedHomeLike(database().db, "a990001", { accoId: "a990009", status: "test" }));
		const seeing = (testHouses: "no" | "yes" | "testOnly") => productFor(app, { testHouses });

		it("goes the whole way for staff who are shown test houses, with its documents", async () => {
			const shown = (await seeing("yes")) as TestApp;
			expect(await book(as("support"), {}, { accoId: "a990009" }, shown)).toMatchObject({ state: "confirmed" });
			expect(await row()).toMatchObject({ acco_id: "a990009", channel: "staff" });
			const [mail] = await app.db.selectFrom("email_outbox").select("outbox_id").execute();
			expect((await findMail(app.db, mail?.outbox_id ?? 0))?.document_ids).toHaveLength(2);
		});

		it("cannot be had by anybody else, not even with an offer that staff were made", async () => {
			const shown = await seeing("yes");
			const { quoteId } = await offered(shown, { accoId: "a990009" });
			for (const context of [as(null), as("support")]) {
				const made = await createBooking(app, bookingBody(quoteId), context);
				expect(made).toEqual({ ok: false, error: { code: "NOT_FOUND" } });
			}
			expect(await count("booking")).toBe(0);
		});
	});
});

describeByTurns("the row of a booking", (database) => {
	it("names somebody of the staff on that channel, and on no other", async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		const app = testApp(database());
		await createBooking(app, bookingBody((await offered(app)).quoteId), newKey());
		for (const wrong of [
			{ channel: "staff" as const },
			{ staff_id: "nobody" },
			{ channel: "staff" as const, staff_id: "nobody" },
		]) {
			await expect(app.db.updateTable("booking").set(wrong).execute()).rejects.toThrow();
		}
	});
});
