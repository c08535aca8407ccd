import { parseIsoDate } from "#domain/time/civil-date.ts";
import { officeHref } from "./office.ts";

/** Addresses of the office's payments: which lines of the bank account, and where a page of them begins. */

export const BANK_LISTS = ["open", "booked", "aside"] as const;
export type BankList = (typeof BANK_LISTS)[number];

export interface PaymentsQuery {
	readonly show: BankList;
	/** Day and key of the line that the page begins after; null: the first page. */
	readonly after: { readonly bookedOn: string; readonly id: number } | null;
}

/** What an address asks for; what it says wrong counts as not said. */
export function readPaymentsQuery(query: Readonly<Record<string, unknown>>): PaymentsQuery {
	const show = BANK_LISTS.find((list) => list === query.show) ?? "open";
	const [, bookedOn, id] = /^(\d{4}-\d{2}-\d{2})_(\d{1,15})$/.exec(String(query.after ?? "")) ?? [];
	const isDay = bookedOn !== undefined && parseIsoDate(bookedOn) !== null;
	return { show, after: isDay ? { bookedOn, id: Number(id) } : null };
}

/** Address of a list, or of its page after a line. */
export function paymentsHref(query: PaymentsQuery): string {
	return officeHref(officePayments(query));
}

/** The same below `/staff`. */
export function officePayments({ show, after }: PaymentsQuery): string {
	const params = new URLSearchParams();
	if (show !== "open") params.set("show", show);
	if (after) params.set("after", `${after.bookedOn}_${after.id}`);
	return params.size > 0 ? `payments?${params}` : "payments";
}
