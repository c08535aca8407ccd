import type { Insertable, Selectable } from "kysely";
import type { Db } from "../connection/client.ts";
import type { Database } from "../tables/schema.ts";

/** Shares of a booking's price, each paid by a companion of its group room. */

export type RoomShareRow = Selectable<Database["room_share"]>;

/** Stores shares. */
export async function insertShares(trx: Db, shares: readonly Insertable<Database["room_share"]>[]): Promise<void> {
	if (shares.length === 0) return;
	await trx.insertInto("room_share").values(shares).execute();
}

/** The shares of a room's booking by date and number, with what came in for each and has not gone back. */
export async function listShares(db: Db, roomId: number, bookingId: number) {
	const rows = await db
		.selectFrom("room_share as s")
		.selectAll("s")
		.select((share) => [
			share
				.selectFrom("payment as p")
				.whereRef("p.share_id", "=", "s.share_id")
				.where("p.status", "=", "paid")
				.select(({ fn }) => fn.sum<string>("p.cents").as("sum"))
				.as("paid"),
			share
				.selectFrom("payment as p")
				.innerJoin("refund as r", "r.payment_id", "p.payment_id")
				.whereRef("p.share_id", "=", "s.share_id")
				.select(({ fn }) => fn.sum<string>("r.cents").as("sum"))
				.as("back"),
			share
				.selectFrom("payment as p")
				.whereRef("p.share_id", "=", "s.share_id")
				.where("p.status", "=", "paid")
				.select(({ fn }) => fn.max("p.paid_at").as("at"))
				.as("paid_at"),
		])
		.where("s.room_id", "=", roomId)
		.where("s.booking_id", "=", bookingId)
		.orderBy("s.due_on")
		.orderBy("s.number")
		.execute();
	return rows.map(({ paid, back, ...share }) => ({ ...share, paid_cents: Number(paid ?? 0) - Number(back ?? 0) }));
}

/** The share of a link's id, with the first names of who pays it and of who booked; null for an unknown one. */
export async function findShare(db: Db, publicId: string) {
	const row = await db
		.selectFrom("room_share as s")
		.innerJoin("room_companion as c", "c.companion_id", "s.companion_id")
		.innerJoin("group_room as r", "r.room_id", "s.room_id")
		.leftJoin("room_companion as b", "b.companion_id", "r.booked_by")
		.selectAll("s")
		.select(["c.name", "b.name as booker"])
		.where("s.public_id", "=", publicId)
		.executeTakeFirst();
	return row ?? null;
}

/** Shares of bookings that nothing came in for. */
export function listWaitingShares(db: Db, bookingIds: readonly number[]) {
	if (bookingIds.length === 0) return Promise.resolve([]);
	return db
		.selectFrom("room_share as s")
		.select(["s.booking_id", "s.number", "s.cents"])
		.where("s.booking_id", "in", bookingIds)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("payment as p")
						.select("p.payment_id")
						.whereRef("p.share_id", "=", "s.share_id")
						.where("p.status", "=", "paid"),
				),
			),
		)
		.execute();
}

/** The share of a booking with a number that a transfer names; null for an unknown one. */
export async function findShareByNumber(db: Db, bookingId: number, number: number): Promise<RoomShareRow | null> {
	const row = await db
		.selectFrom("room_share")
		.selectAll()
		.where("booking_id", "=", bookingId)
		.where("number", "=", number)
		.executeTakeFirst();
	return row ?? null;
}

/** Takes shares out; their payments stay the booking's. */
export async function deleteShares(trx: Db, shareIds: readonly number[]): Promise<void> {
	if (shareIds.length === 0) return;
	await trx.deleteFrom("room_share").where("share_id", "in", shareIds).execute();
}
