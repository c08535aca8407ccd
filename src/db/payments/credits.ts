import { sql } from "kysely";
import { type CreditLot, releaseCredits, takeCredits } from "#domain/booking/credits.ts";
import { type DayNumber, dayOf, isoOf } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";
import type { GuestRow } from "../guests/guests.ts";
import type { CreditReason } from "../tables/booking-tables.ts";

/** The ledger of guest credits. It is only added to; the database lets no lot go below zero. */

/** The lots of a guest that hold something. */
export async function creditLots(db: Db, guestId: number): Promise<readonly CreditLot[]> {
	return (await creditLotsOfAll(db, [guestId])).get(guestId) ?? [];
}

/** The lots of guests that hold something, by guest; who has none is missing. */
export async function creditLotsOfAll(
	db: Db,
	guestIds: readonly number[],
): Promise<ReadonlyMap<number, readonly CreditLot[]>> {
	const rows = await db
		.selectFrom("guest_credit_entry")
		.select(["guest_id", "expires_on", sql<number>`sum(cents)::integer`.as("cents")])
		.where("guest_id", "=", sql<number>`ANY(${[...guestIds]}::bigint[])`)
		.groupBy(["guest_id", "expires_on"])
		.having(sql`sum(cents)`, "<>", 0)
		.execute();
	const lots = Map.groupBy(rows, (row) => row.guest_id);
	return new Map([...lots].map(([guestId, own]) => [guestId, own.map(lotOf)]));
}

function lotOf(row: { readonly expires_on: string | null; readonly cents: number }): CreditLot {
	return { expiresOn: row.expires_on === null ? null : dayOf(row.expires_on), cents: row.cents };
}

/** What a booking took from lots (negative) and gave back to them, by lot. */
async function lotsOfBooking(trx: Db, bookingId: number): Promise<readonly CreditLot[]> {
	const rows = await trx
		.selectFrom("guest_credit_entry")
		.select(["expires_on", sql<number>`sum(cents)::integer`.as("cents")])
		.where("booking_id", "=", bookingId)
		.groupBy("expires_on")
		.having(sql`sum(cents)`, "<>", 0)
		.execute();
	return rows.map(lotOf);
}

/** A lot that ends soon, and whose it is. */
export interface ExpiringLot {
	readonly guest: Pick<GuestRow, "guest_id" | "public_id" | "email" | "firstname" | "lastname" | "lang">;
	/** Last day of the lot. */
	readonly expiresOn: DayNumber;
	readonly cents: number;
}

/** Lots that end within a period (both days included) and hold something, of guests who are not forgotten. */
export async function listExpiringLots(db: Db, from: DayNumber, until: DayNumber): Promise<readonly ExpiringLot[]> {
	const rows = await db
		.selectFrom("guest_credit_entry as e")
		.innerJoin("guest as g", "g.guest_id", "e.guest_id")
		.select(["e.guest_id", "e.expires_on", "g.email", "g.firstname", "g.lastname", "g.lang", "g.public_id"])
		.select((select) => select.fn.sum<number>("e.cents").as("cents"))
		.where("e.expires_on", ">=", isoOf(from))
		.where("e.expires_on", "<=", isoOf(until))
		.where("g.anonymised_at", "is", null)
		.groupBy(["e.guest_id", "e.expires_on", "g.email", "g.firstname", "g.lastname", "g.lang", "g.public_id"])
		.having((having) => having.fn.sum("e.cents"), ">", 0)
		.execute();
	return rows.flatMap(({ expires_on: day, cents, ...guest }) =>
		day === null ? [] : [{ guest, cents: Number(cents), expiresOn: dayOf(day) }],
	);
}

/** The entries of a guest's ledger with the number of the booking that each belongs to, the oldest first. */
export function listCreditEntries(db: Db, guestId: number) {
	return db
		.selectFrom("guest_credit_entry as e")
		.leftJoin("booking as b", "b.booking_id", "e.booking_id")
		.select(["e.cents", "e.reason", "e.expires_on", "e.created_at", "b.booking_no"])
		.where("e.guest_id", "=", guestId)
		.orderBy("e.entry_id")
		.execute();
}

/** How many entries a guest's ledger has. */
export async function countCreditEntries(db: Db, guestId: number): Promise<number> {
	const { count } = await db
		.selectFrom("guest_credit_entry")
		.select((select) => select.fn.countAll<number>().as("count"))
		.where("guest_id", "=", guestId)
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** What staff gave a guest within the last days. */
export async function sumGranted(db: Db, guestId: number, days: number): Promise<number> {
	const { cents } = await db
		.selectFrom("guest_credit_entry")
		.select((select) => select.fn.sum<number | null>("cents").as("cents"))
		.where("guest_id", "=", guestId)
		.where("reason", "=", "grant")
		.where("created_at", ">", sql<Date>`now() - ${days} * interval '1 day'`)
		.executeTakeFirstOrThrow();
	return Number(cents ?? 0);
}

interface Entry {
	readonly guestId: number;
	readonly reason: CreditReason;
	readonly bookingId?: number | null;
	/** Who did it: `guest`, `timer`, or a member of staff. */
	readonly by: string;
	readonly note?: string;
}

/** Adds entries, one a lot; `cents` of the lots are taken with their sign. Throws when a lot would go below zero. */
export async function addCreditEntries(trx: Db, entry: Entry, lots: readonly CreditLot[]): Promise<void> {
	if (lots.length === 0) return;
	await trx
		.insertInto("guest_credit_entry")
		.values(
			lots.map((lot) => ({
				guest_id: entry.guestId,
				cents: lot.cents,
				reason: entry.reason,
				booking_id: entry.bookingId ?? null,
				expires_on: lot.expiresOn === null ? null : isoOf(lot.expiresOn),
				by_whom: entry.by,
				note: entry.note ?? "",
			})),
		)
		.execute();
}

/** Pays a booking with credits; false when the guest has not so many. Others who spend at once wait. */
export async function spendCredits(
	trx: Db,
	use: { readonly guestId: number; readonly bookingId: number; readonly cents: number; readonly today: DayNumber },
): Promise<boolean> {
	if (use.cents === 0) return true;
	await sql`SELECT pg_advisory_xact_lock(hashtextextended('credits/' || ${use.guestId}::text, 0))`.execute(trx);
	const taken = takeCredits(await creditLots(trx, use.guestId), use.cents, use.today);
	if (!taken) return false;
	const spent = taken.map((lot) => ({ ...lot, cents: -lot.cents }));
	await addCreditEntries(trx, { ...use, reason: "use", by: "guest" }, spent);
	return true;
}

/** Gives credits that a booking used back into their lots; at most `cents`. Answers how many. */
export async function releaseBookingCredits(trx: Db, bookingId: number, cents: number, by: string): Promise<number> {
	const guest = await trx
		.selectFrom("guest_credit_entry")
		.select("guest_id")
		.where("booking_id", "=", bookingId)
		.limit(1)
		.executeTakeFirst();
	if (!guest) return 0;
	const net = await lotsOfBooking(trx, bookingId);
	const used = net.map((lot) => ({ ...lot, cents: -lot.cents })).filter((lot) => lot.cents > 0);
	const back = releaseCredits(used, cents);
	await addCreditEntries(trx, { guestId: guest.guest_id, bookingId, reason: "release", by }, back);
	return back.reduce((sum, lot) => sum + lot.cents, 0);
}

/** Ends the lots whose last day is over; answers how many. Safe to run twice at once: the second finds nothing. */
export async function expireCredits(db: Db, today: DayNumber): Promise<number> {
	const due = await db
		.selectFrom("guest_credit_entry")
		.select(["guest_id", "expires_on"])
		.where("expires_on", "<", isoOf(today))
		.groupBy(["guest_id", "expires_on"])
		.having(sql`sum(cents)`, ">", 0)
		.execute();
	let expired = 0;
	// Each in a transaction of its own, by design: a lot is ended under its guest's lock, so that no other guest waits.
	for (const { guest_id: guestId, expires_on: day } of due) {
		expired += await db.transaction().execute(async (trx) => {
			await sql`SELECT pg_advisory_xact_lock(hashtextextended('credits/' || ${guestId}::text, 0))`.execute(trx);
			const left = (await creditLots(trx, guestId)).filter(
				(lot) => lot.expiresOn !== null && isoOf(lot.expiresOn) === day && lot.cents > 0,
			);
			const gone = left.map((lot) => ({ ...lot, cents: -lot.cents }));
			await addCreditEntries(trx, { guestId, reason: "expire", by: "timer" }, gone);
			return gone.length;
		});
	}
	return expired;
}
