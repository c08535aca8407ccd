import { BOOKING_NUMBER } from "#domain/booking/booking-number.ts";
import type { OfficeQuery } from "./office-query.ts";

/** Bookings that were ticked in the list, as addresses and forms say them. */

/** Path below `/staff` of what can be done with all of them. */
export const SELECTION = "bookings/selected";
/** More are not taken at once. */
export const MOST_SELECTED = 100;

export interface SelectedBooking {
	readonly no: string;
	/** The version that was shown: another one is left out. */
	readonly version: number;
}

const VERSION = /^\d{1,9}$/;

/** Bookings of an address: each is a field of its own, whose value is its version. */
export function readSelection(query: OfficeQuery): readonly SelectedBooking[] {
	return Object.entries(query).flatMap(([no, version]) =>
		BOOKING_NUMBER.test(no) && VERSION.test(String(version)) ? [{ no, version: Number(version) }] : [],
	);
}

/** The same in one field of a form. */
export function selectionText(selected: readonly SelectedBooking[]): string {
	return selected.map(({ no, version }) => `${no}:${version}`).join(",");
}

/** Reads that field; what is no booking is left out, and one that stands twice counts once. */
export function readSelectionText(text: string): readonly SelectedBooking[] {
	return readSelection(Object.fromEntries(text.split(",").map((part) => part.split(":", 2))));
}
