import type { PartnerBooking } from "#db/partners/partner-desk.ts";
import { keptCommission } from "#domain/booking/settlement.ts";
import type { Cents } from "#domain/money.ts";

/**
 * What a booking earns its partner as it stands: all of it where it is confirmed or over, the share of the fee where
 * it was cancelled, as monthly statements say; null where nothing is sold.
 */
export function commissionOf({ state, commissionCents, settlement }: PartnerBooking): Cents | null {
	if (state === "confirmed" || state === "completed") return commissionCents;
	return state === "cancelled" && settlement ? keptCommission(commissionCents, settlement) : null;
}

/** Sums of a partner's bookings: of what is over, and of what is to come. */
export function earningsOf(
	bookings: readonly PartnerBooking[],
	today: string,
): { readonly earnedCents: Cents; readonly comingCents: Cents } {
	let earnedCents = 0;
	let comingCents = 0;
	for (const booking of bookings) {
		const cents = commissionOf(booking) ?? 0;
		if (booking.state === "completed" || booking.departure <= today) earnedCents += cents;
		else comingCents += cents;
	}
	return { earnedCents, comingCents };
}
