import type { Db } from "#db/connection/client.ts";
import { creditLots, listCreditEntries } from "#db/payments/credits.ts";
import { listPaymentsOfGuest } from "#db/payments/payments.ts";
import { listRefundsOfGuest } from "#db/payments/refunds.ts";
import { creditBalance } from "#domain/booking/credits.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { civilDayAt, type DayNumber, isoOf } from "#domain/time/civil-date.ts";
import type { PaymentsPage } from "#site/views/guest-view.ts";

/** Money of a guest: what came, what goes back, and the credits with their last days. */
export async function paymentsPage(
	db: Db,
	guestId: number,
	language: Language,
	today: DayNumber,
): Promise<PaymentsPage> {
	const payments = await listPaymentsOfGuest(db, guestId);
	const refunds = await listRefundsOfGuest(db, guestId);
	const entries = await listCreditEntries(db, guestId);
	const lots = await creditLots(db, guestId);
	const usable = lots.filter((lot) => lot.cents > 0 && (lot.expiresOn === null || lot.expiresOn >= today));
	const titleOf = (home: (typeof payments)[number]["home"]) => completeLocalized(home.title)[language];
	return {
		name: "payments",
		payments: payments.map((row) => ({
			bookingNo: row.booking_no,
			title: titleOf(row.home),
			cents: row.cents,
			on: isoOf(row.paid_at ? civilDayAt(row.paid_at) : today),
			method: row.provider === "bank" ? "bank" : "online",
		})),
		refunds: refunds.map((row) => ({
			bookingNo: row.booking_no,
			title: titleOf(row.home),
			cents: row.cents,
			dueOn: row.due_on,
			done: row.status === "done",
		})),
		balanceCents: creditBalance(lots, today),
		lots: usable
			.sort((a, b) => (a.expiresOn ?? Number.POSITIVE_INFINITY) - (b.expiresOn ?? Number.POSITIVE_INFINITY))
			.map((lot) => ({ cents: lot.cents, until: lot.expiresOn === null ? null : isoOf(lot.expiresOn) })),
		entries: entries.toReversed().map((row) => ({
			on: isoOf(civilDayAt(row.created_at)),
			cents: row.cents,
			reason: row.reason,
			bookingNo: row.booking_no,
			until: row.expires_on,
		})),
	};
}
