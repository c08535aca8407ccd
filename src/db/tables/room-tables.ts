import type { GeneratedAlways } from "kysely";
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

export interface RoomTables {
	group_room: GroupRoomTable;
	room_companion: RoomCompanionTable;
	room_home: RoomHomeTable;
	room_vote: RoomVoteTable;
	room_comment: RoomCommentTable;
	room_stay: RoomStayTable;
	room_mark: RoomMarkTable;
}
