import type { PayeeKind } from "#domain/ledger/account.ts";

/** The office's desk of pay-outs: what is due, and the files that were made of it. Days are ISO texts, sums cents. */
export interface PayoutsPage {
	readonly name: "payouts";
	/** Those with statements that are not paid, the largest sum first. */
	readonly accounts: readonly {
		readonly kind: PayeeKind;
		readonly code: string;
		readonly label: string;
		readonly cents: number;
		readonly statements: readonly string[];
		/** Where it goes; null: not stated. */
		readonly to: { readonly holder: string; readonly ibanEnd: string } | null;
		/** Why it is not in the next file; null: it is. */
		readonly block: "NOTHING" | "NO_DETAILS" | "HELD" | null;
	}[];
	/** What a file made now would pay. */
	readonly payable: { readonly count: number; readonly cents: number };
	/** The company's own account is known. */
	readonly hasAccount: boolean;
	readonly runs: readonly PayoutRunView[];
}

export interface PayoutRunView {
	readonly id: string;
	/** MsgId of the file. */
	readonly messageId: string;
	readonly state: "proposed" | "released" | "withdrawn";
	readonly executeOn: string;
	/** Instant. */
	readonly madeAt: string;
	readonly maker: string;
	readonly decider: string | null;
	/** Whether the reader may release it; the maker may not. */
	readonly mayRelease: boolean;
	readonly cents: number;
	/** Null: not released. */
	readonly fileHref: string | null;
	readonly payouts: readonly {
		readonly reference: string;
		readonly code: string;
		readonly holder: string;
		readonly ibanEnd: string;
		readonly cents: number;
		readonly state: "waiting" | "paid" | "returned" | "withdrawn";
		readonly paidOn: string | null;
		/** Paid, while its statements are open or settled by another. */
		readonly isTwice: boolean;
		readonly reason: string;
	}[];
}
