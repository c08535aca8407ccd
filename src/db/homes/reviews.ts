import { sql } from "kysely";
import type { Language } from "#domain/language.ts";
import type { Db } from "../connection/client.ts";

/** A review as it is shown. */
export interface ReviewRow {
	readonly author: string;
	/** ISO 3166-1 alpha-2. */
	readonly country: string;
	readonly language: Language;
	readonly rating: number;
	/** First day of the month of the stay, ISO. */
	readonly stayed: string;
	readonly text: string;
}

/** The newest released reviews of a home, those in a language before all others; at most `limit`. */
export async function newestReviews(
	db: Db,
	accoId: string,
	first: Language,
	limit: number,
): Promise<readonly ReviewRow[]> {
	return db
		.selectFrom("review")
		.select(["author", "country", "language", "rating", "stayed", "text"])
		.where("acco_id", "=", accoId)
		.where("released", "=", true)
		.orderBy(sql`language = ${first}`, "desc")
		.orderBy("stayed", "desc")
		.orderBy("review_id")
		.limit(limit)
		.execute();
}
