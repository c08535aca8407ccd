import type { Language } from "#domain/language.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { nl } from "./nl.ts";
import type { GuideTexts } from "./shape.ts";

export const GUIDE_TEXTS: Readonly<Record<Language, GuideTexts>> = { nl, en, de, fr };
