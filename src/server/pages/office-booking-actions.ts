import { findBookingByNumber, loadBooking } from "#db/bookings/booking-facts.ts";
import { findPayment } from "#db/payments/payments.ts";
import { fail, type Result } from "#domain/result.ts";
import type { ApprovalTerms } from "#domain/staff/approval.ts";
import { dayOf, parseIsoDate } from "#domain/time/civil-date.ts";
import type { App } from "#services/app.ts";
import { acceptRequest, declineRequest } from "#services/booking/answer-request.ts";
import { cancelBooking, previewCancellation, settledOf } from "#services/booking/cancel.ts";
import { cancelOption, confirmOption, extendOption } from "#services/booking/options.ts";
import { bankPaymentKey, receiveBankTransfer } from "#services/booking/sync-payment.ts";
import { takeHandPaymentBack } from "#services/booking/take-payment-back.ts";
import { transferEffect } from "#services/booking/transfer-effect.ts";
import { writeToGuest } from "#services/booking/write-to-guest.ts";
import { assignBooking } from "#services/staff/assign-bookings.ts";
import { noteBooking } from "#services/staff/booking-notes.ts";
import { propose } from "#services/staff/perform.ts";
import { trailActor } from "#services/staff/staff-by.ts";
import { officeBooking } from "#site/office.ts";
import { type BOOKING_ACTIONS, CHANGES } from "#site/views/office-bookings-view.ts";
import type { OfficeDone } from "#site/views/office-view.ts";
import {
	byOf,
	done,
	later,
	missing,
	NO_REASON,
	type OfficeAct,
	type OfficeActs,
	type OfficeAnswer,
	type OfficeErrors,
	refused,
	type SignedInRequest,
} from "./office-answer.ts";

/** What staff do with a booking, by the use cases that guests, owners and the clock have too. */

type BookingForm = (typeof BOOKING_ACTIONS)[number] | "note" | "assign-booking" | "transfer-back";

const aimOf = ({ booking, version }: { readonly booking: string; readonly version: number }) => ({
	bookingNo: booking,
	version,
});

/** What the notice says: the act's own name; what waits for a second person always says that alone. */
const DONE = {
	accept: "accept",
	decline: "decline",
	"confirm-option": "confirm-option",
	"extend-option": "extend-option",
	"release-option": "release-option",
	receive: "receive",
	"transfer-back": "transfer-back",
	rebook: "rebook",
	price: "requested",
	refund: "requested",
	"cancel-booking": "cancel-booking",
	"cancel-for-host": "cancel-for-host",
	"write-guest": "write-guest",
	note: "note",
	"assign-booking": "assign-booking",
} as const satisfies Readonly<Record<BookingForm, OfficeDone>>;

/** Leads back to the booking, or shows the form again; a booking that there is not is answered like a missing page. */
function answered(
	request: SignedInRequest,
	name: BookingForm,
	bookingNo: string,
	outcome: Result<unknown, string>,
	kept: readonly string[] = [],
): OfficeAnswer {
	// A note beside the booking that a message names is written where the message is read.
	const isFromInbox = name === "note" && request.path.startsWith("inbox/");
	if (outcome.ok) return done(isFromInbox ? request.path : officeBooking(bookingNo), DONE[name]);
	return refused(request, name, { code: outcome.error }, { kept: [...kept, "version"] });
}

/** The form comes back to say what would come of it: nothing is done, and nothing is wrong. */
function comesBack({ values }: SignedInRequest, name: BookingForm, kept: readonly string[]): OfficeAnswer {
	const typed = Object.fromEntries(kept.map((field) => [field, values[field] ?? ""]));
	const form = { name, values: typed, errors: {}, refused: null, person: null };
	return { status: 200, code: null, page: { office: { form, instead: null } } };
}

const accept: OfficeAct<"accept"> = async (app, request, values) =>
	answered(request, "accept", values.booking, await acceptRequest(app, aimOf(values), trailActor(byOf(request))));

const decline: OfficeAct<"decline"> = async (app, request, values) => {
	const kept = ["why", "reason"];
	if (values.why === "other" && values.reason === "") {
		// The guest would read nothing.
		const errors = [{ path: "reason", code: "REQUIRED" }];
		return refused(request, "decline", { code: "VALIDATION", errors }, { kept });
	}
	const reason = values.why === "other" ? values.reason : values.why;
	const declined = await declineRequest(app, aimOf(values), trailActor(byOf(request)), reason);
	return answered(request, "decline", values.booking, declined, kept);
};

const confirm: OfficeAct<"confirm-option"> = async (app, request, values) =>
	answered(
		request,
		"confirm-option",
		values.booking,
		await confirmOption(app, aimOf(values), trailActor(byOf(request))),
	);

const DAY_MS = 86_400_000;

const extend: OfficeAct<"extend-option"> = async (app, request, values) => {
	const { booking, days } = values;
	const row = await findBookingByNumber(app.db, booking);
	const until = new Date((row?.expires_at ?? app.clock.now()).getTime() + days * DAY_MS);
	const extended = row ? await extendOption(app, { ...aimOf(values), until }, byOf(request)) : fail("NOT_FOUND");
	return answered(request, "extend-option", booking, extended, ["days"]);
};

const release: OfficeAct<"release-option"> = async (app, request, values) =>
	answered(
		request,
		"release-option",
		values.booking,
		await cancelOption(app, aimOf(values), trailActor(byOf(request))),
	);

const receive: OfficeAct<"receive"> = async (app, request, values) => {
	const { booking, amount: cents, reference, receivedOn, seen } = values;
	const kept = ["amount", "reference", "receivedOn"];
	const stored = await loadBooking(app.db, booking);
	if (!stored) return missing();
	const wrongDay = dayFailure(app, receivedOn);
	if (wrongDay) {
		const errors = [{ path: "receivedOn", code: wrongDay }];
		return refused(request, "receive", { code: "VALIDATION", errors }, { kept });
	}
	if (await findPayment(app.db, "bank", bankPaymentKey(reference))) {
		return refused(request, "receive", { code: "REPEATED" }, { kept });
	}
	const { row, facts } = stored;
	const settled = row.state === "cancelled" ? await settledOf(app.db, row.booking_id) : null;
	// What comes of it is shown before it is done, and shown anew when it is something else by now.
	if (seen === "") return comesBack(request, "receive", kept);
	if (seen === CHANGES) return comesBack(request, "receive", [...kept, "seen"]);
	if (seen !== transferEffect(row, facts, settled, cents).seen) {
		return refused(request, "receive", { code: "STALE" }, { kept });
	}
	const isToday = dayOf(receivedOn) === app.clock.today();
	const received = await receiveBankTransfer(app, {
		bookingId: row.booking_id,
		cents,
		reference,
		// A day has no hour: noon is the same day everywhere in Europe.
		...(isToday ? {} : { receivedAt: new Date((dayOf(receivedOn) + 0.5) * DAY_MS) }),
		shownPaidCents: facts.paidCents,
		by: byOf(request),
	});
	return answered(request, "receive", booking, received, kept);
};

const transferBack: OfficeAct<"transfer-back"> = async (app, request, { booking, payment, reason }) => {
	const taken = await takeHandPaymentBack(app, { bookingNo: booking, paymentId: payment, reason }, byOf(request));
	if (!taken.ok && taken.error === "REASON") return refused(request, "transfer-back", NO_REASON);
	return answered(request, "transfer-back", booking, taken, ["reason"]);
};

/** What else is wrong with a transfer whose other fields cannot be read: all of it is said at once. */
export function withDay(app: App, { receivedOn = "" }: SignedInRequest["values"], errors: OfficeErrors): OfficeErrors {
	if (parseIsoDate(receivedOn) === null) return errors;
	const wrongDay = dayFailure(app, receivedOn);
	return wrongDay ? [...errors, { path: "receivedOn", code: wrongDay }] : errors;
}

/** A year is more than any transfer waits to be found. */
const OLDEST_TRANSFER_DAYS = 366;

/** Why a transfer cannot be of a day; null: it can. */
function dayFailure({ clock }: App, day: string): "DAY_AHEAD" | "DAY_LONG_AGO" | null {
	const days = dayOf(day) - clock.today();
	return days > 0 ? "DAY_AHEAD" : days < -OLDEST_TRANSFER_DAYS ? "DAY_LONG_AGO" : null;
}

const cancelForHost: OfficeAct<"cancel-for-host"> = async (app, request, values) => {
	const { booking, fee: shownFeeCents, paid: shownPaidCents, reason } = values;
	const terms = { cause: "host" as const, reason, shownFeeCents, shownPaidCents };
	const cancelled = await cancelBooking(app, { ...aimOf(values), ...terms, by: byOf(request) });
	return answered(request, "cancel-for-host", booking, cancelled, ["reason", "paid"]);
};

/** Does what one may do alone, or asks a colleague. */
async function proposed(
	app: App,
	request: SignedInRequest,
	name: "cancel-booking" | "rebook" | "price" | "refund",
	values: { readonly booking: string; readonly version: number; readonly reason: string; readonly paid?: number },
	terms: ApprovalTerms,
	kept: readonly string[],
): Promise<OfficeAnswer> {
	const subject = { ...aimOf(values), ...(values.paid === undefined ? {} : { shownPaidCents: values.paid }) };
	const proposal = { subject, terms, reason: values.reason };
	const outcome = await propose(app, proposal, byOf(request));
	if (outcome.ok && outcome.value === "waiting") return done(officeBooking(values.booking), "requested");
	return answered(request, name, values.booking, outcome, [...kept, "reason"]);
}

const cancel: OfficeAct<"cancel-booking"> = async (app, request, values) => {
	const { booking, fee: feeCents, paid, refund: refundCents, reason, asks } = values;
	const kept = ["refund", "reason", "paid"];
	const preview = await previewCancellation(app, booking, "staff");
	// Money moves without another version of the booking.
	if (preview && preview.settlement.paidCents !== paid) {
		return answered(request, "cancel-booking", booking, fail("STALE"), kept);
	}
	const isBeyond = preview !== null && refundCents > preview.settlement.refundCents;
	if (isBeyond && preview.version === values.version && refundCents <= preview.settlement.paidCents) {
		if (reason === "") {
			const errors = [{ path: "reason", code: "REQUIRED" }];
			return refused(request, "cancel-booking", { code: "VALIDATION", errors }, { kept });
		}
		// Without script the page has not said yet that a colleague has to confirm it.
		if (asks !== String(refundCents)) return comesBack(request, "cancel-booking", kept);
	}
	return proposed(app, request, "cancel-booking", values, { kind: "cancel", refundCents, feeCents }, [
		"refund",
		"paid",
	]);
};

const moveStay: OfficeAct<"rebook"> = (app, request, values) => {
	const { home, arrival, departure, grand: grandCents, back: backCents, ownerAgrees } = values;
	const stay = { accoId: home.toLowerCase(), arrival, departure };
	const terms = { kind: "rebook" as const, ...stay, grandCents, backCents, ownerAgrees };
	return proposed(app, request, "rebook", values, terms, ["home", "arrival", "departure", "ownerAgrees"]);
};

const price: OfficeAct<"price"> = (app, request, values) => {
	const { grand: beforeCents, price: grandCents } = values;
	return proposed(app, request, "price", values, { kind: "price", grandCents, beforeCents }, ["price"]);
};

const refund: OfficeAct<"refund"> = (app, request, values) =>
	proposed(app, request, "refund", values, { kind: "refund", cents: values.less }, ["less"]);

/** How often and how long a form that is sent twice waits for the first. */
const TRIES = 20;
const PAUSE_MS = 250;

const write: OfficeAct<"write-guest"> = async (app, request, { booking, words, once }) => {
	const mail = { bookingNo: booking, text: words, once };
	let written = await writeToGuest(app, mail, byOf(request));
	for (let tries = 1; tries < TRIES && !written.ok && written.error === "RUNNING"; tries++) {
		await later(PAUSE_MS);
		written = await writeToGuest(app, mail, byOf(request));
	}
	return answered(request, "write-guest", booking, written, ["words", "once"]);
};

const note: OfficeAct<"note"> = async (app, request, { booking, text }) => {
	const noted = await noteBooking(app, { bookingNo: booking, text }, byOf(request));
	return answered(request, "note", booking, noted, ["text"]);
};

const assign: OfficeAct<"assign-booking"> = async (app, request, { booking, to }) =>
	answered(request, "assign-booking", booking, await assignBooking(app, { bookingNo: booking, to }, byOf(request)));

export const BOOKING_ACTS: Pick<OfficeActs, BookingForm> = {
	accept,
	decline,
	"confirm-option": confirm,
	"extend-option": extend,
	"release-option": release,
	receive,
	"transfer-back": transferBack,
	rebook: moveStay,
	price,
	refund,
	"cancel-booking": cancel,
	"cancel-for-host": cancelForHost,
	"write-guest": write,
	note,
	"assign-booking": assign,
};
