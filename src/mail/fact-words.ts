import type { BookingFacts } from "#domain/booking/facts.ts";
import type { MailFact } from "#domain/booking/mail-facts.ts";
import { openParts } from "#domain/booking/open-instalments.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { formatDate, formatMoney } from "#i18n/format.ts";
import { homeTitle } from "./mail-parts.ts";

/** Facts of a booking in words, for a text to its guest. What there is not, such as a day to pay by, is left out. */
export function factWords(facts: BookingFacts, language: Language): Readonly<Partial<Record<MailFact, string>>> {
	const { guest, bookingNo, home, stay, nights, grandCents, paidCents } = facts;
	const open = openParts(facts);
	const [next] = open;
	return {
		name: guest.firstname,
		number: bookingNo,
		home: homeTitle(facts, language),
		place: completeLocalized(home.placename)[language],
		arrival: formatDate(stay.arrival, language, "long"),
		departure: formatDate(stay.departure, language, "long"),
		nights: translator(language)("counts.nights", { count: nights }),
		total: formatMoney(grandCents, language),
		paid: formatMoney(paidCents, language),
		toPay: formatMoney(
			open.reduce((sum, { cents }) => sum + cents, 0),
			language,
		),
		...(next ? { due: formatDate(next.dueOn, language, "long") } : {}),
	};
}
