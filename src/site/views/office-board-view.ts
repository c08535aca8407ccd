import type { BoardQuery, BoardSpan } from "../office-board.ts";

/** What the planning board shows. Days are numbers of days, `to` is the day that is free again. */

export type BarKind = "booking" | "option" | "hold" | "request" | "owner" | "ical" | "maintenance" | "external";

export interface BoardBar {
	readonly kind: BarKind;
	readonly from: number;
	readonly to: number;
	/** Whose it is, for who may read that; empty: nobody's name. */
	readonly name: string;
	readonly bookingNo: string | null;
	/** Hours until it runs out; null: it does not. */
	readonly hours: number | null;
	/** Another home that has a unit in common was booked. */
	readonly isLinked: boolean;
	/** Id of a block by staff, who closed the nights, and why. */
	readonly block: string | null;
	readonly by: string;
	readonly reason: string;
}

export interface BoardHomeLine {
	readonly id: string;
	readonly title: string;
	readonly place: string;
	readonly sleeps: number;
	/** Not on the site for all. */
	readonly status: "test" | "live" | "off";
	readonly bars: readonly BoardBar[];
}

/** Two who have the same nights: ours came first, the other calendar's owner must free his. */
export interface BoardConflict {
	readonly id: number;
	readonly home: string;
	readonly title: string;
	/** Nights that both have. */
	readonly from: number;
	readonly to: number;
	readonly claim: {
		readonly kind: string;
		readonly bookingNo: string | null;
		readonly from: number;
		readonly to: number;
	};
	readonly other: { readonly host: string; readonly from: number; readonly to: number };
	/** ISO. */
	readonly firstSeen: string;
	/** The board with the home, from the week of the first night. */
	readonly href: string;
}

/** What the board's script asks for: homes with what stands on them. */
export interface BoardData {
	readonly homes: readonly BoardHomeLine[];
	/** Key of the next page; null: these were the last. */
	readonly next: string | null;
}

export interface BoardPage {
	readonly name: "board";
	readonly query: BoardQuery;
	readonly today: number;
	/** First day shown, and the first that is not. */
	readonly from: number;
	readonly to: number;
	readonly homes: readonly BoardHomeLine[];
	readonly conflicts: readonly BoardConflict[];
	readonly conflictCount: number;
	readonly mayBlock: boolean;
	/** Who has the nights that a form wanted to close. */
	readonly takers: readonly BoardBar[];
	readonly links: {
		readonly earlier: string;
		readonly later: string;
		readonly today: string;
		readonly before: string | null;
		readonly after: string | null;
		readonly spans: readonly { readonly days: BoardSpan; readonly href: string }[];
		/** The same without words and home. */
		readonly all: string | null;
	};
}
