import { findBookingId } from "#db/bookings/booking-facts.ts";
import { insertNote } from "#db/bookings/notes.ts";
import type { Db } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { App } from "../app.ts";
import { type StaffBy, trailActor } from "./staff-by.ts";

/** Writes a note beside a booking; guests never see it. Its text stands in no log. */
export function noteBooking(
	app: Pick<App, "db" | "clock">,
	note: { readonly bookingNo: string; readonly text: string },
	by: StaffBy,
): Promise<Result<true, "NOT_FOUND" | "BUSY">> {
	return transact<true, "NOT_FOUND">(app.db, async (trx) => {
		const bookingId = await findBookingId(trx, note.bookingNo);
		if (bookingId === null) return fail("NOT_FOUND");
		await addNote(trx, app, { bookingId, ...note }, by);
		return ok(true as const);
	});
}

/** Adds a note with its trail, in the caller's transaction. */
export async function addNote(
	trx: Db,
	app: Pick<App, "clock">,
	note: { readonly bookingId: number; readonly bookingNo: string; readonly text: string },
	by: StaffBy,
): Promise<void> {
	const { bookingId, bookingNo, text } = note;
	await insertNote(trx, { bookingId, staffId: by.staffId, text, at: app.clock.now() });
	await writeAudit(trx, { ...trailActor(by), action: "note", subjectKind: "booking", subjectId: bookingNo });
}
