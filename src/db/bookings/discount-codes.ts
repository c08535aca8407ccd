import { sql } from "kysely";
import type { DiscountCode } from "#domain/pricing/discount-code.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";

/**
 * Looks a code up, whatever its case; null when there is none. `usedUp` counts all uses, and with an e-mail
 * address those of that guest too.
 */
export async function loadDiscountCode(db: Db, typed: string, email: string | null): Promise<DiscountCode | null> {
	const row = await db.selectFrom("discount_code").selectAll().where("code", "=", typed).executeTakeFirst();
	if (!row) return null;
	const all = row.max_uses !== null && row.uses >= row.max_uses;
	const own = row.per_guest !== null && email !== null && (await usesBy(db, row.code, email)) >= row.per_guest;
	const day = (iso: string | null) => (iso === null ? null : dayOf(iso));
	return {
		code: row.code,
		value: row.kind === "percent" ? { kind: "percent", bp: row.bp ?? 0 } : { kind: "amount", cents: row.cents ?? 0 },
		maxCents: row.max_cents,
		minRentCents: row.min_rent_cents,
		bookFrom: day(row.book_from),
		bookUntil: day(row.book_until),
		stayFrom: day(row.stay_from),
		stayUntil: day(row.stay_until),
		accoIds: row.acco_ids,
		countries: row.countries,
		usedUp: all || own,
	};
}

async function usesBy(db: Db, code: string, email: string): Promise<number> {
	const { count } = await db
		.selectFrom("discount_code_use as u")
		.innerJoin("guest as g", "g.guest_id", "u.guest_id")
		.select((select) => select.fn.countAll<number>().as("count"))
		.where("u.code", "=", code)
		.where("g.email", "=", email)
		.executeTakeFirstOrThrow();
	return Number(count);
}

/**
 * Counts one use; false when none is left. Locks the code until the transaction ends, so the last use is
 * given once.
 */
export async function takeDiscountUse(trx: Db, typed: string, email: string): Promise<boolean> {
	const taken = await trx
		.updateTable("discount_code")
		.set({ uses: sql`uses + 1` })
		.where("code", "=", typed)
		.where((or) => or.or([or("max_uses", "is", null), or("uses", "<", or.ref("max_uses"))]))
		.returning(["code", "per_guest"])
		.executeTakeFirst();
	if (!taken) return false;
	return taken.per_guest === null || (await usesBy(trx, taken.code, email)) < taken.per_guest;
}

/** Gives the use of a booking that came to nothing back. */
export async function returnDiscountUse(trx: Db, bookingId: number): Promise<void> {
	const use = await trx
		.deleteFrom("discount_code_use")
		.where("booking_id", "=", bookingId)
		.returning("code")
		.executeTakeFirst();
	if (!use) return;
	await trx
		.updateTable("discount_code")
		.set({ uses: sql`greatest(uses - 1, 0)` })
		.where("code", "=", use.code)
		.execute();
}

/** Counts the use of a booking that lives again, beyond the limit if need be: its price was agreed. */
export async function retakeDiscountUse(trx: Db, code: string, bookingId: number, guestId: number): Promise<void> {
	await trx
		.updateTable("discount_code")
		.set({ uses: sql`least(uses + 1, coalesce(max_uses, uses + 1))` })
		.where("code", "=", code)
		.execute();
	await trx
		.insertInto("discount_code_use")
		.values({ booking_id: bookingId, code, guest_id: guestId })
		.onConflict((conflict) => conflict.column("booking_id").doNothing())
		.execute();
}

/** Notes that a booking uses a code that `takeDiscountUse` counted. */
export async function insertDiscountUse(
	trx: Db,
	use: { readonly bookingId: number; readonly code: string; readonly guestId: number },
): Promise<void> {
	await trx
		.insertInto("discount_code_use")
		.values({ booking_id: use.bookingId, code: use.code, guest_id: use.guestId })
		.execute();
}
