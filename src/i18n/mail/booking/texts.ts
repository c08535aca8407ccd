import type { Language } from "#domain/language.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { nl } from "./nl.ts";
import type { BookingMailTexts } from "./shape.ts";

export const BOOKING_MAIL_TEXTS: Readonly<Record<Language, BookingMailTexts>> = { nl, en, de, fr };
