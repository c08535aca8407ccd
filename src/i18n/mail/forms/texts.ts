import type { Language } from "#domain/language.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { nl } from "./nl.ts";
import type { FormMailTexts } from "./shape.ts";

export const FORM_MAIL_TEXTS: Readonly<Record<Language, FormMailTexts>> = { nl, en, de, fr };
