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
	readonly companions: readonly { readonly id: number; readonly name: string; readonly isMaker: boolean }[];
	readonly guests: number;
	readonly homes: readonly RoomHome[];
	readonly stays: readonly RoomStay[];
	/** The dates that suit most; null without any. */
	readonly bestStay: number | null;
	readonly booked: {
		readonly title: string;
		readonly arrival: string;
		readonly departure: string;
		readonly state: "booked" | "held" | "waiting" | "over";
	} | null;
	/** A form that was not taken: what was typed, and why. */
	readonly posted: {
		readonly values: Readonly<Record<string, string>>;
		readonly refused: RoomRefusal | "BUSY";
	} | null;
	readonly today: string;
	readonly alternates: Localized;
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
