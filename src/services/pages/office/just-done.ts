import { findBookingByNumber } from "#db/bookings/booking-facts.ts";
import { listMailsOfBooking } from "#db/mail/outbox.ts";
import { listAudit } from "#db/operations/audit.ts";
import { findApproval } from "#db/staff/approvals.ts";
import { findStaff } from "#db/staff/staff.ts";
import { type JustDone, OFFICE_DONE_OF_PARAM, type OfficeDone, type OfficePage } from "#site/views/office-view.ts";
import type { App } from "../../app.ts";
import { settledOf } from "../../booking/cancel.ts";
import type { StaffSession } from "../../staff/staff-session.ts";

/** What the notice says after an act on a booking: read from the trail, so that an address can say nothing of its own. */

/** Names of what was done in the trail. */
const IN_TRAIL: Partial<Readonly<Record<OfficeDone, readonly string[]>>> = {
	accept: ["acceptApplication"],
	decline: ["declineApplication"],
	"confirm-option": ["confirmOption"],
	"extend-option": ["extendOption"],
	"release-option": ["cancelOption"],
	receive: ["receiveBankTransfer"],
	rebook: ["rebook"],
	"cancel-booking": ["cancel"],
	"cancel-for-host": ["cancelForHost"],
	"write-guest": ["writeToGuest"],
	note: ["note"],
	"assign-booking": ["assignBooking", "unassignBooking"],
	requested: ["askColleague"],
	"second-yes": ["confirmForColleague"],
	"second-no": ["refuseColleague"],
	withdrawn: ["withdrawApproval"],
};

/** @param page the page that the notice stands on: a booking's own, else the address names what was decided */
export async function justDone(
	{ db }: Pick<App, "db">,
	session: Pick<StaffSession, "publicId">,
	done: OfficeDone | null,
	page: OfficePage,
	query: Readonly<Record<string, unknown>>,
): Promise<JustDone | null> {
	const actions = done && IN_TRAIL[done];
	if (!actions) return null;
	const approval = await approvalOf(db, query[OFFICE_DONE_OF_PARAM]);
	const bookingNo = page.name === "booking" ? page.no : page.name === "approvals" ? approval?.booking_no : null;
	if (!bookingNo) return null;
	const trail = await listAudit(db, "booking", bookingNo);
	const entry = trail.find(({ action, actor_id: id }) => actions.includes(action) && id === session.publicId);
	const row = await findBookingByNumber(db, bookingNo);
	if (!entry || !row) return null;
	const after = (entry.after ?? {}) as Readonly<Record<string, unknown>>;
	// What left with it was written in the same transaction, whose time both bear.
	const letters = (await listMailsOfBooking(db, row.booking_id)).filter(
		({ created_at: at }) => at.getTime() === entry.at.getTime(),
	);
	return {
		until: row.expires_at?.toISOString() ?? null,
		cents: await centsOf(db, done, row.booking_id, after),
		name: approval?.asker ?? (await nameOfPerson(db, after.assignedTo)),
		bookingNo,
		approval: approval?.terms.kind ?? null,
		letters: letters
			.map(({ recipient, subject, status }) => ({ recipient, subject, isHeld: status === "suppressed" }))
			.reverse(),
	};
}

async function approvalOf(db: App["db"], id: unknown) {
	return typeof id === "string" && /^\d{1,15}$/.test(id) ? findApproval(db, Number(id)) : null;
}

async function nameOfPerson(db: App["db"], publicId: unknown): Promise<string | null> {
	return typeof publicId === "string" ? ((await findStaff(db, { publicId }))?.name ?? null) : null;
}

async function centsOf(
	db: App["db"],
	done: OfficeDone,
	bookingId: number,
	after: Readonly<Record<string, unknown>>,
): Promise<number | null> {
	if (done === "receive") return Number(after.cents ?? 0);
	if (done === "rebook") return Number(after.backCents ?? 0);
	const isCancelled = done === "cancel-booking" || done === "cancel-for-host";
	return isCancelled ? ((await settledOf(db, bookingId))?.refundCents ?? 0) : null;
}
