import { type ReviewRow, readReviews } from "#db/accommodations/reviews.ts";
import type { Db } from "#db/connection/client.ts";
import { isLanguage, LANGUAGE_NAMES, type Language } from "#domain/language.ts";
import { countryName, languageName } from "#i18n/countries.ts";
import { pageNumber } from "#site/page-number.ts";
import type { ReviewsView, ReviewView } from "#site/views/accommodation-view.ts";

/** Reviews on a page: two by two. */
const PER_PAGE = 4;

/** What the address says about the reviews. */
export interface ReviewsQuery {
	/** Page, from 1. */
	readonly reviews?: string | undefined;
	/** Only those in this language. */
	readonly reviewsIn?: string | undefined;
}

/** A page of a home's reviews. A page or language that it does not have shows the first page, or all. */
export async function homeReviews(
	db: Db,
	accoId: string,
	language: Language,
	query: ReviewsQuery,
): Promise<ReviewsView> {
	const requested = {
		first: language,
		language: isLanguage(query.reviewsIn) ? query.reviewsIn : null,
		from: (pageNumber(query.reviews) - 1) * PER_PAGE,
		limit: PER_PAGE,
	};
	const read = await readReviews(db, accoId, requested);
	const { counts } = read;
	const sum = (test: (count: (typeof counts)[number]) => boolean) =>
		counts.reduce((all, count) => (test(count) ? all + count.count : all), 0);
	const byLanguage = [...new Set(counts.map((count) => count.language))]
		.map((code) => ({ language: code, name: LANGUAGE_NAMES[code], count: sum((one) => one.language === code) }))
		.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
	const chosen = byLanguage.find((known) => known.language === requested.language);
	const total = sum(() => true);
	const pages = Math.ceil((chosen?.count ?? total) / PER_PAGE);
	const page = Math.min(Math.max(1, pages), pageNumber(query.reviews));
	const part = { ...requested, language: chosen?.language ?? null, from: (page - 1) * PER_PAGE };
	// A page or language that the home does not have.
	const isAnother = part.language !== requested.language || part.from !== requested.from;
	const rows = isAnother ? (await readReviews(db, accoId, part)).shown : read.shown;
	return {
		shown: rows.map((row) => reviewOf(row, language)),
		total,
		stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: sum(({ rating }) => rating === stars) })),
		languages: byLanguage,
		language: chosen?.language ?? null,
		page,
		pages,
	};
}

function reviewOf({ review_id, country, translations, ...review }: ReviewRow, language: Language): ReviewView {
	const foreign = review.language !== language;
	return {
		...review,
		reviewId: review_id,
		country: countryName(country, language),
		writtenIn: foreign ? languageName(review.language, language) : null,
		translation: (foreign && translations[language]) || null,
	};
}
