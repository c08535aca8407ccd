import { loadSellableAccommodation } from "#db/accommodations/sellable-accommodation.ts";
import { type BookingRow, factsOf, findBookingId, linesOf, lockBooking } from "#db/bookings/booking-facts.ts";
import { updateBooking } from "#db/bookings/bookings.ts";
import { findQuote } from "#db/bookings/quotes.ts";
import type { Db } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { NEVER_TAKEN } from "#domain/accommodation/accommodation.ts";
import type { Guest } from "#domain/booking/guest-form.ts";
import type { BookingState } from "#domain/booking/process.ts";
import { isInsured } from "#domain/booking/travel-sum.ts";
import { DETAIL_NAMES, PARTY_NAMES } from "#domain/forms/guest-area-forms.ts";
import type { Party } from "#domain/party/party.ts";
import type { Quote } from "#domain/pricing/price.ts";
import { quote } from "#domain/pricing/quote.ts";
import type { QuoteRefusal } from "#domain/pricing/refusal.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { civilDayAt, dayOf } from "#domain/time/civil-date.ts";
import type { FieldError } from "#domain/validation.ts";
import type { App } from "../app.ts";
import { issueDocuments } from "../booking/documents.ts";
import { notify } from "../booking/notify.ts";
import { parseGuest } from "./parse-guest.ts";

/** Changing who comes and how they are reached, as long as the price stays as it was agreed. */

type ChangeApp = Pick<App, "db" | "settings" | "clock" | "company" | "payments">;

/** States in which somebody still expects the guest. */
export const CHANGEABLE_STATES: readonly BookingState[] = ["pending_payment", "option", "application", "confirmed"];

export interface DetailsChange {
	readonly guestId: number;
	readonly bookingNo: string;
	/** The version that was shown. */
	readonly version: number;
	readonly details: Readonly<Record<(typeof DETAIL_NAMES)[number], string>>;
	readonly party: Party;
}

export type DetailsFailure =
	| { readonly code: "NOT_FOUND" | "STALE" | "INVALID_TRANSITION" | "BUSY" }
	| { readonly code: "VALIDATION"; readonly errors: readonly FieldError[] }
	/** The home does not take this party. */
	| { readonly code: QuoteRefusal }
	/** What the party would cost more or less, in cents. */
	| { readonly code: "PRICE_CHANGED"; readonly differenceCents: number };

/** Changes contact, address and party of a booking; the guest is mailed what was and what is. Nothing new: no change. */
export async function changeDetails(
	app: ChangeApp,
	change: DetailsChange,
): Promise<Result<BookingRow, DetailsFailure>> {
	const bookingId = await findBookingId(app.db, change.bookingNo);
	if (bookingId === null) return fail({ code: "NOT_FOUND" });
	const done = await transact<BookingRow, DetailsFailure>(app.db, async (trx) => {
		const row = await lockBooking(trx, bookingId);
		if (row?.guest_id !== change.guestId) return fail({ code: "NOT_FOUND" });
		if (row.version !== change.version) return fail({ code: "STALE" });
		const over = row.expires_at !== null && row.expires_at <= app.clock.now();
		if (over || !CHANGEABLE_STATES.includes(row.state) || dayOf(row.arrival) < app.clock.today()) {
			return fail({ code: "INVALID_TRANSITION" });
		}
		const { party } = change;
		const parsed = parseGuest({ ...row.guest, ...change.details });
		if (!parsed.ok) return fail({ code: "VALIDATION", errors: parsed.error });
		const guest = parsed.value;
		const changed = [
			...DETAIL_NAMES.filter((name) => guest[name] !== row.guest[name]),
			...PARTY_NAMES.filter((name) => party[name] !== row[name]),
		];
		if (changed.length === 0) return ok(row);
		const priced = await samePrice(trx, row, guest, party);
		if (!priced.ok) return priced;
		const before = await factsOf(trx, row);
		const changes = { guest: JSON.stringify(guest), ...party, version: row.version + 1, updated_at: app.clock.now() };
		const after = await updateBooking(trx, bookingId, changes);
		// Which fields, never what was in them.
		await writeAudit(trx, {
			actor: "guest",
			action: "changeDetails",
			subjectKind: "booking",
			subjectId: row.booking_no,
			before: { version: row.version, ...partyOf(row) },
			after: { version: after.version, ...party, changed },
		});
		const facts = await factsOf(trx, after);
		const documents =
			row.state === "confirmed" ? await issueDocuments(trx, app, after, facts, ["confirmation"], {}) : [];
		await notify(trx, app, after, "change", { before, facts, documentIds: documents });
		return ok(after);
	});
	return done.ok || done.error !== "BUSY" ? (done as Result<BookingRow, DetailsFailure>) : fail({ code: "BUSY" });
}

function partyOf({ adults, children, babies, pets }: Party): Party {
	return { adults, children, babies, pets };
}

/**
 * Whether the home takes the party and the stay costs the same to the cent. Both are priced as on the day of the
 * booking, so that neither new rates nor the days that passed make a difference.
 */
async function samePrice(trx: Db, row: BookingRow, guest: Guest, party: Party): Promise<Result<null, DetailsFailure>> {
	const insured = isInsured(await linesOf(trx, row.booking_id));
	const sameParty = PARTY_NAMES.every((name) => party[name] === row[name]);
	const residence = insured ? guest.countryCode : row.residence;
	if (sameParty && residence === row.residence) return ok(null);
	const home = await loadSellableAccommodation(trx, row.acco_id, row.created_at);
	const stored = await findQuote(trx, row.quote_id);
	if (!home || !stored) return fail({ code: "NOT_FOUND" });
	const price = (party: Party, country: string): Result<Quote, { readonly code: QuoteRefusal }> =>
		quote(
			home.home,
			{
				stay: { arrival: dayOf(row.arrival), departure: dayOf(row.departure) },
				party,
				extras: stored.input.extras,
				insurance: insured,
				residence: country,
				// Payment, not price.
				creditCents: 0,
				code: null,
			},
			civilDayAt(row.created_at),
			NEVER_TAKEN,
		);
	const now = price(party, residence);
	if (!now.ok) return fail({ code: now.error.code });
	const then = price(partyOf(row), row.residence);
	const before = then.ok ? then.value.grandCents : row.grand_cents;
	const differenceCents = now.value.grandCents - before;
	const sameSplit = !then.ok || now.value.totalCents === then.value.totalCents;
	return differenceCents === 0 && sameSplit ? ok(null) : fail({ code: "PRICE_CHANGED", differenceCents });
}
