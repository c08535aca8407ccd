import { type DayNumber, isoOf } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";
import type { BookingRow } from "./booking-facts.ts";

/** Bookings by other keys than their number, and lists of them. */

/** A booking by key; null for an unknown one. */
export async function findBooking(db: Db, bookingId: number): Promise<BookingRow | null> {
	const row = await db.selectFrom("booking").selectAll().where("booking_id", "=", bookingId).executeTakeFirst();
	return row ?? null;
}

/** A booking by the id that links are signed over; null for an unknown one. */
export async function findBookingByPublicId(db: Db, publicId: string): Promise<BookingRow | null> {
	const row = await db.selectFrom("booking").selectAll().where("public_id", "=", publicId).executeTakeFirst();
	return row ?? null;
}

/** A booking with its guest's id in addresses. */
export type BookingWithGuest = Pick<BookingRow, "booking_no" | "public_id" | "guest_id" | "guest"> & {
	readonly guest_public_id: string;
};

/** A booking by its number, or by the public id of one of its documents; null for none, or of a guest who is forgotten. */
export async function findBookingWithGuest(
	db: Db,
	key: { readonly bookingNo: string } | { readonly document: string },
): Promise<BookingWithGuest | null> {
	const bookings = db
		.selectFrom("booking as b")
		.innerJoin("guest as g", "g.guest_id", "b.guest_id")
		.select(["b.booking_no", "b.public_id", "b.guest_id", "b.guest", "g.public_id as guest_public_id"])
		.where("g.anonymised_at", "is", null);
	const row = await ("bookingNo" in key
		? bookings.where("b.booking_no", "=", key.bookingNo).executeTakeFirst()
		: bookings
				.innerJoin("document as d", "d.booking_id", "b.booking_id")
				.where("d.public_id", "=", key.document)
				.executeTakeFirst());
	return row ?? null;
}

/** All bookings of a guest, the latest arrival first. */
export function listBookingsOfGuest(db: Db, guestId: number): Promise<readonly BookingRow[]> {
	return db
		.selectFrom("booking")
		.selectAll()
		.where("guest_id", "=", guestId)
		.orderBy("arrival", "desc")
		.orderBy("booking_id", "desc")
		.execute();
}

/** Bookings of a home that have nights between two days, `departure` not included, and are not over; by arrival. */
export function listStaysAt(
	db: Db,
	accoId: string,
	{ arrival, departure }: { readonly arrival: DayNumber; readonly departure: DayNumber },
): Promise<readonly BookingRow[]> {
	return db
		.selectFrom("booking")
		.selectAll()
		.where("acco_id", "=", accoId)
		.where("arrival", "<", isoOf(departure))
		.where("departure", ">", isoOf(arrival))
		.where("state", "in", ["pending_payment", "option", "confirmed"])
		.orderBy("arrival")
		.orderBy("booking_id")
		.execute();
}

/** How many bookings a guest has, in any state. */
export async function countBookingsOfGuest(db: Db, guestId: number): Promise<number> {
	const { count } = await db
		.selectFrom("booking")
		.select((select) => select.fn.countAll<number>().as("count"))
		.where("guest_id", "=", guestId)
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** Requests that wait for their owner's answer, the oldest first. */
export function listRequests(db: Db): Promise<readonly BookingRow[]> {
	return db.selectFrom("booking").selectAll().where("state", "=", "application").orderBy("created_at").execute();
}

/** Keys of bookings that wait for something and ran out, those that ran out first before all others. */
export async function listRunOut(db: Db, now: Date, limit: number): Promise<readonly number[]> {
	const rows = await db
		.selectFrom("booking")
		.select("booking_id")
		.where("expires_at", "<=", now)
		.orderBy("expires_at")
		.limit(limit)
		.execute();
	return rows.map((row) => row.booking_id);
}

/** Keys of confirmed bookings whose departure lies before a day. */
export async function listDeparted(db: Db, today: DayNumber): Promise<readonly number[]> {
	const rows = await db
		.selectFrom("booking")
		.select("booking_id")
		.where("state", "=", "confirmed")
		.where("departure", "<", isoOf(today))
		.execute();
	return rows.map((row) => row.booking_id);
}
