import { type Figures, NO_FIGURES } from "#db/bookings/figures.ts";
import { parseCents } from "#domain/money.ts";
import { beginningsOfPhone } from "#i18n/phone.ts";

/** What is typed into the office's searches, read as people write sums, invoice numbers and telephones. */

/** What a column of cents holds. */
const MOST_CENTS = 2 ** 31 - 1;
const LONGEST = 40;

export function typedFigures(typed: string): Figures {
	const text = typed.trim();
	if (text === "" || text.length > LONGEST) return NO_FIGURES;
	// What is owed back is often written with a minus.
	const cents = parseCents(text.replace(/^[-\u2212]\s*/, ""));
	const [, kind = "", year, number] = /^(C?)\s?(\d{4})[\s-](\d{6})$/i.exec(text) ?? [];
	return {
		cents: cents !== null && cents > 0 && cents <= MOST_CENTS ? cents : null,
		documentNumber: year && number ? `${kind.toUpperCase()}${year}-${number}` : null,
		telephones: beginningsOfPhone(text),
	};
}
