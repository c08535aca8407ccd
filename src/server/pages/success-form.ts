import { getBookingForSuccess } from "#services/booking/get-booking-for-success.ts";
import { confirmOption, extendHold } from "#services/booking/options.ts";
import { makeRoom } from "#services/rooms/change-room.ts";
import { attachBooking } from "#services/rooms/room-booking.ts";
import { guestHref, OWN_AREA } from "#site/guest-area.ts";
import { href } from "#site/href.ts";
import { postForm } from "../forms/answer.ts";
import { keepRoomKey } from "./group-room.ts";

/**
 * `POST` from a success screen, for the session that made the booking: books an option, or gives the hold of a booking
 * that waits for its payment a quarter of an hour more, or makes a group room of a booking, in which companions pay shares. A refusal is shown where the booking is, in
 * the guest area, or by the screen itself.
 */
export const successForm = postForm(async (c, { values }) => {
	const { app, context } = c.var;
	const { address } = context;
	if (values.do !== "book" && values.do !== "extend" && values.do !== "room") return null;
	if (address?.name !== "successOption" && address?.name !== "successBooking") return null;
	const { language, name } = address;
	const { booking: typed = "", version = "" } = values;
	const proof = context.proofOf(typed.slice(0, 20));
	const booking = await getBookingForSuccess(app, { bookingNo: typed, proof, lang: language });
	// Without the proof it is the page's general words again.
	if (!booking) return { redirect: href(name, language) };
	const { bookingNo } = booking;
	const screen = `${href(name, language)}?booking=${bookingNo}`;
	if (values.do === "room") {
		const { accoId, firstname, arrival, departure, adults, children, babies, pets } = booking;
		const party = Object.fromEntries(
			Object.entries({ adults, children, babies, pets }).map(([key, n]) => [key, `${n}`]),
		);
		const sender = { key: null, clientAddress: context.client.ip };
		const made = await makeRoom(
			app,
			language,
			{ ...party, name: firstname, homes: accoId, arrival, departure },
			sender,
		);
		// Too many rooms were made: the booking stays as it is.
		if (!made.ok) return { redirect: screen };
		const { token, key } = made.value;
		keepRoomKey(c, token, key);
		await attachBooking(app, token, { ...sender, key }, { bookingNo, proof: proof ?? "" });
		return { redirect: href("groupRoom", language, { token }) };
	}
	if (values.do === "extend") {
		await extendHold(app, { bookingNo, version: Number(version) });
		return { redirect: screen };
	}
	const booked = await confirmOption(app, { bookingNo, version: Number(version) }, { actor: "guest" });
	return {
		redirect: booked.ok ? (booked.value.paymentUrl ?? screen) : guestHref(language, OWN_AREA, `bookings/${bookingNo}`),
	};
});
