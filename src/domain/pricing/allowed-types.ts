import type { SellableAccommodation } from "../accommodation/accommodation.ts";
import type { DayNumber } from "../time/civil-date.ts";

/** What a guest can ask for (specification §3 csBookingType, §4). */
export const BOOKING_TYPES = ["Booking", "Option", "Application"] as const;
export type BookingType = (typeof BOOKING_TYPES)[number];

/** An option is given only for arrivals further away than this. */
export const OPTION_MIN_DAYS_AHEAD = 42;

/** The ways in which a possible stay can be asked for. */
export function allowedTypes(
	home: Pick<SellableAccommodation, "bookMode" | "optionAllowed">,
	arrival: DayNumber,
	today: DayNumber,
): readonly BookingType[] {
	if (home.bookMode === "on_request") return ["Application"];
	const optionPossible = home.optionAllowed && arrival - today > OPTION_MIN_DAYS_AHEAD;
	return optionPossible ? ["Booking", "Option"] : ["Booking"];
}
