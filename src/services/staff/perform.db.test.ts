import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { loadBooking } from "#db/bookings/booking-facts.ts";
import { insertStaff } from "#db/staff/staff.ts";
import type { Role } from "#domain/staff/roles.ts";
import type { ApprovalsPage } from "#site/views/office-bookings-view.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { expectBookingInvariants } from "#tests/support/booking-checks.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { emptyTables, seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { cancelBooking, previewCancellation } from "../booking/cancel.ts";
import { createBooking } from "../booking/create-booking.ts";
import { lapseUnpaid } from "../booking/lapse-unpaid.ts";
import { cancelOption, confirmOption } from "../booking/options.ts";
import { previewRebooking } from "../booking/rebook.ts";
import { accountProposal } from "../booking/refund-account.ts";
import { remind } from "../booking/remind.ts";
import { refundSentByBank } from "../booking/send-refunds.ts";
import { receiveBankTransfer } from "../booking/sync-payment.ts";
import { approvalsPage } from "../pages/office/approvals-page.ts";
import { refundsPage } from "../pages/office/refunds-page.ts";
import { confirmForColleague, propose } from "./perform.ts";
import { askColleague, dropApproval } from "./second-person.ts";
import type { StaffBy } from "./staff-by.ts";

/** What one member of staff may do alone, and what waits for a second one (rulings "People"). */

describeOnBoth("a second person", (database) => {
	let app: TestApp;
	let eva: StaffBy;
	let finn: StaffBy;
	beforeEach(async () => {
		await emptyTables(database().db);
		await database().db.deleteFrom("approval").execute();
		await database().db.deleteFrom("staff").execute();
		await seedFixture(database().db);
		await seedHomeLike(database().db, "a990001", { accoId: "a7" });
		await seedHomeLike(database().db, "a990001", { accoId: "a8", bookMode: "on_request" });
		await database().db.updateTable("homeowner").set({ email: "owner@example.org", lang: "de" }).execute();
		await database().db.updateTable("accommodation").set({ owner_code: "77" }).execute();
		app = testApp(database());
		eva = await colleague("support");
		finn = await colleague("finance");
	});

	async function colleague(role: Role): Promise<StaffBy> {
		const publicId = randomUUID();
		const person = { public_id: publicId, name: role, email: `${role}@halcyon.example`, roles: [role] };
		const staffId = await insertStaff(database().db, {
			...person,
			password_hash: null,
			totp_secret: null,
			created_at: new Date(),
		});
		return { staffId: staffId ?? 0, publicId, network: "192.0.2.0/24" };
	}

	/** A booking of the first week of March, in another week by `changes`; paid in full. */
	async function booked(changes: Record<string, unknown> = {}, isPaid = true) {
		const offer = await offered(app, changes);
		const made = await createBooking(app, bookingBody(offer.quoteId, { type: "Booking" }), newKey());
		if (!made.ok) throw new Error(made.error.code);
		const { bookingNo } = made.value.answer;
		if (isPaid) await pay(bookingNo);
		return bookingNo;
	}
	async function pay(bookingNo: string) {
		const { row, facts } = await stored(bookingNo);
		const cents = facts.dueCents - facts.paidCents;
		await receiveBankTransfer(app, {
			bookingId: row.booking_id,
			cents,
			reference: randomUUID(),
			by: { publicId: "fin" },
		});
	}
	async function stored(bookingNo: string) {
		const found = await loadBooking(app.db, bookingNo);
		if (!found) throw new Error("no such booking");
		return found;
	}
	const subjectOf = async (bookingNo: string) => ({ bookingNo, version: (await stored(bookingNo)).row.version });
	const waiting = async () => {
		const row = await app.db
			.selectFrom("approval")
			.select("approval_id")
			.where("state", "=", "waiting")
			.executeTakeFirst();
		return row?.approval_id ?? 0;
	};
	const count = async (table: "refund" | "document" | "email_outbox") => {
		const row = await app.db
			.selectFrom(table)
			.select((select) => select.fn.countAll<number>().as("count"))
			.executeTakeFirstOrThrow();
		return Number(row.count);
	};
	const actions = async () => {
		const rows = await app.db.selectFrom("audit_log").select(["action", "actor_id"]).orderBy("audit_id").execute();
		return rows.map(
			({ action, actor_id: by }) => `${action} ${by === eva.publicId ? "eva" : by === finn.publicId ? "finn" : by}`,
		);
	};

	it("is not needed for a refund by the policy; more of it waits, and nothing has moved before", async () => {
		const plain = await booked();
		const policy = await previewCancellation(app, plain, "staff");
		if (!policy) throw new Error("no policy");
		const { feeCents, refundCents } = policy.settlement;
		const terms = { kind: "cancel" as const, feeCents, refundCents };
		const alone = await propose(app, { subject: await subjectOf(plain), terms, reason: "" }, eva);
		expect(alone).toEqual({ ok: true, value: "done" });

		const bookingNo = await booked({ arrival: "2027-03-13", departure: "2027-03-20" });
		const more = await previewCancellation(app, bookingNo, "staff");
		if (!more) throw new Error("no policy");
		const fee = more.settlement.feeCents;
		const beyond = { kind: "cancel" as const, feeCents: fee, refundCents: more.settlement.refundCents + 13_593 };
		const before = [await count("refund"), await count("document"), await count("email_outbox")];
		const proposal = { subject: await subjectOf(bookingNo), terms: beyond, reason: "Grandmother in hospital" };
		expect(await propose(app, { ...proposal, reason: " " }, eva)).toEqual({ ok: false, error: "REASON" });
		expect(await propose(app, proposal, eva)).toEqual({ ok: true, value: "waiting" });
		expect(await propose(app, proposal, eva)).toEqual({ ok: false, error: "WAITS" });
		expect([await count("refund"), await count("document"), await count("email_outbox")]).toEqual(before);
		expect((await stored(bookingNo)).row.state).toBe("confirmed");

		const id = await waiting();
		expect(await confirmForColleague(app, id, eva)).toEqual({ ok: false, error: "NOT_FOUND" });
		expect(await confirmForColleague(app, id, finn)).toEqual({ ok: true, value: true });
		expect(await confirmForColleague(app, id, finn)).toEqual({ ok: false, error: "NOT_FOUND" });
		const refund = await app.db.selectFrom("refund").selectAll().orderBy("refund_id", "desc").executeTakeFirstOrThrow();
		expect(refund.cents).toBe(beyond.refundCents);
		const settled = await app.db
			.selectFrom("cancellation")
			.selectAll()
			.orderBy("at", "desc")
			.orderBy("booking_id", "desc")
			.executeTakeFirstOrThrow();
		expect(settled).toMatchObject({ fee_bp: null, fee_cents: fee - 13_593, refund_cents: beyond.refundCents });
		expect((await actions()).slice(-3)).toEqual(["askColleague eva", "confirmForColleague finn", "cancel eva"]);
		await expectBookingInvariants(app.db);
	});

	it("refuses sums that are less than the policy's, more than was paid, or were others when they were shown", async () => {
		const bookingNo = await booked();
		const policy = await previewCancellation(app, bookingNo, "staff");
		if (!policy) throw new Error("no policy");
		const { feeCents, refundCents, paidCents } = policy.settlement;
		const subject = await subjectOf(bookingNo);
		const tried = (terms: { refundCents: number; feeCents: number }) =>
			propose(app, { subject, terms: { kind: "cancel", ...terms }, reason: "x" }, eva);
		expect(await tried({ feeCents, refundCents: refundCents - 1 })).toEqual({ ok: false, error: "TOO_MUCH" });
		expect(await tried({ feeCents, refundCents: paidCents + 1 })).toEqual({ ok: false, error: "TOO_MUCH" });
		expect(await tried({ feeCents: feeCents - 1, refundCents })).toEqual({ ok: false, error: "PRICE_CHANGED" });
		expect(await waiting()).toBe(0);
	});

	it("gives more back for what is cancelled already: what is owed falls first, with a credit note of its own", async () => {
		const bookingNo = await booked();
		await cancelBooking(app, { bookingNo, cause: "guest" });
		const { row } = await stored(bookingNo);
		const before = await app.db.selectFrom("cancellation").selectAll().executeTakeFirstOrThrow();
		const terms = { kind: "refund" as const, cents: 4_000 };
		const proposal = { subject: await subjectOf(bookingNo), terms, reason: "The road was closed" };
		const tooMuch = { ...proposal, terms: { ...terms, cents: before.fee_cents + 1 } };
		expect(await propose(app, tooMuch, eva)).toEqual({ ok: false, error: "TOO_MUCH" });
		expect(await propose(app, proposal, eva)).toEqual({ ok: true, value: "waiting" });
		expect(await confirmForColleague(app, await waiting(), finn)).toEqual({ ok: true, value: true });
		const after = await app.db.selectFrom("cancellation").selectAll().executeTakeFirstOrThrow();
		expect([after.fee_cents, after.refund_cents]).toEqual([before.fee_cents - 4_000, before.refund_cents + 4_000]);
		const last = await app.db.selectFrom("refund").selectAll().orderBy("refund_id", "desc").executeTakeFirstOrThrow();
		expect(last).toMatchObject({ cents: 4_000, reason: "agreed", booking_id: row.booking_id });
		const note = await app.db
			.selectFrom("document")
			.selectAll()
			.orderBy("document_id", "desc")
			.executeTakeFirstOrThrow();
		expect(note).toMatchObject({ kind: "credit_note", version: 2, total_cents: -4_000 });
		await expectBookingInvariants(app.db);
	});

	it("sets a price by hand: lines, instalments, issued and money follow; the reckoned lines stay", async () => {
		const bookingNo = await booked();
		const before = await stored(bookingNo);
		const grandCents = before.row.grand_cents - 10_000;
		const terms = { kind: "price" as const, grandCents, beforeCents: before.row.grand_cents };
		const proposal = { subject: await subjectOf(bookingNo), terms, reason: "The sauna is broken" };
		expect(await propose(app, { ...proposal, terms: { ...terms, grandCents: 0 } }, finn)).toEqual({
			ok: false,
			error: "TOO_LOW",
		});
		expect(await propose(app, proposal, finn)).toEqual({ ok: true, value: "waiting" });
		// Always two, also among those who may confirm.
		const boss = await colleague("admin");
		expect(await confirmForColleague(app, await waiting(), finn)).toEqual({ ok: false, error: "NOT_FOUND" });
		expect(await confirmForColleague(app, await waiting(), boss)).toEqual({ ok: true, value: true });
		const after = await stored(bookingNo);
		expect(after.row).toMatchObject({ grand_cents: grandCents, version: before.row.version + 1, state: "confirmed" });
		expect(after.facts.lines.slice(0, -1)).toEqual(before.facts.lines);
		expect(after.facts.lines.at(-1)).toMatchObject({ code: "adjustment", amountCents: -10_000 });
		expect(after.facts.paidCents).toBe(after.facts.dueCents);
		const refund = await app.db.selectFrom("refund").selectAll().executeTakeFirstOrThrow();
		expect(refund).toMatchObject({ cents: 10_000, reason: "price", status: "due" });
		const issued = await app.db
			.selectFrom("document")
			.select(["kind", "version", "total_cents"])
			.orderBy("document_id")
			.execute();
		expect(issued.slice(-3)).toEqual([
			{ kind: "credit_note", version: 1, total_cents: -before.row.total_cents },
			{ kind: "invoice", version: 2, total_cents: after.row.total_cents },
			{ kind: "confirmation", version: 2, total_cents: null },
		]);
		const mail = await app.db
			.selectFrom("email_outbox")
			.selectAll()
			.orderBy("outbox_id", "desc")
			.executeTakeFirstOrThrow();
		expect([mail.kind, mail.document_ids.length]).toEqual(["change", 3]);
		await expectBookingInvariants(app.db);
		// The cancellation of a lowered price is settled on it.
		expect(await cancelBooking(app, { bookingNo, cause: "host", by: { publicId: "eva" } })).toMatchObject({
			value: { settlement: { refundCents: after.facts.paidCents } },
		});
		await expectBookingInvariants(app.db);
	});

	it("does not confirm what is not as it was asked: the booking changed meanwhile", async () => {
		const bookingNo = await booked();
		const { row } = await stored(bookingNo);
		const terms = { kind: "price" as const, grandCents: row.grand_cents - 5_000, beforeCents: row.grand_cents };
		await propose(app, { subject: await subjectOf(bookingNo), terms, reason: "Late" }, eva);
		await app.db
			.updateTable("booking")
			.set({ version: row.version + 1 })
			.where("booking_id", "=", row.booking_id)
			.execute();
		expect(await confirmForColleague(app, await waiting(), finn)).toEqual({ ok: false, error: "STALE" });
		expect((await stored(bookingNo)).row.grand_cents).toBe(row.grand_cents);
		expect(await dropApproval(app, await waiting(), "withdrawn", finn)).toEqual({ ok: false, error: "NOT_FOUND" });
		expect(await dropApproval(app, await waiting(), "refused", eva, "No letter")).toEqual({
			ok: false,
			error: "NOT_FOUND",
		});
		expect(await dropApproval(app, await waiting(), "withdrawn", eva)).toEqual({ ok: true, value: true });
		expect(await waiting()).toBe(0);
	});

	it("lets go of what waits when its booking changes under it, and says so in the trail", async () => {
		const bookingNo = await booked();
		const { row } = await stored(bookingNo);
		const terms = { kind: "price" as const, grandCents: row.grand_cents - 5_000, beforeCents: row.grand_cents };
		await propose(app, { subject: await subjectOf(bookingNo), terms, reason: "Late" }, eva);
		const id = await waiting();
		expect((await cancelBooking(app, { bookingNo, cause: "staff", by: finn })).ok).toBe(true);
		expect(await waiting()).toBe(0);
		expect(await confirmForColleague(app, id, finn)).toEqual({ ok: false, error: "NOT_FOUND" });
		const trail = app.db.selectFrom("audit_log").select(["actor", "action"]).where("subject_id", "=", bookingNo);
		expect(await trail.execute()).toContainEqual({ actor: "system", action: "requestOvertaken" });
		// Something else can be asked for at once.
		const more = { subject: await subjectOf(bookingNo), terms: { kind: "refund" as const, cents: 100 }, reason: "Ill" };
		expect(await propose(app, more, eva)).toEqual({ ok: true, value: "waiting" });
	});

	it("is not refused without words for who asked", async () => {
		const bookingNo = await booked();
		const { row } = await stored(bookingNo);
		const terms = { kind: "price" as const, grandCents: row.grand_cents - 5_000, beforeCents: row.grand_cents };
		await propose(app, { subject: await subjectOf(bookingNo), terms, reason: "Late" }, eva);
		expect(await dropApproval(app, await waiting(), "refused", finn, " ")).toEqual({ ok: false, error: "NO_REASON" });
		expect(await waiting()).not.toBe(0);
	});

	it("does not confirm what is not as it was seen: money came in meanwhile, and would go back unseen", async () => {
		const bookingNo = await booked({}, false);
		const { row } = await stored(bookingNo);
		const terms = { kind: "price" as const, grandCents: row.grand_cents - 20_000, beforeCents: row.grand_cents };
		await propose(app, { subject: await subjectOf(bookingNo), terms, reason: "Late" }, eva);
		await pay(bookingNo);
		expect(await confirmForColleague(app, await waiting(), finn)).toEqual({ ok: false, error: "STALE" });
		expect([(await stored(bookingNo)).row.grand_cents, await count("refund")]).toEqual([row.grand_cents, 0]);
		expect(await waiting()).not.toBe(0);
	});

	it.each([
		["whom the one who asked let in", async () => link(finn, eva, 1)],
		["who let in the one who asked", async () => link(eva, finn, 1)],
		[
			"whom somebody let in whom the one who asked let in",
			async () => {
				const between = await colleague("admin");
				await link(between, eva, 2);
				await link(finn, between, 1);
			},
		],
		[
			"whom the same one let in",
			async () => {
				const both = await colleague("admin");
				await link(eva, both, 13);
				await link(finn, both, 1);
			},
		],
	])("is nobody %s within fourteen days", async (_, linked) => {
		const bookingNo = await booked();
		const { row } = await stored(bookingNo);
		const terms = { kind: "price" as const, grandCents: row.grand_cents - 5_000, beforeCents: row.grand_cents };
		await propose(app, { subject: await subjectOf(bookingNo), terms, reason: "Late" }, eva);
		await linked();
		expect(await confirmForColleague(app, await waiting(), finn)).toEqual({ ok: false, error: "SAME_HANDS" });
		expect(await count("refund")).toBe(0);
		// Somebody else still may, and they themselves once they have been here for a while.
		expect(await dropApproval(app, await waiting(), "refused", finn, "No letter")).toEqual({ ok: true, value: true });
		await propose(app, { subject: await subjectOf(bookingNo), terms, reason: "Late" }, eva);
		app.clock.set(new Date(app.clock.now().getTime() + 14 * 86_400_000).toISOString());
		expect(await confirmForColleague(app, await waiting(), finn)).toEqual({ ok: true, value: true });
	});

	/** Says who let somebody in, some days ago. */
	async function link(who: StaffBy, by: StaffBy, days: number): Promise<void> {
		const begun_at = new Date(app.clock.now().getTime() - days * 86_400_000);
		const set = { linked_by: by.staffId, begun_at };
		await app.db.updateTable("staff").set(set).where("staff_id", "=", who.staffId).execute();
	}

	it("is two people for the database too", async () => {
		const bookingNo = await booked();
		const { row } = await stored(bookingNo);
		const terms = { kind: "price" as const, grandCents: 1, beforeCents: row.grand_cents };
		await propose(
			app,
			{ subject: await subjectOf(bookingNo), terms: { ...terms, grandCents: row.grand_cents - 1 }, reason: "x" },
			eva,
		);
		const set = { state: "confirmed" as const, decided_by: eva.staffId, decided_at: new Date() };
		await expect(app.db.updateTable("approval").set(set).execute()).rejects.toThrow(/check/);
	});

	it("confirms once when two colleagues do so at the same moment", async () => {
		const bookingNo = await booked();
		const { row } = await stored(bookingNo);
		const terms = { kind: "price" as const, grandCents: row.grand_cents - 5_000, beforeCents: row.grand_cents };
		await propose(app, { subject: await subjectOf(bookingNo), terms, reason: "Late" }, eva);
		const id = await waiting();
		const boss = await colleague("admin");
		const done = await Promise.all([finn, boss, finn].map((by) => confirmForColleague(app, id, by)));
		expect(done.filter((one) => one.ok)).toHaveLength(1);
		expect((await stored(bookingNo)).row.grand_cents).toBe(row.grand_cents - 5_000);
		expect(await count("refund")).toBe(1);
		await expectBookingInvariants(app.db);
	});

	it("is needed for credits above € 250, all gifts to a guest within thirty days together", async () => {
		const bookingNo = await booked();
		const { guest_id: guestId } = (await stored(bookingNo)).row;
		const grant = (cents: number) =>
			propose(app, { subject: { guestId }, terms: { kind: "credits", cents, expiresOn: null }, reason: "Sorry" }, finn);
		const sum = async () => {
			const entries = app.db.selectFrom("guest_credit_entry");
			const row = await entries.select((select) => select.fn.sum<number>("cents").as("sum")).executeTakeFirstOrThrow();
			return Number(row.sum ?? 0);
		};
		expect(await grant(25_001)).toEqual({ ok: true, value: "waiting" });
		const boss = await colleague("admin");
		await dropApproval(app, await waiting(), "refused", boss, "No letter");
		// Many parts of it at once are not more than one of them.
		const parts = await Promise.all([1, 2, 3, 4].map(() => grant(12_500)));
		expect(parts.filter((part) => part.ok && part.value === "done")).toHaveLength(2);
		expect(await sum()).toBe(25_000);
		expect(await confirmForColleague(app, await waiting(), boss)).toEqual({ ok: true, value: true });
		expect(await sum()).toBe(37_500);
		expect(await grant(1)).toEqual({ ok: true, value: "waiting" });
		await dropApproval(app, await waiting(), "refused", boss, "No letter");
	});

	it("may give credits alone again after thirty days", async () => {
		const { guest_id: guestId } = (await stored(await booked())).row;
		const before = { guest_id: guestId, cents: 25_000, reason: "grant" as const, by_whom: "finn", note: "" };
		const created_at = new Date(Date.now() - 30 * 86_400_000);
		await app.db
			.insertInto("guest_credit_entry")
			.values({ ...before, booking_id: null, expires_on: null, created_at })
			.execute();
		const terms = { kind: "credits" as const, cents: 25_000, expiresOn: null };
		expect(await propose(app, { subject: { guestId }, terms, reason: "Sorry" }, finn)).toMatchObject({ value: "done" });
	});

	it("confirms credits once, also where one person would be enough by then", async () => {
		const { guest_id: guestId } = (await stored(await booked())).row;
		const terms = { kind: "credits" as const, cents: 11_000, expiresOn: null };
		// It waits since a day when earlier gifts made it too much; they have left the thirty days meanwhile.
		const waits = await askColleague(app, { subject: { guestId }, terms, reason: "Sorry" }, eva);
		if (!waits.ok) throw new Error(waits.error);
		const boss = await colleague("admin");
		const confirmed = await Promise.all([finn, boss].map((by) => confirmForColleague(app, waits.value, by)));
		expect(confirmed.filter((one) => one.ok)).toHaveLength(1);
		expect(await confirmForColleague(app, waits.value, finn)).toEqual({ ok: false, error: "NOT_FOUND" });
		expect(await waiting()).toBe(0);
		const grants = await app.db
			.selectFrom("guest_credit_entry")
			.select("cents")
			.where("reason", "=", "grant")
			.execute();
		expect(grants).toEqual([{ cents: 11_000 }]);
		expect((await actions()).slice(-2)).toEqual([expect.stringMatching(/^confirmForColleague /), "grantCredits eva"]);
	});

	it("gives credits once where the same form comes twice", async () => {
		const { guest_id: guestId } = (await stored(await booked())).row;
		const terms = { kind: "credits" as const, cents: 2_500, expiresOn: null };
		const grant = () => propose(app, { subject: { guestId, entries: 0 }, terms, reason: "Sorry" }, finn);
		const given = await Promise.all([grant(), grant()]);
		expect(given.filter((one) => one.ok)).toHaveLength(1);
		expect(given.find((one) => !one.ok)).toEqual({ ok: false, error: "CHANGED" });
	});

	async function rebooking(
		bookingNo: string,
		other: { accoId: string; arrival: string; departure: string },
		ownerAgrees = false,
	) {
		const preview = await previewRebooking(app, bookingNo, other);
		if (!preview.ok) return preview;
		const { quote, backCents } = preview.value;
		const terms = { kind: "rebook" as const, ...other, grandCents: quote.grandCents, backCents, ownerAgrees };
		return propose(app, { subject: await subjectOf(bookingNo), terms, reason: "Asked by telephone" }, eva);
	}
	const settled = async (bookingNo: string) => {
		const preview = await previewCancellation(app, bookingNo, "staff");
		if (!preview) throw new Error("nothing to cancel");
		return preview.settlement;
	};
	const nights = async (bookingNo: string) => {
		const rows = await app.db
			.selectFrom("occupancy as o")
			.innerJoin("booking as b", "b.booking_id", "o.booking_id")
			.select(["o.unit_id", "o.stay"])
			.where("b.booking_no", "=", bookingNo)
			.where("o.released_at", "is", null)
			.execute();
		return rows.map((row) => `${row.unit_id} ${row.stay}`);
	};

	it("does not give back again what the provider could not, and staff still send", async () => {
		const bookingNo = await booked();
		const { row } = await stored(bookingNo);
		const lower = async (cents: number) => {
			const { row: now } = await stored(bookingNo);
			const terms = { kind: "price" as const, grandCents: now.grand_cents - cents, beforeCents: now.grand_cents };
			await propose(app, { subject: await subjectOf(bookingNo), terms, reason: "The pool is closed" }, eva);
			expect((await confirmForColleague(app, await waiting(), finn)).ok).toBe(true);
		};
		await lower(5_000);
		await app.db.updateTable("refund").set({ status: "failed" }).execute();
		const { rows } = await sql<{ waits: string }>`
			SELECT next_step AS waits FROM booking WHERE booking_id = ${row.booking_id}`.execute(app.db);
		expect(rows).toEqual([{ waits: "refund" }]);
		await lower(1_000);
		const sums = async () => {
			const refunds = await app.db.selectFrom("refund").select("cents").orderBy("refund_id").execute();
			return refunds.map(({ cents }) => cents);
		};
		expect(await sums()).toEqual([5_000, 1_000]);
		await cancelBooking(app, { bookingNo, cause: "host", by: eva });
		expect((await sums()).reduce((sum, cents) => sum + cents, 0)).toBe(row.due_cents);
		await expectBookingInvariants(app.db);
	});

	it("raises the price of a booking whose first payment came in, which does not lapse for what is open then", async () => {
		const bookingNo = await booked({}, false);
		const { row, facts } = await stored(bookingNo);
		const day = (after: number) =>
			app.clock.set(new Date(((facts.instalments[0]?.dueOn ?? 0) + after) * 86_400_000 + 36_000_000).toISOString());
		const lapsesOn = async () => (await stored(bookingNo)).row.lapses_on;
		day(1);
		await remind(app);
		expect(await lapsesOn()).not.toBeNull();
		await pay(bookingNo);
		expect(await lapsesOn()).toBeNull();
		const terms = { kind: "price" as const, grandCents: row.grand_cents + 5_000, beforeCents: row.grand_cents };
		await propose(app, { subject: await subjectOf(bookingNo), terms, reason: "A dog comes along" }, eva);
		expect((await confirmForColleague(app, await waiting(), finn)).ok).toBe(true);
		for (const after of [2, 9, 12, 20]) {
			day(after);
			await remind(app);
			expect([after, await lapseUnpaid(app), await lapsesOn()]).toEqual([after, 0, null]);
		}
		expect((await stored(bookingNo)).row.state).toBe("confirmed");
	});

	it("rebooks to other dates at today's price: nights, issued and instalments follow, the number stays", async () => {
		const bookingNo = await booked({}, false);
		const before = await stored(bookingNo);
		const other = { accoId: "a990001", arrival: "2027-07-03", departure: "2027-07-10" };
		const fresh = await offered(app, { ...other });
		expect(await rebooking(bookingNo, other)).toEqual({ ok: true, value: "done" });
		const after = await stored(bookingNo);
		expect(after.row).toMatchObject({
			arrival: "2027-07-03",
			departure: "2027-07-10",
			state: "confirmed",
			booking_no: bookingNo,
		});
		expect(after.row.grand_cents).toBe(fresh.grandCents);
		expect(await nights(bookingNo)).toHaveLength(1);
		expect((await nights(bookingNo))[0]).toContain("2027-07-03,2027-07-10");
		const mails = await app.db.selectFrom("email_outbox").select("kind").orderBy("outbox_id").execute();
		expect(mails.map(({ kind }) => kind).slice(-3)).toEqual(["change", "owner_cancellation", "owner_booking"]);
		await expectBookingInvariants(app.db);
		// The nights that it had are free for others.
		expect((await booked({ arrival: before.row.arrival, departure: before.row.departure })) !== bookingNo).toBe(true);
		await expectBookingInvariants(app.db);
	});

	it("rebooks what began as an option to a stay that its guest had on option before", async () => {
		const once = { accoId: "a990001", arrival: "2027-07-03", departure: "2027-07-10" };
		const option = async (stay: Record<string, string>) => {
			const { quoteId } = await offered(app, stay);
			const made = await createBooking(app, bookingBody(quoteId, { type: "Option" }), newKey());
			if (!made.ok) throw new Error(made.error.code);
			return made.value.answer.bookingNo;
		};
		await cancelOption(app, { bookingNo: await option(once) }, { actor: "guest" });
		const bookingNo = await option({ accoId: "a7" });
		expect((await confirmOption(app, { bookingNo }, { actor: "guest" })).ok).toBe(true);
		expect(await rebooking(bookingNo, once)).toEqual({ ok: true, value: "done" });
		expect((await stored(bookingNo)).row).toMatchObject({ acco_id: "a990001", arrival: once.arrival, type: "Option" });
		await expectBookingInvariants(app.db);
	});

	it("rebooks a stay that a partner brought who has become inactive, and keeps its payee and the commission", async () => {
		const offer = await offered(app);
		const attribution = { partner: "SKIFUN" };
		const made = await createBooking(app, bookingBody(offer.quoteId), { ...newKey(), attribution });
		if (!made.ok) throw new Error(made.error.code);
		const { bookingNo } = made.value.answer;
		const brought = { payee_code: "SKIFUN", commission_bp: 800 };
		expect((await stored(bookingNo)).row).toMatchObject(brought);
		await app.db.updateTable("partner").set({ status: "inactive" }).where("code", "=", "SKIFUN").execute();
		const other = { accoId: "a990001", arrival: "2027-03-02", departure: "2027-03-06" };
		expect(await rebooking(bookingNo, other)).toEqual({ ok: true, value: "done" });
		const { row } = await stored(bookingNo);
		expect(row).toMatchObject({ arrival: other.arrival, ...brought });
		expect(row.commission_cents).toBeGreaterThan(0);
		await expectBookingInvariants(app.db);
	});

	it("rebooks over its own nights, and never onto another's", async () => {
		const bookingNo = await booked({ arrival: "2027-07-03", departure: "2027-07-10" }, false);
		const longer = { accoId: "a990001", arrival: "2027-07-03", departure: "2027-07-17" };
		expect(await rebooking(bookingNo, longer)).toEqual({ ok: true, value: "done" });
		const taken = await booked({ arrival: "2027-07-17", departure: "2027-07-24" }, false);
		expect(await rebooking(taken, { ...longer, departure: "2027-07-10" })).toEqual({
			ok: false,
			error: "NOT_AVAILABLE",
		});
		expect(await rebooking(taken, { accoId: "a990001", arrival: "2027-07-17", departure: "2027-07-24" })).toEqual({
			ok: false,
			error: "SAME_STAY",
		});
		expect(await rebooking(taken, { accoId: "a123456", arrival: "2027-07-17", departure: "2027-07-24" })).toEqual({
			ok: false,
			error: "HOME_UNKNOWN",
		});
		await expectBookingInvariants(app.db);
	});

	it("lets one of two who rebook onto the same nights at once have them", async () => {
		const one = await booked({ arrival: "2027-07-03", departure: "2027-07-10" }, false);
		const two = await booked({ arrival: "2027-07-10", departure: "2027-07-17" }, false);
		const other = { accoId: "a7", arrival: "2027-08-07", departure: "2027-08-14" };
		const done = await Promise.all([rebooking(one, other), rebooking(two, other)]);
		expect(done.filter((result) => result.ok)).toHaveLength(1);
		expect(done.filter((result) => !result.ok && result.error === "NOT_AVAILABLE")).toHaveLength(1);
		await expectBookingInvariants(app.db);
	});

	it("rebooks to a cheaper stay alone as long as no more goes back than cancelling would give", async () => {
		const bookingNo = await booked({ arrival: "2027-07-03", departure: "2027-07-17" });
		const other = { accoId: "a990001", arrival: "2027-03-13", departure: "2027-03-16" };
		const preview = await previewRebooking(app, bookingNo, other);
		if (!preview.ok) throw new Error(preview.error);
		const { backCents, beyond } = preview.value;
		expect(beyond).toMatchObject({ kind: "back" });
		expect(backCents).toBeGreaterThan(beyond?.kind === "back" ? beyond.policyCents : backCents);
		expect(await rebooking(bookingNo, other)).toEqual({ ok: true, value: "waiting" });
		expect((await stored(bookingNo)).row.arrival).toBe("2027-07-03");
		expect(await confirmForColleague(app, await waiting(), finn)).toEqual({ ok: true, value: true });
		const after = await stored(bookingNo);
		expect(after.row.arrival).toBe("2027-03-13");
		expect(after.facts.paidCents).toBe(after.facts.dueCents);
		await expectBookingInvariants(app.db);
	});

	it.each([
		["a later stay, whose fee is a smaller share", "2027-07-10", 13, "a7", ["2027-08-07", "2027-08-14"], true],
		["a cheaper stay, whose fee is less", "2027-07-17", 100, "a990001", ["2027-07-03", "2027-07-10"], false],
	] as const)("needs a colleague to rebook to %s than what cancelling costs today", async (...row) => {
		const [, departure, daysBefore, accoId, days, isPaid] = row;
		const bookingNo = await booked({ arrival: "2027-07-03", departure }, isPaid);
		app.clock.set(new Date(Date.UTC(2027, 6, 3 - daysBefore, 10)).toISOString());
		const before = await settled(bookingNo);
		const other = { accoId, arrival: days[0], departure: days[1] };
		const preview = await previewRebooking(app, bookingNo, other);
		if (!preview.ok) throw new Error(preview.error);
		expect(preview.value.beyond).toMatchObject({ kind: "fee", nowCents: before.feeCents + before.insuranceCents });
		expect(await rebooking(bookingNo, other)).toEqual({ ok: true, value: "waiting" });
		expect((await stored(bookingNo)).row.departure).toBe(departure);
		expect(await confirmForColleague(app, await waiting(), finn)).toEqual({ ok: true, value: true });
		const after = await settled(bookingNo);
		expect(after.feeCents + after.insuranceCents).toBeLessThan(before.feeCents + before.insuranceCents);
		await expectBookingInvariants(app.db);
	});

	it("ends the request to rebook that is confirmed when it gives no more than cancelling would any more", async () => {
		const bookingNo = await booked({ arrival: "2027-07-17", departure: "2027-07-31" }, false);
		app.clock.set("2027-03-01T10:00:00Z");
		const other = { accoId: "a990001", arrival: "2027-07-03", departure: "2027-07-10" };
		expect(await rebooking(bookingNo, other)).toEqual({ ok: true, value: "waiting" });
		app.clock.set("2027-05-25T10:00:00Z");
		const preview = await previewRebooking(app, bookingNo, other);
		if (!preview.ok) throw new Error(preview.error);
		expect(preview.value.beyond).toBeNull();
		expect(await confirmForColleague(app, await waiting(), finn)).toEqual({ ok: true, value: true });
		const rows = await app.db.selectFrom("approval").select("state").execute();
		expect(rows).toEqual([{ state: "confirmed" }]);
	});

	it("takes a home on request only when its owner was asked", async () => {
		const bookingNo = await booked({}, false);
		const other = { accoId: "a8", arrival: "2027-07-03", departure: "2027-07-10" };
		expect(await rebooking(bookingNo, other)).toEqual({ ok: false, error: "OWNER_MUST_AGREE" });
		expect(await rebooking(bookingNo, other, true)).toEqual({ ok: true, value: "done" });
		expect((await stored(bookingNo)).row.acco_id).toBe("a8");
		await expectBookingInvariants(app.db);
	});

	it("keeps what was agreed by hand when the stay becomes another, and reminds of its own instalments", async () => {
		const bookingNo = await booked({ arrival: "2027-07-03", departure: "2027-07-10" }, false);
		const { row } = await stored(bookingNo);
		const terms = { kind: "price" as const, grandCents: row.grand_cents - 5_000, beforeCents: row.grand_cents };
		await propose(app, { subject: await subjectOf(bookingNo), terms, reason: "Returning guest" }, eva);
		await confirmForColleague(app, await waiting(), finn);
		app.clock.set("2027-01-25T10:00:00Z");
		await remind(app);
		expect(await rebooking(bookingNo, { accoId: "a7", arrival: "2027-08-07", departure: "2027-08-14" })).toEqual({
			ok: true,
			value: "done",
		});
		const after = await stored(bookingNo);
		expect(after.facts.lines.at(-1)).toMatchObject({ code: "adjustment", amountCents: -5_000 });
		app.clock.set("2027-02-03T10:00:00Z");
		await remind(app);
		await remind(app);
		const reminders = await app.db
			.selectFrom("email_outbox")
			.select(["kind", "version"])
			.where("kind", "like", "payment_%")
			.orderBy("outbox_id")
			.execute();
		const versions = reminders.map(({ kind, version }) => `${kind} ${version}`);
		expect(new Set(versions).size).toBe(versions.length);
		expect(reminders.some(({ version }) => version > 2)).toBe(true);
		await expectBookingInvariants(app.db);
	});

	it("is needed for the account of a refund that no bank line says; then it is known until the money has gone", async () => {
		const bookingNo = await booked();
		const { row } = await stored(bookingNo);
		await receiveBankTransfer(app, { bookingId: row.booking_id, cents: 5_000, reference: "twice", by: eva });
		const line = async () => {
			const [found] = (await refundsPage(app)).refunds;
			if (!found) throw new Error("nothing goes back");
			return found;
		};
		const { id, payee } = await line();
		expect([payee.iban, payee.waitsFor]).toEqual([null, null]);
		expect(await refundSentByBank(app, id, eva)).toEqual({ ok: false, error: "NO_ACCOUNT" });

		const iban = "NL91ABNA0417164300";
		const proposal = await accountProposal(app, id, iban);
		if (!proposal.ok) throw new Error(proposal.error);
		expect(await propose(app, { ...proposal.value, reason: "" }, eva)).toEqual({ ok: false, error: "REASON" });
		const wanted = { ...proposal.value, reason: "Her mail of 4 March" };
		expect(await propose(app, wanted, eva)).toEqual({ ok: true, value: "waiting" });
		expect((await line()).payee).toMatchObject({ iban: null, waitsFor: "support" });
		expect(await refundSentByBank(app, id, eva)).toEqual({ ok: false, error: "NO_ACCOUNT" });
		// Whoever decides sees the whole number, and nobody reads it in the tables.
		const finance = { staffId: finn.staffId, roles: ["finance" as const] };
		expect((await approvalsPage(app, finance, {}, "en")).approvals).toMatchObject([
			{ iban, mayDecide: true, reason: wanted.reason },
		]);
		const kept = async () => JSON.stringify([await app.db.selectFrom("approval").selectAll().execute(), await trail()]);
		const trail = () => app.db.selectFrom("audit_log").selectAll().execute();
		expect(await kept()).not.toMatch(/ABNA/);

		const approval = await waiting();
		expect((await confirmForColleague(app, approval, eva)).ok).toBe(false);
		expect(await confirmForColleague(app, approval, finn)).toEqual({ ok: true, value: true });
		expect((await line()).payee).toMatchObject({ iban, waitsFor: null });
		expect(await kept()).not.toMatch(/Sealed/);
		// Nothing was sent, and nobody was written to.
		expect(await accountProposal(app, id, iban)).toEqual({ ok: false, error: "STALE" });
		expect(await refundSentByBank(app, id, eva)).toEqual({ ok: true, value: true });
		const done = await app.db.selectFrom("refund").select(["status", "payee_iban_sealed"]).executeTakeFirstOrThrow();
		expect(done).toEqual({ status: "done", payee_iban_sealed: null });
		expect((await trail()).at(-1)).toMatchObject({ action: "refundSent", after: { cents: 5_000, ibanEnd: "4300" } });
		await expectBookingInvariants(app.db);
	});

	it("what waits is shown twenty at a time, what was asked first on top", async () => {
		const finance = { staffId: finn.staffId, roles: ["finance" as const] };
		await sql`WITH g AS (
				INSERT INTO guest (public_id, salutation, firstname, lastname, email, tel_e164, tel_country, address, postal_code,
					placename, country_code, lang)
				SELECT 'somebody-who-waits-number-' || n, 'mr', 'W', 'aits', 'waits-' || n || '@example.org', '', 'NL', '', '', '',
					'NL', 'en'
				FROM generate_series(1, 45) n
				RETURNING guest_id
			)
			INSERT INTO approval (kind, guest_id, terms, reason, requested_by, requested_at)
			SELECT 'credits', guest_id, '{"kind": "credits", "cents": 100}', 'x', ${eva.staffId}::bigint, now() FROM g`.execute(
			app.db,
		);
		const ids: number[] = [];
		const sizes: number[] = [];
		for (let after: string | null = ""; after !== null; ) {
			const { approvals, more }: ApprovalsPage = await approvalsPage(app, finance, { after }, "en");
			ids.push(...approvals.map(({ id }) => id));
			sizes.push(approvals.length);
			after = more === null ? null : new URLSearchParams(more.split("?")[1]).get("after");
		}
		expect(sizes.slice(0, 2)).toEqual([20, 20]);
		expect(ids.length).toBeGreaterThanOrEqual(45);
		expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
		for (const after of ["x", "-1", "1e99", ["1", "2"]]) {
			expect((await approvalsPage(app, finance, { after }, "en")).approvals[0]?.id).toBe(ids[0]);
		}
		await app.db.deleteFrom("approval").where("state", "=", "waiting").execute();
	});

	it("who refuses an account, or takes it back, leaves no number behind", async () => {
		const bookingNo = await booked();
		const { row } = await stored(bookingNo);
		await receiveBankTransfer(app, { bookingId: row.booking_id, cents: 5_000, reference: "twice", by: eva });
		const [{ id = 0 } = {}] = (await refundsPage(app)).refunds;
		for (const [state, by] of [
			["refused", finn],
			["withdrawn", eva],
		] as const) {
			const proposal = await accountProposal(app, id, "NL91ABNA0417164300");
			if (!proposal.ok) throw new Error(proposal.error);
			await propose(app, { ...proposal.value, reason: "Her mail" }, eva);
			expect((await dropApproval(app, await waiting(), state, by, "Not in her mail")).ok).toBe(true);
			const rows = await app.db.selectFrom("approval").select("terms").execute();
			expect(JSON.stringify(rows)).not.toMatch(/Sealed/);
			expect((await refundsPage(app)).refunds).toMatchObject([{ payee: { iban: null, waitsFor: null } }]);
		}
	});
});
