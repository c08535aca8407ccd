import { loadAccoRows } from "#db/accommodations/acco-rows.ts";
import { type BookingRow, factsOfAll, moneyOfAll } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import { paymentStatus } from "#domain/booking/timers.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import type { StayCard } from "#site/views/guest-view.ts";
import { listedAccommodation } from "../../accommodations/listed-accommodations.ts";
import type { App } from "../../app.ts";
import { openSums } from "../../booking/money.ts";

/** A booking with its facts, and as lists show it. */
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
	const money = await moneyOfAll(
		app.db,
		rows.map((row) => row.booking_id),
	);
	return (await factsOfAll(app.db, rows)).map(({ row, facts }) => {
		const home = homes.get(row.acco_id);
		const due = PAYABLE.includes(row.state);
		return {
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
				paymentStatus: paymentStatus(
					{ ...facts, refundedCents: money.get(row.booking_id)?.refunded ?? 0 },
					app.clock.today(),
				),
			},
		};
	});
}

function hoursUntil(end: Date, now: Date): number {
	return Math.max(0, Math.floor((end.getTime() - now.getTime()) / 3_600_000));
}

async function homesOf(db: Db, rows: readonly BookingRow[], language: Language) {
	const ids = [...new Set(rows.map((row) => row.acco_id))];
	const accos = (await loadAccoRows(db, ids)).map((row) => listedAccommodation(row, language));
	return new Map(accos.map((acco) => [acco.accoId, { href: acco.url, image: acco.images[0] ?? null }]));
}
