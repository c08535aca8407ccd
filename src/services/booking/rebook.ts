import { listUnits } from "#db/accommodations/accommodations.ts";
import { insertClaim, releaseBooking } from "#db/availability/claims.ts";
import { findPayee } from "#db/bookings/attribution.ts";
import { type BookingRow, findBookingByNumber, findBookingId, lockBooking } from "#db/bookings/booking-facts.ts";
import { priceColumns, replaceInstalments, replaceLines, updateBooking } from "#db/bookings/bookings.ts";
import { returnDiscountUse } from "#db/bookings/discount-codes.ts";
import { insertQuote } from "#db/bookings/quotes.ts";
import type { Tx } from "#db/connection/client.ts";
import { EXCLUSION_VIOLATION, isSqlError, transact } from "#db/connection/transact.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { releaseBookingCredits } from "#db/payments/credits.ts";
import { commissionOf } from "#domain/booking/commission.ts";
import { isInsuranceLine } from "#domain/booking/travel-sum.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { isoOf, parseIsoDate } from "#domain/time/civil-date.ts";
import { lineLabels } from "#i18n/price-lines.ts";
import type { App } from "../app.ts";
import { randomId } from "../signed-id.ts";
import { type Second, secondPerson } from "../staff/second-person.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";
import { announceTerms } from "./announce-terms.ts";
import { bookedHome } from "./booked-home.ts";
import type { Aim } from "./change-booking.ts";
import { clearForClaim } from "./claim-nights.ts";
import { notify } from "./notify.ts";
import { type OtherStay, type PricedRebooking, priceRebooking, type RebookingRefusal } from "./price-rebooking.ts";

/** Moving a confirmed booking to other dates or another home, with the difference (docs/guides/bookings-and-payments.md#rebooking). */

type RebookApp = Pick<App, "db" | "settings" | "clock" | "company" | "payments" | "viewer">;

export type RebookFailure =
	| RebookingRefusal
	| "NOT_FOUND"
	| "STALE"
	| "PRICE_CHANGED"
	| "OWNER_MUST_AGREE"
	| "SECOND_PERSON"
	| "BUSY";

export interface Rebooking extends Aim {
	readonly other: OtherStay;
	/** The new price in all, and what goes back, as they were shown; others now are shown before anything is done. */
	readonly shown: { readonly grandCents: number; readonly backCents: number };
	/** Of a home on request: that its owner was asked and agrees. */
	readonly ownerAgrees: boolean;
	readonly reason: string;
	/** Who of the staff does it. */
	readonly by: StaffActor;
	readonly second: Second | null;
}

/** What another stay would cost, for a page that shows it before anything is done. */
export async function previewRebooking(
	app: Pick<App, "db" | "clock" | "viewer">,
	bookingNo: string,
	other: OtherStay,
): Promise<Result<PricedRebooking, RebookingRefusal>> {
	const row = await findBookingByNumber(app.db, bookingNo);
	return row ? priceRebooking(app.db, app, row, other) : fail("INVALID_TRANSITION");
}

/**
 * Moves a booking: the new nights are claimed and the old ones given back in one transaction, the booking keeps its
 * number, its money and its payee. What was paid beyond the new price goes back; what gives the
 * guest more than cancelling would needs a second person. Guest, owners and partner are mailed, the invoice is credited and replaced.
 */
export async function rebook(app: RebookApp, wanted: Rebooking): Promise<Result<BookingRow, RebookFailure>> {
	const bookingId = await findBookingId(app.db, wanted.bookingNo);
	if (bookingId === null) return fail("NOT_FOUND");
	try {
		return await transact<BookingRow, RebookFailure>(app.db, (trx) => rebookWithin(trx, app, bookingId, wanted));
	} catch (error) {
		if (isSqlError(error, EXCLUSION_VIOLATION)) return fail("NOT_AVAILABLE");
		throw error;
	}
}

async function rebookWithin(
	trx: Tx,
	app: RebookApp,
	bookingId: number,
	wanted: Rebooking,
): Promise<Result<BookingRow, RebookFailure>> {
	const { other, shown } = wanted;
	const seen = await lockedWithNights(trx, app, bookingId, other);
	if (!seen) return fail("NOT_FOUND");
	if (wanted.version !== undefined && wanted.version !== seen.version) return fail("STALE");
	const priced = await priceRebooking(trx, app, seen, other);
	if (!priced.ok) return priced;
	const { quote, backCents, beyond, isOnRequest, before, loaded } = priced.value;
	if (quote.grandCents !== shown.grandCents || backCents !== shown.backCents) return fail("PRICE_CHANGED");
	if (isOnRequest && !wanted.ownerAgrees) return fail("OWNER_MUST_AGREE");
	if ((beyond || wanted.second) && !(await secondPerson(trx, app, wanted.second))) return fail("SECOND_PERSON");

	const now = app.clock.now();
	await releaseBooking(trx, bookingId, now);
	const claim = { bookingId, unitIds: loaded.unitIds, stay: quote.stay, kind: "booking" as const, expiresAt: null };
	await insertClaim(trx, claim);
	const after = await store(trx, app, seen, priced.value);
	const freedCents = seen.credits_cents - quote.creditsCents;
	if (freedCents > 0) await releaseBookingCredits(trx, bookingId, freedCents, wanted.by.publicId);
	await writeAudit(trx, {
		...trailActor(wanted.by),
		action: "rebook",
		subjectKind: "booking",
		subjectId: seen.booking_no,
		before: stayForTrail(seen),
		after: { ...stayForTrail(after), backCents, ...(wanted.second ? { second: wanted.second.by.publicId } : {}) },
		...(wanted.reason ? { reason: wanted.reason } : {}),
	});
	await announceTerms(trx, app, before, after, "rebooking");
	const { version } = after;
	await notify(trx, app, seen, "owner_cancellation", { version, facts: before });
	for (const kind of ["owner_booking", "partner_booking"] as const) await notify(trx, app, after, kind, { version });
	if (quote.lines.some(isInsuranceLine)) await notify(trx, app, after, "insurance", { version });
	return ok(after);
}

/** Locks in the order of docs/guides/bookings-and-payments.md#order-of-locks: the new nights, then the booking. */
async function lockedWithNights(trx: Tx, app: RebookApp, bookingId: number, other: OtherStay) {
	const units = await listUnits(trx, other.accoId);
	const [arrival, departure] = [parseIsoDate(other.arrival), parseIsoDate(other.departure)];
	const isStay = arrival !== null && departure !== null && arrival < departure;
	if (isStay && units.length > 0) await clearForClaim(trx, app, units, { arrival, departure }, bookingId);
	return lockBooking(trx, bookingId);
}

async function store(trx: Tx, app: RebookApp, row: BookingRow, priced: PricedRebooking): Promise<BookingRow> {
	const { loaded, input, quote } = priced;
	const now = app.clock.now();
	const quoteId = randomId();
	await insertQuote(trx, {
		quote_id: quoteId,
		acco_id: quote.accoId,
		lang: row.lang,
		input,
		priced: quote,
		grand_cents: quote.grandCents,
		rate_version: loaded.facts.version,
		expires_at: now,
	});
	const keepsCode = quote.discount !== null && quote.discount.refused === null;
	if (row.discount_code !== null && !keepsCode) await returnDiscountUse(trx, row.booking_id);
	const partner = row.payee_code === null ? null : await findPayee(trx, row.payee_code);
	const commission = commissionOf({
		partner,
		home: loaded.facts,
		baseCents: quote.commissionBaseCents,
		guestEmail: row.guest.email,
	});
	await replaceLines(trx, row.booking_id, quote.lines, ({ code }) => lineLabels(code, loaded.home.country));
	await replaceInstalments(trx, row.booking_id, quote.instalments, true);
	return updateBooking(trx, row.booking_id, {
		...priceColumns(quote),
		acco_id: quote.accoId,
		arrival: isoOf(quote.stay.arrival),
		departure: isoOf(quote.stay.departure),
		home: JSON.stringify(bookedHome(loaded)),
		quote_id: quoteId,
		discount_code: keepsCode ? row.discount_code : null,
		payee_code: commission.payeeCode,
		commission_bp: commission.bp,
		commission_cents: commission.cents,
		host_code: loaded.facts.hostCode,
		rebooked_at: now,
		version: row.version + 1,
		updated_at: now,
	});
}

function stayForTrail(row: BookingRow) {
	const { acco_id: accoId, arrival, departure, grand_cents: grandCents, version } = row;
	return { accoId, arrival, departure, grandCents, version };
}
