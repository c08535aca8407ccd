import { type DayNumber, yearMonthOf } from "#domain/time/civil-date.ts";
import type { DemoHome } from "./homes.ts";
import { Dice } from "./random.ts";
import { reviewsOf } from "./texts/home-words.ts";
import type { Said } from "./texts/said.ts";

/** What guests of the made-up homes wrote, and the rating that follows from it. */
export interface DemoReviews {
	/** Mean of all reviews, of which the texts are a part; null for a home without any. */
	readonly rating: number | null;
	/** Reviews as the feed has them, the newest stay first. */
	readonly reviews: readonly object[];
}

/** Of those who give stars few write. */
const FEWEST = 2;
const MOST = 5;
const LOWEST_RATING = 3.9;
/** How far the reviews without text may move the mean. */
const UNWRITTEN = 0.25;

export function demoReviews(home: DemoHome, today: DayNumber, said: Said): DemoReviews {
	if (home.reviews === 0) return { rating: null, reviews: [] };
	const dice = new Dice(`${home.accoId}|reviews`);
	const written = reviewsOf(home.text, Math.min(home.reviews, dice.whole(FEWEST, MOST)), () => dice.number(), said);
	const mean = written.reduce((sum, review) => sum + review.rating, 0) / written.length;
	const rating = Math.min(5, Math.max(LOWEST_RATING, mean + dice.between(-UNWRITTEN, UNWRITTEN)));
	const { year, month } = yearMonthOf(today);
	let ago = 0;
	const reviews = written.map((review) => {
		ago += dice.whole(1, 4);
		return { ...review, stayed: yearMonthText(year * 12 + month - 1 - ago) };
	});
	return { rating: Math.round(rating * 10) / 10, reviews };
}

/** `2026-08` of months counted from the year 0. */
function yearMonthText(months: number): string {
	return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`;
}
