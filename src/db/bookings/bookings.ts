import { type Insertable, sql, type Updateable } from "kysely";
import type { Guest } from "#domain/booking/guest-form.ts";
import type { BookingState } from "#domain/booking/process.ts";
import type { Localized } from "#domain/language.ts";
import type { Instalment } from "#domain/pricing/instalments.ts";
import type { Quote } from "#domain/pricing/price.ts";
import type { Stay } from "#domain/pricing/stay-rules.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";
import { overtakeApproval } from "../staff/approvals.ts";
import type { BookingTable } from "../tables/booking-tables.ts";
import { type BookingRow, bookedLine, factsFrom, type StoredBooking } from "./booking-facts.ts";

/** States in which an option holds its nights: also while whoever took it is at the payment page. */
export const HELD_STATES = ["option", "pending_payment"] as const satisfies readonly BookingState[];

/** What a guest holds on option: living ones, and whether there ever was one for this stay. */
export async function optionsOf(
	trx: Db,
	guestId: number,
	accoId: string,
	stay: Stay,
	now: Date,
): Promise<{ live: number; sameStay: boolean }> {
	const rows = await trx
		.selectFrom("booking")
		.select(["acco_id", "arrival", "departure", "state", "expires_at"])
		.where("guest_id", "=", guestId)
		.where("type", "=", "Option")
		.execute();
	const [arrival, departure] = [isoOf(stay.arrival), isoOf(stay.departure)];
	return {
		live: rows.filter(({ state, expires_at: end }) => HELD_STATES.some((held) => held === state) && end && end > now)
			.length,
		sameStay: rows.some((row) => row.acco_id === accoId && row.arrival === arrival && row.departure === departure),
	};
}

/** Whether a guest has an application for this stay that nobody has answered. */
export async function hasApplication(trx: Db, guestId: number, accoId: string, stay: Stay): Promise<boolean> {
	const row = await trx
		.selectFrom("booking")
		.select("booking_id")
		.where("guest_id", "=", guestId)
		.where("state", "=", "application")
		.where("acco_id", "=", accoId)
		.where("arrival", "=", isoOf(stay.arrival))
		.where("departure", "=", isoOf(stay.departure))
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

/** What a booking's own row keeps of its price. */
export function priceColumns(quote: Quote) {
	return {
		total_cents: quote.totalCents,
		grand_cents: quote.grandCents,
		credits_cents: quote.creditsCents,
		due_cents: quote.dueCents,
		deposit_cents: quote.depositCents,
		commission_base_cents: quote.commissionBaseCents,
	};
}

/** The lines of a price as they are stored, in their order. */
export function lineRows(quote: Pick<Quote, "lines">) {
	return quote.lines.map((line, seq) => ({
		seq,
		code: line.code,
		quantity: line.quantity,
		pay: line.pay,
		unit_cents: line.unitCents,
		amount_cents: line.amountCents,
	}));
}

/** When what is to be paid, as it is stored; `first` is the number of the first. */
export function instalmentRows(instalments: readonly Instalment[], first = 0) {
	return instalments.map(({ dueOn, cents }, index) => ({ seq: first + index, due_on: isoOf(dueOn), cents }));
}

/**
 * The first instalment of a booking that is paid by them, as what comes next of it: the database would find it only once
 * they are stored, and write the booking again (migration 0179). Nothing where something else comes next.
 */
function nextPayment({ state, expires_at }: NewBooking, instalments: readonly Instalment[]) {
	const first = instalments.find(({ cents }) => cents > 0);
	if (state !== "confirmed" || expires_at || !first) return {};
	return { next_step: "payment" as const, next_at: new Date(isoOf(first.dueOn)) };
}

type NewBooking = Omit<Insertable<BookingTable>, keyof ReturnType<typeof priceColumns> | "next_step" | "next_at">;

/** Stores a booking with its lines and instalments; answers it with its facts. `booking` has everything but the price. */
export async function insertBooking(
	trx: Db,
	booking: NewBooking,
	quote: Quote,
	labelsOf: (line: { readonly code: string }) => Localized,
): Promise<StoredBooking> {
	const values = { ...booking, ...priceColumns(quote), ...nextPayment(booking, quote.instalments) };
	const row = await trx.insertInto("booking").values(values).returningAll().executeTakeFirstOrThrow();
	const ofBooking = { booking_id: row.booking_id };
	const lines = lineRows(quote).map((line) => ({ ...ofBooking, ...line, label: JSON.stringify(labelsOf(line)) }));
	const instalments = instalmentRows(quote.instalments).map((part) => ({ ...ofBooking, ...part }));
	if (lines.length > 0) await trx.insertInto("booking_line").values(lines).execute();
	if (instalments.length > 0) await trx.insertInto("instalment").values(instalments).execute();
	// Nothing is paid yet.
	return { row, facts: factsFrom(row, lines.map(bookedLine), instalments, 0) };
}

export type BookingChanges = Updateable<BookingTable>;

/** Changes columns of a booking that the caller has locked; answers it as it is now. */
export async function updateBooking(trx: Db, bookingId: number, changes: BookingChanges): Promise<BookingRow> {
	const row = await trx
		.updateTable("booking")
		.set(changes)
		.where("booking_id", "=", bookingId)
		.returningAll()
		.executeTakeFirstOrThrow();
	// What waits for a second person is about the booking as it was.
	if (changes.version !== undefined) {
		await overtakeApproval(trx, { bookingId, bookingNo: row.booking_no }, row.updated_at);
	}
	return row;
}

/**
 * Puts other instalments in the place of a booking's. `anew`: under numbers that it never had, so that what was mailed
 * of the old ones does not count for them.
 */
export async function replaceInstalments(
	trx: Db,
	bookingId: number,
	instalments: readonly Instalment[],
	anew = false,
): Promise<void> {
	const gone = await trx.deleteFrom("instalment").where("booking_id", "=", bookingId).returning("seq").execute();
	const first = anew ? Math.max(-1, ...gone.map(({ seq }) => seq)) + 1 : 0;
	const rows = instalmentRows(instalments, first).map((part) => ({ booking_id: bookingId, ...part }));
	if (rows.length > 0) await trx.insertInto("instalment").values(rows).execute();
}

/** Puts other lines in the place of a booking's; answers nothing, the sums are columns of the booking. */
export async function replaceLines(
	trx: Db,
	bookingId: number,
	lines: Quote["lines"],
	labelsOf: (line: { readonly code: string }) => Localized,
): Promise<void> {
	await trx.deleteFrom("booking_line").where("booking_id", "=", bookingId).execute();
	const rows = lineRows({ lines }).map((line) => ({
		booking_id: bookingId,
		...line,
		label: JSON.stringify(labelsOf(line)),
	}));
	if (rows.length > 0) await trx.insertInto("booking_line").values(rows).execute();
}

/** Puts another guest into the snapshots of bookings, and takes the name of the company out. */
export async function forgetGuestOfBookings(
	trx: Db,
	bookings: readonly { readonly bookingId: number; readonly guest: Guest }[],
): Promise<void> {
	if (bookings.length === 0) return;
	await sql`
		UPDATE booking b SET guest = forgotten.guest, company_name = '', decline_reason = '',
			sent_network = '', sent_browser = ''
		FROM jsonb_to_recordset(${JSON.stringify(bookings)}::jsonb) AS forgotten("bookingId" bigint, guest jsonb)
		WHERE b.booking_id = forgotten."bookingId"`.execute(trx);
}
