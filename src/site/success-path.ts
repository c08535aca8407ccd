import type { Language } from "#domain/language.ts";
import type { BookingType } from "#domain/pricing/allowed-types.ts";

/** Public paths of the three success screens (specification §2). */
const SUCCESS_PATHS: Readonly<Record<Language, Readonly<Record<BookingType, string>>>> = {
	nl: { Option: "/nl/succes/optie", Booking: "/nl/succes/boeking", Application: "/nl/succes/aanvraag" },
	en: { Option: "/en/success/option", Booking: "/en/success/booking", Application: "/en/success/application" },
	de: { Option: "/de/erfolg/moglichkeit", Booking: "/de/erfolg/buchung", Application: "/de/erfolg/anwendung" },
	fr: { Option: "/fr/succes/option", Booking: "/fr/succes/reservation", Application: "/fr/succes/application" },
};

/** The success screen of a booking; it shows the booking only to the session that made it. */
export function successPath(language: Language, type: BookingType, bookingNo: string): string {
	return `${SUCCESS_PATHS[language][type]}?booking=${encodeURIComponent(bookingNo)}`;
}
