import type { BookingRow } from "#db/bookings/booking-facts.ts";
import { DETAIL_NAMES, PARTY_NAMES } from "#domain/forms/guest-area-forms.ts";
import { completeLocalized } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { formatLabelled } from "#i18n/format.ts";
import type { App } from "#services/app.ts";
import { cancelBooking } from "#services/booking/cancel.ts";
import { openCheckout } from "#services/booking/checkout.ts";
import { cancelOption, confirmOption } from "#services/booking/options.ts";
import { changeDetails } from "#services/guests/change-details.ts";
import { writeToOffice } from "#services/guests/message.ts";
import { parseGuest } from "#services/guests/parse-guest.ts";
import { writeReview } from "#services/guests/write-review.ts";
import {
	type ActionFailure,
	type BookingRequest,
	done,
	emailOf,
	type GuestAct,
	type GuestActs,
	type GuestAnswer,
	refused,
} from "./guest-answer.ts";

/** What a guest does with a booking. */

const pathOf = (row: BookingRow) => `bookings/${row.booking_no}`;

const book: GuestAct<"book"> = async (app, request, { version }) => {
	const row = request.booking;
	const booked = await confirmOption(app, { bookingNo: row.booking_no, version }, { actor: "guest" });
	if (!booked.ok) return refused({ name: "book", values: {}, failure: { code: booked.error } });
	const { paymentUrl } = booked.value;
	return paymentUrl ? { redirect: paymentUrl } : done(request, pathOf(row), "booked");
};

/** Books a free hold with what was missing of its guest. */
const complete: GuestAct<"complete"> = async (app, request, { version, acceptTerms: _, ...details }) => {
	const row = request.booking;
	const again = (failure: ActionFailure) => refused({ name: "complete", values: request.values, failure });
	const given = parseGuest({ ...row.guest, ...details });
	if (!given.ok) return again({ code: "VALIDATION", errors: given.error });
	const booked = await confirmOption(app, { bookingNo: row.booking_no, version }, { actor: "guest" }, given.value);
	if (!booked.ok) return again({ code: booked.error });
	const { paymentUrl } = booked.value;
	return paymentUrl ? { redirect: paymentUrl } : done(request, pathOf(row), "booked");
};

const release: GuestAct<"release"> = async (app, request, { version }) => {
	const row = request.booking;
	const released = await cancelOption(app, { bookingNo: row.booking_no, version }, { actor: "guest" });
	if (!released.ok) return refused({ name: "release", values: {}, failure: { code: released.error } });
	return done(request, pathOf(row), "option-cancelled");
};

/** To the provider's page; the pages' policy knows where that is. */
const pay: GuestAct<"pay"> = async (app, request, { what }) => {
	const checkout = await openCheckout(app, request.booking.booking_id, what);
	if (!checkout.ok) return refused({ name: "pay", values: {}, failure: { code: checkout.error } });
	return { redirect: checkout.value.paymentUrl };
};

const cancel: GuestAct<"cancel"> = async (app, request, { version, shownFeeCents }) => {
	const row = request.booking;
	const aim = { bookingNo: row.booking_no, version, cause: "guest", shownFeeCents } as const;
	const cancelled = await cancelBooking(app, aim);
	if (!cancelled.ok) return refused({ name: "cancel", values: {}, failure: { code: cancelled.error } });
	return done(request, pathOf(row), "cancelled");
};

const change: GuestAct<"change"> = async (app, request, { version, adults, children, babies, pets, ...details }) => {
	const row = request.booking;
	const { guestId } = request.session;
	const party = { adults, children, babies, pets };
	const changed = await changeDetails(app, { guestId, bookingNo: row.booking_no, version, details, party });
	if (changed.ok) return done(request, pathOf(row), "changed");
	const differenceCents = changed.error.code === "PRICE_CHANGED" ? changed.error.differenceCents : null;
	return refused({ name: "change", values: request.values, failure: changed.error, differenceCents });
};

/** Sends the office what a guest would like to change, where it changes the price. */
const askChange: GuestAct<"ask-change"> = async (app, request, values) => {
	const row = request.booking;
	const t = translator(request.language);
	const text = [
		...PARTY_NAMES.filter((name) => values[name] !== row[name]).map((name) =>
			formatLabelled(t(`party.${name}`), `${values[name]} (${row[name]})`, request.language),
		),
		...DETAIL_NAMES.filter((name) => values[name] !== row.guest[name]).map((name) =>
			formatLabelled(t(`booking.${name}`), values[name], request.language),
		),
	].join("\n");
	return toOffice(app, request, { name: "ask-change", text, done: "wish-sent" });
};

const message: GuestAct<"message"> = (app, request, { message: text }) =>
	toOffice(app, request, { name: "message", text, done: "message-sent" });

async function toOffice(
	app: App,
	request: BookingRequest,
	{ name, text, done: what }: { name: "message" | "ask-change"; text: string; done: "message-sent" | "wish-sent" },
): Promise<GuestAnswer> {
	const { language, clientAddress, session, booking: row, values } = request;
	const email = await emailOf(app, session.guestId);
	const subject = completeLocalized(row.home.title)[language].slice(0, 160) || row.booking_no;
	const sent = await writeToOffice(app, row, { subject, text, email, language, clientAddress });
	if (!sent.ok) return refused({ name, values, failure: sent.error });
	return done(request, pathOf(row), what);
}

const review: GuestAct<"review"> = async (app, request, { rating, text }) => {
	const { language, session, booking: row, values } = request;
	const { guestId } = session;
	const written = await writeReview(app, {
		guestId,
		bookingNo: row.booking_no,
		rating: Number(rating),
		text,
		language,
	});
	if (!written.ok) return refused({ name: "review", values, failure: written.error });
	return { redirect: `${done(request, pathOf(row), "reviewed").redirect}#review` };
};

export const BOOKING_ACTS = {
	book,
	complete,
	release,
	pay,
	cancel,
	change,
	"ask-change": askChange,
	message,
	review,
} satisfies Partial<
	GuestActs<"book" | "complete" | "release" | "pay" | "cancel" | "change" | "ask-change" | "message" | "review">
>;
