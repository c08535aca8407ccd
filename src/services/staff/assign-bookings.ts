import { assignBookingTo } from "#db/bookings/assignees.ts";
import { findBookingId, lockBookings } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { holdStaff, listStaff } from "#db/staff/staff.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { mayDo } from "#domain/staff/roles.ts";
import type { App } from "../app.ts";
import { type StaffActor, trailActor } from "./staff-by.ts";

/** Who of the staff looks after a booking. It decides over nothing: whoever may see bookings may work on all of them. */

/** In place of an account: nobody looks after it. */
export const NOBODY = "nobody";

export interface Assignee {
	readonly publicId: string;
	readonly name: string;
}

const maySee = (person: { readonly ended_at: Date | null; readonly roles: Parameters<typeof mayDo>[0] }) =>
	person.ended_at === null && mayDo(person.roles, "bookings.see");

/** Everybody to whom somebody can give a booking, by name, but the own account first. */
export async function listAssignees(db: Db, staffId: number): Promise<readonly Assignee[]> {
	const people = (await listStaff(db)).filter(maySee);
	const ordered = [
		...people.filter((one) => one.staff_id === staffId),
		...people.filter((one) => one.staff_id !== staffId),
	];
	return ordered.map(({ public_id: publicId, name }) => ({ publicId, name }));
}

/**
 * The account that bookings are to be given to, null for nobody; ASSIGNEE: none that can be given any. It is held, so
 * that one which ends waits and then frees what it was given.
 */
export async function holdAssignee(trx: Db, to: string): Promise<Result<AssigneeRow | null, "ASSIGNEE">> {
	if (to === NOBODY) return ok(null);
	const person = await holdStaff(trx, to);
	return person && maySee(person) ? ok(person) : fail("ASSIGNEE");
}

type AssigneeRow = NonNullable<Awaited<ReturnType<typeof holdStaff>>>;

/** Gives one booking to somebody, or to nobody. */
export function assignBooking(
	app: Pick<App, "db">,
	{ bookingNo, to }: { readonly bookingNo: string; readonly to: string },
	by: StaffActor,
): Promise<Result<true, "NOT_FOUND" | "ASSIGNEE" | "BUSY">> {
	return transact<true, "NOT_FOUND" | "ASSIGNEE">(app.db, async (trx) => {
		const bookingId = await findBookingId(trx, bookingNo);
		if (bookingId === null) return fail("NOT_FOUND");
		const assignee = await holdAssignee(trx, to);
		if (!assignee.ok) return assignee;
		await lockBookings(trx, [bookingId]);
		await giveBooking(trx, { bookingId, bookingNo }, assignee.value, by);
		return ok(true as const);
	});
}

/** Gives a booking that is locked to somebody, with its trail, in the caller's transaction. */
export async function giveBooking(
	trx: Db,
	{ bookingId, bookingNo }: { readonly bookingId: number; readonly bookingNo: string },
	assignee: Pick<AssigneeRow, "staff_id" | "public_id"> | null,
	by: StaffActor,
): Promise<void> {
	const before = await assignBookingTo(trx, bookingId, assignee?.staff_id ?? null);
	await writeAudit(trx, {
		...trailActor(by),
		action: assignee ? "assignBooking" : "unassignBooking",
		subjectKind: "booking",
		subjectId: bookingNo,
		before: { assignedTo: before },
		after: { assignedTo: assignee?.public_id ?? null },
	});
}
