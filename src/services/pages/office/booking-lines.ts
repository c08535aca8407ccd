import { moneyOfAll } from "#db/bookings/booking-facts.ts";
import type { listBookingsPage } from "#db/bookings/office-bookings.ts";
import type { Db } from "#db/connection/client.ts";
import { listCancellations } from "#db/payments/cancellations.ts";
import { listWaitingBookings } from "#db/staff/approvals.ts";
import type { NextStep } from "#db/tables/booking-tables.ts";
import { APPLICATION_ANSWER_HOURS } from "#domain/booking/claim.ts";
import { priceParts } from "#domain/booking/price-parts.ts";
import type { BookingState } from "#domain/booking/process.ts";
import { toPayCents } from "#domain/booking/to-pay.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { civilDayAt, isoOf } from "#domain/time/civil-date.ts";
import type { Clock } from "#domain/time/clock.ts";
import { officeBooking, officeHref } from "#site/office.ts";
import type { NextLine, OfficeBookingLine } from "#site/views/office-bookings-view.ts";

/** Bookings as lines of the office's lists. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long before it something presses. */
const SOON_MS: Readonly<Record<NextLine["step"], number>> = {
	answers: 12 * HOUR_MS,
	lapses: 12 * HOUR_MS,
	payment: 3 * DAY_MS,
	refund: 3 * DAY_MS,
	arrival: 0,
	none: 0,
};

/** The instant at which today begins in the database's reckoning of days. */
export function startOfToday(clock: Pick<Clock, "today">): Date {
	return new Date(clock.today() * DAY_MS);
}

/**
 * What comes next, and how pressing it is. A sum due today is not late. Of a request it is the owner's answer first, by
 * the hour that the guest was told, and its end after that.
 */
export function nextLine(
	clock: Pick<Clock, "today" | "now">,
	row: {
		readonly state: BookingState;
		readonly created_at: Date;
		readonly expires_at: Date | null;
		readonly next_step: NextStep;
		readonly next_at: Date;
	},
): NextLine {
	const answerBy = new Date(row.created_at.getTime() + APPLICATION_ANSWER_HOURS * HOUR_MS);
	const lapsesAt = row.state === "application" && row.next_step === "lapses" ? row.expires_at : null;
	const awaitsAnswer = lapsesAt !== null && answerBy > clock.now() && answerBy < lapsesAt;
	const [step, at] = awaitsAnswer
		? (["answers", answerBy] as const)
		: ([row.next_step, lapsesAt ?? row.next_at] as const);
	const isByDay = step !== "lapses" && step !== "answers";
	const left = at.getTime() - (isByDay ? startOfToday(clock) : clock.now()).getTime();
	const isLate = left < 0 && step !== "arrival" && step !== "none";
	const hours = Math.max(0, Math.floor((at.getTime() - clock.now().getTime()) / HOUR_MS));
	const daysLate = isLate ? Math.max(1, Math.ceil(-left / DAY_MS)) : 0;
	return {
		step,
		at: at.toISOString(),
		day: step === "none" ? null : isoOf(isByDay ? at.getTime() / DAY_MS : civilDayAt(at)),
		used: isByDay ? null : shareUsed(clock.now(), row.created_at, at),
		hours,
		daysLate,
		tone: isLate ? "late" : left < SOON_MS[step] ? "soon" : "calm",
	};
}

/** How much of the time between two instants is over: 0 to 1. */
function shareUsed(now: Date, from: Date, to: Date): number {
	const all = to.getTime() - from.getTime();
	return all <= 0 ? 1 : Math.min(1, Math.max(0, (now.getTime() - from.getTime()) / all));
}

type Row = Omit<Awaited<ReturnType<typeof listBookingsPage>>["rows"][number], "place">;

/** Lines of bookings, with the money that came in for each and whether it waits for a second person. */
export async function bookingLines(
	app: { readonly db: Db; readonly clock: Clock },
	rows: readonly Row[],
	language: Language,
): Promise<readonly OfficeBookingLine[]> {
	const ids = rows.map((row) => row.booking_id);
	const money = await moneyOfAll(app.db, ids);
	const waiting = await listWaitingBookings(app.db, ids);
	const cancelled = rows.filter(({ state }) => state === "cancelled").map((row) => row.booking_id);
	const settled = new Map((await listCancellations(app.db, cancelled)).map((row) => [row.booking_id, row]));
	return rows.map((row) => {
		const { received, refunded, gone } = money.get(row.booking_id) ?? { received: 0, refunded: 0, gone: 0 };
		const paidCents = received - refunded;
		const settlement = settled.get(row.booking_id);
		const parts = priceParts(
			{ grandCents: row.grand_cents, invoiceCents: row.total_cents, creditsCents: row.credits_cents },
			settlement
				? {
						feeCents: settlement.fee_cents,
						insuranceCents: settlement.insurance_cents,
						creditCents: settlement.credit_cents,
					}
				: null,
		);
		return {
			no: row.booking_no,
			version: row.version,
			href: officeHref(officeBooking(row.booking_no)),
			home: completeLocalized(row.home.title)[language],
			place: completeLocalized(row.home.placename)[language],
			guest: nameOf(row.guest),
			arrival: row.arrival,
			departure: row.departure,
			state: row.state,
			next: nextLine(app.clock, row),
			waitsForSecond: waiting.has(row.booking_id),
			channel: row.channel,
			payee: row.payee_code,
			assignee: row.assigned_name,
			receivedCents: received - gone,
			...parts,
			toPayCents: toPayCents(
				{ state: row.state, dueCents: row.due_cents, paidCents },
				settlement
					? {
							payableCents: settlement.payable_cents,
							paidCents: settlement.paid_cents,
							refundCents: settlement.refund_cents,
						}
					: null,
			),
		};
	});
}

/** Name of a guest, of a free hold the e-mail address; empty once he is forgotten. */
export function nameOf(guest: {
	readonly firstname?: string;
	readonly lastname?: string;
	readonly email?: string;
}): string {
	return [guest.firstname, guest.lastname].filter(Boolean).join(" ") || (guest.email ?? "");
}
