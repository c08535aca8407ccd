import { type Insertable, type Selectable, sql } from "kysely";
import { type ApprovalTerms, trailTerms } from "#domain/staff/approval.ts";
import type { Db } from "../connection/client.ts";
import { countUpTo } from "../connection/count-up-to.ts";
import { writeAudit } from "../operations/audit.ts";
import type { ApprovalTable } from "../tables/staff-tables.ts";

/** What waits for a second member of staff, or did. */

export type ApprovalRow = Selectable<ApprovalTable>;

/** The terms of what is decided, without an account's number. */
const WITHOUT_ACCOUNT = sql<ApprovalTerms>`terms - 'ibanSealed'`;

/** Stores what is asked for; null when something waits for this booking or guest already. */
export async function insertApproval(trx: Db, approval: Insertable<ApprovalTable>): Promise<number | null> {
	const row = await trx
		.insertInto("approval")
		.values(approval)
		.onConflict((conflict) => conflict.doNothing())
		.returning("approval_id")
		.executeTakeFirst();
	return row?.approval_id ?? null;
}

/**
 * Ends a wait: confirmed or refused by somebody else than who asked, or withdrawn by who asked. null when it does not
 * wait, and when this is not theirs to decide.
 */
export async function settleApproval(
	trx: Db,
	approvalId: number,
	decision: { readonly state: "confirmed" | "refused" | "withdrawn"; readonly by: number; readonly now: Date },
): Promise<ApprovalRow | null> {
	const { state, by, now } = decision;
	const row = await trx
		.updateTable("approval")
		.set({ state, decided_by: by, decided_at: now, terms: WITHOUT_ACCOUNT })
		.where("approval_id", "=", approvalId)
		.where("state", "=", "waiting")
		.where("requested_by", state === "withdrawn" ? "=" : "<>", by)
		.returningAll()
		.executeTakeFirst();
	return row ?? null;
}

/**
 * Withdraws what waits for a booking that has just changed, or for one or a guest that is being forgotten, for who
 * asked; the trail says that the booking or guest did it.
 */
export async function overtakeApproval(
	trx: Db,
	of:
		| { readonly bookingId: number; readonly bookingNo: string }
		| { readonly guestId: number; readonly publicId: string },
	at: Date,
): Promise<void> {
	const waiting = trx
		.updateTable("approval")
		.set((is) => ({
			state: "withdrawn",
			decided_by: is.ref("requested_by"),
			decided_at: at,
			terms: WITHOUT_ACCOUNT,
		}))
		.where("state", "=", "waiting")
		.returning(["approval_id", "terms"]);
	const row = await ("bookingId" in of
		? waiting.where("booking_id", "=", of.bookingId)
		: waiting.where("guest_id", "=", of.guestId)
	).executeTakeFirst();
	if (!row) return;
	await writeAudit(trx, {
		actor: "system",
		action: "requestOvertaken",
		...("bookingId" in of
			? { subjectKind: "booking", subjectId: of.bookingNo }
			: { subjectKind: "guest", subjectId: of.publicId }),
		before: { approval: row.approval_id, ...trailTerms(row.terms) },
	});
}

/** What requests were for. */
export async function approvalKindsOf(db: Db, approvalIds: readonly number[]) {
	if (approvalIds.length === 0) return [];
	return db.selectFrom("approval").select(["approval_id", "kind"]).where("approval_id", "in", approvalIds).execute();
}

function approvals(db: Db) {
	return db
		.selectFrom("approval as a")
		.innerJoin("staff as s", "s.staff_id", "a.requested_by")
		.leftJoin("booking as b", "b.booking_id", "a.booking_id")
		.leftJoin("guest as g", "g.guest_id", "a.guest_id")
		.selectAll("a")
		.select([
			"s.name as asker",
			"s.public_id as asker_id",
			"b.booking_no",
			"b.version",
			"b.guest",
			"b.home",
			"b.lang",
			"b.do_not_send_docs",
		])
		.select(["b.arrival", "b.departure", "b.grand_cents", "b.total_cents", "b.credits_cents", "b.state as state_now"])
		.select(["g.public_id as guest_public_id", "g.firstname", "g.lastname"]);
}

/** One with who asked and what for; null for an unknown one. */
export async function findApproval(db: Db, approvalId: number) {
	return (await approvals(db).where("a.approval_id", "=", approvalId).executeTakeFirst()) ?? null;
}

/** What waits for a booking; null: nothing. */
export async function findApprovalOfBooking(db: Db, bookingId: number) {
	const waiting = approvals(db).where("a.booking_id", "=", bookingId).where("a.state", "=", "waiting");
	return (await waiting.executeTakeFirst()) ?? null;
}

/** What waits for a guest; null: nothing. */
export async function findApprovalOfGuest(db: Db, guestId: number) {
	const waiting = approvals(db).where("a.guest_id", "=", guestId).where("a.state", "=", "waiting");
	return (await waiting.executeTakeFirst()) ?? null;
}

/** What waits, what was asked first on top. @param after number of the last one that is seen already */
export function listWaitingApprovals(db: Db, limit: number, after = 0) {
	const waiting = approvals(db).where("a.state", "=", "waiting").where("a.approval_id", ">", after);
	return waiting.orderBy("a.approval_id").limit(limit).execute();
}

/** Those of some bookings that wait for a second person. */
export async function listWaitingBookings(db: Db, bookingIds: readonly number[]): Promise<ReadonlySet<number>> {
	if (bookingIds.length === 0) return new Set();
	const rows = await db
		.selectFrom("approval")
		.select("booking_id")
		.where("state", "=", "waiting")
		.where("booking_id", "in", bookingIds)
		.execute();
	return new Set(rows.flatMap((row) => row.booking_id ?? []));
}

/** Who asked and who confirmed, of the latest request of each booking that was confirmed. */
export async function listConfirmedPairs(
	db: Db,
	bookingIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly asker: string; readonly confirmer: string }>> {
	if (bookingIds.length === 0) return new Map();
	const rows = await db
		.selectFrom("approval as a")
		.innerJoin("staff as s", "s.staff_id", "a.requested_by")
		.innerJoin("staff as c", "c.staff_id", "a.decided_by")
		.select(["a.booking_id", "s.name as asker", "c.name as confirmer"])
		.where("a.state", "=", "confirmed")
		// An account is no sum.
		.where("a.kind", "<>", "account")
		.where("a.booking_id", "in", bookingIds)
		.orderBy("a.approval_id")
		.execute();
	return new Map(rows.map(({ booking_id: bookingId, ...pair }) => [Number(bookingId), pair]));
}

/** The refunds whose account waits for a second person, each with who typed it. */
export async function listWaitingAccounts(db: Db): Promise<ReadonlyMap<number, string>> {
	const rows = await db
		.selectFrom("approval as a")
		.innerJoin("staff as s", "s.staff_id", "a.requested_by")
		.select(["a.terms", "s.name"])
		.where("a.state", "=", "waiting")
		.where("a.kind", "=", "account")
		.execute();
	return new Map(rows.flatMap(({ terms, name }) => (terms.kind === "account" ? [[terms.refund, name] as const] : [])));
}

/** How many wait that somebody else than this person asked for, counted up to `most`. */
export function countWaitingApprovals(db: Db, staffId: number, most: number): Promise<number> {
	const waiting = db
		.selectFrom("approval")
		.select("approval_id")
		.where("state", "=", "waiting")
		.where("requested_by", "<>", staffId);
	return countUpTo(db, waiting, most);
}

/** Takes the words of the reasons away of what was asked about bookings or a guest. */
export async function emptyApprovals(
	trx: Db,
	of: { readonly guestId: number } | { readonly bookingIds: readonly number[] },
): Promise<void> {
	if ("bookingIds" in of && of.bookingIds.length === 0) return;
	const approvals = trx
		.updateTable("approval")
		.set({ reason: "", terms: sql<ApprovalTerms>`terms - 'ibanSealed' - 'payee'` });
	await ("bookingIds" in of
		? approvals.where("booking_id", "in", of.bookingIds)
		: approvals.where("guest_id", "=", of.guestId)
	).execute();
}
