import type { Language } from "#domain/language.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { nl } from "./nl.ts";
import type { MailTexts } from "./shape.ts";

export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = { nl, en, de, fr };
