import { type BookingWithGuest, findBookingWithGuest } from "#db/bookings/find-bookings.ts";
import { parseBookingNumber } from "#domain/booking/booking-number.ts";
import type { App } from "../app.ts";
import { isBookingProof, proofCookie } from "../booking/booking-proof.ts";
import { type GuestSession, guestSession } from "./session.ts";

/** What a browser holds: the session's cookie, and a booking's by its name. */
export interface HeldCookies {
	readonly guest: string | null | undefined;
	of(name: string): string | null | undefined;
}

/**
 * Who a page of the guest area is for. Beside the session of whoever has signed in, the proof of the booking session
 * opens the page and the papers of that one booking, and nothing else: whoever has just booked needs no mail to see
 * what there is to pay. It is never fresh: cancelling asks for the mailbox first.
 */
export async function areaSession(
	app: Pick<App, "db" | "clock" | "settings">,
	path: string,
	cookies: HeldCookies,
): Promise<GuestSession | null> {
	const session = await guestSession(app, cookies.guest);
	const [section = "", name = ""] = path.split("/").filter(Boolean);
	// Most browsers hold no such proof: nothing is looked up for them.
	const held = section === "bookings" ? cookies.of(proofCookie(app.settings, name)) : name;
	const booking = held ? await bookingOfPath(app, section, name) : null;
	if (!booking) return session;
	if (session && session.guestId === booking.guest_id) return session;
	const proof = cookies.of(proofCookie(app.settings, booking.booking_no));
	if (!proof || !isBookingProof(app.settings.appSecret, booking.booking_no, booking.public_id, proof)) return session;
	return {
		guestId: booking.guest_id,
		publicId: booking.guest_public_id,
		tokenHash: "",
		likes: "",
		isFresh: false,
		onlyBooking: { bookingNo: booking.booking_no, firstname: booking.guest.firstname },
	};
}

/** The booking that a path of the area is about: its page, or one of its papers. */
async function bookingOfPath(app: Pick<App, "db">, section: string, name: string): Promise<BookingWithGuest | null> {
	if (section === "bookings") {
		const bookingNo = parseBookingNumber(name);
		return bookingNo ? findBookingWithGuest(app.db, { bookingNo }) : null;
	}
	const document = section === "documents" ? /^([\w-]{22,64})\.pdf$/.exec(name)?.[1] : undefined;
	return document ? findBookingWithGuest(app.db, { document }) : null;
}
