import type { Generated, GeneratedAlways } from "kysely";
import type { Language } from "#domain/language.ts";
import type { Mark, Vote } from "#domain/rooms/group-room.ts";

/** The tables of group rooms as Kysely sees them; part of `Database`. */

export interface GroupRoomTable {
	room_id: GeneratedAlways<number>;
	public_id: string;
	/** Of the link's token. */
	token_hash: string;
	title: string;
	lang: Language;
	adults: number;
	children: number;
	babies: number;
	pets: number;
	booking_id: number | null;
	/** The companion whose browser booked. */
	booked_by: number | null;
	shares_numbered: Generated<number>;
	/** Last day by its last use; with a booking it goes by that (`db/rooms/group-rooms.ts`). */
	delete_on: string;
	closed_at: Date | null;
	created_at: Date;
}

interface RoomCompanionTable {
	companion_id: GeneratedAlways<number>;
	room_id: number;
	/** Of the key in the companion's cookie. */
	key_hash: string;
	name: string;
	is_maker: boolean;
	/** Whether they mean to pay a share; null: not said yet. */
	promise: boolean | null;
}

interface RoomHomeTable {
	room_id: number;
	acco_id: string;
	seq: GeneratedAlways<number>;
}

interface RoomVoteTable {
	room_id: number;
	acco_id: string;
	companion_id: number;
	vote: Vote;
}

interface RoomCommentTable {
	comment_id: GeneratedAlways<number>;
	room_id: number;
	acco_id: string;
	companion_id: number;
	text: string;
	created_at: Date;
}

interface RoomStayTable {
	stay_id: GeneratedAlways<number>;
	room_id: number;
	arrival: string;
	departure: string;
}

interface RoomMarkTable {
	stay_id: number;
	companion_id: number;
	mark: Mark;
}

interface RoomShareTable {
	share_id: GeneratedAlways<number>;
	public_id: string;
	room_id: number;
	companion_id: number;
	booking_id: number;
	due_on: string;
	cents: number;
	/** Within its booking. */
	number: number;
	created_at: Date;
}

export interface RoomTables {
	group_room: GroupRoomTable;
	room_companion: RoomCompanionTable;
	room_home: RoomHomeTable;
	room_vote: RoomVoteTable;
	room_comment: RoomCommentTable;
	room_stay: RoomStayTable;
	room_mark: RoomMarkTable;
	room_share: RoomShareTable;
}
