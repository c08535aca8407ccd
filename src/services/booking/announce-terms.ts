import { type BookingRow, factsOf } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import { findLatestInvoice } from "#db/documents/documents.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import type { Cents } from "#domain/money.ts";
import type { BookingApp } from "./booking-app.ts";
import { issueDocuments } from "./documents.ts";
import { firstIsPaid, noteFirstPaid, writeRefunds } from "./money.ts";
import { notify } from "./notify.ts";

/**
 * What follows when a booking is agreed anew, in its transaction: what was paid beyond the new sum goes back, the old
 * invoice is credited and replaced, and the guest is mailed what was and what is. Answers what goes back.
 */
export async function announceTerms(
	trx: Db,
	app: BookingApp,
	before: BookingFacts,
	after: BookingRow,
	reason: "price" | "rebooking",
): Promise<Cents> {
	const [now, today] = [app.clock.now(), app.clock.today()];
	const overCents = Math.max(0, before.paidCents - after.due_cents);
	const backCents = await writeRefunds(trx, { bookingId: after.booking_id, cents: overCents, reason, now, today });
	if (backCents !== overCents) throw new Error("money that came in is not found among the payments");
	const facts = await factsOf(trx, after);
	const paid = [before, facts].find(firstIsPaid);
	if (paid) await noteFirstPaid(trx, after, paid);
	// An option has no invoice yet.
	const isInvoiced = (await findLatestInvoice(trx, after.booking_id)) !== null;
	const kinds = isInvoiced
		? (["credit_note", "invoice", ...(after.state === "confirmed" ? (["confirmation"] as const) : [])] as const)
		: [];
	const documentIds = await issueDocuments(trx, app, after, facts, kinds, { corrected: before });
	await notify(trx, app, after, "change", { before, facts, documentIds });
	return backCents;
}
