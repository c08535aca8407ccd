import type { RedirectEnd, RedirectStatus, UnusedMonths } from "../office-redirects.ts";
import type { RedirectScreen } from "../redirect-target.ts";
import type { RecordView } from "./office-records-view.ts";

/** The office's redirects: old addresses and where they lead. Instants are ISO instants. */

export interface RedirectLine {
	readonly from: string;
	/** Its own page. */
	readonly ownHref: string;
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
	/** How often it was followed since counting began, and when last; null: never. */
	readonly hits: number;
	readonly followed: string | null;
	readonly countedFrom: string;
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

/** Pages that a redirect can lead to by name, with their address. */
export type RedirectScreens = readonly { readonly name: RedirectScreen; readonly href: string }[];

export interface RedirectsPage {
	readonly name: "redirects";
	/** What the list was asked for. */
	readonly text: string;
	readonly status: RedirectStatus | null;
	readonly end: RedirectEnd | null;
	readonly unused: UnusedMonths | null;
	readonly lines: readonly RedirectLine[];
	readonly more: string | null;
	readonly newHref: string;
	readonly trial: RedirectTrial | null;
}

/** The form of a new redirect. */
export interface NewRedirectPage {
	readonly name: "newRedirect";
	readonly screens: RedirectScreens;
}

/** One redirect, with where its old address leads now. */
export interface RedirectPage {
	readonly name: "redirect";
	readonly record: RecordView;
	readonly line: RedirectLine;
	/** Null: it leads to another site, which is not asked before somebody wants to know. */
	readonly trial: RedirectTrial | null;
	/** The same page, on which the other site is asked. */
	readonly tryHref: string;
	/** Who changed it last, and when; null: nobody of the staff. */
	readonly changedBy: string | null;
	readonly screens: RedirectScreens;
}
