import { loadAccoRows } from "#db/accommodations/acco-rows.ts";
import { type BookingRow, factsOf, findBookingByNumber, findBookingId } from "#db/bookings/booking-facts.ts";
import { isInRoom } from "#db/rooms/group-rooms.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import { openParts } from "#domain/booking/open-instalments.ts";
import { isInsuranceLine, sumOf } from "#domain/booking/travel-sum.ts";
import type { Language } from "#domain/language.ts";
import { transferCode } from "#domain/payments/transfer-code.ts";
import type { BookingType } from "#domain/pricing/allowed-types.ts";
import { dueTogether } from "#domain/pricing/due-together.ts";
import { firstShareOf } from "#domain/pricing/instalments.ts";
import { mayDo } from "#domain/staff/roles.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { partyText } from "#i18n/party-text.ts";
import { OWN_AREA } from "#site/guest-area.ts";
import { alternates } from "#site/href.ts";
import { officeBooking, officeHref } from "#site/office.ts";
import type { SuccessView } from "#site/views/booking-view.ts";
import { listedAccommodation } from "../accommodations/listed-accommodations.ts";
import type { App } from "../app.ts";
import { getBookingForSuccess, type SuccessBooking } from "../booking/get-booking-for-success.ts";
import { tripPath } from "../booking/links.ts";
import { syncBookingPayments } from "../booking/sync-payment.ts";
import { bankOf } from "../documents/bank-of.ts";
import { qrPath } from "../partners/qr-picture.ts";
import { visibleStatuses } from "../viewer.ts";
import { mayBook, type StaffViewer } from "./for-staff.ts";
import { documentLinks } from "./guest/document-links.ts";
import { timelineOf, travelInformationOn } from "./timeline.ts";

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
	const known = booking && (await findBookingByNumber(app.db, booking.bookingNo));
	const forStaff = booking?.isByStaff === true && mayBook(staff);
	const { isByStaff: _, isSilent = false, ...shown } = booking ?? {};
	return {
		type,
		booking: booking &&
			known && {
				...(shown as Omit<SuccessBooking, "isByStaff" | "isSilent">),
				...(await stayOf(app, booking, known, { language, forStaff })),
				hoursLeft: booking.expiresAt === null ? null : hoursUntil(booking.expiresAt, app.clock.now()),
			},
		...(booking && forStaff
			? {
					forStaff: {
						isSilent,
						officeHref: mayDo(staff?.roles ?? [], "bookings.see") ? officeHref(officeBooking(booking.bookingNo)) : null,
					},
				}
			: {}),
		alternates: alternates(ROUTE_OF[type], () => ({})),
	};
}

/** What the screen shows beside the booking itself: the home, how it is paid, what comes, and what is handed on. */
async function stayOf(
	app: App,
	booking: SuccessBooking,
	row: BookingRow,
	{ language, forStaff }: { readonly language: Language; readonly forStaff: boolean },
) {
	const facts = await factsOf(app.db, row);
	const today = app.clock.today();
	const [home] = await loadAccoRows(app.db, [row.acco_id], visibleStatuses(app.viewer));
	const images = home ? listedAccommodation(home, language).images : [];
	// Papers are read in the guest area, into which staff are not signed in.
	const documents = forStaff
		? []
		: ((await documentLinks(app.db, [row.booking_id], { guestId: OWN_AREA, language })).get(row.booking_id) ?? []);
	const isBooked = row.state === "confirmed" || row.state === "completed";
	const isShared = isBooked && !forStaff;
	return {
		image: images[0] ?? null,
		wing: images[1] ?? images[0] ?? null,
		who: partyText(facts.party, language),
		checkinFrom: facts.home.checkinFrom,
		checkoutUntil: facts.home.checkoutUntil,
		steps: timelineOf(row, facts, { today, travelInformation: travelInformationOn(documents) }),
		cancelling: isBooked ? { policy: row.cancellation, daysBefore: facts.stay.arrival - today } : null,
		documents,
		transfer: transferOf(app, booking, facts, language),
		tripUrl: isShared ? app.settings.publicUrl + tripPath(app, row, language) : null,
		canShareCost:
			isShared &&
			facts.party.adults > 1 &&
			openParts(facts).some(({ dueOn }) => dueOn >= today) &&
			!(await isInRoom(app.db, row.booking_id)),
	};
}

/** The account, the next sum, and a code that fills both in; null where nothing is transferred. */
function transferOf(app: App, booking: SuccessBooking, facts: BookingFacts, language: Language) {
	const bank = paysByTransfer(app, booking) ? bankOf(app, language) : null;
	const [next] = openParts(facts);
	if (!bank || !next) return null;
	const code = qrPath(transferCode({ ...bank, cents: next.cents, reference: booking.bookingNo }));
	const [first] = dueTogether(facts.instalments);
	const share =
		first?.dueOn === next.dueOn
			? firstShareOf({
					firstCents: next.cents,
					dueCents: facts.dueCents,
					insuranceCents: sumOf(facts.lines, isInsuranceLine),
				})
			: null;
	return { bank, next: { dueOn: isoOf(next.dueOn), cents: next.cents }, share, code };
}

/** Where nothing is paid online, and where staff booked on invoice. */
function paysByTransfer({ payments }: Pick<App, "payments">, { state, dueCents, isByStaff }: SuccessBooking): boolean {
	return state === "confirmed" && dueCents > 0 && (!payments || isByStaff);
}

/** Whole hours that are left; 0 once it is over. */
function hoursUntil(end: string, now: Date): number {
	return Math.max(0, Math.floor((Date.parse(end) - now.getTime()) / 3_600_000));
}
