import { createHash } from "node:crypto";
import { byLanguage, LANGUAGES, type Language, type Localized } from "#domain/language.ts";
import { slugify } from "#site/slug.ts";

/** Slugs in use under one parent, by language. */
export type TakenSlugs = Readonly<Record<Language, Set<string>>>;

export function noSlugs(): TakenSlugs {
	return byLanguage(() => new Set<string>());
}

/** The end of an accommodation's address: no place may look like one. */
const LOOKS_LIKE_HOME = /(?:^|-)a\d{1,10}$/;

/**
 * Slugs for a place's names: unique under their parent in each language, never empty, never like the end of
 * an accommodation's address. `suggested` slugs are taken over in this same form. Enters them in `taken`.
 */
export function claimSlugs(
	names: Localized,
	suggested: Partial<Record<Language, string>>,
	taken: TakenSlugs,
): Localized {
	const slugs: Partial<Record<Language, string>> = {};
	for (const language of LANGUAGES) {
		const slug = free(
			safe(slugify(suggested[language] ?? "") || slugify(names[language]) || spelledOut(names)),
			taken[language],
		);
		taken[language].add(slug);
		slugs[language] = slug;
	}
	return slugs as Localized;
}

/** For names in letters that no slug can hold: another language's name, else a short mark of the name. */
function spelledOut(names: Localized): string {
	for (const language of LANGUAGES) {
		const slug = slugify(names[language]);
		if (slug) return slug;
	}
	return `place-${createHash("sha256").update(names.nl).digest("hex").slice(0, 8)}`;
}

function safe(slug: string): string {
	return LOOKS_LIKE_HOME.test(slug) ? `${slug}-1` : slug;
}

function free(slug: string, taken: ReadonlySet<string>): string {
	if (!taken.has(slug)) return slug;
	let number = 2;
	while (taken.has(`${slug}-${number}`)) number++;
	return `${slug}-${number}`;
}
