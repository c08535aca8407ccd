import type { BookingRow } from "#db/bookings/booking-facts.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import { splitPaid } from "#domain/booking/open-instalments.ts";
import { TRAVEL_INFORMATION_DAYS } from "#domain/booking/timers.ts";
import { dueTogether } from "#domain/pricing/due-together.ts";
import { civilDayAt, isoOf } from "#domain/time/civil-date.ts";
import type { DocumentLink, TimelineStep } from "#site/views/guest-view.ts";

/** A booking's life as its guest reads it: what happened, what is next, what comes. */

const BEGINNING = { Booking: "booked", Option: "optionTaken", Application: "requested" } as const;

interface Known {
	/** Day number of the house. */
	readonly today: number;
	/** Day at which the travel information was issued, ISO; null: not yet. */
	readonly travelInformation: string | null;
}

/** The day at which the way to the home was issued, ISO; null: not yet. */
export function travelInformationOn(documents: readonly DocumentLink[]): string | null {
	return documents.find(({ kind }) => kind === "travel_information")?.issuedOn ?? null;
}

/** All steps in their order; the first that is not done is the one that is awaited. */
export function timelineOf(row: BookingRow, facts: BookingFacts, known: Known): readonly TimelineStep[] {
	const dayAt = (instant: Date | null) => (instant ? isoOf(civilDayAt(instant)) : null);
	const begun = dayAt(row.created_at);
	const steps: TimelineStep[] = [{ step: BEGINNING[row.type], on: begun, done: true }];
	if (row.accepted_at) steps.push({ step: "accepted", on: dayAt(row.accepted_at), done: true });
	const confirmed = dayAt(row.confirmed_at);
	// What is booked and confirmed on one day is one step.
	if (confirmed && !(row.type === "Booking" && confirmed === begun)) {
		steps.push({ step: "confirmed", on: confirmed, done: true });
	}
	if (row.state === "cancelled" || row.state === "expired" || row.state === "declined") {
		return [...steps, { step: row.state, on: dayAt(row.ended_at), done: true }];
	}
	if (row.state !== "confirmed" && row.state !== "completed") {
		return [...steps, { step: "confirmed", on: null, done: false }, ...stayOf(facts, known.today)];
	}
	steps.push(...paymentsOf(facts));
	if (known.travelInformation !== null || row.state === "confirmed") {
		const due = isoOf(Math.max(facts.stay.arrival - TRAVEL_INFORMATION_DAYS, known.today));
		const done = known.travelInformation !== null;
		// Never before all is paid.
		const lastPayment = steps.at(-1)?.on ?? null;
		const on = known.travelInformation ?? (lastPayment !== null && lastPayment > due ? lastPayment : due);
		steps.push({ step: "travelInformation", on, done });
	}
	return [...steps, ...stayOf(facts, known.today)];
}

/** Instalments as whoever pays them is told of them: those of one day are one. */
function paymentsOf({ instalments, paidCents, dueCents }: BookingFacts): readonly TimelineStep[] {
	if (dueCents <= 0) return [];
	const parts = splitPaid(dueTogether([...instalments].sort((a, b) => a.dueOn - b.dueOn)), paidCents);
	return parts.map(({ dueOn, cents, openCents }, at) => ({
		step: parts.length === 1 ? "payAll" : at === 0 ? "payFirst" : "payRest",
		on: isoOf(dueOn),
		cents,
		done: openCents === 0,
	}));
}

function stayOf({ stay, home }: BookingFacts, today: number): readonly TimelineStep[] {
	return [
		{ step: "arrival", on: isoOf(stay.arrival), time: home.checkinFrom, done: stay.arrival <= today },
		{ step: "departure", on: isoOf(stay.departure), time: home.checkoutUntil, done: stay.departure <= today },
	];
}
