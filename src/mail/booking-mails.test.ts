import { describe, expect, it } from "vitest";
import { DEFAULT_CANCELLATION } from "#domain/booking/cancellation.ts";
import { guestSchema } from "#domain/booking/guest-form.ts";
import { NEVER_TAKEN } from "#domain/home/home.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { quote } from "#domain/pricing/quote.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { checkPhone } from "#i18n/phone.ts";
import { GUEST_FORM } from "#tests/support/app.ts";
import { H2 } from "#tests/support/homes.ts";
import { type BookingMailFacts, guestBookingMail, officeBookingMail } from "./booking-mails.ts";

const priced = quote(
	H2,
	{
		stay: { arrival: dayOf("2027-06-05"), departure: dayOf("2027-06-12") },
		party: { adults: 4, children: 2, babies: 1, pets: 0 },
	},
	dayOf("2027-01-15"),
	NEVER_TAKEN,
);
if (!priced.ok) throw new Error("the fixture stay is possible");

function factsOf(changes: Partial<BookingMailFacts> = {}, guest: Record<string, unknown> = {}): BookingMailFacts {
	return {
		bookingNo: "H7K2M9QXD",
		type: "Booking",
		guest: guestSchema(checkPhone).parse({ ...GUEST_FORM, ...guest }),
		home: {
			...{ title: "Haus Zwei", placename: "Kirchberg in Tirol", country: "AT" },
			...{ picture: "https://pictures.example/house.webp", checkinFrom: "16:00", checkoutUntil: "10:00" },
		},
		quote: priced.ok ? priced.value : (undefined as never),
		cancellation: DEFAULT_CANCELLATION,
		expiresAt: null,
		url: "https://halcyon.example/nl/succes/boeking?booking=H7K2M9QXD",
		...changes,
	};
}

const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, " ");
const EXPIRES = new Date("2027-01-17T10:00:00Z");

describe("the mail of a booking", () => {
	it.each([
		[
			"nl",
			["Je boeking H7K2M9QXD: Haus Zwei"],
			[
				"Beste Noor,",
				"€ 1.500,40",
				"4 volwassenen, 2 kinderen en 1 baby",
				"Eindschoonmaak (ter plaatse)",
				"Aanbetaling: € 399, uiterlijk vr 22 jan 2027",
				"7 nachten",
				"vanaf 16:00 uur",
			],
		],
		[
			"en",
			["Your booking H7K2M9QXD: Haus Zwei"],
			[
				"Dear Noor,",
				"€1,500.40",
				"4 adults, 2 children and 1 baby",
				"Final cleaning (paid on site)",
				"First payment: €399, by Fri",
				"7 nights",
			],
		],
		[
			"de",
			["Deine Buchung H7K2M9QXD: Haus Zwei"],
			[
				"Hallo Noor,",
				"1.500,40 €",
				"4 Erwachsene, 2 Kinder und 1 Baby",
				"Ortstaxe (vor Ort)",
				"Anzahlung: 399 €",
				"7 Nächte",
			],
		],
		[
			"fr",
			["Votre réservation H7K2M9QXD : Haus Zwei"],
			[
				"Bonjour Noor,",
				"1 500,40 €",
				"4 adultes, 2 enfants et 1 bébé",
				"Taxe de séjour (sur place)",
				"Acompte : 399 €",
				"7 nuits",
			],
		],
	] as const)("in %s tells stay, party, whole price and payments, as text and as HTML", async (language, [
		subject,
	], parts) => {
		const mail = await guestBookingMail(factsOf(), language);
		expect(plain(mail.subject)).toBe(subject);
		for (const part of [...parts, "H7K2M9QXD"]) {
			expect(plain(mail.text)).toContain(part);
			expect(plain(mail.html)).toContain(part);
		}
		expect(mail.html).toContain(`<html lang="${language}">`);
	});

	it.each(
		LANGUAGES,
	)("in %s says of an option how long it holds, and of a request that nothing is held", async (language: Language) => {
		const option = await guestBookingMail(factsOf({ type: "Option", expiresAt: EXPIRES }), language);
		expect(plain(option.text).match(/11:00/g)?.length).toBe(2);
		const request = await guestBookingMail(factsOf({ type: "Application", expiresAt: EXPIRES }), language);
		expect(plain(request.text).match(/11:00/g)?.length).toBe(1);
		for (const mail of [option, request]) expect(plain(mail.text)).not.toContain("399");
	});

	it("escapes what guests and feeds write", async () => {
		const home = { ...factsOf().home, title: "<script>alert(1)</script> & Co" };
		for (const language of LANGUAGES) {
			const facts = factsOf({ home }, { firstname: "<img src=x onerror=alert(1)>", address: '"><script>' });
			for (const mail of [await guestBookingMail(facts, language), await officeBookingMail(facts, language)]) {
				expect(mail.html).not.toMatch(/<script|<img src=x/);
				expect(mail.html).toContain("&lt;script&gt;");
			}
		}
	});

	it("gives the office the guest's data, and has at most one picture, one table and one button", async () => {
		const office = await officeBookingMail(factsOf({}, { businessBooking: true, companyName: "Acme BV" }), "nl");
		for (const part of ["Noor de Vries", "noor@example.org", "+31612345678", "Acme BV", "1011 AB Amsterdam"]) {
			expect(office.text).toContain(part);
		}
		const { html } = await guestBookingMail(factsOf(), "nl");
		for (const [tag, count] of [
			["<img", 1],
			["<table", 1],
			["<a ", 1],
		] as const)
			expect(html.split(tag).length - 1).toBe(count);
		expect(html).toContain("#b84c18");
		expect(html).toContain('alt="Haus Zwei"');
	});
});
