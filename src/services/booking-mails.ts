import type { Db } from "#db/client.ts";
import { queueMail } from "#db/outbox.ts";
import type { HomeFacts } from "#db/sellable-home.ts";
import { DEFAULT_CANCELLATION } from "#domain/booking/cancellation.ts";
import type { Guest } from "#domain/booking/guest-form.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import type { BookingType } from "#domain/pricing/allowed-types.ts";
import type { Quote } from "#domain/pricing/price.ts";
import { type BookingMailFacts, GUEST_MAIL_KINDS, guestBookingMail, officeBookingMail } from "#mail/booking-mails.ts";
import { href } from "#site/href.ts";
import { imageUrl } from "#site/image-url.ts";
import type { Settings } from "./app.ts";
import { picturePath } from "./pictures/picture-source.ts";
import { randomId } from "./signed-id.ts";

/** The language in which the office works. */
const OFFICE_LANGUAGE: Language = "nl";

export interface NewBooking {
	readonly bookingId: number;
	readonly bookingNo: string;
	readonly type: BookingType;
	readonly guest: Guest;
	readonly lang: Language;
	readonly accoId: string;
	readonly country: string;
	readonly facts: HomeFacts;
	readonly quote: Quote;
	readonly expiresAt: Date | null;
	/** Path of the success screen. */
	readonly successUrl: string;
}

/** Puts the guest's mail and the office's copy into the outbox, in the transaction of the booking. */
export async function queueBookingMails(
	trx: Db,
	settings: Pick<Settings, "publicUrl" | "officeMail">,
	booking: NewBooking,
): Promise<void> {
	const { bookingId, guest, lang, type } = booking;
	const guestMail = await guestBookingMail(
		mailFacts(booking, lang, settings.publicUrl + booking.successUrl, settings.publicUrl),
		lang,
	);
	await queueMail(trx, {
		...{ messageId: randomId(), bookingId, kind: GUEST_MAIL_KINDS[type], lang },
		recipient: guest.email,
		recipientName: `${guest.firstname} ${guest.lastname}`,
		...guestMail,
	});
	const homeUrl = settings.publicUrl + href("accommodation", OFFICE_LANGUAGE, { accoId: booking.accoId });
	const officeMail = await officeBookingMail(
		mailFacts(booking, OFFICE_LANGUAGE, homeUrl, settings.publicUrl),
		OFFICE_LANGUAGE,
	);
	await queueMail(trx, {
		...{ messageId: randomId(), bookingId, kind: "office_copy", lang: OFFICE_LANGUAGE },
		recipient: settings.officeMail,
		recipientName: "",
		...officeMail,
	});
}

function mailFacts(booking: NewBooking, language: Language, url: string, publicUrl: string): BookingMailFacts {
	const { facts } = booking;
	const picture = facts.images[0]?.url;
	return {
		bookingNo: booking.bookingNo,
		type: booking.type,
		guest: booking.guest,
		home: {
			title: completeLocalized(facts.title)[language],
			placename: completeLocalized(facts.placename)[language],
			country: booking.country,
			// Mail programs know no site, and some of them no WebP.
			picture: picture
				? publicUrl + imageUrl(picturePath(booking.accoId, picture), { width: 1200, format: "jpeg" })
				: null,
			checkinFrom: facts.checkinFrom,
			checkoutUntil: facts.checkoutUntil,
		},
		quote: booking.quote,
		cancellation: DEFAULT_CANCELLATION,
		expiresAt: booking.expiresAt,
		url,
	};
}
