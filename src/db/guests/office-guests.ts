import { sql } from "kysely";
import { searchText } from "../bookings/figures.ts";
import type { Db } from "../connection/client.ts";
import { fewKeys } from "../connection/few-keys.ts";
import type { GuestRow } from "./guests.ts";

/** Guests as the office lists them; those who were forgotten are none. */

/**
 * A page of guests that goes on behind one of them; with how many bookings each has and when the last stay began.
 *
 * @param words beginnings of words, as `plainWords` makes them; empty: any
 * @param after number of the guest before the page; null: it is the first
 * @param sort who came last first, or by last and first name
 * @param telephones beginnings of numbers that find as well as the words, digits alone
 */
export async function listGuests(
	db: Db,
	words: readonly string[],
	after: number | null,
	limit: number,
	sort: "newest" | "name" = "newest",
	telephones: readonly string[] = [],
) {
	const typed = searchText(words, telephones);
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
		.select((select) =>
			select
				.selectFrom("booking as s")
				.select((of) => of.fn.max<string | null>(sql`s.arrival::text`).as("arrival"))
				.whereRef("s.guest_id", "=", "g.guest_id")
				.where("s.state", "in", ["confirmed", "completed"])
				.as("last_arrival"),
		)
		.where("g.anonymised_at", "is", null);
	page =
		sort === "name"
			? page.orderBy(sql`lower(g.lastname)`).orderBy(sql`lower(g.firstname)`).orderBy("g.guest_id")
			: page.orderBy("g.guest_id", "desc");
	if (words.length > 0) {
		const isFound = sql<boolean>`guest_words(g.firstname, g.lastname, g.email::text, g.tel_e164, g.placename)
			@@ to_tsquery('simple', ${typed})`;
		const few = await fewKeys(
			db,
			sql`SELECT g.guest_id AS key FROM guest g WHERE g.anonymised_at IS NULL AND ${isFound}`,
		);
		page = page.where(few === null ? isFound : sql<boolean>`g.guest_id = ANY (${few}::bigint[])`);
	}
	if (after !== null) {
		page =
			sort === "name"
				? page.where(
						sql<boolean>`(lower(g.lastname), lower(g.firstname), g.guest_id)
							> (SELECT lower(lastname), lower(firstname), guest_id FROM guest WHERE guest_id = ${after})`,
					)
				: page.where("g.guest_id", "<", after);
	}
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
