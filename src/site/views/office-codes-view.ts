import type { CodeField, CodeTerms } from "#domain/pricing/code-terms.ts";
import type { RecordBooking, RecordView } from "./office-records-view.ts";

/** The office's discount codes. Days are ISO days, instants ISO instants, sums cents. */

/** So many of a code's homes and countries stand in its line. */
export const HOMES_SHOWN = 3;

export interface CodeLine {
	readonly code: string;
	readonly href: string;
	readonly terms: CodeTerms;
	readonly uses: number;
	/** As of today. */
	readonly state: "valid" | "early" | "over" | "used-up";
	readonly isOfStaff: boolean;
}

export interface OpenCode extends CodeLine {
	readonly version: number;
	/** Nobody has used it, and it has not ended: its terms can be changed. */
	readonly isOpen: boolean;
	readonly isEnded: boolean;
	/** Its terms as they are typed. */
	readonly typed: Readonly<Record<CodeField, string>>;
	readonly usedBy: readonly RecordBooking[];
	readonly stay: {
		readonly home: string;
		readonly arrival: string;
		readonly departure: string;
		readonly adults: number;
	};
	/** What it gives on that stay, or why there is no price; null: none was asked for. */
	readonly trial:
		| {
				readonly withoutCents: number;
				readonly withCents: number;
				readonly codeCents: number;
				/** Why it gives nothing, in words. */
				readonly refused: string | null;
		  }
		| { readonly unpriced: string }
		| null;
}

export interface DiscountsPage {
	readonly name: "discounts";
	readonly q: string;
	readonly lines: readonly CodeLine[];
	readonly more: string | null;
	readonly newHref: string;
	/** What the homes of the codes shown are called, by their numbers. */
	readonly homeNames: Readonly<Record<string, string>>;
}

export interface DiscountPage {
	readonly name: "discount";
	readonly record: RecordView;
	readonly code: OpenCode;
	readonly homeNames: DiscountsPage["homeNames"];
}
