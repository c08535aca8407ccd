import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { type IcalConflictFacts, icalConflictMail } from "./ical-mails.ts";

const range = (from: string, to: string) => ({ from: dayOf(from), to: dayOf(to) });
const FACTS: IcalConflictFacts = {
	accoId: "a990001",
	home: "Haus <Eins>",
	url: "https://halcyon.example/nl/acco/a990001",
	conflicts: [
		{
			host: "www.airbnb.com",
			theirs: range("2027-03-03", "2027-03-12"),
			claim: { kind: "booking", bookingNo: "H1234ABCD", stay: range("2027-03-05", "2027-03-08") },
		},
		{
			host: null,
			theirs: range("2027-04-03", "2027-04-10"),
			claim: { kind: "hold", bookingNo: null, stay: range("2027-04-03", "2027-04-10") },
		},
	],
};

describe("the mail of calendars that meet our claims", () => {
	it.each(LANGUAGES)("in %s says where, when and which claim, as text and as HTML", async (language) => {
		const mail = await icalConflictMail(FACTS, language);
		expect(mail.subject).toContain("Haus <Eins> (a990001)");
		expect(mail.html).toContain("Haus &lt;Eins&gt;");
		for (const text of [mail.html, mail.text]) {
			for (const part of ["www.airbnb.com", "H1234ABCD", FACTS.url, "2027"]) expect(text).toContain(part);
			expect(text).not.toMatch(/undefined|null|NaN/);
		}
	});

	it("in Dutch reads so", async () => {
		const { text } = await icalConflictMail(FACTS, "nl");
		expect(text.replace(/[\u00a0\u202f]/g, " ")).toContain(
			[
				"Agenda van www.airbnb.com",
				"Daar: wo 3 mrt 2027 – vr 12 mrt 2027",
				"Bij ons: boeking H1234ABCD, vr 5 mrt 2027 – ma 8 mrt 2027",
				"",
				"Agenda van een andere site",
				"Daar: za 3 apr 2027 – za 10 apr 2027",
				"Bij ons: nachten die tot de betaling worden vastgehouden, za 3 apr 2027 – za 10 apr 2027",
				"Het zijn precies dezelfde nachten. Mogelijk",
			].join("\n"),
		);
	});
});
