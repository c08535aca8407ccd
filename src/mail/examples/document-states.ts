import type { BookedHome, BookingFacts } from "#domain/booking/facts.ts";
import type { DocumentKind } from "#domain/booking/process.ts";
import type { Language } from "#domain/language.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import type { BankAccount, DocumentContent, DocumentSeller } from "../documents/content.ts";
import {
	bookingFacts,
	type ContentOf,
	correctionOf,
	creditOf,
	documentContent,
	LINES,
	loweredFee,
	sellerIn,
	wholeBack,
} from "./document-examples.ts";
import { type Missing, statesWithout } from "./missing.ts";

/** Every document of a booking in every state, and without each value that may be missing. */

export interface DocumentState {
	readonly kind: DocumentKind;
	/** What is different; empty: nothing. */
	readonly state: string;
	readonly content: DocumentContent;
}

const MISSING: { readonly [Kind in DocumentKind]: Missing<ContentOf<Kind>> } = {
	confirmation: { bookingUrl: null, owner: null, guarantee: null, insurer: undefined },
	invoice: { bookingUrl: null, owner: null, billedTo: undefined },
	credit_note: {
		bookingUrl: null,
		owner: null,
		billedTo: undefined,
		occasion: undefined,
		feeBp: null,
		feeVatBp: null,
	},
	travel_information: {
		bookingUrl: null,
		mapUrl: null,
		wayIn: null,
		isWayInForeign: undefined,
		key: null,
		contact: null,
	},
	option_letter: { bookingUrl: null },
	application_letter: { bookingUrl: null },
};
const MISSING_OF_SELLER: Missing<DocumentSeller> = {
	registration: null,
	vatNumber: null,
	telephone: null,
	bank: null,
};
const MISSING_OF_BANK: Missing<BankAccount> = { bic: null };
const MISSING_OF_HOME: Missing<BookedHome> & Partial<BookedHome> = {
	image: null,
	checkinFrom: null,
	checkoutUntil: null,
	registrationNumber: null,
	region: {},
	placename: {},
};

const AGENCY = { name: "Reisbureau Zon", address: ["Plein 1", "1011 AB Amsterdam"], vatNumber: "NL123456789B01" };
const NO_GUEST_DATA = { address: "", postalCode: "", placename: "", telNumber: "", telE164: "" };

/** All documents in a language. */
export function documentStates(lang: Language): readonly DocumentState[] {
	return (Object.keys(MISSING) as DocumentKind[]).flatMap((kind) =>
		[...statesOfKind(kind, lang), ...ownStates(kind, lang)].map(([state, content]) => ({ kind, state, content })),
	);
}

function statesOfKind<Kind extends DocumentKind>(kind: Kind, lang: Language): (readonly [string, DocumentContent])[] {
	const whole: DocumentContent = documentContent(kind, lang);
	const facts = bookingFacts();
	const { home, guest } = facts;
	const over = (changes: Partial<BookingFacts>) => documentContent(kind, lang, { ...facts, ...changes });
	const own = sellerIn(lang);
	const bank = own.bank ?? { holder: "", iban: "", bic: null };
	return [
		["", whole],
		...statesWithout(whole, MISSING[kind]),
		...statesWithout(own, MISSING_OF_SELLER).map(
			([state, seller]) => [`seller ${state}`, { ...whole, seller }] as const,
		),
		...statesWithout(bank, MISSING_OF_BANK).map(
			([state, bank]) => [`bank ${state}`, { ...whole, seller: { ...own, bank } }] as const,
		),
		...statesWithout(home, MISSING_OF_HOME).map(([state, home]) => [`home ${state}`, over({ home })] as const),
		["home without a place", over({ home: { ...home, region: {}, placename: {} } })],
		["guest without an address", over({ guest: { ...guest, ...NO_GUEST_DATA } })],
		[
			"guest of a company",
			over({
				guest: { ...guest, businessBooking: true, companyName: "Kade & Zoon B.V.", vatNumber: "NL123456789B01" },
			}),
		],
		[
			"company without a number",
			over({ guest: { ...guest, businessBooking: true, companyName: "Kade & Zoon B.V.", vatNumber: "" } }),
		],
		["one adult", over({ party: { adults: 1, children: 0, babies: 0, pets: 0 } })],
		["without a deposit", over({ depositCents: 0 })],
		["rent alone", documentContent(kind, lang, bookingFacts({ lines: LINES.slice(0, 1), depositCents: 0 }))],
		["second version", { ...whole, version: 2 }],
	];
}

/** States that a kind alone has. */
function ownStates(kind: DocumentKind, lang: Language): (readonly [string, DocumentContent])[] {
	const paid = bookingFacts({ paidCents: 162_909 });
	const partPaid = bookingFacts({ paidCents: 60_000, creditsCents: 5_000 });
	const unpaid = bookingFacts();
	const byCredit = bookingFacts({ creditsCents: 140_000 });
	const withoutFee = bookingFacts({
		lines: LINES.filter(({ code }) => code !== "booking_fee"),
		// In one payment.
		instalments: [{ dueOn: dayOf("2027-01-22"), cents: 160_959 }],
	});
	const seller = { ...sellerIn(lang), bank: null, telephone: null };
	switch (kind) {
		case "confirmation":
			return [
				["paid", documentContent(kind, lang, paid, { owner: { name: "Oberhauser KG", trader: true } })],
				["paid in part", documentContent(kind, lang, partPaid, { version: 2, guarantee: "Stichting Garantie" })],
				["of a landlord", documentContent(kind, lang, bookingFacts(), { sellerRole: "landlord", owner: null, seller })],
			];
		case "invoice":
			return [
				["paid in part", documentContent(kind, lang, partPaid)],
				["under the margin scheme", documentContent(kind, lang, paid, { vatRegime: "toms" })],
				["of an agent", documentContent(kind, lang, bookingFacts(), { vatRegime: "agent", seller })],
				["without a booking fee", documentContent(kind, lang, withoutFee, { vatRegime: "agent", owner: null })],
				["for an agency", documentContent(kind, lang, bookingFacts(), { billedTo: AGENCY })],
				[
					"for an agency without its data",
					documentContent(kind, lang, bookingFacts(), { billedTo: { ...AGENCY, address: [], vatNumber: null } }),
				],
			];
		case "credit_note":
			return [
				["fee that was agreed", documentContent(kind, lang, partPaid, creditOf(partPaid, 20_000, null))],
				["paid by credit", documentContent(kind, lang, byCredit, creditOf(byCredit, 44_385))],
				["by the host", documentContent(kind, lang, unpaid, wholeBack(unpaid, "host"))],
				["paid, by the host", documentContent(kind, lang, partPaid, wholeBack(partPaid, "host"))],
				["lapsed", documentContent(kind, lang, unpaid, wholeBack(unpaid, "unpaid"))],
				["lapsed, paid in part", documentContent(kind, lang, partPaid, wholeBack(partPaid, "unpaid"))],
				["of a change", documentContent(kind, lang, partPaid, correctionOf())],
				["of a lowered fee", documentContent(kind, lang, partPaid, loweredFee(5_000, 4_000))],
			];
		case "travel_information":
			return [
				["without an address", documentContent(kind, lang, undefined, { address: [] })],
				[
					"in the owner's language alone",
					documentContent(kind, lang, undefined, {
						wayIn: "Dietro la chiesa a destra.",
						isWayInForeign: true,
						key: null,
					}),
				],
				["nothing to bring, no rules", documentContent(kind, lang, undefined, { bring: [], rules: [] })],
				[
					"contact without hours",
					documentContent(kind, lang, undefined, {
						contact: { name: "Frau Oberhauser", telephone: "+43 5357 00000", hours: null },
					}),
				],
			];
		default:
			return [];
	}
}
