import { slugify } from "#site/slug.ts";

/** Anchor of each question, made of its words; the second of two that read alike gets a number. */
export function anchorsOf(questions: readonly string[]): string[] {
	const taken = new Set<string>();
	return questions.map((question) => {
		const base = slugify(question) || "question";
		let anchor = base;
		for (let number = 2; taken.has(anchor); number += 1) anchor = `${base}-${number}`;
		taken.add(anchor);
		return anchor;
	});
}
