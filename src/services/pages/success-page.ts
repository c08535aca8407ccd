import { loadAccoRows } from "#db/accommodations/acco-rows.ts";
import { findBookingId } from "#db/bookings/booking-facts.ts";
import type { Language } from "#domain/language.ts";
import type { BookingType } from "#domain/pricing/allowed-types.ts";
import { mayDo } from "#domain/staff/roles.ts";
import { alternates } from "#site/href.ts";
import { officeBooking, officeHref } from "#site/office.ts";
import type { SuccessView } from "#site/views/booking-view.ts";
import { listedAccommodation } from "../accommodations/listed-accommodations.ts";
import type { App } from "../app.ts";
import { getBookingForSuccess, type SuccessBooking } from "../booking/get-booking-for-success.ts";
import { syncBookingPayments } from "../booking/sync-payment.ts";
import { bankOf } from "../documents/bank-of.ts";
import { visibleStatuses } from "../viewer.ts";
import { mayBook, type StaffViewer } from "./for-staff.ts";

const ROUTE_OF = { Booking: "successBooking", Option: "successOption", Application: "successApplication" } as const;

export interface SuccessPageRequest {
	readonly language: Language;
	readonly type: BookingType;
	readonly bookingNo: string;
	/** Value of the session's cookie for this booking. */
	readonly proof: string | null;
	/** Who of the staff is signed in. */
	readonly staff?: StaffViewer | null;
}

/** The success screen: the booking for the session that made it, a general text for other sessions. */
export async function successPage(app: App, request: SuccessPageRequest): Promise<SuccessView> {
	const { language, type, bookingNo, proof, staff = null } = request;
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
	const { isByStaff = false, isSilent = false, ...shown } = booking ?? {};
	return {
		type,
		booking: booking && {
			...(shown as Omit<SuccessBooking, "isByStaff" | "isSilent">),
			image: (row && listedAccommodation(row, language).images[0]) ?? null,
			bank: paysByTransfer(app, booking) ? bankOf(app, language) : null,
			hoursLeft: booking.expiresAt === null ? null : hoursUntil(booking.expiresAt, app.clock.now()),
		},
		...(booking && isByStaff && mayBook(staff)
			? {
					forStaff: {
						isSilent,
						officeHref: mayDo(staff.roles, "bookings.see") ? officeHref(officeBooking(booking.bookingNo)) : null,
					},
				}
			: {}),
		alternates: alternates(ROUTE_OF[type], () => ({})),
	};
}

/** Where nothing is paid online, and where staff booked on invoice. */
function paysByTransfer({ payments }: Pick<App, "payments">, { state, dueCents, isByStaff }: SuccessBooking): boolean {
	return state === "confirmed" && dueCents > 0 && (!payments || isByStaff);
}

/** Whole hours that are left; 0 once it is over. */
function hoursUntil(end: string, now: Date): number {
	return Math.max(0, Math.floor((Date.parse(end) - now.getTime()) / 3_600_000));
}
