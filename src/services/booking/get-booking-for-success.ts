import { findBookingByNumber, listInstalments, moneyOf } from "#db/bookings/booking-facts.ts";
import { parseBookingNumber } from "#domain/booking/booking-number.ts";
import type { BookingState } from "#domain/booking/process.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import type { BookingType } from "#domain/pricing/allowed-types.ts";
import type { App } from "../app.ts";
import type { InstalmentAnswer } from "../quotes/quote-answer.ts";
import { isHold } from "./agreed.ts";
import { isBookingProof } from "./booking-proof.ts";
import { payUrl } from "./links.ts";
import { waitsForProof } from "./waits-for-proof.ts";

/** What the success screen shows of a booking. */
export interface SuccessBooking {
	readonly bookingNo: string;
	readonly type: BookingType;
	readonly state: BookingState;
	readonly accoId: string;
	readonly firstname: string;
	readonly email: string;
	readonly title: string;
	readonly placename: string;
	readonly image: string | null;
	readonly arrival: string;
	readonly departure: string;
	readonly adults: number;
	readonly children: number;
	readonly babies: number;
	readonly pets: number;
	readonly totalCents: number;
	readonly grandCents: number;
	readonly dueCents: number;
	readonly depositCents: number;
	readonly instalments: readonly InstalmentAnswer[];
	/** What came in and did not go back. */
	readonly paidCents: number;
	/** ISO instant at which a waiting booking runs out. */
	readonly expiresAt: string | null;
	/** An option that lapses unless its mailbox is proved: it is booked after that. */
	readonly waitsForProof: boolean;
	/** A free hold: its guest's details are missing. */
	readonly isHold: boolean;
	readonly version: number;
	/** The hold can be given a quarter of an hour more, once. */
	readonly canExtend: boolean;
	/** Where what is awaited can be paid; null: nothing is, or not online. */
	readonly payUrl: string | null;
	/** Staff made it for the guest. */
	readonly isByStaff: boolean;
	/** No mail about it leaves. */
	readonly isSilent: boolean;
}

/** The booking, if the session that asks is the one that made it; null in every other case alike. */
export async function getBookingForSuccess(
	app: Pick<App, "db" | "settings" | "payments">,
	requested: { readonly bookingNo: string; readonly proof: string | null; readonly lang: Language },
): Promise<SuccessBooking | null> {
	const bookingNo = parseBookingNumber(requested.bookingNo);
	if (!bookingNo || !requested.proof) return null;
	const row = await findBookingByNumber(app.db, bookingNo);
	if (!row || !isBookingProof(app.settings.appSecret, bookingNo, row.public_id, requested.proof)) return null;
	const instalments = await listInstalments(app.db, [row.booking_id]);
	const { received, refunded } = await moneyOf(app.db, row.booking_id);
	return {
		bookingNo,
		type: row.type,
		state: row.state,
		accoId: row.acco_id,
		firstname: row.guest.firstname,
		email: row.guest.email,
		title: completeLocalized(row.home.title)[requested.lang],
		placename: completeLocalized(row.home.placename)[requested.lang],
		image: row.home.image,
		arrival: row.arrival,
		departure: row.departure,
		adults: row.adults,
		children: row.children,
		babies: row.babies,
		pets: row.pets,
		totalCents: row.total_cents,
		grandCents: row.grand_cents,
		dueCents: row.due_cents,
		depositCents: row.deposit_cents,
		instalments: instalments.map(({ due_on: dueOn, cents }) => ({ dueOn, cents })),
		paidCents: received - refunded,
		expiresAt: row.expires_at?.toISOString() ?? null,
		version: row.version,
		canExtend: row.state === "pending_payment" && row.extended_at === null,
		payUrl: app.payments && row.state === "pending_payment" ? payUrl(app, row) : null,
		isByStaff: row.channel === "staff",
		waitsForProof: waitsForProof(row),
		isHold: isHold(row),
		isSilent: row.do_not_send_docs,
	};
}
