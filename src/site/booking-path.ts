import type { Language } from "#domain/language.ts";
import { homeSlug, href } from "./href.ts";
import { slugify } from "./slug.ts";

/** Path of the booking form of a home, with the home's name in the language. */
export function bookingPath(language: Language, title: string, accoId: string): string {
	return href("booking", language, { slug: homeSlug(slugify(title), accoId) });
}
