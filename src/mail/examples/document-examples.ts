import { DEFAULT_CANCELLATION } from "#domain/booking/cancellation.ts";
import type { BookedLine, BookingFacts } from "#domain/booking/facts.ts";
import type { DocumentKind } from "#domain/booking/process.ts";
import { travelSumOf } from "#domain/booking/travel-sum.ts";
import type { Language } from "#domain/language.ts";
import { percentOf } from "#domain/money.ts";
import { instalmentsOf } from "#domain/pricing/instalments.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { countryName } from "#i18n/countries.ts";
import { type DocumentContent, type DocumentSeller, documentBooking } from "../documents/content.ts";

/** Made-up bookings and their documents, for previews and tests. */

const line = (
	code: string,
	quantity: number,
	unitCents: number,
	pay: "invoice" | "onsite" = "invoice",
): BookedLine => ({
	code,
	quantity,
	unitCents,
	amountCents: quantity * unitCents,
	pay,
});

/** Domain vector 4 (H1, 3 to 10 July) with final cleaning and firewood on site: € 1.629,09 and € 1.697,09. */
export const LINES: readonly BookedLine[] = [
	line("rent", 1, 140_000),
	line("los", 1, -7_000),
	line("cleaning", 1, 9_500),
	line("booking_fee", 1, 1_950),
	line("pet", 1, 3_500),
	line("insurance_premium", 1, 8_137),
	line("insurance_policy_fee", 1, 350),
	line("insurance_tax", 1, 1_782),
	line("tourist_tax", 1, 4_690),
	line("linen", 4, 1_250, "onsite"),
	line("firewood", 1, 1_800, "onsite"),
];

/** A booking; what is left out follows from the lines. */
export function bookingFacts(changes: Partial<BookingFacts> = {}): BookingFacts {
	const lines = changes.lines ?? LINES;
	const stay = { arrival: dayOf("2027-07-03"), departure: dayOf("2027-07-10") };
	const sum = (passes: (line: BookedLine) => boolean) =>
		lines.filter(passes).reduce((cents, { amountCents }) => cents + amountCents, 0);
	const totalCents = sum(({ pay }) => pay === "invoice");
	const creditsCents = changes.creditsCents ?? 0;
	const dueCents = totalCents - creditsCents;
	return {
		bookingNo: "H7K2M9QXD",
		type: "Booking",
		state: "confirmed",
		accoId: "a990001",
		stay,
		nights: 7,
		lines,
		guest: {
			salutation: "mrs",
			firstname: "Noor",
			lastname: "van Dijk",
			email: "noor@example.org",
			telCountry: "NL",
			telNumber: "06 12345678",
			telE164: "+31612345678",
			address: "Lindelaan 14",
			postalCode: "3511 AB",
			placename: "Utrecht",
			countryCode: "NL",
			businessBooking: false,
			companyName: "",
			vatNumber: "",
		},
		home: {
			title: { nl: "Haus Eins", en: "Haus Eins", de: "Haus Eins", fr: "Haus Eins" },
			country: "AT",
			region: { de: "Tirol", nl: "Tirol", en: "Tyrol", fr: "Tyrol" },
			placename: { de: "Kirchberg in Tirol" },
			image: null,
			checkinFrom: "16:00",
			checkoutUntil: "10:00",
			registrationNumber: "AT-70411-2026-0815",
		},
		party: { adults: 2, children: 2, babies: 1, pets: 1 },
		totalCents,
		creditsCents,
		dueCents,
		grandCents: sum(() => true),
		depositCents: 30_000,
		paidCents: 0,
		instalments: instalmentsOf({
			dueCents,
			insuranceCents: sum(({ code }) => code.startsWith("insurance_")),
			arrival: stay.arrival,
			today: dayOf("2027-01-15"),
			balanceDays: 42,
		}),
		cancellation: DEFAULT_CANCELLATION,
		termsVersion: "2026-11",
		lang: "nl",
		bookedAt: new Date("2027-01-15T10:30:00Z"),
		expiresAt: null,
		...changes,
	};
}

/** The company as the documents of a language name it. */
export function sellerIn(language: Language): DocumentSeller {
	return { ...SELLER, address: [...SELLER.address.slice(0, -1), countryName("NL", language)] };
}

export const SELLER: DocumentSeller = {
	name: "Halcyon B.V.",
	address: ["Voorbeeldkade 1", "0000 AA Utrecht", "Nederland"],
	registration: "KvK 00000000",
	vatNumber: "NL000000000B00",
	telephone: "+31 88 000 00 00",
	email: "office@halcyon.example",
	bank: { holder: "Halcyon B.V.", iban: "NL00BANK0000000000", bic: "BANKNL2A" },
};

/** What a document of a kind holds. */
export type ContentOf<Kind extends DocumentKind> = Extract<DocumentContent, { kind: Kind }>;

/** Until when an option holds, and a request waits, that was made when the examples were. */
const WAITS_UNTIL: { readonly [Kind in DocumentKind]?: Date } = {
	option_letter: new Date("2027-01-17T10:30:00Z"),
	application_letter: new Date("2027-01-18T10:30:00Z"),
};

/** A document of a kind over a booking; changes are those of the document. */
export function documentContent<Kind extends DocumentKind>(
	kind: Kind,
	lang: Language,
	facts: BookingFacts = bookingFacts(),
	changes: Partial<ContentOf<Kind>> = {},
): ContentOf<Kind> {
	const booking = documentBooking({
		...facts,
		expiresAt: facts.expiresAt ?? WAITS_UNTIL[kind] ?? null,
	});
	const numbered = kind === "invoice" || kind === "credit_note";
	const issuedAt = kind === "credit_note" ? "2027-02-01T09:00:05.000Z" : "2027-01-15T10:30:05.000Z";
	const base = {
		kind,
		lang,
		version: 1,
		issuedAt,
		booking,
		seller: sellerIn(lang),
		number: numbered ? "2027-000123" : facts.bookingNo,
		bookingUrl: `https://halcyon.example/${lang}/guest-x/bookings/${facts.bookingNo}`,
	};
	return { ...base, ...OWN[kind](facts, lang), ...changes } as unknown as ContentOf<Kind>;
}

const OWNER = { name: "Hannelore Oberhauser", trader: false };

/** What an owner writes for guests on their way, in each language. */
const WAY: Readonly<Record<Language, { wayIn: string; key: string; hours: string; bring: string[]; rules: string[] }>> =
	{
		nl: {
			wayIn: "Achter de kerk rechtsaf, dan twee kilometer omhoog.\nHet huis staat links, na de houten brug.",
			key: "In het kastje naast de deur; de code is 4711.",
			hours: "8.00 tot 21.00 uur",
			bring: ["Handdoeken", "Pantoffels"],
			rules: ["Niet roken in huis.", "Stil na 22.00 uur."],
		},
		en: {
			wayIn:
				"Turn right behind the church, then two kilometres uphill.\nThe house is on the left, after the wooden bridge.",
			key: "In the box beside the door; the code is 4711.",
			hours: "8 am to 9 pm",
			bring: ["Towels", "Slippers"],
			rules: ["No smoking in the house.", "Quiet after 10 pm."],
		},
		de: {
			wayIn: "Hinter der Kirche rechts, dann zwei Kilometer bergauf.\nDas Haus steht links, nach der Holzbrücke.",
			key: "Im Kasten neben der Tür; der Code ist 4711.",
			hours: "8 bis 21 Uhr",
			bring: ["Handtücher", "Hausschuhe"],
			rules: ["Im Haus wird nicht geraucht.", "Nachtruhe ab 22 Uhr."],
		},
		fr: {
			wayIn:
				"À droite derrière l’église, puis deux kilomètres de montée.\nLa maison est à gauche, après le pont de bois.",
			key: "Dans la boîte à côté de la porte\u202f; le code est 4711.",
			hours: "de 8 h à 21 h",
			bring: ["Serviettes de toilette", "Chaussons"],
			rules: ["On ne fume pas dans la maison.", "Pas de bruit après 22 h."],
		},
	};

const OWN: Readonly<Record<DocumentKind, (facts: BookingFacts, lang: Language) => object>> = {
	confirmation: () => ({ sellerRole: "agent", owner: OWNER, guarantee: null, insurer: "Voorbeeld Verzekeringen N.V." }),
	invoice: () => ({ vatRegime: "direct", owner: OWNER }),
	credit_note: (facts) => creditOf(facts, percentOf(travelSumOf(facts.lines), 3000)),
	travel_information: (_facts, lang) => {
		const { hours, ...way } = WAY[lang];
		return {
			address: ["Aschauer Straße 12", "6365 Kirchberg in Tirol"],
			mapUrl: "https://www.openstreetmap.org/?mlat=47.4",
			...way,
			contact: { name: "Frau Oberhauser", telephone: "+43 5357 00000", hours },
		};
	},
	option_letter: () => ({}),
	application_letter: () => ({}),
};

/** A credit note of an invoice that a new one replaces. */
export function correctionOf(): object {
	return { ...SETTLED, occasion: "change", cancelledBy: "host", refundMoneyCents: 0 };
}

/** A credit note of a cancellation fee that was lowered afterwards, with what of it goes back. */
export function loweredFee(lessCents: number, refundCents: number): object {
	return { ...SETTLED, occasion: "fee", cancelledBy: "guest", feeCents: -lessCents, refundMoneyCents: refundCents };
}

const SETTLED = {
	vatRegime: "direct",
	owner: OWNER,
	invoice: { number: "2027-000099", issuedAt: "2027-01-15T10:30:05.000Z" },
	cancelledAt: "2027-02-01T09:00:00.000Z",
	feeCents: 0,
	feeBp: null,
	feeVatBp: null,
	refundCreditsCents: 0,
};

/** A booking that ended without a fee: everything goes back the way it came. */
export function wholeBack(facts: BookingFacts, cancelledBy: "host" | "unpaid"): object {
	const { paidCents: refundMoneyCents, creditsCents: refundCreditsCents } = facts;
	return { ...creditOf(facts, 0, null), cancelledBy, refundMoneyCents, refundCreditsCents };
}

/** A cancellation by the guest at a fee: the refund by the rule, money first. */
export function creditOf(facts: BookingFacts, feeCents: number, feeBp: number | null = 3000): object {
	const insurance = facts.lines
		.filter(({ code, pay }) => code.startsWith("insurance_") && pay === "invoice")
		.reduce((sum, { amountCents }) => sum + amountCents, 0);
	const back = Math.max(0, facts.paidCents + facts.creditsCents - feeCents - insurance);
	const money = Math.min(back, facts.paidCents);
	return {
		vatRegime: "direct",
		owner: OWNER,
		invoice: { number: "2027-000099", issuedAt: "2027-01-15T10:30:05.000Z" },
		cancelledAt: "2027-02-01T09:00:00.000Z",
		cancelledBy: "guest",
		feeCents,
		feeBp,
		feeVatBp: null,
		refundMoneyCents: money,
		refundCreditsCents: back - money,
	};
}
