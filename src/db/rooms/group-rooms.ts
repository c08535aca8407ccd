import { type Insertable, type Selectable, sql } from "kysely";
import { type Mark, OVER_FOR_ROOMS, ROOM_DAYS, type Vote } from "#domain/rooms/group-room.ts";
import type { Db } from "../connection/client.ts";
import type { GroupRoomTable } from "../tables/room-tables.ts";

/** Group rooms and all that is said in them. */

export type GroupRoomRow = Selectable<GroupRoomTable>;

/** Stores a room; answers its key. */
export async function insertRoom(trx: Db, room: Insertable<GroupRoomTable>): Promise<number> {
	const { room_id } = await trx.insertInto("group_room").values(room).returning("room_id").executeTakeFirstOrThrow();
	return room_id;
}

/** The moment at which rooms are looked at. */
export interface RoomMoment {
	/** ISO. */
	readonly today: string;
	readonly now: Date;
}

/**
 * The last day on which the room `r` is kept, reckoned from its booking as it is now: some days after the departure while
 * it is not over, else some days after the last use, which the end of a booking is as well.
 */
function keptUntil(now: Date) {
	const { over, onceRunOut } = OVER_FOR_ROOMS;
	return sql<string>`coalesce((
		SELECT CASE
			WHEN b.state = ANY(${[...over]}) OR (b.state = ANY(${[...onceRunOut]}) AND b.expires_at <= ${now})
			THEN greatest(r.delete_on, (coalesce(b.ended_at, b.expires_at) AT TIME ZONE 'UTC')::date + ${ROOM_DAYS.unused}::int)
			ELSE b.departure + ${ROOM_DAYS.afterDeparture}::int END
		FROM booking b WHERE b.booking_id = r.booking_id), r.delete_on)`;
}

function roomOf(db: Db, tokenHash: string, { today, now }: RoomMoment) {
	return db
		.selectFrom("group_room as r")
		.selectAll("r")
		.where("r.token_hash", "=", tokenHash)
		.where(sql<boolean>`${keptUntil(now)} >= ${today}::date`);
}

/** The room of a link's hash; null for an unknown one, and for one whose time is over. */
export async function findRoom(db: Db, tokenHash: string, at: RoomMoment): Promise<GroupRoomRow | null> {
	return (await roomOf(db, tokenHash, at).executeTakeFirst()) ?? null;
}

/** The same, held until the transaction ends, so that what is counted in it stays as it was counted. */
export async function holdRoom(trx: Db, tokenHash: string, at: RoomMoment): Promise<GroupRoomRow | null> {
	return (await roomOf(trx, tokenHash, at).forUpdate("r").executeTakeFirst()) ?? null;
}

/** Notes a use, an end or a booking of a room. */
export async function updateRoom(
	trx: Db,
	roomId: number,
	patch: Partial<Pick<GroupRoomRow, "delete_on" | "closed_at" | "booking_id" | "booked_by" | "shares_numbered">>,
): Promise<void> {
	await trx.updateTable("group_room").set(patch).where("room_id", "=", roomId).execute();
}

/** Deletes rooms whose time is over, with all that is in them; answers how many. */
export async function deleteOverdueRooms(db: Db, { today, now }: RoomMoment): Promise<number> {
	const { numDeletedRows } = await db
		.deleteFrom("group_room as r")
		// By the two indexes; only a booking lets a room go before the day that stands with it.
		.where((where) => where.or([where("r.delete_on", "<", today), where("r.booking_id", "is not", null)]))
		.where(sql<boolean>`${keptUntil(now)} < ${today}::date`)
		.executeTakeFirst();
	return Number(numDeletedRows);
}

/** Who is in a room, in the order in which they came. */
export function listCompanions(db: Db, roomId: number) {
	return db.selectFrom("room_companion").selectAll().where("room_id", "=", roomId).orderBy("companion_id").execute();
}

/** Lets somebody in; answers who it is. */
export async function insertCompanion(
	trx: Db,
	companion: { readonly roomId: number; readonly keyHash: string; readonly name: string; readonly isMaker: boolean },
): Promise<number> {
	const { companion_id } = await trx
		.insertInto("room_companion")
		.values({
			room_id: companion.roomId,
			key_hash: companion.keyHash,
			name: companion.name,
			is_maker: companion.isMaker,
		})
		.returning("companion_id")
		.executeTakeFirstOrThrow();
	return companion_id;
}

/** Gives somebody another key; the one before is of no use any more. */
export async function changeCompanionKey(trx: Db, companionId: number, keyHash: string): Promise<void> {
	await trx.updateTable("room_companion").set({ key_hash: keyHash }).where("companion_id", "=", companionId).execute();
}

/** Keeps whether somebody means to pay a share. */
export async function keepPromise(trx: Db, companionId: number, promise: boolean): Promise<void> {
	await trx.updateTable("room_companion").set({ promise }).where("companion_id", "=", companionId).execute();
}

/** Takes somebody out of a room, with what they said. */
export async function deleteCompanion(trx: Db, roomId: number, companionId: number): Promise<void> {
	await trx
		.deleteFrom("room_companion")
		.where("room_id", "=", roomId)
		.where("companion_id", "=", companionId)
		.where("is_maker", "=", false)
		.execute();
}

/** The homes of a room in the order in which they came. */
export async function listRoomHomes(db: Db, roomId: number): Promise<readonly string[]> {
	const rows = await db
		.selectFrom("room_home")
		.select("acco_id")
		.where("room_id", "=", roomId)
		.orderBy("seq")
		.execute();
	return rows.map((row) => row.acco_id);
}

/** Puts homes into a room; those that are there, or do not exist, are left out. */
export async function addRoomHomes(trx: Db, roomId: number, accoIds: readonly string[]): Promise<void> {
	if (accoIds.length === 0) return;
	await trx
		.insertInto("room_home")
		.columns(["room_id", "acco_id"])
		.expression((from) =>
			from
				.selectFrom("accommodation as a")
				.select((column) => [column.val(roomId).as("room_id"), "a.acco_id"])
				.where("a.acco_id", "in", accoIds)
				.where("a.status", "=", "live"),
		)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** In which ways homes can be asked for. */
export function listWaysToAsk(db: Db, accoIds: readonly string[]) {
	if (accoIds.length === 0) return Promise.resolve([]);
	return db
		.selectFrom("accommodation")
		.select(["acco_id as accoId", "book_mode as bookMode", "option_allowed as optionAllowed"])
		.where("acco_id", "in", accoIds)
		.execute();
}

/** Takes a home out of a room, with its votes and comments. */
export async function deleteRoomHome(trx: Db, roomId: number, accoId: string): Promise<void> {
	await trx.deleteFrom("room_home").where("room_id", "=", roomId).where("acco_id", "=", accoId).execute();
}

/** All votes of a room. */
export function listRoomVotes(db: Db, roomId: number) {
	return db
		.selectFrom("room_vote")
		.select(["acco_id", "companion_id", "vote"])
		.where("room_id", "=", roomId)
		.orderBy("companion_id")
		.execute();
}

/** Keeps a vote, the last one counts; null takes it back. */
export async function keepVote(
	trx: Db,
	of: { readonly roomId: number; readonly accoId: string; readonly companionId: number },
	vote: Vote | null,
): Promise<void> {
	const key = { room_id: of.roomId, acco_id: of.accoId, companion_id: of.companionId };
	if (vote === null) {
		await trx
			.deleteFrom("room_vote")
			.where("room_id", "=", key.room_id)
			.where("acco_id", "=", key.acco_id)
			.where("companion_id", "=", key.companion_id)
			.execute();
		return;
	}
	await trx
		.insertInto("room_vote")
		.values({ ...key, vote })
		.onConflict((conflict) => conflict.columns(["room_id", "acco_id", "companion_id"]).doUpdateSet({ vote }))
		.execute();
}

/** All comments of a room, the oldest first. */
export function listRoomComments(db: Db, roomId: number) {
	return db
		.selectFrom("room_comment")
		.select(["comment_id", "acco_id", "companion_id", "text", "created_at"])
		.where("room_id", "=", roomId)
		.orderBy("comment_id")
		.execute();
}

/** Stores a comment. */
export async function insertRoomComment(
	trx: Db,
	comment: {
		readonly roomId: number;
		readonly accoId: string;
		readonly companionId: number;
		readonly text: string;
		readonly now: Date;
	},
): Promise<void> {
	await trx
		.insertInto("room_comment")
		.values({
			room_id: comment.roomId,
			acco_id: comment.accoId,
			companion_id: comment.companionId,
			text: comment.text,
			created_at: comment.now,
		})
		.execute();
}

/** Deletes a comment of a room; with `companionId` only somebody's own. */
export async function deleteRoomComment(
	trx: Db,
	roomId: number,
	commentId: number,
	companionId: number | null,
): Promise<void> {
	let query = trx.deleteFrom("room_comment").where("room_id", "=", roomId).where("comment_id", "=", commentId);
	if (companionId !== null) query = query.where("companion_id", "=", companionId);
	await query.execute();
}

/** The dates that a room talks about, the earliest first. */
export function listRoomStays(db: Db, roomId: number) {
	return db
		.selectFrom("room_stay")
		.select(["stay_id", "arrival", "departure"])
		.where("room_id", "=", roomId)
		.orderBy("arrival")
		.orderBy("departure")
		.execute();
}

/** Proposes dates; those that are there stay. */
export async function insertRoomStay(trx: Db, roomId: number, arrival: string, departure: string): Promise<void> {
	await trx
		.insertInto("room_stay")
		.values({ room_id: roomId, arrival, departure })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Takes dates back, with what was said of them. */
export async function deleteRoomStay(trx: Db, roomId: number, stayId: number): Promise<void> {
	await trx.deleteFrom("room_stay").where("room_id", "=", roomId).where("stay_id", "=", stayId).execute();
}

/** Who said what of the dates of a room. */
export function listRoomMarks(db: Db, roomId: number) {
	return db
		.selectFrom("room_mark as m")
		.innerJoin("room_stay as s", "s.stay_id", "m.stay_id")
		.select(["m.stay_id", "m.companion_id", "m.mark"])
		.where("s.room_id", "=", roomId)
		.execute();
}

/** Keeps whether dates suit somebody; the last word counts. */
export async function keepMark(trx: Db, stayId: number, companionId: number, mark: Mark): Promise<void> {
	await trx
		.insertInto("room_mark")
		.values({ stay_id: stayId, companion_id: companionId, mark })
		.onConflict((conflict) => conflict.columns(["stay_id", "companion_id"]).doUpdateSet({ mark }))
		.execute();
}

/** Whether a group room already stands for a booking. */
export async function isInRoom(db: Db, bookingId: number): Promise<boolean> {
	const row = await db
		.selectFrom("group_room")
		.select("room_id")
		.where("booking_id", "=", bookingId)
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}
