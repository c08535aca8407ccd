import type { Language } from "#domain/language.ts";

/** The language in which the office works where no setting, cookie or address says another. */
export const OFFICE_LANGUAGE: Language = "nl";
