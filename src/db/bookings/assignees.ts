import type { Db } from "../connection/client.ts";

/** Who of the staff looks after which bookings. */

/** Gives a booking to somebody, or to nobody; answers the public id of who had it. */
export async function assignBookingTo(trx: Db, bookingId: number, staffId: number | null): Promise<string | null> {
	const before = await trx
		.selectFrom("booking as b")
		.leftJoin("staff as s", "s.staff_id", "b.assigned_to")
		.select("s.public_id")
		.where("b.booking_id", "=", bookingId)
		.executeTakeFirst();
	await trx.updateTable("booking").set({ assigned_to: staffId }).where("booking_id", "=", bookingId).execute();
	return before?.public_id ?? null;
}

/** Nobody looks after what was somebody's. */
export async function freeBookingsOf(trx: Db, staffId: number): Promise<void> {
	await trx.updateTable("booking").set({ assigned_to: null }).where("assigned_to", "=", staffId).execute();
}

/** How many bookings somebody looks after. */
export async function countBookingsOf(db: Db, staffId: number): Promise<number> {
	const { count } = await db
		.selectFrom("booking")
		.select((select) => select.fn.countAll<number>().as("count"))
		.where("assigned_to", "=", staffId)
		.executeTakeFirstOrThrow();
	return Number(count);
}
