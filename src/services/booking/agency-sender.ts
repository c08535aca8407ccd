import { findPartner, type KnownPartner } from "#db/bookings/attribution.ts";
import type { Tx } from "#db/connection/client.ts";
import { isMailOfAgency, lockAgency, optionsOfAgency } from "#db/organisations/agency-bookings.ts";
import { type AgencyChoice, NO_AGENCY_CHOICE } from "#domain/booking/agency-choice.ts";
import type { TypeRefusal } from "#domain/booking/claim.ts";
import type { BookingType } from "#domain/pricing/allowed-types.ts";
import type { Stay } from "#domain/pricing/stay-rules.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import type { FieldError } from "#domain/validation.ts";
import type { BookingAgency } from "./booking-answer.ts";

/** An agency that books for a client: its terms of this moment, and what it may ask for. */

export interface SendingAgency {
	readonly payee: KnownPartner;
	readonly choice: AgencyChoice;
	readonly mostOptions: number;
	/** The client's address is that of somebody of the agency: nobody is paid. */
	readonly isOwnStay: boolean;
}

export type AgencyFailure =
	| { readonly code: "FORBIDDEN" }
	| { readonly code: "VALIDATION"; readonly errors: readonly FieldError[] };

/** The agency with what was agreed with it, kept from its other bookings until the transaction ends. */
export async function sendingAgency(
	trx: Tx,
	agency: BookingAgency,
	said: AgencyChoice | null | undefined,
	clientEmail: string,
): Promise<Result<SendingAgency, AgencyFailure>> {
	const terms = await lockAgency(trx, agency.code);
	const payee = terms && (await findPartner(trx, terms.code, "agency"));
	// It was ended a moment ago.
	if (!terms || !payee) return fail({ code: "FORBIDDEN" });
	const choice = said ?? NO_AGENCY_CHOICE;
	if (choice.onInvoice && !terms.may_invoice) {
		return fail({ code: "VALIDATION", errors: [{ path: "agency.onInvoice", code: "INVALID_CHOICE" }] });
	}
	const isOwnStay = await isMailOfAgency(trx, terms.code, clientEmail);
	return ok({ payee, choice, mostOptions: terms.most_options, isOwnStay });
}

/** Whether an agency may take one more option: its own limit counts, not the one of a guest. */
export async function agencyOptionRefusal(
	trx: Tx,
	{ payee, mostOptions }: SendingAgency,
	{ accoId, stay, now }: { readonly accoId: string; readonly stay: Stay; readonly now: Date },
): Promise<TypeRefusal | null> {
	const days = { accoId, arrival: isoOf(stay.arrival), departure: isoOf(stay.departure) };
	const { live, sameStay } = await optionsOfAgency(trx, payee.code, days, now);
	if (sameStay) return "OPTION_REPEATED";
	return live >= mostOptions ? "OPTION_LIMIT" : null;
}

/** Whether the agency pays for the booking, so that nobody is led to a payment page. */
export function paysOnInvoice(type: BookingType, agency: SendingAgency | null): boolean {
	return type === "Booking" && agency !== null && agency.choice.onInvoice;
}
