import { factsOf, moneyOf } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { queueMail } from "#db/mail/outbox.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { splitPaid } from "#domain/booking/open-instalments.ts";
import type { BookingState } from "#domain/booking/process.ts";
import type { Language } from "#domain/language.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { civilDayAt, dayOf, isoOf } from "#domain/time/civil-date.ts";
import { accountMail } from "#mail/account-mails.ts";
import { href } from "#site/href.ts";
import type { App } from "../app.ts";
import { randomId } from "../signed-id.ts";
import { forgetBooking, forgetGuest, forgetMails, INVOICE_YEARS } from "./forget.ts";
import { ownBookings } from "./own-bookings.ts";
import { endNewsletter } from "./profile.ts";
import { endAllSessions } from "./session.ts";

/** Forgetting a guest. Invoices and credit notes stay for as long as the law on taxes asks; nothing else names them. */

const LIVE: readonly BookingState[] = ["pending_payment", "option", "application", "confirmed"];

/** `LIVE`: a booking is not over; `MONEY`: something is still to be paid, or paid back. */
export type EraseRefusal = "LIVE" | "MONEY";

/** Why a guest cannot be forgotten now; null: nothing stands against it. */
export async function eraseRefusal(db: Db, guestId: number): Promise<EraseRefusal | null> {
	const bookings = await ownBookings(db, guestId);
	if (bookings.some(({ state }) => LIVE.includes(state))) return "LIVE";
	for (const row of bookings) {
		if (row.state === "completed") {
			const facts = await factsOf(db, row);
			if (splitPaid(facts.instalments, facts.paidCents).some(({ openCents }) => openCents > 0)) return "MONEY";
		}
		const open = await db
			.selectFrom("refund")
			.select("refund_id")
			.where("booking_id", "=", row.booking_id)
			.where("status", "in", ["due", "sent", "failed"])
			.executeTakeFirst();
		if (open || (await owesFee(db, row.booking_id))) return "MONEY";
	}
	return null;
}

/** True while what a cancellation cost has not come in since. */
async function owesFee(db: Db, bookingId: number): Promise<boolean> {
	const settled = await db
		.selectFrom("cancellation")
		.select(["payable_cents", "paid_cents"])
		.where("booking_id", "=", bookingId)
		.where("payable_cents", ">", 0)
		.executeTakeFirst();
	if (!settled) return false;
	const { received, refunded } = await moneyOf(db, bookingId);
	return received - refunded - settled.paid_cents < settled.payable_cents;
}

/** Forgets a guest for good and says so to the old address; refused while a booking lives or money is open. */
export async function eraseData(
	app: Pick<App, "db" | "clock" | "settings">,
	guestId: number,
	language: Language,
): Promise<Result<null, EraseRefusal | "BUSY">> {
	return transact<null, EraseRefusal>(app.db, async (trx) => {
		// Bookings take this lock first: none begins meanwhile.
		const guest = await trx
			.selectFrom("guest")
			.selectAll()
			.where("guest_id", "=", guestId)
			.where("anonymised_at", "is", null)
			.forUpdate()
			.executeTakeFirst();
		if (!guest) return ok(null);
		const refusal = await eraseRefusal(trx, guestId);
		if (refusal) return fail(refusal);
		const now = app.clock.now();
		for (const row of await ownBookings(trx, guestId)) await forgetBooking(trx, row);
		await forgetMails(trx, guestId, guest.email);
		await endNewsletter(trx, guest.email, now);
		await trx.deleteFrom("form_submission").where("email", "=", guest.email).execute();
		await endAllSessions(trx, guestId);
		await forgetGuest(trx, guestId, guest.public_id, now);
		await writeAudit(trx, {
			actor: "guest",
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

/** Last day on which an invoice of the guest is kept; null: there are none. */
async function invoicesUntil(trx: Db, guestId: number): Promise<number | null> {
	const last = await trx
		.selectFrom("document as d")
		.innerJoin("booking as b", "b.booking_id", "d.booking_id")
		.select("d.issued_at")
		.where("b.guest_id", "=", guestId)
		.where("d.kind", "in", ["invoice", "credit_note"])
		.orderBy("d.issued_at", "desc")
		.executeTakeFirst();
	if (!last) return null;
	// Seven years after the year in which it was issued.
	const year = Number(isoOf(civilDayAt(last.issued_at)).slice(0, 4));
	return dayOf(`${year + INVOICE_YEARS}-12-31`);
}
