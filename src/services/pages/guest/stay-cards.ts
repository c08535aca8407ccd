import { type BookingRow, factsOf } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import { loadAccoRows } from "#db/homes/acco-rows.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import { paymentStatus } from "#domain/booking/timers.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import type { StayCard } from "#site/views/guest-view.ts";
import { accoOf } from "../../acco-answer.ts";
import type { App } from "../../app.ts";
import { openSums } from "../../booking/money.ts";

/** A booking with what is told of it, and as lists show it. */
export interface OwnStay {
	readonly row: BookingRow;
	readonly facts: BookingFacts;
	readonly card: StayCard;
	/** Address of the home; null: it is not offered any more. */
	readonly homeHref: string | null;
}

/** States in which money is still expected. */
const PAYABLE: readonly string[] = ["confirmed", "completed", "pending_payment"];

/** Bookings as the area shows them, in the order given. */
export async function ownStays(
	app: Pick<App, "db" | "clock">,
	rows: readonly BookingRow[],
	language: Language,
): Promise<readonly OwnStay[]> {
	const homes = await homesOf(app.db, rows, language);
	const refunded = await refundedOf(
		app.db,
		rows.map((row) => row.booking_id),
	);
	const stays: OwnStay[] = [];
	for (const row of rows) {
		const facts = await factsOf(app.db, row);
		const home = homes.get(row.acco_id);
		const due = PAYABLE.includes(row.state);
		stays.push({
			row,
			facts,
			homeHref: home?.href ?? null,
			card: {
				bookingNo: row.booking_no,
				type: row.type,
				state: row.state,
				grandCents: row.grand_cents,
				title: completeLocalized(row.home.title)[language],
				placename: completeLocalized(row.home.placename)[language],
				image: home?.image ?? null,
				arrival: row.arrival,
				departure: row.departure,
				expiresAt: row.expires_at?.toISOString() ?? null,
				hoursLeft: row.expires_at ? hoursUntil(row.expires_at, app.clock.now()) : null,
				openCents: due ? openSums(facts).all : 0,
				paymentStatus: paymentStatus({ ...facts, refundedCents: refunded.get(row.booking_id) ?? 0 }, app.clock.today()),
			},
		});
	}
	return stays;
}

function hoursUntil(end: Date, now: Date): number {
	return Math.max(0, Math.floor((end.getTime() - now.getTime()) / 3_600_000));
}

async function homesOf(db: Db, rows: readonly BookingRow[], language: Language) {
	const ids = [...new Set(rows.map((row) => row.acco_id))];
	const accos = (await loadAccoRows(db, ids)).map((row) => accoOf(row, language));
	return new Map(accos.map((acco) => [acco.accoId, { href: acco.url, image: acco.images[0] ?? null }]));
}

/** Cents sent or going back, by booking. */
async function refundedOf(db: Db, bookingIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
	if (bookingIds.length === 0) return new Map();
	const rows = await db
		.selectFrom("refund")
		.select((select) => ["booking_id", select.fn.sum<number>("cents").as("cents")])
		.where("booking_id", "in", [...bookingIds])
		.where("status", "<>", "failed")
		.groupBy("booking_id")
		.execute();
	return new Map(rows.map((row) => [row.booking_id, Number(row.cents)]));
}
