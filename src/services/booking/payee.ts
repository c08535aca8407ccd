import { findHomeownerCode, findPartner, type KnownPartner } from "#db/bookings/attribution.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import type { BookingOrigin } from "#domain/booking/origin.ts";
import type { StaffChoice } from "#domain/booking/staff-choice.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { FieldError } from "#domain/validation.ts";
import type { Attribution } from "./booking-answer.ts";

/** Who is paid for bringing a guest: one payee a booking (docs/guides/bookings-and-payments.md#bookings-by-staff). */

/** Whom staff want paid, looked up among those who are active; null: nobody. */
export async function payeeOfStaff(
	trx: Tx,
	{ hostId, salesPartner }: StaffChoice,
): Promise<Result<KnownPartner | null, FieldError>> {
	const code = hostId ?? salesPartner;
	if (code === null) return ok(null);
	const found = await findPartner(trx, code, hostId === null ? "affiliate" : "host");
	if (found) return ok(found);
	return fail({ path: hostId === null ? "staff.salesPartner" : "staff.hostId", code: "INVALID_CHOICE" });
}

/** A choice with the code of the payee as it is stored. */
export function choiceWithCode(choice: StaffChoice, payee: KnownPartner | null): StaffChoice {
	const code = payee?.code ?? null;
	return {
		...choice,
		hostId: choice.hostId === null ? null : code,
		salesPartner: choice.salesPartner === null ? null : code,
	};
}

/** The partner of the link that was clicked last, where the browser still knows it. */
export async function clickedPartner(
	db: Db,
	{ host, partner }: Attribution,
): Promise<(KnownPartner & { readonly kind: "affiliate" | "host" }) | null> {
	const byHost = host ? await findPartner(db, host, "host") : null;
	return byHost ?? (partner ? await findPartner(db, partner, "affiliate") : null);
}

/**
 * The choice of staff before the agency that is signed in, and both before the link that was clicked; the owner's code
 * is recorded, never paid.
 */
export async function attributed(
	trx: Db,
	attribution: Attribution,
	{ ofStaff = null, ofAgency = null }: Readonly<Record<"ofStaff" | "ofAgency", KnownPartner | null>>,
) {
	const { homeowner } = attribution;
	return {
		partner: ofStaff ?? ofAgency ?? (await clickedPartner(trx, attribution)),
		homeowner: homeowner ? await findHomeownerCode(trx, homeowner) : null,
	};
}

/** Where a price counts, as `listBookingSums` says it of a booking; `staff` and `agency`: it was asked for somebody else. */
export async function originOf(db: Db, from: Attribution | "staff" | "agency"): Promise<BookingOrigin> {
	if (from === "staff" || from === "agency") return from;
	const { partner, homeowner } = await attributed(db, from, { ofStaff: null, ofAgency: null });
	if (partner) return partner.kind === "host" ? "host" : "partner";
	return homeowner === null ? "web" : "owner";
}
