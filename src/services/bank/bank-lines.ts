import { factsOf, findBookingId } from "#db/bookings/booking-facts.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { writeAudit } from "#db/operations/audit.ts";
import {
	type BankLineRow,
	insertBankLines,
	lockBankLine,
	paymentsByKey,
	settleBankLine,
} from "#db/payments/bank-lines.ts";
import { findShareByNumber } from "#db/rooms/room-shares.ts";
import type { Cents } from "#domain/money.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { shareNumberIn } from "#domain/rooms/shares.ts";
import type { TrailAction, TrailValues } from "#domain/staff/trail.ts";
import { settledOf } from "../booking/cancel.ts";
import { lockForMoney } from "../booking/receive-payment.ts";
import {
	bankPaymentKey,
	type PaymentApp,
	receiveTransferWithin,
	type TransferOutcome,
} from "../booking/sync-payment.ts";
import { type TakeBackFailure, takePaymentBackWithin } from "../booking/take-payment-back.ts";
import { transferEffect } from "../booking/transfer-effect.ts";
import { type PayoutsTaken, takePayoutMovements } from "../ledger/payouts.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";
import { type LineToMatch, meantBookings } from "./meant-booking.ts";
import { sealPayerIban } from "./payer-iban.ts";
import { readStatementAside } from "./read-aside.ts";
import type { BankCredit, StatementFailure } from "./statement.ts";

/** Money of the bank account, from the bank's file to the booking that it is for. The office and its commands use it. */

export interface StatementTaken {
	/** Credits that no file held before, and those that one did. */
	readonly added: number;
	readonly known: number;
	/** Entries that are no credits. */
	readonly leftOut: number;
	/** Pay-outs that the file says were paid, or came back. */
	readonly payouts: PayoutsTaken;
}

/** Lines that one statement of the database takes. */
const CHUNK = 1000;

/** Takes a file of the bank in, whole or not at all. Nothing is booked by it; the same file again adds nothing. */
export async function takeStatement(
	app: PaymentApp,
	bytes: Uint8Array,
	by: StaffActor,
): Promise<Result<StatementTaken, StatementFailure | { readonly code: "BUSY" }>> {
	const statement = await readStatementAside(bytes);
	if (!statement.ok) return statement;
	const { credits, movements, leftOut } = statement.value;
	const now = app.clock.now();
	const taken = await transact<StatementTaken, never>(app.db, async (trx) => {
		let added = 0;
		for (let at = 0; at < credits.length; at += CHUNK) {
			const chunk = credits.slice(at, at + CHUNK);
			const booked = await paymentsByKey(
				trx,
				chunk.map(({ reference }) => bankPaymentKey(reference)),
			);
			const withPayments = chunk.map((credit: BankCredit) => {
				const typed = booked.get(bankPaymentKey(credit.reference));
				return {
					...credit,
					payerIbanSealed: sealPayerIban(app, credit.payerIban),
					// Typed with another sum: the line waits, or the rest of its money would be in no list.
					paymentId: typed?.cents === credit.cents ? typed.paymentId : null,
				};
			});
			added += await insertBankLines(trx, withPayments, { staffId: by.publicId, now });
		}
		const payouts = await takePayoutMovements(trx, app, movements, by);
		const result = { added, known: credits.length - added, leftOut, payouts };
		await audit(trx, by, "takeStatement", now.toISOString(), { after: result });
		return ok(result);
	});
	return taken.ok ? taken : fail({ code: "BUSY" });
}

export type LineFailure = "NOT_FOUND" | "SETTLED" | "NO_BOOKING" | "REPEATED" | "BUSY";

/** More than the booking owes: so much of the line would go back. Nothing was booked. */
export interface Surplus {
	readonly surplusCents: Cents;
}

/**
 * Books a line's money for a booking: confirmed, counted or sent back as any transfer is. What is more than the booking
 * owes is booked only with that very sum as `surplusCents`, or with `any`: who books has seen it.
 */
export function bookLine(
	app: PaymentApp,
	{ lineId, bookingNo, surplusCents = 0 }: BookedLine,
	by: StaffActor,
): Promise<Result<TransferOutcome, LineFailure | Surplus>> {
	return transact<TransferOutcome, LineFailure | Surplus>(app.db, async (trx) => {
		const line = await lockBankLine(trx, lineId);
		if (!line) return fail("NOT_FOUND");
		if (line.status !== "open") return fail("SETTLED");
		const bookingId = await findBookingId(trx, bookingNo);
		if (bookingId === null) return fail("NO_BOOKING");
		const { cents, reference } = line;
		const over = await surplusOf(trx, app, bookingId, cents);
		if (over > 0 && surplusCents !== "any" && surplusCents !== over) return fail({ surplusCents: over });
		const shareId = await shareMeant(trx, { bookingId, bookingNo, words: line.words });
		const received = await receiveTransferWithin(trx, app, { bookingId, cents, reference, by, shareId });
		if (!received.ok) return received;
		const { outcome, paymentId } = received.value;
		await settleBankLine(trx, lineId, { status: "booked", paymentId, by: by.publicId, now: app.clock.now() });
		return ok(outcome);
	});
}

interface BookedLine {
	readonly lineId: number;
	readonly bookingNo: string;
	readonly surplusCents?: Cents | "any";
}

/** What of a sum is more than a booking still owes. */
async function surplusOf(trx: Tx, app: PaymentApp, bookingId: number, cents: Cents): Promise<Cents> {
	const row = await lockForMoney(trx, app, bookingId);
	if (!row) return 0;
	const settled = row.state === "cancelled" ? await settledOf(trx, bookingId) : null;
	return transferEffect(row, await factsOf(trx, row), settled, cents).overCents;
}

/** The share of a group room that a transfer's words name beside its booking. */
async function shareMeant(
	trx: Tx,
	{ bookingId, bookingNo, words }: { readonly bookingId: number; readonly bookingNo: string; readonly words: string },
): Promise<number | null> {
	const number = shareNumberIn(words, bookingNo);
	const share = number === null ? null : await findShareByNumber(trx, bookingId, number);
	return share?.share_id ?? null;
}

/**
 * Books those of the lines whose words name a booking that waits for exactly their sum, each by itself; asked anew, so
 * that of two lines for one instalment the second stays. Answers how many were booked.
 */
export async function bookExactLines(app: PaymentApp, lines: readonly LineToMatch[], by: StaffActor): Promise<number> {
	let booked = 0;
	// One after another: each changes what the next one's booking waits for.
	for (const line of lines) {
		const meant = (await meantBookings(app, [line])).get(line.bank_line_id);
		if (meant?.verdict !== "exact") continue;
		const done = await bookLine(app, { lineId: line.bank_line_id, bookingNo: meant.bookingNo }, by);
		if (done.ok) booked += 1;
	}
	return booked;
}

/** Puts a line aside that is no money for a booking, with the reason. */
export function putLineAside(
	app: Pick<PaymentApp, "db" | "clock">,
	{ lineId, reason }: { readonly lineId: number; readonly reason: string },
	by: StaffActor,
): Promise<Result<true, LineFailure>> {
	return transact<true, LineFailure>(app.db, async (trx) => {
		const line = await lockBankLine(trx, lineId);
		if (!line) return fail("NOT_FOUND");
		if (line.status !== "open") return fail("SETTLED");
		await settle(trx, app, line, by, { action: "putBankLineAside", status: "aside", reason });
		return ok(true as const);
	});
}

/**
 * Takes a line up again: one that was put aside, or one that was booked for the wrong booking, whose money is taken
 * back (`take-payment-back.ts`); for that a reason is needed.
 */
export function takeLineBack(
	app: PaymentApp,
	{ lineId, reason = "" }: { readonly lineId: number; readonly reason?: string },
	by: StaffActor,
): Promise<Result<true, LineFailure | TakeBackFailure | "REASON">> {
	return transact<true, LineFailure | TakeBackFailure | "REASON">(app.db, async (trx) => {
		const line = await lockBankLine(trx, lineId);
		if (!line) return fail("NOT_FOUND");
		if (line.status === "open") return fail("SETTLED");
		const { payment_id: paymentId } = line;
		if (paymentId !== null) {
			if (reason.trim() === "") return fail("REASON");
			const back = await takePaymentBackWithin(trx, app, { paymentId, reason: reason.trim(), by });
			if (!back.ok) return back;
		}
		await settle(trx, app, line, by, { action: "takeBankLineBack", status: "open", reason });
		return ok(true as const);
	});
}

async function settle(
	trx: Tx,
	app: Pick<PaymentApp, "clock">,
	{ bank_line_id: lineId, cents, reference }: Pick<BankLineRow, "bank_line_id" | "cents" | "reference">,
	by: StaffActor,
	{
		action,
		status,
		reason,
	}: { readonly action: TrailAction; readonly status: "aside" | "open"; readonly reason: string },
): Promise<void> {
	const how = status === "aside" ? ({ status, reason } as const) : ({ status } as const);
	await settleBankLine(trx, lineId, { ...how, by: by.publicId, now: app.clock.now() });
	await audit(trx, by, action, String(lineId), { before: { cents, reference }, ...(reason ? { reason } : {}) });
}

function audit(
	trx: Parameters<typeof writeAudit>[0],
	by: StaffActor,
	action: TrailAction,
	subjectId: string,
	more: { readonly before?: TrailValues; readonly after?: TrailValues; readonly reason?: string },
): Promise<void> {
	return writeAudit(trx, {
		...trailActor(by),
		action,
		subjectKind: "bank",
		subjectId,
		...more,
	});
}
