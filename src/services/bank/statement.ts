import { createHash } from "node:crypto";
import type { Cents } from "#domain/money.ts";
import type { IsoDate } from "#domain/time/civil-date.ts";

/** What a file of the bank holds, whatever its format. */

/** Money that came in. */
export interface BankCredit {
	/** The bank's own reference of it, or a digest of what it says: the same in every file that holds it. */
	readonly reference: string;
	/** Day on which the bank booked it. */
	readonly bookedOn: IsoDate;
	readonly cents: Cents;
	/** Name of who paid; empty where the bank says none. */
	readonly payer: string;
	/** Account of who paid; null where the bank says none. */
	readonly payerIban: string | null;
	/** What the payer wrote. */
	readonly words: string;
}

/** Money that may be one of our pay-outs: what went out, and what came back of it. */
export interface BankMovement {
	readonly isOut: boolean;
	readonly bookedOn: IsoDate;
	readonly cents: Cents;
	/** References and words of it. */
	readonly words: string;
	/** Why it came back, as the bank says it. */
	readonly reason: string;
}

export interface Statement {
	readonly credits: readonly BankCredit[];
	readonly movements: readonly BankMovement[];
	/** Entries that are no money for bookings: what went out, what is not booked yet, what came back. */
	readonly leftOut: number;
}

/** Why a file cannot be read. `COLUMNS`: a CSV without day or amount; `CURRENCY`: an account that is not in euros. */
export type StatementFailure =
	| { readonly code: "NOT_A_STATEMENT" }
	| { readonly code: "EMPTY" }
	| { readonly code: "COLUMNS"; readonly missing: readonly ("day" | "amount")[] }
	| { readonly code: "CURRENCY" }
	/** The line of a CSV, or the number of an entry, from 1, whose day or amount cannot be read. */
	| { readonly code: "UNREADABLE_LINE"; readonly line: number };

/** Stops reading a statement; `readStatement` answers with the failure. */
export class StatementError extends Error {
	readonly failure: StatementFailure;
	constructor(failure: StatementFailure) {
		super(failure.code);
		this.failure = failure;
	}
}

const LONGEST_REFERENCE = 64;
const LONGEST_PAYER = 140;
const LONGEST_WORDS = 500;

/** Takes the spaces of a bank's fixed fields out, and what a page cannot show. */
function plain(text: string, longest: number): string {
	return text
		.normalize("NFC")
		.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
		.trim()
		.slice(0, longest)
		.trim();
}

/**
 * Gives the entries of a file their references. One without a reference of the bank gets a digest of its account, day,
 * sum, payer and words, and of how many alike stand before it: the same file, and another that holds the same whole
 * days, makes the same digests.
 *
 * @param account the account that the money came to; empty: the file does not say it.
 */
export function withReferences(
	entries: readonly (Omit<BankCredit, "reference"> & { readonly bankReference: string })[],
	account: string,
): readonly BankCredit[] {
	const alike = new Map<string, number>();
	return entries.map(({ bankReference, ...entry }) => {
		const payer = plain(entry.payer, LONGEST_PAYER);
		const words = plain(entry.words, LONGEST_WORDS);
		const credit = { ...entry, payer, words };
		const given = plain(bankReference, LONGEST_REFERENCE);
		if (given !== "") return { ...credit, reference: given };
		const content = JSON.stringify([account, entry.bookedOn, entry.cents, payer, words]);
		const before = alike.get(content) ?? 0;
		alike.set(content, before + 1);
		const digest = createHash("sha256").update(`${content}${before}`).digest("hex").slice(0, 32);
		return { ...credit, reference: `line:${digest}` };
	});
}
