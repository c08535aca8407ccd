import { findAgencyTerms, optionsOfAgency } from "#db/organisations/agency-bookings.ts";
import type { SellableAccommodation } from "#domain/accommodation/accommodation.ts";
import { DOCUMENTS_TO } from "#domain/booking/agency-choice.ts";
import { checkType } from "#domain/booking/claim.ts";
import { type CommissionInput, commissionOf } from "#domain/booking/commission.ts";
import { mayAct } from "#domain/organisations/rights.ts";
import { BOOKING_TYPES } from "#domain/pricing/allowed-types.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import type { BookingFormState, ForAgencyView } from "#site/views/booking-view.ts";
import type { App } from "../app.ts";
import type { MemberSession } from "../organisations/member-session.ts";

/** The block of the booking form that only agencies see (docs/guides/bookings-and-payments.md#bookings-by-agencies). */

const FOR_AGENCY_FIELDS = ["agAgency", "agBookingType", "agDocumentsTo", "agPays"] as const;

type Values = Readonly<Record<string, string>>;

/** The fields of the block that were sent. */
function forAgencyTyped(values: Values): Values {
	return Object.fromEntries(FOR_AGENCY_FIELDS.flatMap((name) => (name in values ? [[name, values[name] ?? ""]] : [])));
}

/** What an agency says beside a booking, from the fields of the form. */
export function agencyBody(values: Values) {
	if (Object.keys(forAgencyTyped(values)).length === 0) return {};
	const documentsTo = DOCUMENTS_TO.find((known) => known === values.agDocumentsTo) ?? values.agDocumentsTo ?? "client";
	return { agency: { documentsTo, onInvoice: values.agPays === "agency" } };
}

/**
 * Whether a form stood on the page of another agency than books now: a session is for one at a time, and another tab
 * may have switched since.
 */
export function isOfAnotherAgency({ agAgency }: Values, agency: { readonly code: string } | null | undefined): boolean {
	return Boolean(agency) && agAgency !== undefined && agAgency !== agency?.code;
}

/** Whether somebody books for clients of an agency. */
export function booksForClients(session: MemberSession | null): session is MemberSession {
	return mayAct(session, "bookings.make");
}

/**
 * The block for who may book for clients. For all others nothing, but where its fields were sent: then what was typed
 * waits for its sender to sign in again. `stay`: null, nothing can be booked.
 */
export async function forAgencyView(
	app: Pick<App, "db" | "clock">,
	{
		agency,
		form,
		home,
		facts,
		arrival,
	}: {
		readonly agency: MemberSession | null;
		readonly form: BookingFormState;
		readonly home: SellableAccommodation;
		readonly facts: CommissionInput["home"];
		readonly arrival: DayNumber;
	},
): Promise<ForAgencyView | null> {
	const typed = forAgencyTyped(form.values);
	const over = Object.keys(typed).length > 0 ? ({ isOver: true, typed } as const) : null;
	if (!booksForClients(agency)) return over;
	const { code, name } = agency.organisation;
	const terms = await findAgencyTerms(app.db, code);
	if (!terms) return over;
	const { live } = await optionsOfAgency(app.db, code, null, app.clock.now());
	const partner = { code, commissionBp: terms.commission_bp };
	const { bp } = commissionOf({ partner, home: facts, baseCents: 0 });
	const today = app.clock.today();
	return {
		isOver: false,
		typed,
		code,
		name,
		isSwitched: "agAgency" in form.errors,
		types: BOOKING_TYPES.map((type) => ({ type, refused: checkType(home, type, arrival, today) })),
		// Not in the page at all while a client looks.
		commissionBp: agency.clientLooks || !mayAct(agency, "commission.see") ? null : bp,
		mayInvoice: terms.may_invoice,
		holds: { live, most: terms.most_options },
		isWrong: Object.keys(form.errors).some((field) => field.startsWith("ag") && field !== "agAgency"),
	};
}
