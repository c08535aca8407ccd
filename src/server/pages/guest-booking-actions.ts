import type { BookingRow } from "#db/bookings/booking-facts.ts";
import { completeLocalized } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import type { App } from "#services/app.ts";
import { cancelBooking } from "#services/booking/cancel.ts";
import { openCheckout } from "#services/booking/checkout.ts";
import { cancelOption, confirmOption } from "#services/booking/options.ts";
import { CHANGEABLE, changeDetails } from "#services/guests/change-details.ts";
import { writeToOffice } from "#services/guests/message.ts";
import { ownBooking } from "#services/guests/own-bookings.ts";
import { writeReview } from "#services/guests/write-review.ts";
import { pickFields } from "../forms/answer.ts";
import { comeBack, done, emailOf, type GuestAnswer, type OwnEntry, type OwnRequest, refused } from "./guest-answer.ts";

/** What a guest does with a booking. Another's booking leads where one that is not there leads: to the 404 of its page. */

type Own = (app: App, request: OwnRequest, row: BookingRow) => Promise<GuestAnswer>;

/** The booking of the address, if it is the guest's. */
function withBooking(act: Own): OwnEntry["run"] {
	return async (app, request) => {
		const [section, bookingNo = ""] = request.path.split("/");
		const row = section === "bookings" ? await ownBooking(app.db, request.session.guestId, bookingNo) : null;
		// The page is rendered as for a look at it, and is not there.
		return row ? act(app, request, row) : comeBack({ status: 404 });
	};
}

/** The version that was shown; none is NaN, which fits no booking. */
function versionOf({ values }: OwnRequest): number {
	return /^\d{1,9}$/.test(values.version ?? "") ? Number(values.version) : Number.NaN;
}

const pathOf = (row: BookingRow) => `bookings/${row.booking_no}`;

const book: Own = async (app, request, row) => {
	const aim = { bookingNo: row.booking_no, version: versionOf(request) };
	const booked = await confirmOption(app, aim, { actor: "guest" });
	if (!booked.ok) return refused({ name: "book", values: {}, failure: { code: booked.error } });
	const { paymentUrl } = booked.value;
	return paymentUrl ? { redirect: paymentUrl } : done(request, pathOf(row), "booked");
};

const release: Own = async (app, request, row) => {
	const aim = { bookingNo: row.booking_no, version: versionOf(request) };
	const released = await cancelOption(app, aim, { actor: "guest" });
	if (!released.ok) return refused({ name: "release", values: {}, failure: { code: released.error } });
	return done(request, pathOf(row), "option-cancelled");
};

/** To the provider's page; the pages' policy knows where that is. */
const pay: Own = async (app, request, row) => {
	const checkout = await openCheckout(app, row.booking_id, request.values.what === "all" ? "all" : "next");
	if (!checkout.ok) return refused({ name: "pay", values: {}, failure: { code: checkout.error } });
	return { redirect: checkout.value.paymentUrl };
};

const cancel: Own = async (app, request, row) => {
	const { shownFeeCents = "" } = request.values;
	const cancelled = await cancelBooking(app, {
		bookingNo: row.booking_no,
		version: versionOf(request),
		cause: "guest",
		// Nothing shown is no fee that there is: what it costs is shown first.
		shownFeeCents: /^\d{1,9}$/.test(shownFeeCents) ? Number(shownFeeCents) : -1,
	});
	if (!cancelled.ok) return refused({ name: "cancel", values: {}, failure: { code: cancelled.error } });
	return done(request, pathOf(row), "cancelled");
};

const DETAILS = [...CHANGEABLE, "adults", "children", "babies", "pets"];

const change: Own = async (app, request, row) => {
	const values = pickFields(request.values, DETAILS);
	const { guestId } = request.session;
	const changed = await changeDetails(app, { guestId, bookingNo: row.booking_no, version: versionOf(request), values });
	if (changed.ok) return done(request, pathOf(row), "changed");
	const differenceCents = changed.error.code === "PRICE_CHANGED" ? changed.error.differenceCents : null;
	return refused({ name: "change", values, failure: changed.error, differenceCents });
};

/** Sends the office what a guest would like to change, where it changes the price. */
const wish: Own = async (app, request, row) => {
	const heads = ["adults", "children", "babies", "pets"] as const;
	const wanted = heads.filter((name) => {
		const text = request.values[name] ?? "";
		return /^\d{1,3}$/.test(text) && Number(text) !== row[name];
	});
	const t = translator(request.language);
	const text = [
		...wanted.map((name) => `${t(`party.${name}`)}: ${request.values[name]} (${row[name]})`),
		...CHANGEABLE.filter((name) => request.values[name] && request.values[name] !== row.guest[name]).map(
			(name) => `${t(`booking.${name}`)}: ${request.values[name]}`,
		),
	].join("\n");
	return toOffice(app, request, row, text, "wish-sent");
};

const message: Own = (app, request, row) => toOffice(app, request, row, request.values.message ?? "", "message-sent");

async function toOffice(
	app: App,
	request: OwnRequest,
	row: BookingRow,
	text: string,
	what: "message-sent" | "wish-sent",
): Promise<GuestAnswer> {
	const { language, clientAddress, session, values } = request;
	const email = await emailOf(app, session.guestId);
	const subject = completeLocalized(row.home.title)[language].slice(0, 160) || row.booking_no;
	const sent = await writeToOffice(app, row, { subject, text, email, language, clientAddress });
	if (!sent.ok) return refused({ name: "message", values: pickFields(values, ["message"]), failure: sent.error });
	return done(request, pathOf(row), what);
}

const review: Own = async (app, request, row) => {
	const { values, language, session } = request;
	const { rating = "", text = "" } = values;
	const { guestId } = session;
	const written = await writeReview(app, { guestId, bookingNo: row.booking_no, rating, text, language });
	if (!written.ok) return refused({ name: "review", values: { rating, text }, failure: written.error });
	return { redirect: `${done(request, pathOf(row), "reviewed").redirect}#review` };
};

export const BOOKING_ACTIONS: readonly (readonly [string, OwnEntry])[] = [
	["book", { run: withBooking(book) }],
	["release", { run: withBooking(release) }],
	["pay", { run: withBooking(pay) }],
	["cancel", { run: withBooking(cancel), fresh: true }],
	["change", { run: withBooking(change) }],
	["wish", { run: withBooking(wish) }],
	["message", { run: withBooking(message) }],
	["review", { run: withBooking(review) }],
];
