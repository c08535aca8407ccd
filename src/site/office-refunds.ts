import { officeHref } from "./office.ts";
import { type OfficeQuery, queryText } from "./office-query.ts";

/** Addresses of the office's refunds: which of them, and the one that is about to be noted as sent. */

/** What is said of a refund beside its sum. */
export const REFUND_STATES = ["late", "failed"] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Whether the account that it goes to is known. */
export const REFUND_ACCOUNTS = ["known", "unknown"] as const;
export type RefundAccount = (typeof REFUND_ACCOUNTS)[number];

export interface RefundsQuery {
	/** Part of a name or a booking's number; empty: all. */
	readonly q: string;
	/** null: whatever is said of them, wherever they go. */
	readonly state: RefundState | null;
	readonly account: RefundAccount | null;
}

/** What an address asks for; what it says wrong counts as not said. */
export function readRefundsQuery(query: OfficeQuery): RefundsQuery {
	return {
		q: queryText(query, "q", 80),
		state: REFUND_STATES.find((known) => known === query.state) ?? null,
		account: REFUND_ACCOUNTS.find((known) => known === query.account) ?? null,
	};
}

/** Number of the refund whose act an address opens; null: none. */
export function readOpenRefund(query: OfficeQuery): number | null {
	const said = queryText(query, "refund", 15);
	return /^\d{1,15}$/.test(said) ? Number(said) : null;
}

/** What an address of the list says. */
export function refundsFields({ q, state, account }: RefundsQuery): Readonly<Record<string, string>> {
	const fields = { q, state: state ?? "", account: account ?? "" };
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}

/** Path below `/staff` of the list, or of it with one refund about to be noted as sent. */
export function officeRefunds(query: RefundsQuery, open: number | null = null): string {
	const params = new URLSearchParams(refundsFields(query));
	if (open !== null) params.set("refund", String(open));
	return params.size > 0 ? `refunds?${params}` : "refunds";
}

export function refundsHref(query: RefundsQuery, open: number | null = null): string {
	return officeHref(officeRefunds(query, open));
}
