import { linesOfAll } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import type { OwnerBooking } from "#db/organisations/owner-bookings.ts";
import type { OwnerConflict } from "#db/organisations/owner-homes.ts";
import { APPLICATION_ANSWER_HOURS } from "#domain/booking/claim.ts";
import { agreedEarnings, type OwnerEarnings, ownerEarnings } from "#domain/booking/owner-earnings.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { dayOf, isoOf } from "#domain/time/civil-date.ts";
import { countryName } from "#i18n/countries.ts";
import { partyText } from "#i18n/party-text.ts";
import { organisationHref } from "#site/organisation-area.ts";
import type { OwnerBookingLine, OwnerConflictLine, OwnerRequest } from "#site/views/owner-view.ts";

/** What several pages of the owner's portal say of bookings and conflicts. */

/** An owner's booking with what it earns; of what does not stand yet, what it would. */
export interface EarningBooking<Booking extends OwnerBooking = OwnerBooking> {
	readonly booking: Booking;
	readonly earnings: OwnerEarnings;
}

const AHEAD: readonly string[] = ["application", "option", "pending_payment"];

export async function withEarnings<Booking extends OwnerBooking>(
	db: Db,
	bookings: readonly Booking[],
): Promise<readonly EarningBooking<Booking>[]> {
	const lines = await linesOfAll(
		db,
		bookings.map(({ bookingId }) => bookingId),
	);
	return bookings.map((booking) => {
		const { state, settlement, feeBp, commissionBaseCents: baseCents } = booking;
		const priced = { state, settlement, feeBp, baseCents, lines: lines.get(booking.bookingId) ?? [] };
		return { booking, earnings: AHEAD.includes(state) ? agreedEarnings(priced) : ownerEarnings(priced) };
	});
}

export function bookingLine({ booking, earnings }: EarningBooking, language: Language): OwnerBookingLine {
	const { bookingNo, state, arrival, departure } = booking;
	return {
		bookingNo,
		href: organisationHref("portal", language, `bookings/${bookingNo}`),
		home: completeLocalized(booking.title)[language],
		state,
		arrival,
		departure,
		nights: dayOf(departure) - dayOf(arrival),
		party: partyText(booking, language),
		isPaid: booking.isPaid,
		guest: booking.contact?.name ?? null,
		netCents: earnings.netCents,
	};
}

const HOUR_MS = 3_600_000;

export function requestLine({ booking, earnings }: EarningBooking, now: Date, language: Language): OwnerRequest {
	const { arrival, departure, createdAt, expiresAt } = booking;
	const answerBy = new Date(createdAt.getTime() + APPLICATION_ANSWER_HOURS * HOUR_MS);
	const lapsesAt = expiresAt ?? answerBy;
	return {
		bookingNo: booking.bookingNo,
		version: booking.version,
		home: completeLocalized(booking.title)[language],
		arrival,
		departure,
		nights: dayOf(departure) - dayOf(arrival),
		party: partyText(booking, language),
		from: countryName(booking.residence, language),
		requestedAt: createdAt.toISOString(),
		answerBy: answerBy.toISOString(),
		lapsesAt: lapsesAt.toISOString(),
		used: (now.getTime() - createdAt.getTime()) / (answerBy.getTime() - createdAt.getTime()),
		minutesLeft: Math.floor((answerBy.getTime() - now.getTime()) / 60_000),
		earnings,
		feeBp: booking.feeBp,
	};
}

/** Host of a calendar's address; empty for none. */
export function hostOf(address: string | null): string {
	return address !== null && URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : "";
}

export function conflictLine(conflict: OwnerConflict, language: Language): OwnerConflictLine {
	const { accoId, calendar, from, to, claim, claimFrom, claimTo, bookingNo } = conflict;
	return {
		href: organisationHref("portal", language, `calendar/${accoId}`),
		home: completeLocalized(conflict.title)[language],
		from: isoOf(from),
		to: isoOf(to),
		calendar: hostOf(calendar),
		claim,
		claimFrom: isoOf(claimFrom),
		claimTo: isoOf(claimTo),
		bookingNo,
	};
}
