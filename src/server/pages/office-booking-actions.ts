import { findBookingByNumber } from "#db/bookings/booking-facts.ts";
import { fail, type Result } from "#domain/result.ts";
import { networkPrefix } from "#services/access/auth-log.ts";
import type { App } from "#services/app.ts";
import { acceptRequest, declineRequest } from "#services/booking/answer-request.ts";
import { cancelBooking } from "#services/booking/cancel.ts";
import { cancelOption, confirmOption, extendOption } from "#services/booking/options.ts";
import { receiveBankTransfer } from "#services/booking/sync-payment.ts";
import { noteBooking } from "#services/staff/booking-notes.ts";
import { officeBooking } from "#site/office.ts";
import type { BOOKING_ACTIONS } from "#site/views/office-bookings-view.ts";
import {
	done,
	type OfficeAct,
	type OfficeActs,
	type OfficeAnswer,
	refused,
	type SignedInRequest,
	shown,
} from "./office-answer.ts";

/** What staff do with a booking, by the use cases that guests, owners and the clock have too. */

type BookingForm = (typeof BOOKING_ACTIONS)[number] | "note";

/** Who acts, for the trail. */
function actorOf({ session, clientAddress }: SignedInRequest) {
	return { actor: "staff" as const, actorId: session.publicId, network: networkPrefix(clientAddress) };
}

const aimOf = ({ booking, version }: { readonly booking: string; readonly version: number }) => ({
	bookingNo: booking,
	version,
});

/** Leads back to the booking, or shows the form again; a booking that there is not is answered like a missing page. */
function answered(
	request: SignedInRequest,
	name: BookingForm,
	bookingNo: string,
	outcome: Result<unknown, string>,
	kept: readonly string[] = [],
): OfficeAnswer {
	if (outcome.ok) return done(officeBooking(bookingNo), "booking");
	if (outcome.error === "NOT_FOUND") return shown(null, 404);
	return refused(request, name, { code: outcome.error }, { kept });
}

const accept: OfficeAct<"accept"> = async (app, request, values) =>
	answered(request, "accept", values.booking, await acceptRequest(app, aimOf(values), actorOf(request)));

const decline: OfficeAct<"decline"> = async (app, request, values) => {
	const reason = values.why === "other" && values.reason !== "" ? values.reason : values.why;
	const declined = await declineRequest(app, aimOf(values), actorOf(request), reason);
	return answered(request, "decline", values.booking, declined, ["why", "reason"]);
};

const confirm: OfficeAct<"confirm-option"> = async (app, request, values) =>
	answered(request, "confirm-option", values.booking, await confirmOption(app, aimOf(values), actorOf(request)));

const DAY_MS = 86_400_000;

const extend: OfficeAct<"extend-option"> = async (app, request, values) => {
	const { booking, days } = values;
	const row = await findBookingByNumber(app.db, booking);
	const { actorId, network } = actorOf(request);
	const until = new Date((row?.expires_at ?? app.clock.now()).getTime() + days * DAY_MS);
	const extended = row ? await extendOption(app, { ...aimOf(values), until }, actorId, network) : fail("NOT_FOUND");
	return answered(request, "extend-option", booking, extended, ["days"]);
};

const release: OfficeAct<"release-option"> = async (app, request, values) =>
	answered(request, "release-option", values.booking, await cancelOption(app, aimOf(values), actorOf(request)));

const receive: OfficeAct<"receive"> = async (app, request, values) => {
	const { booking, amount, reference } = values;
	const row = await findBookingByNumber(app.db, booking);
	const { actorId: staffId, network } = actorOf(request);
	const received = row
		? await receiveBankTransfer(app, { bookingId: row.booking_id, cents: amount, reference, staffId, network })
		: fail("NOT_FOUND");
	return answered(request, "receive", booking, received, ["amount", "reference"]);
};

async function cancel(
	app: App,
	request: SignedInRequest,
	name: "cancel-booking" | "cancel-for-host",
	values: { readonly booking: string; readonly version: number; readonly fee: number; readonly reason: string },
): Promise<OfficeAnswer> {
	const { actorId: staffId, network } = actorOf(request);
	const cancelled = await cancelBooking(app, {
		...aimOf(values),
		cause: name === "cancel-booking" ? "staff" : "host",
		shownFeeCents: values.fee,
		staffId,
		network,
		...(values.reason === "" ? {} : { reason: values.reason }),
	});
	return answered(request, name, values.booking, cancelled, ["reason"]);
}

const note: OfficeAct<"note"> = async (app, request, { booking, text }) => {
	const { staffId, publicId } = request.session;
	const by = { staffId, publicId, network: networkPrefix(request.clientAddress) };
	return answered(request, "note", booking, await noteBooking(app, { bookingNo: booking, text }, by), ["text"]);
};

export const BOOKING_ACTS: Pick<OfficeActs, BookingForm> = {
	accept,
	decline,
	"confirm-option": confirm,
	"extend-option": extend,
	"release-option": release,
	receive,
	"cancel-booking": (app, request, values) => cancel(app, request, "cancel-booking", values),
	"cancel-for-host": (app, request, values) => cancel(app, request, "cancel-for-host", values),
	note,
};
