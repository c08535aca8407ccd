import { officeHref } from "./office.ts";
import { type OfficeQuery, queryText } from "./office-query.ts";

/** The inbox as its address says it: which box, what is looked for, which message. */

export const INBOX_BOXES = ["open", "mine", "waiting", "done", "spam"] as const;
export type InboxBox = (typeof INBOX_BOXES)[number];

export interface InboxQuery {
	readonly box: InboxBox;
	/** Words of who wrote and what. */
	readonly q: string;
	/** The list goes on below this message's number. */
	readonly below: number | null;
}

/** Reads a query; what it says wrongly is left out. */
export function readInboxQuery(query: OfficeQuery): InboxQuery {
	const below = queryText(query, "below");
	return {
		box: INBOX_BOXES.find((known) => known === queryText(query, "box")) ?? "open",
		q: queryText(query, "q"),
		below: /^\d{1,15}$/.test(below) ? Number(below) : null,
	};
}

/** The address of a list, with a message opened beside it. */
export function inboxHref({ box = "open", q = "", below = null }: Partial<InboxQuery>, message?: number): string {
	const params = new URLSearchParams();
	if (box !== "open") params.set("box", box);
	if (q !== "") params.set("q", q);
	if (below !== null) params.set("below", String(below));
	const search = params.toString();
	const path = message === undefined ? "inbox" : `inbox/${message}`;
	return officeHref(path) + (search === "" ? "" : `?${search}`);
}
