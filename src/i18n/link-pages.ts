import type { Language } from "#domain/language.ts";
import { de } from "./link-pages/de.ts";
import { en } from "./link-pages/en.ts";
import { fr } from "./link-pages/fr.ts";
import { nl } from "./link-pages/nl.ts";
import type { LinkPageTexts } from "./link-pages/shape.ts";

export const LINK_PAGES: Readonly<Record<Language, LinkPageTexts>> = { nl, en, de, fr };
