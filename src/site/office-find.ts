import type { BookingState } from "#domain/booking/process.ts";
import type { IsoDate } from "#domain/time/civil-date.ts";
import type { BookingAction } from "./views/office-bookings-view.ts";

/** What the palette of the office asks the server for, and what it gets. */

/** Below `/staff`; asked with `q`, the typed words, and `in`, the language of the page. */
export const FIND_DATA = "find.json";

/** Value of `of` that asks for homes alone, more of them: for a field that offers them by name. */
export const FIND_HOMES = "homes";

export interface OfficeFind {
	readonly kind: "booking" | "guest" | "home";
	readonly label: string;
	readonly detail: string;
	/** Where it leads; of `isAll` the list of all that fit, where more do than are shown. */
	readonly href: string;
	readonly isAll?: boolean;
	/** Of bookings: how it stands, and its days. */
	readonly state?: BookingState;
	readonly arrival?: IsoDate;
	readonly departure?: IsoDate;
	/** Of the booking whose whole number was typed: what can be done with it now. */
	readonly acts?: readonly { readonly name: BookingAction; readonly href: string }[];
	/** Of homes: where it is, and its first picture. */
	readonly place?: string;
	readonly picture?: string | null;
}
