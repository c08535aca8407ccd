import { getBookingForSuccess } from "#services/booking/get-booking-for-success.ts";
import { confirmOption, extendHold } from "#services/booking/options.ts";
import { guestHref, OWN_AREA } from "#site/guest-area.ts";
import { href } from "#site/href.ts";
import { postForm } from "../forms/answer.ts";

/**
 * `POST` from a success screen, for the session that made the booking: books an option, or gives the hold of a booking
 * that waits for its payment a quarter of an hour more. A refusal is shown where the booking is, in
 * the guest area, or by the screen itself.
 */
export const successForm = postForm(async (c, { values }) => {
	const { app, context } = c.var;
	const { address } = context;
	if (values.do !== "book" && values.do !== "extend") return null;
	if (address?.name !== "successOption" && address?.name !== "successBooking") return null;
	const { language, name } = address;
	const { booking: typed = "", version = "" } = values;
	const proof = context.proofOf(typed.slice(0, 20));
	const booking = await getBookingForSuccess(app, { bookingNo: typed, proof, lang: language });
	// Without the proof it is the page's general words again.
	if (!booking) return { redirect: href(name, language) };
	const { bookingNo } = booking;
	const screen = `${href(name, language)}?booking=${bookingNo}`;
	if (values.do === "extend") {
		await extendHold(app, { bookingNo, version: Number(version) });
		return { redirect: screen };
	}
	const booked = await confirmOption(app, { bookingNo, version: Number(version) }, { actor: "guest" });
	return {
		redirect: booked.ok ? (booked.value.paymentUrl ?? screen) : guestHref(language, OWN_AREA, `bookings/${bookingNo}`),
	};
});
