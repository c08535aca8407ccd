import type { BookingAction } from "#site/views/office-bookings-view.ts";

/** Actions that change the booking: what waits for a second person falls with them. */
export const CHANGING: readonly BookingAction[] = [
	"confirm-option",
	"extend-option",
	"release-option",
	"rebook",
	"cancel-booking",
	"cancel-for-host",
];

/** Actions that cannot be taken back. */
export const DANGERS: readonly BookingAction[] = ["decline", "release-option", "cancel-booking", "cancel-for-host"];
