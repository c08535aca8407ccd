import { LANGUAGES, type Language } from "#domain/language.ts";
import { officeHref } from "./office.ts";
import { type OfficeQuery, queryText } from "./office-query.ts";

/** Addresses of the office's outbox: which mails, and where a page of them begins. */

export const OUTBOX_LISTS = ["all", "failed", "waiting", "sent"] as const;
export type OutboxList = (typeof OUTBOX_LISTS)[number];

/** Whom mails are for: us, or anybody else. */
export const MAIL_READERS = ["office", "others"] as const;
export type MailReader = (typeof MAIL_READERS)[number];

export interface OutboxQuery {
	readonly show: OutboxList;
	/** null: whomever they are for, whatever their language. */
	readonly to: MailReader | null;
	readonly lang: Language | null;
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
		to: MAIL_READERS.find((known) => known === query.to) ?? null,
		lang: LANGUAGES.find((known) => known === query.in) ?? null,
		q: queryText(query, "q", 254),
		below: /^\d{1,15}$/.test(below) ? Number(below) : null,
	};
}

/** What an address of a list says, but for where its page begins. */
export function outboxFields(query: Partial<OutboxQuery>): Readonly<Record<string, string>> {
	const { show = "all", to = null, lang = null, q = "" } = query;
	// `lang` is the language of the office.
	const fields = { show: show === "all" ? "" : show, to: to ?? "", in: lang ?? "", q };
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}

/** The address of a list, or of its page below a mail. */
export function outboxHref({ below = null, ...query }: Partial<OutboxQuery>): string {
	const params = new URLSearchParams(outboxFields(query));
	if (below !== null) params.set("below", String(below));
	return officeHref("outbox") + (params.size > 0 ? `?${params}` : "");
}

/** Path below `/staff` of one mail. */
export function officeMail(id: number | string): string {
	return `mails/${id}`;
}
