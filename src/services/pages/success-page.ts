import { loadAccoRows } from "#db/accommodations/acco-rows.ts";
import { findBookingId } from "#db/bookings/booking-facts.ts";
import type { Language } from "#domain/language.ts";
import type { BookingType } from "#domain/pricing/allowed-types.ts";
import { alternates } from "#site/href.ts";
import type { SuccessView } from "#site/views/booking-view.ts";
import { listedAccommodation } from "../accommodations/listed-accommodations.ts";
import type { App } from "../app.ts";
import { getBookingForSuccess } from "../booking/get-booking-for-success.ts";
import { syncBookingPayments } from "../booking/sync-payment.ts";
import { bankOf } from "../documents/bank-of.ts";
import { visibleStatuses } from "../viewer.ts";

const ROUTE_OF = { Booking: "successBooking", Option: "successOption", Application: "successApplication" } as const;

export interface SuccessPageRequest {
	readonly language: Language;
	readonly type: BookingType;
	readonly bookingNo: string;
	/** Value of the session's cookie for this booking. */
	readonly proof: string | null;
}

/** The success screen: the booking for the session that made it, a general text for other sessions. */
export async function successPage(app: App, request: SuccessPageRequest): Promise<SuccessView> {
	const { language, type, bookingNo, proof } = request;
	const requested = { bookingNo, proof, lang: language };
	let found = await getBookingForSuccess(app, requested);
	if (found?.state === "pending_payment") {
		// Who comes back from the provider is often faster than the provider's call.
		const bookingId = await findBookingId(app.db, found.bookingNo);
		if (bookingId !== null) await syncBookingPayments(app, bookingId);
		found = await getBookingForSuccess(app, requested);
	}
	const booking = found?.type === type ? found : null;
	const [row] = booking ? await loadAccoRows(app.db, [booking.accoId], visibleStatuses(app.viewer)) : [];
	return {
		type,
		booking: booking && {
			...booking,
			image: (row && listedAccommodation(row, language).images[0]) ?? null,
			bank: booking.state === "confirmed" && booking.dueCents > 0 && !app.payments ? bankOf(app, language) : null,
			hoursLeft: booking.expiresAt === null ? null : hoursUntil(booking.expiresAt, app.clock.now()),
		},
		alternates: alternates(ROUTE_OF[type], () => ({})),
	};
}

/** Whole hours that are left; 0 once it is over. */
function hoursUntil(end: string, now: Date): number {
	return Math.max(0, Math.floor((Date.parse(end) - now.getTime()) / 3_600_000));
}
