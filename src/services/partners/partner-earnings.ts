import type { PartnerBooking } from "#db/partners/partner-desk.ts";
import { earnedOf } from "#domain/ledger/earnings.ts";
import type { Cents } from "#domain/money.ts";

/** What a booking earns its partner as it stands, as the ledger has it; null where nothing is sold. */
export function commissionOf(booking: PartnerBooking): Cents | null {
	return earnedOf(booking.commissionCents, booking);
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
