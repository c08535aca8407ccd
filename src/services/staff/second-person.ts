import { findBookingId, lockBooking, moneyOf } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { holdGuest } from "#db/guests/guests.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { type ApprovalRow, findApproval, insertApproval, settleApproval } from "#db/staff/approvals.ts";
import { listSameHands } from "#db/staff/staff.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { type ApprovalTerms, trailTerms } from "#domain/staff/approval.ts";
import type { TrailAction, TrailSubject } from "#domain/staff/trail.ts";
import type { App } from "../app.ts";
import { type StaffBy, trailActor } from "./staff-by.ts";

/**
 * What needs a second member of staff: it is asked for with its terms, and nothing has moved until a colleague confirms
 * it. Who may ask and confirm is checked by the callers; that they are two people, here and by the database.
 */

/** The colleague who confirms something that waits. */
export interface Second {
	readonly approvalId: number;
	readonly by: StaffBy;
}

/** A guest, with how many entries the ledger had where it was shown; others now refuse it. */
export interface GuestAim {
	readonly guestId: number;
	readonly entries?: number;
}

/** A booking as it was seen; what was paid is named where that alone, without another version, changes what happens. */
interface BookingAim {
	readonly bookingNo: string;
	readonly version: number;
	readonly shownPaidCents?: number;
}

/** What somebody wants to be done, and why. */
export interface Proposal {
	readonly subject: BookingAim | GuestAim;
	readonly terms: ApprovalTerms;
	readonly reason: string;
}

/** WAITS: something else waits for the same booking or guest. */
export type AskFailure = "NOT_FOUND" | "STALE" | "WAITS" | "REASON" | "BUSY";

/** Asks a colleague to confirm; answers the key of what waits. Only what the use case refused as SECOND_PERSON comes here. */
export function askColleague(
	app: Pick<App, "db" | "clock">,
	{ subject, terms, reason }: Proposal,
	by: StaffBy,
): Promise<Result<number, AskFailure>> {
	return transact<number, AskFailure>(app.db, async (trx) => {
		if (reason.trim() === "") return fail("REASON");
		const found = await subjectOf(trx, subject);
		if (!found.ok) return found;
		const { kind } = terms;
		const id = await insertApproval(trx, {
			...found.value.keys,
			kind,
			terms: JSON.stringify(terms),
			reason,
			requested_by: by.staffId,
			requested_at: app.clock.now(),
		});
		if (id === null) return fail("WAITS");
		await writeAudit(trx, {
			...trailActor(by),
			action: "askColleague",
			...found.value.named,
			after: { approval: id, ...trailTerms(terms) },
			reason,
		});
		return ok(id);
	});
}

interface Subject {
	readonly keys: Pick<ApprovalRow, "booking_id" | "guest_id" | "booking_version" | "paid_cents">;
	readonly named: { readonly subjectKind: TrailSubject; readonly subjectId: string };
}

async function subjectOf(trx: Db, subject: Proposal["subject"]): Promise<Result<Subject, "NOT_FOUND" | "STALE">> {
	if ("guestId" in subject) {
		// Held: whoever is being forgotten meanwhile is nobody that anything could wait for.
		const guest = await holdGuest(trx, subject.guestId);
		if (!guest || guest.anonymised_at !== null) return fail("NOT_FOUND");
		return ok({
			keys: { booking_id: null, guest_id: subject.guestId, booking_version: null, paid_cents: null },
			named: { subjectKind: "guest", subjectId: guest.public_id },
		});
	}
	const { bookingNo, version } = subject;
	const bookingId = await findBookingId(trx, bookingNo);
	const row = bookingId === null ? null : await lockBooking(trx, bookingId);
	if (!row) return fail("NOT_FOUND");
	if (row.version !== version) return fail("STALE");
	return ok({
		keys: {
			booking_id: row.booking_id,
			guest_id: null,
			booking_version: version,
			paid_cents: await paidOf(trx, row.booking_id),
		},
		named: { subjectKind: "booking", subjectId: bookingNo },
	});
}

/** Money received for a booking and not sent back. */
async function paidOf(db: Db, bookingId: number): Promise<number> {
	const { received, refunded } = await moneyOf(db, bookingId);
	return received - refunded;
}

/** How long a new access confirms nothing for who gave it, nor for whom else they let in; days. */
const SAME_HANDS_DAYS = 14;

/** Whose requests this person cannot confirm: their own, and of all whose access comes from the same hands. */
export function sameHands({ db, clock }: Pick<App, "db" | "clock">, staffId: number): Promise<ReadonlySet<number>> {
	return listSameHands(db, staffId, new Date(clock.now().getTime() - SAME_HANDS_DAYS * 86_400_000));
}

/** Why somebody cannot confirm what waits; null: they may try. */
export async function whyNotConfirmed(
	app: Pick<App, "db" | "clock">,
	approval: Pick<ApprovalRow, "requested_by" | "booking_id" | "paid_cents">,
	staffId: number,
): Promise<"STALE" | "SAME_HANDS" | null> {
	if ((await sameHands(app, staffId)).has(approval.requested_by)) return "SAME_HANDS";
	const { booking_id: bookingId, paid_cents: paidCents } = approval;
	return bookingId === null || (await paidOf(app.db, bookingId)) === paidCents ? null : "STALE";
}

/**
 * Takes a colleague's confirmation, in the transaction of what is confirmed; null without one, for what does not wait
 * any more, for who asked for it or is one with them, and when money has come or gone since. Its terms are the caller's
 * to keep to.
 */
export async function secondPerson(
	trx: Db,
	app: Pick<App, "clock">,
	second: Second | null | undefined,
): Promise<ApprovalRow | null> {
	if (!second) return null;
	const { approvalId, by } = second;
	const taken = await settleApproval(trx, approvalId, { state: "confirmed", by: by.staffId, now: app.clock.now() });
	if (!taken || (await whyNotConfirmed({ db: trx, clock: app.clock }, taken, by.staffId))) return null;
	await auditDecision(trx, approvalId, "confirmForColleague", by);
	return taken;
}

/** Ends a wait without anything done: refused by a colleague with a reason, or withdrawn by who asked. */
export function dropApproval(
	app: Pick<App, "db" | "clock">,
	approvalId: number,
	state: "refused" | "withdrawn",
	by: StaffBy,
	reason = "",
): Promise<Result<true, "NOT_FOUND" | "NO_REASON" | "BUSY">> {
	return transact<true, "NOT_FOUND" | "NO_REASON">(app.db, async (trx) => {
		if (state === "refused" && reason.trim() === "") return fail("NO_REASON");
		const dropped = await settleApproval(trx, approvalId, { state, by: by.staffId, now: app.clock.now() });
		if (!dropped) return fail("NOT_FOUND");
		await auditDecision(trx, approvalId, state === "refused" ? "refuseColleague" : "withdrawApproval", by, reason);
		return ok(true as const);
	});
}

async function auditDecision(
	trx: Db,
	approvalId: number,
	action: TrailAction,
	by: StaffBy,
	reason = "",
): Promise<void> {
	const row = await findApproval(trx, approvalId);
	if (!row) throw new Error("what was decided is there");
	await writeAudit(trx, {
		...trailActor(by),
		action,
		subjectKind: row.booking_no === null ? "guest" : "booking",
		subjectId: row.booking_no ?? row.guest_public_id ?? "",
		before: { approval: approvalId, requestedBy: row.asker_id },
		after: trailTerms(row.terms),
		...(reason ? { reason } : {}),
	});
}
