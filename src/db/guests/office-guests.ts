import { sql } from "kysely";
import type { Db } from "../connection/client.ts";
import { fewKeys } from "../connection/few-keys.ts";
import type { GuestRow } from "./guests.ts";

/** Guests as the office lists them; those who were forgotten are none. */

/**
 * A page of guests, the newest first, beginning below a number; with how many bookings each has.
 *
 * @param words beginnings of words, as `plainWords` makes them; empty: any
 */
export async function listGuests(db: Db, words: readonly string[], below: number | null, limit: number) {
	const typed = words.map((word) => `${word}:*`).join(" & ");
	let page = db
		.selectFrom("guest as g")
		.select(["g.guest_id", "g.public_id", "g.firstname", "g.lastname", "g.email", "g.placename", "g.country_code"])
		.select(["g.lang", "g.created_at"])
		.select((select) =>
			select
				.selectFrom("booking as b")
				.select((of) => of.fn.countAll<number>().as("count"))
				.whereRef("b.guest_id", "=", "g.guest_id")
				.as("bookings"),
		)
		.where("g.anonymised_at", "is", null)
		.orderBy("g.guest_id", "desc");
	if (words.length > 0) {
		const isFound = sql<boolean>`guest_words(g.firstname, g.lastname, g.email::text, g.tel_e164, g.placename)
			@@ to_tsquery('simple', ${typed})`;
		const few = await fewKeys(
			db,
			sql`SELECT g.guest_id AS key FROM guest g WHERE g.anonymised_at IS NULL AND ${isFound}`,
		);
		page = page.where(few === null ? isFound : sql<boolean>`g.guest_id = ANY (${few}::bigint[])`);
	}
	if (below !== null) page = page.where("g.guest_id", "<", below);
	const found = await page.limit(limit + 1).execute();
	return { rows: found.slice(0, limit), isMore: found.length > limit };
}

/** A guest who was not forgotten, by the public id; null for any other. */
export async function findGuestByPublicId(db: Db, publicId: string): Promise<GuestRow | null> {
	const row = await db
		.selectFrom("guest")
		.selectAll()
		.where("public_id", "=", publicId)
		.where("anonymised_at", "is", null)
		.executeTakeFirst();
	return row ?? null;
}
