import { FORM_NAMES, type FormName } from "#domain/forms/site-forms.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { officeHref } from "./office.ts";
import { type OfficeQuery, queryText } from "./office-query.ts";

/** The inbox as its address says it: which box, what is looked for, which message. */

export const INBOX_BOXES = ["open", "mine", "waiting", "done", "spam"] as const;
export type InboxBox = (typeof INBOX_BOXES)[number];

/** The newsletter's form brings no messages. */
export type MessageForm = Exclude<FormName, "newsletter-subscriptions">;
export const MESSAGE_FORMS: readonly MessageForm[] = FORM_NAMES.filter(
	(name): name is MessageForm => name !== "newsletter-subscriptions",
);

export interface InboxQuery {
	readonly box: InboxBox;
	/** By which form it came, and in which language; null: any. */
	readonly form: MessageForm | null;
	readonly lang: Language | null;
	/** Only those that nobody looks after. */
	readonly unkept: boolean;
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
		form: MESSAGE_FORMS.find((known) => known === query.form) ?? null,
		lang: LANGUAGES.find((known) => known === query.in) ?? null,
		unkept: query.kept === "nobody",
		q: queryText(query, "q"),
		below: /^\d{1,15}$/.test(below) ? Number(below) : null,
	};
}

/** What an address of a list says, but for where its page begins. */
export function inboxFields(query: Partial<InboxQuery>): Readonly<Record<string, string>> {
	const { box = "open", form = null, lang = null, unkept = false, q = "" } = query;
	const fields = {
		box: box === "open" ? "" : box,
		form: form ?? "",
		// `lang` is the language of the office.
		in: lang ?? "",
		kept: unkept ? "nobody" : "",
		q,
	};
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}

/** The address of a list, with a message opened beside it. */
export function inboxHref({ below = null, ...query }: Partial<InboxQuery>, message?: number): string {
	const params = new URLSearchParams(inboxFields(query));
	if (below !== null) params.set("below", String(below));
	const search = params.toString();
	const path = message === undefined ? "inbox" : `inbox/${message}`;
	return officeHref(path) + (search === "" ? "" : `?${search}`);
}
