import type { Db } from "#db/client.ts";
import { queueMail } from "#db/outbox.ts";
import type { HomeFacts } from "#db/sellable-home.ts";
import { DEFAULT_CANCELLATION } from "#domain/booking/cancellation.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import type { Guest } from "#domain/booking/guest-form.ts";
import type { BookingState } from "#domain/booking/process.ts";
import { TERMS_VERSION } from "#domain/booking/terms.ts";
import type { Language } from "#domain/language.ts";
import type { BookingType } from "#domain/pricing/allowed-types.ts";
import type { Quote } from "#domain/pricing/price.ts";
import type { MailLinks } from "#mail/booking-extras.ts";
import { bookingMail, GUEST_MAIL_KINDS } from "#mail/booking-mails.ts";
import type { RenderedMail } from "#mail/layout.ts";
import { OFFICE_LANGUAGE, staffMail } from "#mail/staff-mails.ts";
import { href } from "#site/href.ts";
import { imageUrl } from "#site/image-url.ts";
import type { Settings } from "./app.ts";
import { picturePath } from "./pictures/picture-source.ts";
import { randomId } from "./signed-id.ts";

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
	{ publicUrl, officeMail }: Pick<Settings, "publicUrl" | "officeMail">,
	booking: NewBooking,
): Promise<void> {
	const { bookingId, guest, lang, accoId } = booking;
	const facts = await factsOf(trx, booking);
	const links = {
		bookingUrl: publicUrl + booking.successUrl,
		picture: mailPicture(publicUrl, accoId, facts.home.image),
	};
	await queueMail(trx, {
		...{ messageId: randomId(), bookingId, kind: GUEST_MAIL_KINDS[facts.type], lang },
		recipient: guest.email,
		recipientName: `${guest.firstname} ${guest.lastname}`,
		...(await firstMail(facts, links)),
	});
	await queueMail(trx, {
		...{ messageId: randomId(), bookingId, kind: "office_copy", lang: OFFICE_LANGUAGE },
		recipient: officeMail,
		recipientName: "",
		...(await staffMail("office_copy", facts, { url: publicUrl + href("accommodation", OFFICE_LANGUAGE, { accoId }) })),
	});
}

/** The first mail of a booking, by its type. */
function firstMail(facts: BookingFacts, links: MailLinks): Promise<RenderedMail> {
	const { type, expiresAt: until, lang } = facts;
	if (type === "Booking") return bookingMail("confirmation", facts, { ...links, bank: null, payUrl: null }, lang);
	if (!until) throw new Error(`${type} without an end`);
	return bookingMail(GUEST_MAIL_KINDS[type], facts, { ...links, until }, lang);
}

/** Address of a home's picture for mails: mail programs know no site, and some of them no WebP. */
function mailPicture(publicUrl: string, accoId: string, picture: string | null): string | null {
	return picture && publicUrl + imageUrl(picturePath(accoId, picture), { width: 1200, format: "jpeg" });
}

async function factsOf(trx: Db, booking: NewBooking): Promise<BookingFacts> {
	const { facts, quote, expiresAt } = booking;
	const { bookingNo, type, accoId, guest, lang, country } = booking;
	const { state, created_at: bookedAt } = await trx
		.selectFrom("booking")
		.select(["state", "created_at"])
		.where("booking_id", "=", booking.bookingId)
		.executeTakeFirstOrThrow();
	const { title, region, placename, images, checkinFrom, checkoutUntil, registrationNumber } = facts;
	const { stay, nights, party, lines, totalCents, grandCents, creditsCents, dueCents, depositCents, instalments } =
		quote;
	return {
		...{ bookingNo, type, accoId, guest, lang, expiresAt, bookedAt },
		state: state as BookingState,
		home: {
			...{ title, region, placename, country, checkinFrom, checkoutUntil, registrationNumber },
			image: images[0]?.url ?? null,
		},
		...{ stay, nights, party, lines, totalCents, grandCents, creditsCents, dueCents, depositCents, instalments },
		paidCents: 0,
		cancellation: DEFAULT_CANCELLATION,
		termsVersion: TERMS_VERSION,
	};
}
