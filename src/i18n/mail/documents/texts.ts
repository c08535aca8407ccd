import type { Language } from "#domain/language.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { nl } from "./nl.ts";
import type { DocumentTexts } from "./shape.ts";

export const DOCUMENT_TEXTS: Readonly<Record<Language, DocumentTexts>> = { nl, en, de, fr };
