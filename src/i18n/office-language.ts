import type { Language } from "#domain/language.ts";

/** The language in which the office works; texts for it alone are in no other. */
export const OFFICE_LANGUAGE: Language = "nl";
