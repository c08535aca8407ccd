import { randomUUID } from "node:crypto";
import { GUEST_FIELDS } from "#domain/booking/guest-fields.ts";
import { BOOKING_TYPES } from "#domain/pricing/allowed-types.ts";
import type { BookingFailure } from "#services/booking/booking-answer.ts";
import { createBooking } from "#services/booking/create-booking.ts";
import { offerIsOfForm } from "#services/pages/booking-page.ts";
import { agencyBody, isOfAnotherAgency } from "#services/pages/for-agency.ts";
import { forStaffTyped } from "#services/pages/for-staff.ts";
import { bookingSender, keepBooking } from "../booking-sender.ts";
import { codesByField, type FormOutcome, pickFields, postForm } from "../forms/answer.ts";
import { statusOf } from "../status.ts";
import { bookedInRoom } from "./group-room.ts";
import type { PostedBooking } from "./page-request.ts";

/**
 * The HTML booking form. `do=price` asks for the price again with what is chosen; `do=book` books. A form that
 * cannot be taken comes back filled, with its errors, under the same address.
 */
export const bookingForm = postForm(async (c, { values }): Promise<FormOutcome | null> => {
	const { app, context } = c.var;
	const { address } = context;
	const ofStaff = forStaffTyped(values);
	// Its buttons say what they do; the newsletter's in the footer does not.
	if (!address || values.do === undefined) return null;
	const url = new URL(c.req.url);
	const posted = (form: Partial<PostedBooking>): PostedBooking => ({
		values,
		errors: {},
		refused: null,
		idempotencyKey: values.idempotencyKey || randomUUID(),
		...form,
	});
	const again = (form: PostedBooking, code: string | null): FormOutcome => ({
		status: code === null ? 200 : statusOf(code),
		code,
		page: { bookingForm: form },
	});
	if (values.do === "price") return again(posted({}), null);

	const { language } = address;
	const wanted = ofStaff.csBookingType ?? values.agBookingType ?? url.searchParams.get("type");
	const type = BOOKING_TYPES.find((known) => known === wanted) ?? "Booking";
	const query = Object.fromEntries(url.searchParams);
	const slug = String(address.params.slug);
	if (!(await offerIsOfForm(app, { language, slug, query, values }))) {
		return again(posted({ refused: "CHECK_PRICE", idempotencyKey: randomUUID() }), "CHECK_PRICE");
	}
	const sender = await bookingSender(c);
	if (isOfAnotherAgency(values, sender.agency)) return again(posted({ errors: { agAgency: "SWITCHED" } }), "SWITCHED");
	const by = { idempotencyKey: values.idempotencyKey ?? null, ...sender };
	const book = () => createBooking(app, bodyOf(values, type, language), by);
	const tried = await book();
	// The second of a double press waits for what becomes of the first.
	const made = !tried.ok && tried.error.code === "IDEMPOTENCY_IN_PROGRESS" ? await later(book) : tried;
	if (!made.ok) return again(posted(answerTo(made.error)), made.error.code);
	keepBooking(c, made.value);
	// Begun in a group room: its companions see that it is booked.
	await bookedInRoom(c, values.room ?? null, made.value);
	return { redirect: made.value.answer.paymentUrl ?? made.value.answer.successUrl };
});

/** A second is what the call itself asks for (`Retry-After`). */
async function later<Answer>(work: () => Promise<Answer>): Promise<Answer> {
	await new Promise((resolve) => setTimeout(resolve, 1_000));
	return work();
}

/** Refusals after which the same press is sent again: nothing is known of its booking, or nothing was done. */
const KEEPS_KEY: readonly string[] = ["IDEMPOTENCY_IN_PROGRESS", "BUSY", "RATE_LIMITED"];

/** The request of the booking call, from the fields of the form. */
function bodyOf(values: Readonly<Record<string, string>>, type: string, lang: string) {
	const booking = { quoteId: values.quoteId ?? "", type, lang };
	if (values.hold === "1") return { ...booking, hold: true, guest: pickFields(values, ["email"]) };
	return {
		...booking,
		guest: { ...pickFields(values, GUEST_FIELDS), businessBooking: values.businessBooking === "1" },
		acceptTerms: values.acceptTerms === "1",
		...staffBody(values),
		...agencyBody(values),
	};
}

/** What staff say beside it (specification §3); nothing where none of their fields was sent. */
function staffBody(values: Readonly<Record<string, string>>) {
	if (Object.keys(forStaffTyped(values)).length === 0) return {};
	return {
		staff: {
			addSalesPartnerOrHost: values.csAddSalesPartnerOrHost === "1",
			hostId: values.csHostId,
			salesPartner: values.csSalesPartner,
			doNotSendDocuments: values.csDoNotSendDocuments === "1",
		},
	};
}

/** Fields of the call by their names in the form. */
const STAFF_PATHS: Readonly<Record<string, string>> = {
	"staff.hostId": "csHostId",
	"staff.salesPartner": "csSalesPartner",
	"agency.documentsTo": "agDocumentsTo",
	"agency.onInvoice": "agPays",
};

function answerTo(failure: BookingFailure): Partial<PostedBooking> {
	if (failure.code === "VALIDATION") {
		return {
			errors: codesByField(failure.errors.map((error) => ({ ...error, path: STAFF_PATHS[error.path] ?? error.path }))),
		};
	}
	// What only staff may say: their block tells why, where the page has one.
	if (failure.code === "FORBIDDEN")
		return { errors: { csBookingType: "INVALID_CHOICE", agBookingType: "INVALID_CHOICE" } };
	if (KEEPS_KEY.includes(failure.code)) return { refused: failure.code };
	// A form whose offer is gone gets a new key with its new offer: it is another booking.
	const before = failure.code === "PRICE_CHANGED" ? { beforeCents: failure.before.grandCents } : {};
	return { refused: failure.code, ...before, idempotencyKey: randomUUID() };
}
