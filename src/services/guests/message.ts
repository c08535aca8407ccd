import type { BookingRow } from "#db/bookings/booking-facts.ts";
import { guestName } from "#domain/booking/guest-form.ts";
import type { Language } from "#domain/language.ts";
import type { Result } from "#domain/result.ts";
import type { App } from "../app.ts";
import { type FormFailure, submitForm } from "../forms/submit-form.ts";

/** A message of a signed-in guest about a booking: the contact form, whose sender is known. */
export async function writeToOffice(
	app: Pick<App, "db" | "clock" | "settings">,
	row: BookingRow,
	message: {
		readonly subject: string;
		readonly text: string;
		/** Where answers go. */
		readonly email: string;
		readonly language: Language;
		readonly clientAddress: string | null;
	},
): Promise<Result<{ readonly id: string }, FormFailure>> {
	const { guest, booking_no: bookingNo } = row;
	const body = {
		lang: message.language,
		email: message.email,
		consent: true,
		website: "",
		variant: "booking",
		name: guestName(guest),
		telephone: guest.telE164,
		subject: message.subject,
		message: message.text,
		bookingNo,
	};
	return submitForm(app, "contact-messages", body, {
		clientAddress: message.clientAddress,
		attribution: {},
		// The same words twice on one day are one press too many.
		once: `${bookingNo} ${app.clock.today()}`,
	});
}
