import { findAccountId } from "#db/ledger/ledger.ts";
import { listStatements } from "#db/ledger/statements.ts";
import type { PartnerBooking } from "#db/partners/partner-desk.ts";
import type { Payee } from "#domain/ledger/account.ts";
import { mayDo, type Right, type Role } from "#domain/staff/roles.ts";
import { officeBooking, officeHref } from "#site/office.ts";
import { type RecordDesk, recordHref } from "#site/office-records.ts";
import type { RecordAct, RecordBooking, RecordStatement, RecordView } from "#site/views/office-records-view.ts";
import type { App } from "../../app.ts";
import { commissionOf } from "../../partners/partner-earnings.ts";

/** What the pages of partners, owners, agencies and codes have in common: their acts, and what lies beside them. */

/** What a page of a record is asked for beside its code. */
export interface RecordRequest {
	readonly roles: readonly Role[];
	/** Name of the act that is looked at, or of the form that came back. */
	readonly doing: unknown;
}

/** An act, who may do it, and whether it can be done now. */
export interface PossibleAct {
	readonly name: RecordAct;
	readonly right: Right;
	readonly isPossible?: boolean;
}

export function recordView(
	{ desk, code, called }: { readonly desk: RecordDesk; readonly code: string; readonly called: string },
	{ roles, doing }: RecordRequest,
	known: readonly PossibleAct[],
): RecordView {
	const acts = known
		.filter(({ right }) => mayDo(roles, right))
		.map(({ name, isPossible = true }) => ({ name, href: `${recordHref(desk, code, name)}#do`, isPossible }));
	const open = acts.find(({ name, isPossible }) => isPossible && name === doing)?.name ?? null;
	return { called, href: recordHref(desk, code), acts, open };
}

const STATEMENTS_SHOWN = 6;

/** The latest statements of who is paid; null: not for this person. */
export async function recordStatements(
	{ db }: Pick<App, "db">,
	roles: readonly Role[],
	payee: Payee,
): Promise<readonly RecordStatement[] | null> {
	if (!mayDo(roles, "payouts.make")) return null;
	const accountId = await findAccountId(db, payee);
	const rows = accountId === null ? [] : await listStatements(db, accountId, null, STATEMENTS_SHOWN);
	return rows.map(({ number, month, total_cents: totalCents, paid_on: paidOn }) => ({
		number,
		month,
		totalCents: Number(totalCents),
		paidOn,
	}));
}

/** States in which a booking may still become one that earns. */
const MAY_EARN: readonly PartnerBooking["state"][] = ["pending_payment", "option", "application"];

/** A booking that somebody brought, with what it earns them, or would once it is booked. */
export function broughtBooking(booking: PartnerBooking): RecordBooking {
	const cents = commissionOf(booking);
	const isAhead = cents === null && MAY_EARN.includes(booking.state);
	return {
		no: booking.bookingNo,
		href: officeHref(officeBooking(booking.bookingNo)),
		state: booking.state,
		arrival: booking.arrival,
		departure: booking.departure,
		commissionCents: isAhead ? booking.commissionCents : cents,
		isAhead,
	};
}
