import { LANGUAGES, type Localized } from "#domain/language.ts";
import { sentencesOf } from "./render.ts";

/** Homes of the catalogue that may say the same sentence. */
export const HOMES_A_SENTENCE = 5;
/** Reviews of the catalogue that may read the same. */
export const REVIEWS_A_TEXT = 2;

/** What homes and their guests have said before: of the whole catalogue, in its order, nothing is said too often. */
export class Said {
	readonly #sentences = new Map<string, number>();
	readonly #reviews = new Map<string, number>();

	/** True where each sentence may still be said, in every language. */
	mayBeSaid(text: Localized): boolean {
		return LANGUAGES.every((language) =>
			sentencesOf(text[language]).every((sentence) => (this.#sentences.get(sentence) ?? 0) < HOMES_A_SENTENCE),
		);
	}

	/** Counts each sentence of a home's text, each language once. */
	noteText(text: Localized): void {
		const sentences = new Set(LANGUAGES.flatMap((language) => sentencesOf(text[language])));
		for (const sentence of sentences) this.#sentences.set(sentence, (this.#sentences.get(sentence) ?? 0) + 1);
	}

	/** How often guests have written it. */
	timesWritten(review: string): number {
		return this.#reviews.get(review) ?? 0;
	}

	noteReview(review: string): void {
		this.#reviews.set(review, this.timesWritten(review) + 1);
	}
}
