import type { BookingType } from "#domain/pricing/allowed-types.ts";
import { searchString, stayParams } from "#site/search-params.ts";
import type { BookingView } from "#site/views/booking-view.ts";

/** Address that the booking form is sent to, which is its own: the group room that led here goes along. */
export function formAddress(
	{ path, params, form }: Pick<BookingView, "path" | "params" | "form">,
	type: BookingType,
	isFull = type === "Option",
): string {
	const query = new URLSearchParams(searchString(stayParams(params)));
	query.set("type", type);
	if (isFull) query.set("form", "full");
	if (form.values.room) query.set("room", form.values.room);
	return `${path}?${query}`;
}
