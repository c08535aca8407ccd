import { expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { loadMessages, screenTranslator } from "#i18n/load-messages.ts";
import { noteOfBooking } from "./note-of-booking.ts";

it.each(LANGUAGES)("in %s says of a booking with one payment nothing of a first", async (language) => {
	await loadMessages(language);
	const t = screenTranslator(language);
	const one = [{ dueOn: "2026-12-03", cents: 10_000 }];
	const two = [...one, { dueOn: "2027-04-24", cents: 20_000 }];
	for (const isOnline of [true, false]) {
		expect(t(noteOfBooking(isOnline, one))).not.toMatch(/first payment|aanbetaling|Anzahlung|acompte/);
		expect(t(noteOfBooking(isOnline, two))).toMatch(/first payment|aanbetaling|Anzahlung|acompte/);
	}
});
