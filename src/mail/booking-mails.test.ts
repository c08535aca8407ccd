import { describe, expect, it } from "vitest";
import type { BookingFacts } from "#domain/booking/facts.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { bookingMail, GUEST_MAIL_KINDS } from "./booking-mails.ts";
import { EXAMPLE_BOOKINGS } from "./examples/example-bookings.ts";
import { cancellationSums, guestExtras } from "./examples/mail-examples.ts";

const SITE = "https://halcyon.example";
const { onSite, business } = EXAMPLE_BOOKINGS;
/** Versions of Intl differ in blanks and in the comma after a weekday. */
const plain = (text: string) =>
	text.replace(/[\u00a0\u202f\u2009]/g, " ").replace(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun),/g, "$1");
const extras = guestExtras(onSite, SITE);
const EXPIRES = new Date("2027-01-17T10:00:00Z");

async function textOf(mail: Promise<{ readonly text: string }>): Promise<string> {
	return plain((await mail).text);
}

describe("the confirmation", () => {
	it.each([
		[
			"nl",
			"Je boeking H7K2M9QXD: Haus Zwei",
			[
				"Beste Noor,",
				"€ 1.500,40",
				"4 volwassenen, 2 kinderen en 1 baby",
				"Eindschoonmaak (ter plaatse)",
				"Aanbetaling: € 399, uiterlijk vrijdag 22 januari 2027",
				"7 nachten",
				"vanaf 16.00 uur",
				"NL91 ABNA 0417 1643 00",
			],
		],
		[
			"en",
			"Your booking H7K2M9QXD: Haus Zwei",
			[
				"Dear Noor,",
				"€1,500.40",
				"4 adults, 2 children and 1 baby",
				"Final cleaning (paid on site)",
				"First payment: €399, by Fri",
				"7 nights",
				"Account holder: Halcyon BV",
			],
		],
		[
			"de",
			"Deine Buchung H7K2M9QXD: Haus Zwei",
			[
				"Hallo Noor,",
				"1.500,40 €",
				"4 Erwachsene, 2 Kinder und 1 Baby",
				"Ortstaxe (vor Ort)",
				"Anzahlung: 399 €",
				"7 Nächte",
				"Verwendungszweck: H7K2M9QXD",
			],
		],
		[
			"fr",
			"Votre réservation H7K2M9QXD : Haus Zwei",
			[
				"Bonjour Noor,",
				"1 500,40 €",
				"4 adultes, 2 enfants et 1 bébé",
				"Taxe de séjour (sur place)",
				"Acompte : 399 €",
				"7 nuits",
				"Titulaire du compte : Halcyon BV",
			],
		],
	] as const)("in %s shows stay, party, whole price and payments, as text and as HTML", async (language, subject, parts) => {
		const mail = await bookingMail("confirmation", onSite, extras.confirmation, language);
		expect(plain(mail.subject)).toBe(subject);
		for (const part of [...parts, "H7K2M9QXD"]) {
			expect(plain(mail.text)).toContain(part);
			expect(plain(mail.html)).toContain(part);
		}
	});

	it("shows company, insurance and credit, and asks only for what is left to pay", async () => {
		const text = await textOf(bookingMail("confirmation", business, extras.confirmation, "en"));
		for (const part of [
			"Van der Meer & Zonen BV, NL123456789B01",
			"Cancellation insurance: €52.28",
			"€1,080.99",
			"Credit: −€250.00",
			"To pay after credit: €830.99",
			"First payment: €296.54",
			"Balance: €534.45",
		])
			expect(text).toContain(part);
		const paid = { ...business, paidCents: 29_654 };
		const later = await textOf(bookingMail("confirmation", paid, extras.confirmation, "en"));
		expect(later).not.toContain("First payment");
		expect(later).toContain("Balance: €534.45");
		expect(later).toContain("when to pay");
		const whole = await textOf(
			bookingMail("confirmation", { ...business, paidCents: business.dueCents }, extras.confirmation, "en"),
		);
		expect(whole).toContain("invoice is paid in full");
		expect(whole).not.toContain("when to pay");
	});

	it("of an option that is to be proved asks for it in its title, and promises nothing yet", async () => {
		const prove = { url: `${SITE}/prove`, by: extras.option.until };
		const text = await textOf(bookingMail("option", onSite, { ...extras.option, prove }, "en"));
		expect(text).toContain("Confirm your free hold on Haus Zwei");
		expect(text).not.toContain("We are holding");
		expect(await textOf(bookingMail("option", onSite, extras.option, "en"))).toContain(
			"We are holding Haus Zwei for you",
		);
	});

	it("says what cancelling costs in bands that do not overlap, and of which sum", async () => {
		const text = await textOf(bookingMail("confirmation", onSite, extras.confirmation, "en"));
		for (const line of [
			"More than 42 days before arrival: 30% of the price of the stay",
			"42 to 29 days before arrival: 60% of the price of the stay",
			"28 to 3 days before arrival: 90% of the price of the stay",
			"2 days before arrival or later: 100% of the price of the stay",
			"The price of the stay is the invoice total without insurance and tourist tax.",
		])
			expect(text).toContain(line);
	});

	it("of what is paid in part says what has come in, beside what is left", async () => {
		const inPart = { ...onSite, paidCents: 10_000 };
		const text = await textOf(bookingMail("confirmation", inPart, extras.confirmation, "en"));
		expect(text).toContain("Received: €100");
		expect(text).toContain("First payment: €299");
		const nothing = await textOf(bookingMail("confirmation", onSite, extras.confirmation, "en"));
		expect(nothing).not.toContain("Received");
	});

	it("says where paying is explained without bank details, and leads to the payment where there is one", async () => {
		const links = { bookingUrl: `${SITE}/b`, picture: null };
		const invoice = bookingMail("confirmation", onSite, { ...links, bank: null, payUrl: null }, "en");
		expect(await textOf(invoice)).toContain("How to pay is shown with your booking on our site");
		const online = bookingMail("confirmation", onSite, { ...links, bank: null, payUrl: `${SITE}/pay` }, "en");
		expect(await textOf(online)).toContain(`Pay €399: ${SITE}/pay`);
		expect(await textOf(online)).not.toContain("How to pay is shown");
	});
});

describe("a booking that waits", () => {
	it.each(
		LANGUAGES,
	)("in %s shows how long an option or an accepted request holds, and that a request holds nothing", async (language: Language) => {
		const until = { bookingUrl: `${SITE}/b`, picture: null, until: EXPIRES };
		for (const kind of ["option", "option_reminder", "application_accepted"] as const) {
			const text = await textOf(bookingMail(kind, onSite, until, language));
			expect(text.match(/11(:00|\.00| h\b| Uhr)/g)?.length).toBe(2);
			expect(text).not.toContain("399");
		}
		const request = await textOf(bookingMail("application", onSite, until, language));
		expect(request.match(/11(:00|\.00| h\b| Uhr)/g)?.length).toBe(1);
		expect(request).not.toContain("399");
	});

	it("for the proof of its mailbox says so in its subject, and that it is held from then on", async () => {
		const prove = { url: `${SITE}/prove`, by: new Date("2027-01-15T10:30:00Z") };
		const option = { bookingUrl: `${SITE}/b`, picture: null, until: EXPIRES, prove };
		const mail = await bookingMail("option", onSite, option, "en");
		expect(mail.subject).toBe("Confirm your free hold: Haus Zwei (H7K2M9QXD)");
		expect(mail.text).toContain("Held, once confirmed, until: Sun");
		const proved = await bookingMail("option", onSite, { ...option, prove: null }, "en");
		expect(proved.subject).toBe("Your free hold: Haus Zwei (H7K2M9QXD)");
		expect(proved.text).toContain("Held until: Sun");
	});

	it("after an incomplete payment shows whether the days are still held", async () => {
		const links = { bookingUrl: `${SITE}/b`, picture: null, resumeUrl: `${SITE}/resume` };
		const free = await textOf(bookingMail("payment_not_completed", onSite, { ...links, heldUntil: null }, "en"));
		expect(free).toContain("we released the dates");
		const onHold = await textOf(bookingMail("payment_not_completed", onSite, { ...links, heldUntil: EXPIRES }, "en"));
		expect(onHold).toContain("Your free hold runs until Sunday 17 January 2027 at 11:00");
		expect(onHold).not.toContain("released");
	});

	it("has one mail for each type of booking", () => {
		expect(GUEST_MAIL_KINDS).toEqual({ Booking: "confirmation", Option: "option", Application: "application" });
	});
});

describe("a request that came to nothing", () => {
	it("shows the reason, by its code or in the owner's words, and shows three homes at most with days and price", async () => {
		const { application_declined: declined } = extras;
		const offers = [...declined.offers, ...declined.offers];
		const byCode = await textOf(bookingMail("application_declined", onSite, { ...declined, offers }, "en"));
		expect(byCode).toContain("The owner is staying in the home on these dates.");
		expect(byCode).toContain(
			"Haus Vier, Kirchberg in Tirol, 5 – 12 June 2027, €1,476: https://halcyon.example/home-147600",
		);
		expect(byCode.match(/\/home-/g)?.length).toBe(3);
		const sentence = { ...declined, offers: [], reason: { sentence: "Wir renovieren das Bad." } };
		const own = await textOf(bookingMail("application_declined", onSite, sentence, "fr"));
		expect(own).toContain("Le propriétaire écrit : « Wir renovieren das Bad. »");
		expect(own).not.toContain("Ces maisons sont libres");
	});
});

describe("mails of payments", () => {
	it("show what was received and what is left, or that all is paid", async () => {
		const received = { ...extras.payment_received, receivedCents: 39_900 };
		const part = await textOf(bookingMail("payment_received", { ...onSite, paidCents: 39_900 }, received, "en"));
		expect(part).toContain("€931 is left to pay by Saturday 24 April 2027");
		const all = { ...onSite, paidCents: 133_000 };
		const early = await textOf(bookingMail("payment_received", all, received, "en"));
		expect(early).toContain("14 days before you arrive");
		expect(early).toContain("Still to pay: €0");
		const late = await textOf(
			bookingMail("payment_received", all, { ...received, receivedOn: onSite.stay.arrival - 14 }, "en"),
		);
		expect(late).not.toContain("Two weeks");
	});

	it("name the next of several payments as the next, not as all that is left", async () => {
		const back = { ...extras.payment_taken_back, cents: 39_900 };
		const none = await textOf(bookingMail("payment_taken_back", { ...onSite, paidCents: 0 }, back, "en"));
		expect(none).toContain("The next payment is €399, due by ");
		expect(none).not.toContain("is left to pay by");
		const one = await textOf(bookingMail("payment_taken_back", { ...onSite, paidCents: 39_900 }, back, "en"));
		expect(one).toContain("€931 is left to pay by Saturday 24 April 2027.");
		const received = { ...extras.payment_received, receivedCents: 1_000 };
		const part = await textOf(bookingMail("payment_received", { ...onSite, paidCents: 1_000 }, received, "en"));
		expect(part).toContain("The next payment is €389, due by ");
	});

	it("ask for the instalment with its day, and the button pays it where it can", async () => {
		for (const kind of ["payment_reminder", "payment_due", "payment_overdue_1", "payment_overdue_5"] as const) {
			const requested = { ...extras[kind], instalment: { dueOn: dayOf("2027-04-24"), cents: 93_100 } };
			const byBank = await textOf(
				bookingMail(kind, onSite, { ...requested, payUrl: null, bank: extras.payment_reminder.bank }, "nl"),
			);
			// A day that is past is no day to pay by.
			const day = kind.startsWith("payment_overdue")
				? "uiterste betaaldag was zaterdag 24 april 2027"
				: "uiterlijk zaterdag 24 april 2027";
			expect(byBank).toContain(`Te betalen: € 931, ${day}`);
			expect(byBank).toContain("Vermeld bij je betaling: H7K2M9QXD");
			expect(byBank).toContain("Bekijk je boeking: ");
			const online = await textOf(bookingMail(kind, onSite, { ...requested, payUrl: `${SITE}/pay`, bank: null }, "nl"));
			expect(online).toContain(`Betaal € 931: ${SITE}/pay`);
			expect(online).not.toContain("IBAN");
		}
	});

	it("that are overdue say of a first payment that the booking lapses, and of a balance that it does not by itself", async () => {
		const requested = { ...extras.payment_overdue_5, instalment: { dueOn: dayOf("2027-04-24"), cents: 93_100 } };
		const first = await textOf(
			bookingMail("payment_overdue_5", onSite, { ...requested, lastDay: dayOf("2027-05-06") }, "en"),
		);
		expect(first).toContain(
			"If the payment has not reached us by Thursday 6 May 2027, the booking lapses. You then owe nothing",
		);
		expect(first).not.toContain("by itself");
		const balance = await textOf(bookingMail("payment_overdue_5", onSite, { ...requested, lastDay: null }, "en"));
		expect(balance).toContain(
			"does not lapse by itself. Once 14 days have passed since the due date, we may cancel it",
		);
		expect(balance).not.toContain("You then owe nothing");
	});
});

describe("a change", () => {
	it("shows changed values, old and new, and no others", async () => {
		const before: BookingFacts = {
			...onSite,
			stay: { arrival: dayOf("2027-05-29"), departure: dayOf("2027-06-05") },
			guest: { ...onSite.guest, companyName: "Acme BV" },
			depositCents: 0,
		};
		const { text } = await bookingMail("change", onSite, { ...extras.change, before }, "en");
		const [rows = ""] = plain(text).split("Your booking as it is now");
		expect(rows).toContain("Arrival: Sat 5 Jun 2027, from 16:00; was Sat 29 May 2027, from 16:00");
		expect(rows).toContain("Company: none; was Acme BV");
		expect(rows).toContain("Security deposit: €300; was €0");
		for (const label of ["Guests:", "Home:", "Total price", "Telephone:"]) expect(rows).not.toContain(label);
	});
});

describe("the travel information", () => {
	it("says that address and way in are there only where they are", async () => {
		const mail = (changes: object) =>
			textOf(bookingMail("travel_information", onSite, { ...extras.travel_information, ...changes }, "en"));
		expect(await mail({})).toContain("Here are the address, the dates and how to get in.");
		for (const changes of [{ key: [] }, { address: [] }]) {
			expect(await mail(changes)).toContain("Below is what we have for your journey.");
		}
	});
});

describe("cancellations", () => {
	it("show fee, refund and returned credit, and by when", async () => {
		const { sums, ...links } = guestExtras(business, SITE).cancellation;
		const withCredit = { ...sums, moneyBackCents: sums.moneyBackCents - 10_000, creditsBackCents: 10_000 };
		const text = await textOf(bookingMail("cancellation", business, { ...links, sums: withCredit }, "de"));
		for (const part of [
			"Stornokosten: 285,15 €",
			"Erstattung: 628,35 €",
			"Zurück als Guthaben: 100,00 €",
			"Reiserücktrittsversicherung, wird nicht erstattet: 67,49 €",
			"Das Geld hast du bis spätestens Freitag, 26. März 2027.",
		])
			expect(text).toContain(part);
		expect(text).not.toContain("Noch zu zahlen");
	});

	it("that give no money back promise none, and say by when what is owed is paid, and where", async () => {
		const sums = cancellationSums(onSite, 0, 30);
		const { bank } = extras.cancellation;
		const text = await textOf(bookingMail("cancellation", onSite, { ...extras.cancellation, sums }, "en"));
		expect(text).toContain("Still to pay: €798");
		expect(text).toContain("Please pay €798 by Thursday 20 May 2027.");
		expect(text.replaceAll(" ", "")).toContain(bank?.iban);
		expect(text).not.toMatch(/get back|reaches you|as money|as credit/);
		const without = { ...extras.cancellation, sums, bank: null };
		expect(await textOf(bookingMail("cancellation", onSite, without, "en"))).toContain(
			"How to pay is shown with your booking",
		);
	});

	it("by the host apologise, give all back and offer other homes", async () => {
		const text = await textOf(bookingMail("cancelled_by_host", onSite, extras.cancelled_by_host, "en"));
		for (const part of [
			"We are sorry",
			"Refund: €399",
			"We will refund everything by Friday 30 April 2027 at the latest.",
			"Chalet Sonnblick",
		])
			expect(text).toContain(part);
	});
});

describe("a booking that lapsed", () => {
	it("speaks of no cost of cancelling, as nobody cancelled, and of a refund only where something was paid", async () => {
		const links = { bookingUrl: `${SITE}/b`, picture: null, homeUrl: `${SITE}/home` };
		for (const language of LANGUAGES) {
			const fee = translator(language)("bookingMail.refund_fee");
			const back = translator(language)("bookingMail.refund_money");
			const mail = (moneyBackCents: number) =>
				textOf(bookingMail("lapsed_unpaid", onSite, { ...links, moneyBackCents, creditsBackCents: 0 }, language));
			expect(await mail(0)).not.toContain(fee);
			expect(await mail(0)).not.toContain(back);
			expect(await mail(5_000)).not.toContain(fee);
			expect(await mail(5_000)).toContain(back);
		}
		const said = (moneyBackCents: number) =>
			textOf(bookingMail("lapsed_unpaid", onSite, { ...links, moneyBackCents, creditsBackCents: 0 }, "en"));
		expect(await said(0)).toContain("We have not received your payment. ");
		expect(await said(0)).not.toContain("You get back");
		expect(await said(5_000)).toContain("only part of your payment");
	});
});

describe("the insurance", () => {
	it("shows the right to withdraw, or that there is none", async () => {
		const { insurance } = extras;
		const own = await textOf(bookingMail("insurance", onSite, insurance, "en"));
		expect(own).toContain("up to and including Friday 5 February 2027");
		expect(own).toContain(": https://halcyon.example/ipid.pdf");
		const none = await textOf(bookingMail("insurance", onSite, { ...insurance, withdrawUntil: null }, "en"));
		expect(none).toContain("There is no right to withdraw");
	});
});
