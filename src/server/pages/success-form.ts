import type { Context, Next } from "hono";
import { getCookie } from "hono/cookie";
import type { App } from "#services/app.ts";
import { confirmOption, extendHold } from "#services/booking/options.ts";
import { proofCookie } from "#services/booking-proof.ts";
import { getBookingForSuccess } from "#services/get-booking-for-success.ts";
import { guestHref, OWN_AREA } from "#site/guest-area.ts";
import { href } from "#site/href.ts";
import { readPublic } from "#site/rewrite.ts";
import { FORM_BYTES, readFormBody } from "../forms/form-body.ts";

/**
 * `POST` from a success screen, for the session that made the booking: books an option, or gives the hold of a booking
 * that waits for its payment a quarter of an hour more. Whatever stands against it is told where the booking is, in
 * the guest area, or by the screen itself.
 */
export async function successForm(c: Context, next: Next, app: App): Promise<Response | undefined> {
	const address = readPublic(c.req.path);
	if (address?.name !== "successOption" && address?.name !== "successBooking") {
		await next();
		return;
	}
	// A form that stands on every page, such as the newsletter's, is another's.
	const body = await readFormBody(c.req.raw.clone(), FORM_BYTES);
	if (!body.ok || (body.value.values.do !== "book" && body.value.values.do !== "extend")) {
		await next();
		return;
	}
	const { booking: typed = "", version = "" } = body.value.values;
	const { language, name } = address;
	const proof = getCookie(c, proofCookie(app.settings, typed.slice(0, 20))) ?? null;
	const booking = await getBookingForSuccess(app, { bookingNo: typed, proof, lang: language });
	// Without the proof it is the page's general words again.
	if (!booking) return c.redirect(href(name, language), 303);
	const { bookingNo } = booking;
	const screen = `${href(name, language)}?booking=${bookingNo}`;
	if (body.value.values.do === "extend") {
		await extendHold(app, { bookingNo, version: Number(version) });
		return c.redirect(screen, 303);
	}
	const booked = await confirmOption(app, { bookingNo, version: Number(version) }, { actor: "guest" });
	if (!booked.ok) return c.redirect(guestHref(language, OWN_AREA, `bookings/${bookingNo}`), 303);
	return c.redirect(booked.value.paymentUrl ?? screen, 303);
}
