import { DEFAULT_CANCELLATION } from "#domain/booking/cancellation.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import { byLanguage } from "#domain/language.ts";
import { dayOf } from "#domain/time/civil-date.ts";

/**
 * Made-up bookings over the fixture homes, for previews and tests; prices are examples 12 and 11 of
 * docs/guides/prices-and-stays.md#worked-examples.
 */

const GUEST: BookingFacts["guest"] = {
	salutation: "mrs",
	firstname: "Noor",
	lastname: "de Vries",
	email: "noor@example.org",
	telCountry: "NL",
	telNumber: "06 12345678",
	telE164: "+31612345678",
	address: "Kerkstraat 1",
	postalCode: "1011 AB",
	placename: "Amsterdam",
	countryCode: "NL",
	businessBooking: false,
	companyName: "",
	vatNumber: "",
};

const HOME: BookingFacts["home"] = {
	title: byLanguage(() => "Haus Zwei"),
	country: "AT",
	region: { nl: "Tirol", en: "Tyrol", de: "Tirol", fr: "Tyrol" },
	placename: { en: "Kirchberg in Tirol" },
	image: null,
	checkinFrom: "16:00",
	checkoutUntil: "10:00",
	registrationNumber: null,
};

const line = (code: string, amountCents: number, pay: "invoice" | "onsite" = "invoice") => ({
	code,
	quantity: 1,
	unitCents: amountCents,
	amountCents,
	pay,
});

/** A family in the house with costs on site and a deposit. */
const onSite: BookingFacts = {
	bookingNo: "H7K2M9QXD",
	type: "Booking",
	state: "confirmed",
	accoId: "a990002",
	guest: GUEST,
	home: HOME,
	stay: { arrival: dayOf("2027-06-05"), departure: dayOf("2027-06-12") },
	nights: 7,
	party: { adults: 4, children: 2, babies: 1, pets: 0 },
	lines: [
		line("rent", 105_000),
		line("extra_person", 21_000),
		line("energy", 7_000),
		line("cleaning", 12_000, "onsite"),
		line("tourist_tax", 5_040, "onsite"),
	],
	totalCents: 133_000,
	grandCents: 150_040,
	creditsCents: 0,
	dueCents: 133_000,
	depositCents: 30_000,
	instalments: [
		{ dueOn: dayOf("2027-01-22"), cents: 39_900 },
		{ dueOn: dayOf("2027-04-24"), cents: 93_100 },
	],
	paidCents: 0,
	cancellation: DEFAULT_CANCELLATION,
	termsVersion: "2026-11",
	lang: "nl",
	bookedAt: new Date("2027-01-15T10:00:00Z"),
	expiresAt: null,
};

/** A company that pays partly with credit, insured. */
const business: BookingFacts = {
	...onSite,
	bookingNo: "H3P8W2RTC",
	accoId: "a990001",
	guest: { ...GUEST, businessBooking: true, companyName: "Van der Meer & Zonen BV", vatNumber: "NL123456789B01" },
	home: { ...HOME, title: { en: "Haus Eins" }, placename: { en: "Kirchberg in Tirol" } },
	stay: { arrival: dayOf("2027-05-01"), departure: dayOf("2027-05-08") },
	party: { adults: 4, children: 0, babies: 0, pets: 0 },
	lines: [
		line("rent", 88_000),
		line("los", -4_400),
		line("cleaning", 9_500),
		line("booking_fee", 1_950),
		line("insurance_premium", 5_228),
		line("insurance_policy_fee", 350),
		line("insurance_tax", 1_171),
		line("tourist_tax", 6_300),
	],
	totalCents: 108_099,
	grandCents: 108_099,
	creditsCents: 25_000,
	dueCents: 83_099,
	depositCents: 0,
	instalments: [
		{ dueOn: dayOf("2027-01-22"), cents: 29_654 },
		{ dueOn: dayOf("2027-03-20"), cents: 53_445 },
	],
};

const LONG_TITLE = "Landhaus am Sonnenhang mit Blick auf den Wilden Kaiser und einem Garten bis zum Bach";

/** Long names, one night, one person, one dog, one payment, no times. */
const longNames: BookingFacts = {
	...onSite,
	bookingNo: "HZ4N6V9KL",
	guest: {
		...GUEST,
		firstname: "Maximiliana Alexandra Philippine",
		lastname: "von Hohenstein-Oudenaarde tot Wateringen",
	},
	home: {
		...HOME,
		title: byLanguage(() => LONG_TITLE),
		placename: { en: "Sankt Johann in Tirol-Oberhofen an der Kitzbüheler Ache" },
		checkinFrom: null,
		checkoutUntil: null,
	},
	stay: { arrival: dayOf("2027-02-01"), departure: dayOf("2027-02-02") },
	nights: 1,
	party: { adults: 1, children: 0, babies: 0, pets: 1 },
	lines: [line("rent", 9_000), line("lastMinute", -1_800), line("pet", 3_500)],
	totalCents: 10_700,
	grandCents: 10_700,
	dueCents: 10_700,
	depositCents: 0,
	instalments: [{ dueOn: dayOf("2027-01-22"), cents: 10_700 }],
};

export const EXAMPLE_BOOKINGS = { onSite, business, longNames } as const;
export type ExampleBooking = keyof typeof EXAMPLE_BOOKINGS;
