import { z } from "zod";
import { LANGUAGES } from "../language.ts";
import { accoId } from "./accommodation-line.ts";
import { country, localized, oneOf, optional, text, whole } from "./values.ts";

/** More reviews of one home than any page will ever show. */
const MAX_REVIEWS = 500;

const MONTH = "a month YYYY-MM";

const review = z.object(
	{
		author: text(80),
		/** Where the guest lives. */
		country,
		/** Language of the text. */
		language: oneOf(LANGUAGES),
		/** One to five stars. */
		rating: whole(1, 5),
		/** Month of the stay. */
		stayed: z.string({ error: MONTH }).regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, { error: MONTH }),
		text: text(4000),
		/** The same in other languages, where the source has it; nothing is translated here. */
		translations: optional(localized(4000), {}),
	},
	{ error: "a review with author, country, language, rating, stayed and text" },
);

/** What guests wrote of a home: the reviews replace those that came by feed before, never those of our own guests. */
export const reviewsLine = z.object({
	type: z.literal("reviews"),
	accoId,
	reviews: z
		.array(review, { error: "a list of reviews" })
		.max(MAX_REVIEWS, { error: `at most ${MAX_REVIEWS} reviews` }),
});
export type ReviewsLine = z.output<typeof reviewsLine>;
