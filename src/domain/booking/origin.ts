/** Where a booking, or a price that was asked for, came from; each has one. */
export const BOOKING_ORIGINS = ["web", "partner", "host", "owner", "agency", "staff"] as const;
export type BookingOrigin = (typeof BOOKING_ORIGINS)[number];
