import type { BookingRow } from "#db/bookings/booking-facts.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import { splitPaid } from "#domain/booking/open-instalments.ts";
import type { Settlement } from "#domain/booking/settlement.ts";
import { toPayCents } from "#domain/booking/to-pay.ts";
import type { Cents } from "#domain/money.ts";
import type { TransferCounts } from "#site/views/office-bookings-view.ts";
import { isAgreed } from "./agreed.ts";

/** What comes of a bank transfer for a booking, reckoned before it is written down (`receive-payment.ts` does it). */
export interface TransferEffect {
	/** What is still to be paid in all. */
	readonly toPayCents: Cents;
	/** What is left of it after this sum. */
	readonly remainsCents: Cents;
	/** What of this sum is too much and goes back. */
	readonly overCents: Cents;
	readonly counts: TransferCounts;
	/** Says all of it in one text: another one now means that something else would come of it. */
	readonly seen: string;
}

/** @param settled how it was settled, of a booking that was cancelled after it had been confirmed */
export function transferEffect(
	row: Pick<BookingRow, "state" | "version" | "type" | "accepted_at" | "terms_accepted_at">,
	facts: BookingFacts,
	settled: Settlement | null,
	cents: Cents,
): TransferEffect {
	const isOver = row.state === "expired";
	const open = isOver && isAgreed(row) ? Math.max(0, facts.dueCents - facts.paidCents) : toPayCents(facts, settled);
	const [first] = splitPaid(facts.instalments, facts.paidCents + cents);
	const confirms = row.state === "pending_payment" && (!first || first.openCents === 0);
	return {
		toPayCents: open,
		remainsCents: Math.max(0, open - cents),
		overCents: Math.max(0, cents - open),
		counts: isOver ? "lapsed" : row.state === "cancelled" ? "settles" : confirms ? "confirms" : "counts",
		seen: `${row.version}.${facts.paidCents}.${cents}`,
	};
}

/** The instalments that are asked for by a day: those that were due until then, else the next one. */
export function dueNow(
	facts: Pick<BookingFacts, "instalments" | "paidCents">,
	today: number,
): { readonly cents: Cents; readonly dueOn: number } | null {
	const open = splitPaid(facts.instalments, facts.paidCents).filter(({ openCents }) => openCents > 0);
	const [next] = open;
	if (!next) return null;
	const due = open.filter(({ dueOn }) => dueOn <= today);
	return {
		cents: (due.length > 0 ? due : [next]).reduce((sum, { openCents }) => sum + openCents, 0),
		dueOn: next.dueOn,
	};
}
