import { sql } from "kysely";
import type { CodeTerms } from "#domain/pricing/code-terms.ts";
import type { Db } from "../connection/client.ts";

/** Discount codes as staff see and change them. */

/** Codes in the order of their names, beginning after one; those whose name begins with a text. */
export function listCodes(db: Db, { text, after }: { readonly text: string; readonly after: string }, limit: number) {
	let codes = db.selectFrom("discount_code").selectAll().where("code", ">", after).orderBy("code").limit(limit);
	if (text !== "") codes = codes.where(sql<boolean>`starts_with(lower(code::text), ${text.toLowerCase()})`);
	return codes.execute();
}

export async function findCode(db: Db, code: string) {
	return (await db.selectFrom("discount_code").selectAll().where("code", "=", code).executeTakeFirst()) ?? null;
}

/** A code, kept from bookings and colleagues until the transaction ends. */
export async function lockCode(trx: Db, code: string) {
	const row = await trx.selectFrom("discount_code").selectAll().where("code", "=", code).forUpdate().executeTakeFirst();
	return row ?? null;
}

/** Bookings that use a code now, the latest first. */
export function listCodeUses(db: Db, code: string, limit: number) {
	return db
		.selectFrom("discount_code_use as u")
		.innerJoin("booking as b", "b.booking_id", "u.booking_id")
		.select(["b.booking_no", "b.state", "b.arrival", "b.departure", "b.created_at"])
		.where("u.code", "=", code)
		.orderBy("b.booking_id", "desc")
		.limit(limit)
		.execute();
}

function columnsOf(terms: CodeTerms) {
	const { value } = terms;
	return {
		kind: value.kind,
		bp: value.kind === "percent" ? value.bp : null,
		cents: value.kind === "amount" ? value.cents : null,
		max_cents: terms.maxCents,
		min_rent_cents: terms.minRentCents,
		book_from: terms.bookFrom,
		book_until: terms.bookUntil,
		stay_from: terms.stayFrom,
		stay_until: terms.stayUntil,
		max_uses: terms.maxUses,
		per_guest: terms.perGuest,
		acco_ids: [...terms.accoIds],
		countries: [...terms.countries],
		of_staff: true,
	};
}

/** Adds a code; false where there is one of that name. */
export async function insertCode(trx: Db, code: string, terms: CodeTerms, now: Date): Promise<boolean> {
	const added = await trx
		.insertInto("discount_code")
		.values({ code, ...columnsOf(terms), created_at: now })
		.onConflict((conflict) => conflict.column("code").doNothing())
		.returning("code")
		.executeTakeFirst();
	return added !== undefined;
}

export async function updateCode(trx: Db, code: string, terms: CodeTerms): Promise<void> {
	await trx
		.updateTable("discount_code")
		.set({ ...columnsOf(terms), version: sql`version + 1` })
		.where("code", "=", code)
		.execute();
}

/** Ends a code: its last day to book with is the day given, or an earlier one that it had. */
export async function endCode(trx: Db, code: string, lastDay: string, now: Date): Promise<void> {
	await trx
		.updateTable("discount_code")
		.set({ book_until: sql`least(book_until, ${lastDay}::date)`, ended_at: now, version: sql`version + 1` })
		.where("code", "=", code)
		.execute();
}
