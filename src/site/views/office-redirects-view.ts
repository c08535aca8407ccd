import type { RedirectScreen } from "../redirect-target.ts";

/** The office's redirects: old addresses and where they lead. Instants are ISO instants. */

export interface RedirectLine {
	readonly from: string;
	/** As it is typed: a screen's name with its query, or an address elsewhere. */
	readonly target: string;
	/** The page of ours that it is; null: an address elsewhere. */
	readonly screen: RedirectScreen | null;
	/** What the page is asked for, in words of the language of the page. */
	readonly choices: readonly string[];
	/** Where that is, in the language of the page. */
	readonly href: string;
	readonly isOutside: boolean;
	readonly status: 301 | 302;
	readonly version: number;
	readonly changed: string;
}

/** Where an address leads, answer by answer. */
export interface RedirectTrial {
	readonly address: string;
	readonly hops: readonly {
		readonly address: string;
		/** 0: not asked, for it is our own again. */
		readonly status: number;
		/** Old address of the redirect that led on from here; null: none of the table. */
		readonly rule: string | null;
		/** The redirect is permanent, but this answer is not: where it leads hangs on the visitor's language. */
		readonly isByVisitor: boolean;
	}[];
	readonly end: "page" | "outside" | "missing" | "loop" | "silent" | "failed" | "malformed";
}

export interface RedirectsPage {
	readonly name: "redirects";
	/** What the list was asked for. */
	readonly text: string;
	readonly lines: readonly RedirectLine[];
	readonly more: string | null;
	readonly trial: RedirectTrial | null;
	/** Pages that a redirect can lead to by name, with their address. */
	readonly screens: readonly { readonly name: RedirectScreen; readonly href: string }[];
}
