import { averageReviews, insertReview, decideReview as storeDecision } from "#db/accommodations/reviews.ts";
import type { BookingRow } from "#db/bookings/booking-facts.ts";
import { isSqlError, transact, UNIQUE_VIOLATION } from "#db/connection/transact.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { REVIEW_WITHIN_DAYS } from "#domain/booking/timers.ts";
import type { Language } from "#domain/language.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import type { App } from "../app.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";
import { ownBooking } from "./own-bookings.ts";

/** What a guest writes of a stay that is over; it is shown once staff have read it. */

export type ReviewFailure = { readonly code: "NOT_FOUND" | "TOO_LATE" | "ALREADY_WRITTEN" };

/** Whether a stay can be written of: it is over, not for too long, and nobody has. */
export function canReview(row: BookingRow, today: number): boolean {
	return row.state === "completed" && today <= dayOf(row.departure) + REVIEW_WITHIN_DAYS;
}

/** Keeps a review for staff to read, once a booking. */
export async function writeReview(
	app: Pick<App, "db" | "clock">,
	review: {
		readonly guestId: number;
		readonly bookingNo: string;
		/** Stars, 1 to 5. */
		readonly rating: number;
		readonly text: string;
		readonly language: Language;
	},
): Promise<Result<{ readonly reviewId: number }, ReviewFailure>> {
	const row = await ownBooking(app.db, review.guestId, review.bookingNo);
	if (!row) return fail({ code: "NOT_FOUND" });
	if (!canReview(row, app.clock.today())) return fail({ code: "TOO_LATE" });
	try {
		const reviewId = await insertReview(app.db, {
			acco_id: row.acco_id,
			source: "guest",
			booking_id: row.booking_id,
			released: false,
			author: row.guest.firstname,
			country: row.guest.countryCode,
			language: review.language,
			rating: review.rating,
			text: review.text,
			stayed: `${row.arrival.slice(0, 7)}-01`,
		});
		return ok({ reviewId });
	} catch (error) {
		if (isSqlError(error, UNIQUE_VIOLATION)) return fail({ code: "ALREADY_WRITTEN" });
		throw error;
	}
}

/** Shows a guest's review or holds it back, by staff; the home's stars follow. False: there is no such review. */
export async function decideReview(
	app: Pick<App, "db" | "clock">,
	decision: {
		readonly reviewId: number;
		readonly release: boolean;
		readonly by: StaffActor;
		readonly reason?: string;
	},
): Promise<boolean> {
	const done = await transact(app.db, async (trx) => {
		const { release: released, by } = decision;
		const accoId = await storeDecision(trx, decision.reviewId, { released, by: by.publicId, at: app.clock.now() });
		if (accoId === null) return ok(false);
		await averageReviews(trx, [accoId]);
		await writeAudit(trx, {
			...trailActor(by),
			action: decision.release ? "releaseReview" : "holdReview",
			subjectKind: "review",
			subjectId: String(decision.reviewId),
			...(decision.reason ? { reason: decision.reason } : {}),
		});
		return ok(true);
	});
	if (!done.ok) throw new Error("the database is busy");
	return done.value;
}
