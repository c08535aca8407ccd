import { factsOfAll, moneyOfAll, type StoredBooking } from "#db/bookings/booking-facts.ts";
import { listBookingsOfGuest } from "#db/bookings/find-bookings.ts";
import type { Db } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { findLastInvoicedAt } from "#db/documents/documents.ts";
import { deleteSubmissionsOfAddress } from "#db/forms/form-submissions.ts";
import { deleteSubscription } from "#db/forms/newsletter.ts";
import { listFormerAddresses, lockLivingGuest } from "#db/guests/guests.ts";
import { queueMail } from "#db/mail/outbox.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { listCancellations } from "#db/payments/cancellations.ts";
import { hasOpenRefund } from "#db/payments/refunds.ts";
import { listWaitingBookings } from "#db/staff/approvals.ts";
import { splitPaid } from "#domain/booking/open-instalments.ts";
import type { BookingState } from "#domain/booking/process.ts";
import type { Language } from "#domain/language.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { civilDayAt, dayOf, isoOf } from "#domain/time/civil-date.ts";
import { accountMail } from "#mail/account-mails.ts";
import { href } from "#site/href.ts";
import type { App } from "../app.ts";
import { randomId } from "../signed-id.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";
import { forgetBookings, forgetGuest, INVOICE_YEARS } from "./forget.ts";
import { endAllSessions } from "./session.ts";

/** Forgetting a guest. Invoices and credit notes stay for as long as the law on taxes asks; nothing else names them. */

const LIVE: readonly BookingState[] = ["pending_payment", "option", "application", "confirmed"];

/** `LIVE`: a booking is not over; `MONEY`: something is still to be paid, or paid back, or a colleague decides on it. */
export type EraseRefusal = "LIVE" | "MONEY";

/** Why a guest cannot be forgotten now; null: nothing stands against it. */
export async function eraseRefusal(db: Db, guestId: number): Promise<EraseRefusal | null> {
	const bookings = await listBookingsOfGuest(db, guestId);
	if (bookings.some(({ state }) => LIVE.includes(state))) return "LIVE";
	const completed = await factsOfAll(
		db,
		bookings.filter(({ state }) => state === "completed"),
	);
	const isOpen = ({ facts }: StoredBooking) =>
		splitPaid(facts.instalments, facts.paidCents).some(({ openCents }) => openCents > 0);
	if (completed.some(isOpen)) return "MONEY";
	const ids = bookings.map((row) => row.booking_id);
	// Whatever a colleague still has to confirm for a booking moves money.
	if ((await listWaitingBookings(db, ids)).size > 0) return "MONEY";
	return (await hasOpenRefund(db, ids)) || (await oweFee(db, ids)) ? "MONEY" : null;
}

/** True while what a cancellation cost has not come in since, for one of the bookings. */
async function oweFee(db: Db, bookingIds: readonly number[]): Promise<boolean> {
	const settled = (await listCancellations(db, bookingIds)).filter((row) => row.payable_cents > 0);
	const money = await moneyOfAll(
		db,
		settled.map((row) => row.booking_id),
	);
	return settled.some((row) => {
		const { received, refunded } = money.get(row.booking_id) ?? { received: 0, refunded: 0 };
		return received - refunded - row.paid_cents < row.payable_cents;
	});
}

/**
 * Forgets a guest for good and says so to the old address; refused while a booking lives or money is open.
 *
 * @param by who of the staff does it for the guest; null: the guest
 */
export async function eraseData(
	app: Pick<App, "db" | "clock" | "settings">,
	guestId: number,
	language: Language,
	by: (StaffActor & { readonly reason: string }) | null = null,
): Promise<Result<null, EraseRefusal | "BUSY">> {
	return transact<null, EraseRefusal>(app.db, async (trx) => {
		// Bookings take this lock first: none begins meanwhile.
		const guest = await lockLivingGuest(trx, guestId);
		if (!guest) return ok(null);
		const refusal = await eraseRefusal(trx, guestId);
		if (refusal) return fail(refusal);
		const now = app.clock.now();
		// Before the bookings, which say some of them, are without their guest.
		const former = await listFormerAddresses(trx, guestId);
		await forgetBookings(trx, await listBookingsOfGuest(trx, guestId), now);
		for (const email of [guest.email, ...former]) {
			await deleteSubscription(trx, email);
			await deleteSubmissionsOfAddress(trx, email);
		}
		await endAllSessions(trx, guestId);
		await forgetGuest(trx, guest, former, now);
		await writeAudit(trx, {
			...(by ? { ...trailActor(by), reason: unnamed(by.reason, guest) } : { actor: "guest" }),
			action: "eraseData",
			subjectKind: "guest",
			subjectId: guest.public_id,
		});
		const until = await invoicesUntil(trx, guestId);
		const recipient = { name: guest.firstname, url: app.settings.publicUrl + href("home", language), until };
		await queueMail(trx, {
			messageId: randomId(),
			bookingId: null,
			kind: "data_deleted",
			lang: language,
			recipient: guest.email,
			recipientName: guest.firstname,
			...(await accountMail("data_deleted", recipient, language)),
		});
		return ok(null);
	});
}

/** A reason without the names of who is forgotten by it. */
function unnamed(reason: string, { firstname, lastname, email }: Record<"firstname" | "lastname" | "email", string>) {
	const names = [email, firstname, lastname].filter((name) => name.length > 1);
	const literal = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
	return reason.replaceAll(new RegExp(names.map(literal).join("|") || "(?!)", "giu"), "…");
}

/** Last day on which an invoice of the guest is kept; null: there are none. */
async function invoicesUntil(trx: Db, guestId: number): Promise<number | null> {
	const last = await findLastInvoicedAt(trx, guestId);
	if (!last) return null;
	// Seven years after the year in which it was issued.
	const year = Number(isoOf(civilDayAt(last)).slice(0, 4));
	return dayOf(`${year + INVOICE_YEARS}-12-31`);
}
