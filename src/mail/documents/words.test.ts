import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { CATALOGUES } from "#i18n/catalogues.server.ts";
import {
	bookingFacts,
	correctionOf,
	creditOf,
	documentContent,
	LINES,
	loweredFee,
	SELLER,
} from "#tests/support/booking-documents.ts";
import { everyStatement } from "#tests/support/statements.ts";
import type { DocumentContent } from "./content.ts";
import { documentFileName, documentLayout } from "./document-pdf.ts";
import type { DocumentLayout } from "./parts.ts";
import { statementLayout } from "./statement.ts";

/** The words of the documents: all used, in each language its own, as the language writes them. */

/** Documents that together need every sentence. */
function everyDocument(lang: Language): readonly DocumentContent[] {
	const paidFacts = bookingFacts({ paidCents: 162_909 });
	const partFacts = bookingFacts({ paidCents: 60_000, creditsCents: 5_000 });
	const free = bookingFacts({ lines: [] });
	const home = (lines: typeof LINES) => bookingFacts({ lines, instalments: [{ dueOn: 20_640, cents: 1 }] });
	const seller = { ...SELLER, bank: null, telephone: null };
	const fee = LINES.filter(({ code }) => code !== "booking_fee");
	return [
		documentContent("confirmation", lang, partFacts, { version: 2, guarantee: "Stichting Garantie" }),
		documentContent("confirmation", lang, paidFacts, { owner: { name: "Oberhauser KG", trader: true } }),
		documentContent("confirmation", lang, bookingFacts(), { sellerRole: "landlord", owner: null, seller }),
		documentContent("invoice", lang, partFacts),
		documentContent("invoice", lang, paidFacts, { vatRegime: "toms" }),
		documentContent("invoice", lang, bookingFacts(), { vatRegime: "agent", seller }),
		documentContent("invoice", lang, home(fee), { vatRegime: "agent", owner: null }),
		documentContent("credit_note", lang, bookingFacts()),
		documentContent("credit_note", lang, partFacts, creditOf(partFacts, 1_000, null)),
		documentContent(
			"credit_note",
			lang,
			bookingFacts({ creditsCents: 150_000 }),
			creditOf(bookingFacts({ creditsCents: 150_000 }), 1, null),
		),
		documentContent("credit_note", lang, free, { ...creditOf(free, 0, null), cancelledBy: "host" }),
		documentContent("credit_note", lang, partFacts, correctionOf()),
		documentContent("credit_note", lang, partFacts, loweredFee(5_000, 4_000)),
		documentContent("confirmation", lang, bookingFacts(), { owner: null }),
		documentContent("travel_information", lang),
		documentContent("travel_information", lang, bookingFacts(), { seller }),
		documentContent("option_letter", lang),
		documentContent("application_letter", lang),
	];
}

/** The texts of documents; none at all would make every test here pass. */
function textsOf(language: Language) {
	const texts = CATALOGUES[language].papers?.paper ?? {};
	expect(Object.keys(texts).length).toBeGreaterThan(50);
	return texts;
}

/** What a text comes out as: anything may stand in the place of its values. */
function said(text: string): RegExp {
	const literal = (part: string) => part.replaceAll("''", "'").replace(/[.*+?^$()|[\]\\]/g, "\\$&");
	return new RegExp(
		text
			.split(/\{\w+\}/)
			.map(literal)
			.join(".+"),
	);
}

/** Words that two languages write alike. */
const ALIKE = new Set([
	"labelled",
	"email",
	"version",
	"issued",
	"parties_seller",
	"parties_guest",
	"payment_iban",
	"payment_bic",
	"payment_state",
	"cancellation_cost",
	"vat_total",
	"legal_guaranteeHeading",
	"file_confirmation",
	"file_option_letter",
	"statement_number",
	"statement_code",
	"statement_commission",
	"statement_correction",
]);

/** Every text of a document, empty cells left out. */
function wordsOf(document: DocumentLayout): readonly string[] {
	const texts = document.parts.flatMap((part): readonly (string | null)[] => {
		switch (part.type) {
			case "facts":
				return part.rows.flat();
			case "columns":
				return part.columns.flatMap(({ heading, lines }) => [heading, ...lines]);
			case "table":
				return [...part.head, ...part.rows.flatMap(({ cells }) => cells)];
			case "list":
				return part.items;
			case "link":
				return [part.lead, part.text];
			default:
				return [part.text];
		}
	});
	return [document.title, document.lead, document.foot, ...texts].filter((text): text is string => Boolean(text));
}

describe("the words of the documents", () => {
	it.each(LANGUAGES)("are all said in %s", (language) => {
		const documents = everyDocument(language);
		const statements = everyStatement(language);
		const spoken = [
			...documents.flatMap((content) => wordsOf(documentLayout(content))),
			...statements.flatMap((content) => wordsOf(statementLayout(content))),
			...[...documents, ...statements].map((content) => documentFileName(content)),
		];
		// The foot is written when the pages are counted (documents.test.ts).
		const { page: _, ...texts } = textsOf(language);
		const unsaid = Object.entries(texts).filter(([, text]) => !spoken.some((words) => said(text).test(words)));
		expect(unsaid).toEqual([]);
	});

	it.each(["nl", "de", "fr"] as const)("are in %s not those of another language", (language) => {
		const own = textsOf(language);
		for (const other of LANGUAGES) {
			if (other === language) continue;
			for (const [name, value] of Object.entries(textsOf(other))) {
				if (ALIKE.has(name)) continue;
				expect(own[name], `${name} in ${language} and ${other}`).not.toBe(value);
			}
		}
	});

	it.each(
		LANGUAGES,
	)("are said in %s as the language writes: no marks of haste, no gaps, one way of address", (language) => {
		const address = {
			nl: /\b(u|uw)\b/,
			en: /\byour (home|house) owner/,
			de: /\b(Sie haben|Ihre?n?)\b/,
			fr: /\b(tu|ton|tes)\b/,
		};
		for (const text of everyDocument(language).flatMap((content) => wordsOf(documentLayout(content)))) {
			expect(text).not.toMatch(/!|\bTODO\b|undefined|null|NaN| {2}| [,.]|\(\)|^\s|\s$/);
			expect(text).not.toMatch(address[language]);
			if (language === "fr") expect(text).not.toMatch(/ [:;?»]|« |'/);
		}
	});
});
