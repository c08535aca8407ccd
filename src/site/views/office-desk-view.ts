import type { Language } from "#domain/language.ts";
import type { ApprovalKind } from "#domain/staff/approval.ts";

/** Smaller desks of the office: banners, reviews, refunds by bank, the trail. Instants are ISO instants. */

export interface FlagsPage {
	readonly name: "flags";
	readonly flags: readonly {
		readonly flag: "phone_unavailable" | "ares_server_down";
		readonly isRaised: boolean;
		/** Since when and by whom; null: never set. */
		readonly set: { readonly at: string; readonly by: string; readonly reason: string } | null;
	}[];
}

export interface ReviewsPage {
	readonly name: "reviews";
	readonly reviews: readonly {
		readonly id: number;
		readonly accoId: string;
		readonly homeHref: string;
		readonly author: string;
		readonly rating: number;
		readonly lang: Language;
		readonly text: string;
		readonly at: string;
	}[];
}

export interface RefundsPage {
	readonly name: "refunds";
	readonly refunds: readonly {
		readonly id: number;
		readonly bookingNo: string;
		readonly href: string;
		readonly guest: string;
		/** Whom the money goes to. */
		readonly payee: {
			/** As the bank names who paid, else the guest. */
			readonly name: string;
			/** The account that the money came from; null: the bank's file does not say it. */
			readonly iban: string | null;
			/** Where the guest is asked for it. */
			readonly writeHref: string;
		};
		/** What to write with the transfer. */
		readonly reference: string;
		/** All refunds of the same guest that stand here, this one among them. */
		readonly ofGuest: { readonly count: number; readonly cents: number };
		/** Where the money came from, so that it is found at the bank. */
		readonly from: {
			/** As the bank names who paid; empty: it was written down by hand. */
			readonly payer: string;
			/** ISO date; null: not known. */
			readonly day: string | null;
			/** The bank's reference; empty where it gave none. */
			readonly reference: string;
		};
		readonly cents: number;
		/** ISO date. */
		readonly dueOn: string;
		readonly isLate: boolean;
		readonly hasFailed: boolean;
	}[];
	readonly totalCents: number;
}

export interface AuditPage {
	readonly name: "audit";
	readonly query: { readonly subject: string; readonly actor: string; readonly action: string };
	readonly lines: readonly {
		readonly id: number;
		readonly at: string;
		/** Kind of who did it. */
		readonly actor: string;
		/** Name, number or kind of who did it. */
		readonly who: string;
		readonly action: string;
		readonly subjectKind: string;
		readonly subject: string;
		readonly subjectHref: string | null;
		/** What it is called in place of its number, and what it belongs to; null: nothing else is known. */
		readonly subjectName: string | null;
		readonly subjectOf: string | null;
		readonly before: string;
		readonly after: string;
		readonly reason: string;
		readonly network: string;
	}[];
	/** Names of the staff whom lines name by their public ids. */
	readonly names: Readonly<Record<string, string>>;
	/** What requests to a second person were for, by their numbers. */
	readonly requests: Readonly<Record<string, ApprovalKind>>;
	readonly more: string | null;
	/** The same as a file. */
	readonly csvHref: string;
}
