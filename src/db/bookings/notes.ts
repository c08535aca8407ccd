import type { Db } from "../connection/client.ts";

/** What staff write down beside bookings. */

/** Writes a note down. */
export async function insertNote(
	trx: Db,
	note: { readonly bookingId: number; readonly staffId: number; readonly text: string; readonly at: Date },
): Promise<void> {
	const { bookingId, staffId, text, at } = note;
	await trx
		.insertInto("booking_note")
		.values({ booking_id: bookingId, staff_id: staffId, text, created_at: at })
		.execute();
}

/** The notes beside a booking with who wrote them, the latest first. */
export function listNotes(db: Db, bookingId: number) {
	return db
		.selectFrom("booking_note as n")
		.innerJoin("staff as s", "s.staff_id", "n.staff_id")
		.select(["n.text", "n.created_at", "s.name"])
		.where("n.booking_id", "=", bookingId)
		.orderBy("n.note_id", "desc")
		.execute();
}

/** The notes beside all bookings of a guest, the latest first. */
export function listNotesOfGuest(db: Db, guestId: number, limit: number) {
	return db
		.selectFrom("booking as b")
		.innerJoin("booking_note as n", "n.booking_id", "b.booking_id")
		.innerJoin("staff as s", "s.staff_id", "n.staff_id")
		.select(["n.text", "n.created_at", "s.name", "b.booking_no"])
		.where("b.guest_id", "=", guestId)
		.orderBy("n.note_id", "desc")
		.limit(limit)
		.execute();
}

/** Takes the notes beside bookings away: they may tell of a guest who is forgotten. */
export async function deleteNotes(trx: Db, bookingIds: readonly number[]): Promise<void> {
	if (bookingIds.length === 0) return;
	await trx.deleteFrom("booking_note").where("booking_id", "in", bookingIds).execute();
}
