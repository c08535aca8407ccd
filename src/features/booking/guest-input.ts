import type { GuestInput } from "#domain/booking/guest-fields.ts";

/** The guest's part of a posted form; a box that is not ticked is not sent. */
export function guestInput(values: Readonly<Record<string, string>>): Partial<GuestInput> {
	return { ...values, businessBooking: values.businessBooking === "1" } as Partial<GuestInput>;
}
