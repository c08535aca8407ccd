import type { Language } from "#domain/language.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { nl } from "./nl.ts";
import type { PeopleMailTexts } from "./shape.ts";

export const PEOPLE_MAIL_TEXTS: Readonly<Record<Language, PeopleMailTexts>> = { nl, en, de, fr };
