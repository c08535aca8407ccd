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

/** Released reviews of a home, the newest first. */
export async function newestReviews(
	db: Db,
	accoId: string,
	{ first, language, from, limit }: ReviewsPart,
): Promise<readonly ReviewRow[]> {
	return db
		.selectFrom("review")
		.select(["review_id", "author", "country", "language", "rating", "stayed", "text", "translations"])
		.where("acco_id", "=", accoId)
		.where("released", "=", true)
		.$if(language !== null, (all) => all.where("language", "=", language as Language))
		.orderBy(sql`language = ${first}`, "desc")
		.orderBy("stayed", "desc")
		.orderBy("review_id")
		.limit(limit)
		.offset(from)
		.execute();
}

/** How many released reviews a home has, by language and stars. */
export async function countReviews(
	db: Db,
	accoId: string,
): Promise<readonly { readonly language: Language; readonly rating: number; readonly count: number }[]> {
	return db
		.selectFrom("review")
		.select(["language", "rating", sql<number>`count(*)::integer`.as("count")])
		.where("acco_id", "=", accoId)
		.where("released", "=", true)
		.groupBy(["language", "rating"])
		.execute();
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
