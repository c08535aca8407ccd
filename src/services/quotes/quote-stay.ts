import { type LoadedAccommodation, loadSellableAccommodation } from "#db/accommodations/sellable-accommodation.ts";
import { loadDiscountCode } from "#db/bookings/discount-codes.ts";
import type { Db } from "#db/connection/client.ts";
import { creditLots } from "#db/payments/credits.ts";
import type { StoredQuoteInput } from "#db/tables/booking-tables.ts";
import { isAccoId } from "#domain/accommodation/acco-id.ts";
import type { AccommodationStatus } from "#domain/accommodation/facts.ts";
import { creditBalance } from "#domain/booking/credits.ts";
import type { Quote } from "#domain/pricing/price.ts";
import { type QuoteRefused, quote } from "#domain/pricing/quote.ts";
import { fail, type Result } from "#domain/result.ts";
import { parseIsoDate } from "#domain/time/civil-date.ts";
import type { App } from "../app.ts";
import { PUBLIC, type Viewer, visibleStatuses } from "../viewer.ts";

/** What a guest asks a price for. Dates are ISO strings; numbers are whole and not negative. */
export interface PriceRequest {
	readonly accoId: string;
	readonly arrival: string;
	readonly departure: string;
	readonly adults: number;
	readonly children: number;
	readonly babies: number;
	readonly pets: number;
	readonly extras?: readonly { readonly code: string; readonly quantity?: number | undefined }[] | undefined;
	readonly insurance?: boolean | undefined;
	/** Country of residence, decides the insurance tariff; NL if absent. */
	readonly residence?: string | undefined;
	readonly discountCode?: string | undefined;
	readonly useGuestCredits?: boolean | undefined;
}

/** The request with its defaults, days as numbers; NaN for dates that are none, which the domain refuses. */
export function storedInput(request: PriceRequest): StoredQuoteInput {
	const { adults, children, babies, pets } = request;
	return {
		adults,
		children,
		babies,
		pets,
		arrival: parseIsoDate(request.arrival) ?? Number.NaN,
		departure: parseIsoDate(request.departure) ?? Number.NaN,
		extras: (request.extras ?? []).map((extra) => ({ ...extra })),
		insurance: request.insurance ?? false,
		residence: request.residence ?? "NL",
		discountCode: request.discountCode?.trim() || null,
		useGuestCredits: request.useGuestCredits ?? false,
	};
}

/**
 * Prices a stay in a home that is loaded; `email` lets a code's limit per guest count, `creditCents` is what the
 * guest can pay with credits.
 */
export async function priceInput(
	db: Db,
	loaded: LoadedAccommodation,
	input: StoredQuoteInput,
	today: number,
	email: string | null,
	creditCents = 0,
): Promise<Result<Quote, QuoteRefused>> {
	const { discountCode } = input;
	const request = {
		stay: { arrival: input.arrival, departure: input.departure },
		party: { adults: input.adults, children: input.children, babies: input.babies, pets: input.pets },
		extras: input.extras,
		insurance: input.insurance,
		residence: input.residence,
		creditCents: input.useGuestCredits ? creditCents : 0,
		code: discountCode ? { typed: discountCode, known: await loadDiscountCode(db, discountCode, email) } : null,
	};
	return quote(loaded.home, request, today, loaded.occupancy);
}

/** Credits that a guest can pay with today; 0 without a guest. */
export async function creditsOf(db: Db, guestId: number | null, today: number): Promise<number> {
	return guestId === null ? 0 : creditBalance(await creditLots(db, guestId), today);
}

export interface PricedStay {
	readonly loaded: LoadedAccommodation;
	readonly input: StoredQuoteInput;
	readonly quote: Quote;
}

export type PriceFailure = { readonly code: "NOT_FOUND" } | QuoteRefused;

/**
 * Loads a home that a viewer may book: for all but staff who chose test houses, null for unknown, offline and test
 * houses alike; null also for one without a unit. The nights of `exceptBookingId` count as free.
 */
export async function loadHomeForSale(
	db: Db,
	accoId: string,
	now: Date,
	viewer: Viewer = PUBLIC,
	exceptBookingId: number | null = null,
): Promise<LoadedAccommodation | null> {
	const loaded = isAccoId(accoId) ? await loadSellableAccommodation(db, accoId, now, exceptBookingId) : null;
	const statuses: readonly AccommodationStatus[] = visibleStatuses(viewer);
	return loaded && statuses.includes(loaded.status) && loaded.unitIds.length > 0 ? loaded : null;
}

/** The price of a stay without making an offer of it: nothing is stored. `guestId`: who is signed in. */
export async function priceStay(
	context: Pick<App, "db" | "clock" | "viewer">,
	request: PriceRequest,
	guestId: number | null = null,
): Promise<Result<PricedStay, PriceFailure>> {
	const loaded = await loadHomeForSale(context.db, request.accoId, context.clock.now(), context.viewer);
	if (!loaded) return fail({ code: "NOT_FOUND" });
	const input = storedInput(request);
	const today = context.clock.today();
	const credits = input.useGuestCredits ? await creditsOf(context.db, guestId, today) : 0;
	const priced = await priceInput(context.db, loaded, input, today, null, credits);
	return priced.ok ? { ok: true, value: { loaded, input, quote: priced.value } } : priced;
}
