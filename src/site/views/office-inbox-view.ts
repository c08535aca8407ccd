import type { BookingState } from "#domain/booking/process.ts";
import type { FormName } from "#domain/forms/site-forms.ts";
import type { Language } from "#domain/language.ts";
import type { InboxBox, InboxQuery } from "../office-inbox.ts";
import type { Counted, MailStatus } from "./office-bookings-view.ts";

/** The inbox as the office sees it. Instants are ISO instants. */

/** A message without who of the staff looks after it. */
export interface ShortMessage {
	readonly id: number;
	readonly href: string;
	readonly form: FormName;
	readonly lang: Language;
	/** Who wrote; the address where no name is known. */
	readonly from: string;
	/** What it is about, as far as it says. */
	readonly about: string;
	/** The beginning of what it says. */
	readonly text: string;
	readonly at: string;
	/** Minutes since it came. */
	readonly minutes: number;
}

export interface MessageLine extends ShortMessage {
	/** Name of who looks after it. */
	readonly assigned: string | null;
	readonly isHere: boolean;
}

/** A booking in a few words. Days are ISO days. */
export interface ShortBooking {
	readonly no: string;
	readonly href: string;
	readonly home: string;
	readonly arrival: string;
	readonly departure: string;
	readonly state: BookingState;
}

export interface MessageView {
	readonly id: number;
	readonly form: FormName;
	/** Name of the form in words. */
	readonly title: string;
	readonly about: string;
	readonly lang: Language;
	readonly from: string;
	readonly email: string;
	readonly at: string;
	readonly status: "new" | "waiting" | "spam" | "handled";
	/** Why it is spam: it was taken for a machine's when it came; null: somebody said so, or nothing is known. */
	readonly spamReason: "honeypot" | "quick" | null;
	/** What it was before it was filed a moment ago; null: it was not. */
	readonly was: "new" | "waiting" | "spam" | "handled" | null;
	/** The next open message; null: there is none. */
	readonly nextHref: string | null;
	readonly assigned: string | null;
	readonly isMine: boolean;
	readonly rows: readonly { readonly label: string; readonly value: string }[];
	readonly parts: readonly { readonly heading: string; readonly lines: readonly string[] }[];
	/** Where the file of an applicant is; null: there is none. */
	readonly fileHref: string | null;
	readonly answers: readonly { readonly at: string; readonly text: string; readonly status: MailStatus }[];
	/** What people of the organisation wrote after the first message. */
	readonly words: readonly { readonly from: string; readonly at: string; readonly text: string }[];
	/** Whose thread it is, and the home that it is about; null: none. */
	readonly organisation: { readonly code: string; readonly href: string } | null;
	readonly home: {
		readonly id: string;
		readonly title: string;
		readonly href: string;
		readonly boardHref: string;
		/** ISO days of arrival and departure, none: beyond what is looked ahead; null: not for this person. */
		readonly free: readonly { readonly from: string; readonly to: string | null }[] | null;
	} | null;
	/** The booking that is named, with its dates and money. Sums are cents. */
	readonly booking:
		| (ShortBooking & {
				readonly totalCents: number;
				readonly receivedCents: number;
				readonly toPayCents: number;
				/** Whoever wrote is its guest. */
				readonly isTheirs: boolean;
		  })
		| null;
	/** The guest of the address that wrote; null: nobody has booked with it. */
	readonly guest: {
		readonly href: string;
		readonly lang: Language;
		readonly telephone: string;
		readonly creditCents: number;
		/** Bookings that are not over, and stays before. */
		readonly open: readonly ShortBooking[];
		readonly before: readonly ShortBooking[];
	} | null;
	/** Booking that a note is written beside; null: there is none. */
	readonly noteOn: string | null;
	/** What is written below the message. */
	readonly writes: "answer" | "note";
	readonly others: readonly { readonly href: string; readonly about: string; readonly at: string }[];
	/** Texts to answer with, in the sender's language. */
	/** How an answer goes out: in which language unless another is chosen, and what each puts around the text. */
	readonly reply: {
		readonly lang: Language;
		readonly ways: readonly {
			readonly lang: Language;
			readonly greeting: string | null;
			readonly foot: string;
			/** Texts of the office in this language. */
			readonly templates: readonly { readonly name: string; readonly text: string }[];
		}[];
	};
	/** The last answer and words that stand here, for the forms. */
	readonly shown: string;
	/** Id of an answer's form. */
	readonly once: string;
	readonly mayAnswer: boolean;
	/** Whoever offers a home can be made an owner with a way into the portal. */
	readonly mayMakeOwner: boolean;
}

export interface InboxPage {
	readonly name: "inbox";
	readonly query: InboxQuery;
	readonly boxes: readonly {
		readonly box: InboxBox;
		readonly href: string;
		readonly counted: Counted;
		readonly isHere: boolean;
	}[];
	readonly lines: readonly MessageLine[];
	/** Where the list goes on; null: that was all. */
	readonly more: string | null;
	readonly message: MessageView | null;
}

export interface TemplatesPage {
	readonly name: "templates";
	readonly templates: readonly {
		/** Its key. */
		readonly name: string;
		/** What it is called in the language of the page. */
		readonly label: string;
		readonly texts: Partial<Record<Language, string>>;
	}[];
	readonly mayChange: boolean;
}
