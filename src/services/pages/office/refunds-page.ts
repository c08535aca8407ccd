import { listRefundsByBank } from "#db/payments/refunds.ts";
import { listConfirmedPairs, listWaitingAccounts } from "#db/staff/approvals.ts";
import { civilDayAt, isoOf } from "#domain/time/civil-date.ts";
import { officeBooking, officeHref } from "#site/office.ts";
import type { OfficeQuery } from "#site/office-query.ts";
import { type RefundsQuery, readOpenRefund, readRefundsQuery, refundsHref } from "#site/office-refunds.ts";
import type { RefundLine, RefundsPage } from "#site/views/office-refunds-view.ts";
import type { OfficeFormState } from "#site/views/office-view.ts";
import type { App } from "../../app.ts";
import { holdsSurname } from "../../bank/meant-booking.ts";
import { payeeIban } from "../../bank/payer-iban.ts";
import { nameOf } from "./booking-lines.ts";

/** Money that has to be sent back at the bank: whom it goes to, what is written with it, who agreed to it. */

/**
 * Refunds of one guest stand beside each other, at the place of the most urgent one.
 *
 * @param form one that came back: its refund is open
 */
export async function refundsPage(
	app: Pick<App, "db" | "clock" | "settings">,
	requested: OfficeQuery = {},
	form: OfficeFormState | null = null,
): Promise<RefundsPage> {
	const { db, clock } = app;
	const query = readRefundsQuery(requested);
	const rows = [...Map.groupBy(await listRefundsByBank(db), (row) => row.guest_id).values()].flat();
	const together = Map.groupBy(rows, (row) => row.guest_id);
	const agreed = await listConfirmedPairs(db, [...new Set(rows.map((row) => row.booking_id))]);
	const waiting = await listWaitingAccounts(db);
	const today = isoOf(clock.today());
	const all = rows.map(
		(row): RefundLine => ({
			id: row.refund_id,
			bookingNo: row.booking_no,
			href: officeHref(officeBooking(row.booking_no)),
			guest: nameOf(row.guest),
			mailedIn: row.do_not_send_docs ? null : row.lang,
			payee: {
				name: row.payer || nameOf(row.guest),
				isOther: Boolean(row.payer) && !holdsSurname(row.payer ?? "", row.guest.lastname),
				iban: payeeIban(app, row),
				waitsFor: waiting.get(row.refund_id) ?? null,
				writeHref: `${officeHref(officeBooking(row.booking_no))}?do=write-guest`,
			},
			reference: row.booking_no,
			ofGuest: sumOf(together.get(row.guest_id) ?? []),
			from: {
				payer: row.payer ?? "",
				day: row.booked_on ?? (row.paid_at && isoOf(civilDayAt(row.paid_at))),
				reference: referenceOf(row.reference ?? row.provider_id?.replace(/^bank:/, "") ?? ""),
			},
			agreed: agreed.get(row.booking_id) ?? null,
			cents: row.cents,
			dueOn: row.due_on,
			isLate: row.due_on < today,
			hasFailed: row.status === "failed",
			openHref: `${refundsHref(query, row.refund_id)}#do`,
		}),
	);
	const shown = all.filter((line) => isWanted(line, query));
	const isOfLine = form?.name === "refunded" || form?.name === "refund-account";
	const open = isOfLine && form.person !== null ? Number(form.person) : readOpenRefund(requested);
	return {
		name: "refunds",
		...query,
		refunds: shown,
		totalCents: sumOf(shown).cents,
		waiting: all.length,
		open: shown.some(({ id }) => id === open) ? open : null,
	};
}

function isWanted({ bookingNo, guest, payee, isLate, hasFailed }: RefundLine, query: RefundsQuery): boolean {
	const { q, state, account } = query;
	return (
		(state === null || (state === "late" ? isLate : hasFailed)) &&
		(account === null || (account === "known") === (payee.iban !== null)) &&
		`${bookingNo} ${guest} ${payee.name}`.toLowerCase().includes(q.toLowerCase())
	);
}

const sumOf = (rows: readonly { readonly cents: number }[]) => ({
	count: rows.length,
	cents: rows.reduce((sum, { cents }) => sum + cents, 0),
});

/** A digest of ours is found in no bank. */
function referenceOf(reference: string): string {
	return reference.startsWith("line:") ? "" : reference;
}
