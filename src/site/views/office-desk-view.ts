import type { Language } from "#domain/language.ts";
import type { ApprovalKind } from "#domain/staff/approval.ts";
import type { TrailQuery } from "../office-trail.ts";

/** Smaller desks of the office: banners, reviews, the trail. Instants are ISO instants. */

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

export interface AuditPage {
	readonly name: "audit";
	readonly query: TrailQuery;
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
