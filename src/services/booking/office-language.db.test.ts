import { beforeEach, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { createBooking } from "./create-booking.ts";

/** In which language the office is mailed (docs/settings.md, OFFICE_LANGUAGE). */

const SAID = {
	nl: { subject: /^Boeking H/, language: "Taal van de gast", guest: "Nederlands" },
	en: { subject: /^Booking H/, language: "Guest’s language", guest: "Dutch" },
	de: { subject: /^Buchung H/, language: "Sprache des Gastes", guest: "Niederländisch" },
	fr: { subject: /^Réservation H/, language: "Langue du voyageur", guest: "néerlandais" },
} as const;

describeByTurns("mails to the office", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
	});

	it.each(
		LANGUAGES,
	)("are written in the language that is set, %s, and the guest's in the guest's own", async (language) => {
		const ours = { ...app, settings: { ...app.settings, officeLanguage: language } };
		const { quoteId } = await offered(app, {});
		const made = await createBooking(ours, bookingBody(quoteId, { type: "Booking" }), newKey());
		expect(made.ok).toBe(true);
		const mails = await app.db.selectFrom("email_outbox").select(["kind", "lang", "subject", "text"]).execute();
		const copy = mails.find(({ kind }) => kind === "office_copy");
		expect(copy?.lang).toBe(language);
		expect(copy?.subject).toMatch(SAID[language].subject);
		expect(copy?.text).toContain(SAID[language].language);
		// A language is called by its name, not by its code.
		expect(copy?.text.toLowerCase()).toContain(SAID[language].guest.toLowerCase());
		const guests = mails.filter(({ kind }) => kind !== "office_copy");
		expect(guests.length).toBeGreaterThan(0);
		expect(guests.filter(({ lang }) => lang !== "nl")).toEqual([]);
	});
});
