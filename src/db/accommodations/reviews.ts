import { type Insertable, type Selectable, sql } from "kysely";
import type { Language } from "#domain/language.ts";
import type { Db } from "../connection/client.ts";
import type { ReviewTable } from "../tables/schema.ts";

/** A review as it is shown. */
export interface ReviewRow {
	readonly review_id: number;
	readonly author: string;
	/** ISO 3166-1 alpha-2. */
	readonly country: string;
	readonly language: Language;
	readonly rating: number;
	/** First day of the month of the stay, ISO. */
	readonly stayed: string;
	readonly text: string;
	readonly translations: Partial<Record<Language, string>>;
}

/** Which of a home's reviews are read. */
export interface ReviewsPart {
	/** Those in it stand before all others. */
	readonly first: Language;
	/** Only those in this language; null: all. */
	readonly language: Language | null;
	readonly from: number;
	readonly limit: number;
}

/** How many released reviews a home has of a language with so many stars. */
export interface ReviewCount {
	readonly language: Language;
	readonly rating: number;
	readonly count: number;
}

/** Released reviews of a home: how many by language and stars, and a part of them, the newest first. One statement. */
export async function readReviews(
	db: Db,
	accoId: string,
	{ first, language, from, limit }: ReviewsPart,
): Promise<{ readonly counts: readonly ReviewCount[]; readonly shown: readonly ReviewRow[] }> {
	const { rows } = await sql<{ counts: readonly ReviewCount[] | null; shown: readonly ReviewRow[] | null }>`
		SELECT
			(SELECT json_agg(json_build_object('language', language, 'rating', rating, 'count', count))
				FROM (SELECT language, rating, count(*)::integer AS count FROM review
					WHERE acco_id = ${accoId} AND released GROUP BY language, rating) c) AS counts,
			(SELECT json_agg(s)
				FROM (SELECT review_id, author, country, language, rating, stayed, text, translations FROM review
					WHERE acco_id = ${accoId} AND released AND ${language === null ? sql`true` : sql`language = ${language}`}
					ORDER BY language = ${first} DESC, stayed DESC, review_id LIMIT ${limit} OFFSET ${from}) s) AS shown`.execute(
		db,
	);
	return { counts: rows[0]?.counts ?? [], shown: rows[0]?.shown ?? [] };
}

/** Stores a guest's review, once a booking; answers its key. Throws the unique violation (23505) for a second one. */
export async function insertReview(db: Db, review: Insertable<ReviewTable>): Promise<number> {
	const { review_id: id } = await db
		.insertInto("review")
		.values(review)
		.returning("review_id")
		.executeTakeFirstOrThrow();
	return id;
}

/** Shows a guest's review or keeps it back; answers its home, null when there is no such review. */
export async function decideReview(
	trx: Db,
	reviewId: number,
	decision: { readonly released: boolean; readonly by: string; readonly at: Date },
): Promise<string | null> {
	const row = await trx
		.updateTable("review")
		.set({ released: decision.released, decided_at: decision.at, decided_by: decision.by })
		.where("review_id", "=", reviewId)
		.where("source", "=", "guest")
		.returning("acco_id")
		.executeTakeFirst();
	return row?.acco_id ?? null;
}

/** Reviews without a decision, the oldest first. */
export function listUndecidedReviews(db: Db) {
	return db
		.selectFrom("review")
		.select(["review_id", "acco_id", "rating", "language", "text", "author", "created_at"])
		.where("source", "=", "guest")
		.where("decided_at", "is", null)
		.orderBy("review_id")
		.execute();
}

/** What was written of the stay of a booking; null: nothing. */
export async function findReviewOfBooking(
	db: Db,
	bookingId: number,
): Promise<Pick<Selectable<ReviewTable>, "rating" | "text" | "released"> | null> {
	const row = await db
		.selectFrom("review")
		.select(["rating", "text", "released"])
		.where("booking_id", "=", bookingId)
		.executeTakeFirst();
	return row ?? null;
}

/** Keys of a guest's bookings that he has written of. */
export async function listReviewedBookings(db: Db, guestId: number): Promise<ReadonlySet<number>> {
	const rows = await db
		.selectFrom("review as r")
		.innerJoin("booking as b", "b.booking_id", "r.booking_id")
		.select("b.booking_id")
		.where("b.guest_id", "=", guestId)
		.execute();
	return new Set(rows.map((row) => row.booking_id));
}

/** Takes the reviews of a guest away; answers their homes, each once. */
export async function deleteReviewsOfGuest(trx: Db, guestId: number): Promise<readonly string[]> {
	const rows = await trx
		.deleteFrom("review")
		.where("booking_id", "in", (select) =>
			select.selectFrom("booking").select("booking_id").where("guest_id", "=", guestId),
		)
		.returning("acco_id")
		.execute();
	return [...new Set(rows.map((row) => row.acco_id))];
}

/** Averages released reviews of guests into the stars of homes; a trigger does it when the feed's stars are written. */
export async function averageReviews(trx: Db, accoIds: readonly string[]): Promise<void> {
	if (accoIds.length === 0) return;
	await trx
		.updateTable("accommodation")
		.set((home) => ({ rating: home.ref("feed_rating"), reviews: home.ref("feed_reviews") }))
		.where("acco_id", "in", [...accoIds])
		.execute();
}
