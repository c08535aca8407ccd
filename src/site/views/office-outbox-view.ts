import type { DocumentKind } from "#domain/booking/process.ts";
import type { Language } from "#domain/language.ts";
import type { MailReader, OutboxList } from "../office-outbox.ts";
import type { MailStatus } from "./office-bookings-view.ts";

/** The office's outbox: mails, and one of them as it was sent. Instants are ISO instants. */

export interface OutboxLine {
	readonly id: number;
	readonly href: string;
	readonly status: MailStatus;
	readonly subject: string;
	readonly recipient: string;
	/** It goes to the office itself. */
	readonly isToOffice: boolean;
	readonly lang: Language;
	/** When it was sent, else written. */
	readonly at: string;
	readonly tries: number;
	/** Why the last try failed; empty: it did not. */
	readonly error: string;
}

export interface OutboxPage {
	readonly name: "outbox";
	readonly show: OutboxList;
	readonly to: MailReader | null;
	/** Language of the mails; null: any. */
	readonly writtenIn: Language | null;
	readonly q: string;
	readonly lists: readonly { readonly list: OutboxList; readonly href: string }[];
	/** Null: what is looked for is neither an address nor a booking's number. */
	readonly lines: readonly OutboxLine[] | null;
	readonly more: string | null;
	/** No mail server is set: nothing leaves. */
	readonly isHeld: boolean;
}

/** What of a mail the person may read. */
export type MailReading = "whole" | "without-links" | "none";

export interface MailPage extends Omit<OutboxLine, "href"> {
	readonly name: "mail";
	readonly reading: MailReading;
	/** Is shown whole once the second factor was shown anew. */
	readonly opensFresh: boolean;
	readonly html: string;
	readonly text: string;
	readonly booking: { readonly no: string; readonly href: string } | null;
	/** Documents that go along; without an address where the person may not have them. */
	readonly attachments: readonly { readonly kind: DocumentKind; readonly number: string; readonly href: string }[];
	/** The mail that this one repeats, and the latest that repeats it. */
	readonly repeats: string | null;
	readonly repeatedBy: string | null;
	readonly mayRetry: boolean;
	readonly mayRepeat: boolean;
}
