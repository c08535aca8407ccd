import type { LoadedAccommodation } from "#db/accommodations/sellable-accommodation.ts";
import { type BookingRow, factsOf } from "#db/bookings/booking-facts.ts";
import { loadDiscountCode } from "#db/bookings/discount-codes.ts";
import { findQuote } from "#db/bookings/quotes.ts";
import type { Db } from "#db/connection/client.ts";
import type { StoredQuoteInput } from "#db/tables/booking-tables.ts";
import { type BeyondPolicy, beyondPolicy } from "#domain/booking/beyond-policy.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import { adjustmentOf, isPayable, withAdjustment } from "#domain/booking/price-by-hand.ts";
import { settle } from "#domain/booking/settlement.ts";
import { isInsuranceLine, isInsured, sumOf } from "#domain/booking/travel-sum.ts";
import { instalmentsOf } from "#domain/pricing/instalments.ts";
import type { Quote } from "#domain/pricing/price.ts";
import { quote } from "#domain/pricing/quote.ts";
import type { QuoteRefusal } from "#domain/pricing/refusal.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { type IsoDate, parseIsoDate } from "#domain/time/civil-date.ts";
import type { App } from "../app.ts";
import { loadHomeForSale } from "../quotes/quote-stay.ts";
import { settlementOf } from "./cancel.ts";

/** What another stay would cost a guest who has a booking, and what becomes of the money that is there. */

/** The stay that a booking shall be of. */
export interface OtherStay {
	readonly accoId: string;
	readonly arrival: IsoDate;
	readonly departure: IsoDate;
}

export interface PricedRebooking {
	readonly loaded: LoadedAccommodation;
	readonly input: StoredQuoteInput;
	/** Today's price of the other stay, with what had been agreed by hand. */
	readonly quote: Quote;
	readonly before: BookingFacts;
	/** The new price less the old one, in all. */
	readonly differenceCents: number;
	/** What of the money that came in goes back. */
	readonly backCents: number;
	/** What is still to be paid. */
	readonly openCents: number;
	/** Why one member of staff is not enough; null: one may do it alone. */
	readonly beyond: BeyondPolicy | null;
	/** The owner of the new home decides on each booking. */
	readonly isOnRequest: boolean;
}

export type RebookingRefusal = QuoteRefusal | "INVALID_TRANSITION" | "HOME_UNKNOWN" | "SAME_STAY" | "TOO_LOW";

/**
 * Prices another stay for a confirmed booking: its party, extras and insurance, the code that it used, its own nights
 * counted as free. Extras that the other home has not are left out.
 */
export async function priceRebooking(
	db: Db,
	app: Pick<App, "clock" | "viewer">,
	row: BookingRow,
	other: OtherStay,
): Promise<Result<PricedRebooking, RebookingRefusal>> {
	if (row.state !== "confirmed") return fail("INVALID_TRANSITION");
	const [arrival, departure] = [parseIsoDate(other.arrival), parseIsoDate(other.departure)];
	if (arrival === null || departure === null) return fail("INVALID_DATES");
	const { accoId } = other;
	if (accoId === row.acco_id && other.arrival === row.arrival && other.departure === row.departure) {
		return fail("SAME_STAY");
	}
	const loaded = await loadHomeForSale(db, accoId, app.clock.now(), app.viewer, row.booking_id);
	if (!loaded) return fail("HOME_UNKNOWN");
	const before = await factsOf(db, row);
	const input = await inputOf(db, row, before, loaded, { arrival, departure });
	const known = row.discount_code === null ? null : await loadDiscountCode(db, row.discount_code, null);
	const today = app.clock.today();
	const priced = quote(
		loaded.home,
		{
			stay: { arrival, departure },
			party: before.party,
			extras: input.extras,
			insurance: input.insurance,
			residence: input.residence,
			creditCents: row.credits_cents,
			// Its own use is among those that were counted.
			code:
				row.discount_code === null ? null : { typed: row.discount_code, known: known && { ...known, usedUp: false } },
		},
		today,
		loaded.occupancy,
	);
	if (!priced.ok) return fail(priced.error.code);
	const agreed = withAgreed(priced.value, adjustmentOf(before.lines), loaded, today);
	if (!agreed) return fail("TOO_LOW");
	const backCents = Math.max(0, before.paidCents - agreed.dueCents);
	const now = await settlementOf(db, app, row, "staff");
	const after = settle({
		cause: "staff",
		policy: row.cancellation,
		lines: agreed.lines,
		arrival,
		today,
		paidCents: before.paidCents - backCents,
		creditsUsedCents: agreed.creditsCents,
	});
	return ok({
		loaded,
		input,
		quote: agreed,
		before,
		differenceCents: agreed.grandCents - row.grand_cents,
		backCents,
		openCents: Math.max(0, agreed.dueCents - before.paidCents),
		beyond: beyondPolicy(backCents, now, after),
		isOnRequest: loaded.home.bookMode === "on_request",
	});
}

async function inputOf(
	db: Db,
	row: BookingRow,
	before: BookingFacts,
	{ home }: LoadedAccommodation,
	days: { readonly arrival: number; readonly departure: number },
): Promise<StoredQuoteInput> {
	const stored = await findQuote(db, row.quote_id);
	const offered = new Set(home.rates.fees.filter(({ mandatory }) => !mandatory).map(({ code }) => code));
	return {
		...days,
		...before.party,
		extras: (stored?.input.extras ?? []).filter(({ code }) => offered.has(code)),
		insurance: isInsured(before.lines),
		residence: row.residence,
		discountCode: row.discount_code,
		useGuestCredits: row.credits_cents > 0,
	};
}

/** A reckoned price with what had been agreed by hand; null when that is more than the stay costs. */
function withAgreed(
	reckoned: Quote,
	adjustmentCents: number,
	{ home }: LoadedAccommodation,
	today: number,
): Quote | null {
	if (adjustmentCents === 0) return reckoned;
	const lines = withAdjustment(reckoned.lines, adjustmentCents);
	if (!isPayable(lines, reckoned.creditsCents)) return null;
	const totalCents = reckoned.totalCents + adjustmentCents;
	const dueCents = totalCents - reckoned.creditsCents;
	const due = { dueCents, insuranceCents: sumOf(lines, isInsuranceLine), arrival: reckoned.stay.arrival, today };
	const grandCents = reckoned.grandCents + adjustmentCents;
	return {
		...reckoned,
		lines,
		totalCents,
		dueCents,
		grandCents,
		perNightCents: Math.ceil(grandCents / reckoned.nights),
		instalments: instalmentsOf({ ...due, balanceDays: home.balanceDays }),
		commissionBaseCents: Math.max(0, reckoned.commissionBaseCents + Math.min(0, adjustmentCents)),
	};
}
