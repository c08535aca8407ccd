import type { NoReminder } from "#domain/booking/hand-reminder.ts";
import type { PaymentReminder } from "#domain/booking/timers.ts";
import type { StaffFormName } from "#domain/forms/staff-forms.ts";

/** Many bookings at once, as the office sees them. Days are ISO dates. */

/** What can be done to all of them; the names are those of the forms. */
export const MANY_ACTS = ["remind-many", "note-many", "assign-many"] as const satisfies readonly StaffFormName[];
export type ManyActName = (typeof MANY_ACTS)[number];

/** Why one is left out. */
export type LeftOutWhy = "UNKNOWN" | "CHANGED" | NoReminder;

/** Somebody of the staff who can look after bookings. */
export interface AssigneeView {
	readonly publicId: string;
	readonly name: string;
}

export interface SelectionLine {
	readonly no: string;
	/** null: there is none of this number. */
	readonly href: string | null;
	readonly guest: string;
	readonly home: string;
	/** The reminder that it gets. */
	readonly reminder: { readonly kind: PaymentReminder; readonly cents: number; readonly dueOn: string } | null;
}

export interface SelectionPage {
	readonly name: "selection";
	readonly act: ManyActName;
	/** Below `/staff`; where its form is sent. */
	readonly path: string;
	/** Bookings with what happens to them, or happened. */
	readonly lines: readonly SelectionLine[];
	readonly left: readonly (SelectionLine & {
		readonly why: LeftOutWhy;
		/** Day of a reminder that there was already. */
		readonly on: string | null;
	})[];
	/** The list that they were ticked in. */
	readonly listHref: string;
	/** To whom they can be given, the own name first. */
	readonly assignees: readonly AssigneeView[];
	/** What is sent to do it; null: it is done. */
	readonly ahead: {
		readonly selected: string;
		readonly once: string;
		/** The list as a search, to come back to. */
		readonly list: string;
		readonly isTooMany: boolean;
		/** Of those to which it happens, but the cancelled ones. */
		readonly totalCents: number;
		/** What of it is paid at the homes. */
		readonly atHomeCents: number;
		readonly receivedCents: number;
		readonly toPayCents: number;
		/** How many of them are cancelled. */
		readonly cancelled: number;
	} | null;
}
