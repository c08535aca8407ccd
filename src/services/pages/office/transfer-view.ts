import type { BookingRow } from "#db/bookings/booking-facts.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import type { Settlement } from "#domain/booking/settlement.ts";
import { otherReading, parseCents } from "#domain/money.ts";
import { type DayNumber, isoOf, parseIsoDate } from "#domain/time/civil-date.ts";
import { CHANGES, type TransferView } from "#site/views/office-bookings-view.ts";
import type { OfficeFormState } from "#site/views/office-view.ts";
import { dueNow, transferEffect } from "../../booking/transfer-effect.ts";

/** A bank transfer as it is written down: what is to be paid, then what would come of the typed sum. */

/** Refusals after which what would come of it is shown anew. */
const SHOWN_ANEW: readonly (string | null)[] = [null, "STALE"];

/** @param form one that came back: nothing was wrong with it unless it says so */
export function transferView(
	row: BookingRow,
	{ facts, settlement }: { readonly facts: BookingFacts; readonly settlement: Settlement | null },
	today: DayNumber,
	form: OfficeFormState | null,
): TransferView {
	const next = settlement === null ? dueNow(facts, today) : null;
	return {
		today: isoOf(today),
		toPayCents: transferEffect(row, facts, settlement, 0).toPayCents,
		now: next && { cents: next.cents, dueOn: isoOf(next.dueOn), isDue: next.dueOn <= today },
		check: form?.name === "receive" ? checkOf(row, facts, settlement, form) : null,
	};
}

function checkOf(
	row: BookingRow,
	facts: BookingFacts,
	settlement: Settlement | null,
	{ values, errors, refused }: OfficeFormState,
): TransferView["check"] {
	const { amount: typed = "", reference = "", receivedOn = "", seen: said } = values;
	if (!SHOWN_ANEW.includes(refused) || Object.keys(errors).length > 0 || said === CHANGES) return null;
	const cents = parseCents(typed);
	if (cents === null || reference.trim() === "" || parseIsoDate(receivedOn) === null) return null;
	const { remainsCents, overCents, counts, seen } = transferEffect(row, facts, settlement, cents);
	const otherCents = otherReading(typed);
	return { cents, typed, otherCents, reference, receivedOn, remainsCents, overCents, counts, seen };
}
