import { BOOKING_NUMBER } from "#domain/booking/booking-number.ts";
import { type BookingsQuery, listSearch, readListSearch } from "./office-bookings.ts";
import { type OfficeQuery, queryText } from "./office-query.ts";

/** Bookings that were ticked in the list, as addresses and forms say them. */

/** Path below `/staff` of what can be done with all of them. */
export const SELECTION = "bookings/selected";
/** Value of `do` that asks for a file of what was ticked. */
export const EXPORT_TICKED = "export";
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

/** Name of the field that says which list the bookings were ticked in: the search of its address. */
export const LIST_PARAM = "list";

/** The list that an address of a selection names; what it says wrongly is left out. */
export function readSelectionList(query: OfficeQuery): BookingsQuery {
	return readListSearch(queryText(query, LIST_PARAM, 1000));
}

/** Path below `/staff` of what would be done to bookings. */
export function selectionPath(name: string, selected: readonly SelectedBooking[], list: BookingsQuery): string {
	const params = new URLSearchParams({ do: name, ...inList(list) });
	for (const { no, version } of selected) params.set(no, String(version));
	return `${SELECTION}?${params}`;
}

/** Path below `/staff` of what was done, by the id of its form. */
export function selectionResult(once: string, list: BookingsQuery): string {
	return `${SELECTION}?${new URLSearchParams({ result: once, ...inList(list) })}`;
}

function inList(list: BookingsQuery): Readonly<Record<string, string>> {
	const search = listSearch(list);
	return search === "" ? {} : { [LIST_PARAM]: search };
}
