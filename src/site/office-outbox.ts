import { officeHref } from "./office.ts";
import { type OfficeQuery, queryText } from "./office-query.ts";

/** Addresses of the office's outbox: which mails, and where a page of them begins. */

export const OUTBOX_LISTS = ["all", "failed", "waiting", "sent"] as const;
export type OutboxList = (typeof OUTBOX_LISTS)[number];

export interface OutboxQuery {
	readonly show: OutboxList;
	/** An e-mail address, or a booking's number; empty: any. */
	readonly q: string;
	/** The list goes on below this mail's number. */
	readonly below: number | null;
}

/** Reads a query; what it says wrongly is left out. */
export function readOutboxQuery(query: OfficeQuery): OutboxQuery {
	const below = queryText(query, "below");
	return {
		show: OUTBOX_LISTS.find((list) => list === queryText(query, "show")) ?? "all",
		q: queryText(query, "q", 254),
		below: /^\d{1,15}$/.test(below) ? Number(below) : null,
	};
}

/** The address of a list, or of its page below a mail. */
export function outboxHref({ show = "all", q = "", below = null }: Partial<OutboxQuery>): string {
	const params = new URLSearchParams();
	if (show !== "all") params.set("show", show);
	if (q !== "") params.set("q", q);
	if (below !== null) params.set("below", String(below));
	return officeHref("outbox") + (params.size > 0 ? `?${params}` : "");
}

/** Path below `/staff` of one mail. */
export function officeMail(id: number | string): string {
	return `mails/${id}`;
}
