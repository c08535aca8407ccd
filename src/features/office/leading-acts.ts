import type { BookingAction, OfficeBookingPage } from "#site/views/office-bookings-view.ts";
import { CHANGING } from "./booking-danger.ts";

/** So many acts stand at a booking's head, beside the menu of all others. */
const AT_HEAD = 2;

/**
 * The acts that a booking's state asks for, the first of them the likeliest: an answer to a request, the booking of
 * what an option holds, money that is to come. Acts that cannot be done now, or not by this person, are left out, and
 * those that would end what a second person is asked for: the menu says so beside them.
 */
export function leadingActs({
	state,
	money,
	actions,
	approval,
}: Pick<OfficeBookingPage, "state" | "actions" | "approval"> & {
	readonly money: Pick<OfficeBookingPage["money"], "toPayCents">;
}): readonly BookingAction[] {
	const isPossible = (name: BookingAction) => actions.some((one) => one.name === name && one.isPossible);
	return wanted(state, money.toPayCents > 0)
		.filter((name) => isPossible(name) && !(approval && CHANGING.includes(name)))
		.slice(0, AT_HEAD);
}

function wanted(state: OfficeBookingPage["state"], isOwing: boolean): readonly BookingAction[] {
	switch (state) {
		case "application":
			return ["accept", "decline"];
		case "option":
			return ["confirm-option", "extend-option", "write-guest"];
		case "pending_payment":
			return ["receive", "write-guest"];
		case "confirmed":
			return isOwing ? ["receive", "rebook", "write-guest"] : ["rebook", "write-guest"];
		case "cancelled":
			return isOwing ? ["receive", "write-guest"] : ["write-guest"];
		default:
			return ["write-guest"];
	}
}
