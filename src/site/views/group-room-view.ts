import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import type { Localized } from "#domain/language.ts";
import type { Mark, RoomRefusal, Vote } from "#domain/rooms/group-room.ts";

/** A group room as the browser that asks sees it. */
export interface GroupRoomView {
	/** Null: the address that makes one; nothing else of the view is filled then. */
	readonly title: string | null;
	readonly path: string;
	/** Whole address to hand on. */
	readonly shareUrl: string;
	readonly isNew: boolean;
	readonly isClosed: boolean;
	/** The companion of this browser; null: not in the room yet. */
	readonly self: { readonly id: number; readonly isMaker: boolean } | null;
	readonly companions: readonly {
		readonly id: number;
		readonly name: string;
		readonly isMaker: boolean;
		/** Whether they mean to pay a share; null: not said yet. */
		readonly promise: boolean | null;
	}[];
	readonly guests: number;
	readonly homes: readonly RoomHome[];
	readonly stays: readonly RoomStay[];
	/** The dates that suit most; null without any. */
	readonly bestStay: number | null;
	readonly booked: {
		readonly accoId: string;
		readonly title: string;
		readonly arrival: string;
		readonly departure: string;
		readonly state: "booked" | "held" | "waiting" | "over";
		/** ISO instant until which it is held; null when it needs none. */
		readonly until: string | null;
		/** This browser's companion booked it. */
		readonly isOwn: boolean;
		/** The booker's booking online; null for the others. */
		readonly href: string | null;
	} | null;
	/** The companion whose browser booked; null before, and when they left. */
	readonly bookedBy: number | null;
	/** Shares of what is booked, by the dates until which they are paid; null before. */
	readonly shares: RoomShares | null;
	/** Homes and stay with which a room is begun, as its form sends them on; null without homes. */
	readonly start: Readonly<Record<string, string>> | null;
	/** Tells a double press on a form of this page from another one; empty where there is none. */
	readonly once: string;
	/** A form that was not taken: what was typed, and why. */
	readonly posted: {
		readonly values: Readonly<Record<string, string>>;
		readonly refused: RoomRefusal | "BUSY";
	} | null;
	readonly today: string;
	readonly alternates: Localized;
}

export interface RoomShares {
	/** What this browser's companion may divide still; 0 for all but the booker, and when nothing is open. */
	readonly openCents: number;
	/** Shares that wait come to more than is open: somebody has paid without them. */
	readonly isStale: boolean;
	readonly parts: readonly {
		readonly dueOn: string;
		readonly cents: number;
		readonly paidCents: number;
		/** To the booker all of them, to the others their own. */
		readonly shares: readonly {
			readonly id: number;
			readonly companion: number;
			readonly cents: number;
			/** ISO instant; null: not paid. */
			readonly paidAt: string | null;
			/** Where it is paid; null once it is paid, or its date has passed. */
			readonly payUrl: string | null;
		}[];
	}[];
}

export interface RoomHome {
	readonly acco: ListedAccommodation;
	/** False: taken on the best dates, or not for so many. */
	readonly isFree: boolean;
	readonly votes: readonly { readonly companion: number; readonly vote: Vote }[];
	readonly comments: readonly {
		readonly id: number;
		readonly companion: number;
		readonly text: string;
		/** ISO instant. */
		readonly at: string;
	}[];
	/** The booking form with dates and party; null without dates. */
	readonly bookHref: string | null;
	/** The same for a free hold; null where the home takes none. */
	readonly holdHref: string | null;
	/** The home's own page with them. */
	readonly href: string;
}

export interface RoomStay {
	readonly id: number;
	readonly arrival: string;
	readonly departure: string;
	readonly marks: readonly { readonly companion: number; readonly mark: Mark }[];
	/** How many can come. */
	readonly can: number;
}
