import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { DOCUMENT_TEXTS } from "#i18n/mail/documents/texts.ts";
import { bookingFacts, creditOf, documentFonts, LINES, paperOf, SELLER } from "#tests/support/booking-papers.ts";
import type { DocumentContent } from "./content.ts";
import { documentFileName, documentPaper, documentPdf } from "./document-pdf.ts";
import type { Paper } from "./parts.ts";

/** The words of the papers: all used, in each language its own, as the language writes them. */

/** Papers that together need every sentence. */
function everyPaper(lang: Language): readonly DocumentContent[] {
	const paidFacts = bookingFacts({ paidCents: 162_909 });
	const partFacts = bookingFacts({ paidCents: 60_000, creditsCents: 5_000 });
	const free = bookingFacts({ lines: [] });
	const home = (lines: typeof LINES) => bookingFacts({ lines, instalments: [{ dueOn: 20_640, cents: 1 }] });
	const seller = { ...SELLER, bank: null, telephone: null };
	const fee = LINES.filter(({ code }) => code !== "booking_fee");
	return [
		paperOf("confirmation", lang, partFacts, { version: 2, guarantee: "Stichting Garantie" }),
		paperOf("confirmation", lang, paidFacts, { owner: { name: "Oberhauser KG", trader: true } }),
		paperOf("confirmation", lang, bookingFacts(), { sellerRole: "landlord", owner: null, seller }),
		paperOf("invoice", lang, partFacts),
		paperOf("invoice", lang, paidFacts, { vatRegime: "toms" }),
		paperOf("invoice", lang, bookingFacts(), { vatRegime: "agent", seller }),
		paperOf("invoice", lang, home(fee), { vatRegime: "agent", owner: null }),
		paperOf("credit_note", lang, bookingFacts()),
		paperOf("credit_note", lang, partFacts, creditOf(partFacts, 1_000, null)),
		paperOf(
			"credit_note",
			lang,
			bookingFacts({ creditsCents: 150_000 }),
			creditOf(bookingFacts({ creditsCents: 150_000 }), 1, null),
		),
		paperOf("credit_note", lang, free, { ...creditOf(free, 0, null), cancelledBy: "host" }),
		paperOf("travel_information", lang),
		paperOf("option_letter", lang),
		paperOf("application_letter", lang),
	];
}

type Leaves = Map<string, unknown>;
function leavesOf(texts: object, path = "", found: Leaves = new Map()): Leaves {
	for (const [key, value] of Object.entries(texts)) {
		if (typeof value === "object" && value !== null && !Array.isArray(value)) leavesOf(value, `${path}${key}.`, found);
		else found.set(path + key, value);
	}
	return found;
}

/** Puts a watch on every text; answers the names of those not asked for, and takes the watch off. */
function watch(
	texts: object,
	path = "",
	unused = new Set<string>(),
): { readonly unused: Set<string>; readonly end: () => void } {
	const ends: (() => void)[] = [];
	for (const [key, value] of Object.entries(texts)) {
		if (typeof value === "object" && value !== null && !Array.isArray(value)) {
			ends.push(watch(value, `${path}${key}.`, unused).end);
			continue;
		}
		unused.add(path + key);
		const get = () => {
			unused.delete(path + key);
			return value;
		};
		Object.defineProperty(texts, key, { get, configurable: true, enumerable: true });
		ends.push(() => Object.defineProperty(texts, key, { value, configurable: true, enumerable: true, writable: true }));
	}
	const end = () => {
		for (const one of ends) one();
	};
	return { unused, end };
}

/** Words that two languages write alike. */
const ALIKE = new Set([
	"words.labelled",
	"words.email",
	"words.version",
	"words.issued",
	"parties.seller",
	"parties.guest",
	"payment.iban",
	"payment.bic",
	"payment.state",
	"cancellation.cost",
	"vat.total",
	"legal.guaranteeHeading",
	"files.confirmation",
	"files.option_letter",
]);

/** Every text of a paper, empty cells left out. */
function wordsOf(paper: Paper): readonly string[] {
	const texts = paper.parts.flatMap((part): readonly (string | null)[] => {
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
	return [paper.title, paper.lead, paper.foot, ...texts].filter((text): text is string => Boolean(text));
}

describe("the words of the papers", () => {
	it.each(LANGUAGES)("are all used in %s", async (language) => {
		const { unused, end } = watch(DOCUMENT_TEXTS[language]);
		try {
			for (const content of everyPaper(language)) {
				documentPaper(content);
				documentFileName(content);
			}
			await documentPdf(paperOf("option_letter", language), documentFonts());
			expect([...unused]).toEqual([]);
		} finally {
			end();
		}
	});

	it.each(["nl", "de", "fr"] as const)("are in %s not those of another language", (language) => {
		const own = leavesOf(DOCUMENT_TEXTS[language]);
		for (const other of LANGUAGES) {
			if (other === language) continue;
			for (const [name, value] of leavesOf(DOCUMENT_TEXTS[other])) {
				if (ALIKE.has(name)) continue;
				expect(String(own.get(name)), `${name} in ${language} and ${other}`).not.toBe(String(value));
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
		for (const text of everyPaper(language).flatMap((content) => wordsOf(documentPaper(content)))) {
			expect(text).not.toMatch(/!|\bTODO\b|undefined|null|NaN| {2}| [,.]|\(\)|^\s|\s$/);
			expect(text).not.toMatch(address[language]);
			if (language === "fr") expect(text).not.toMatch(/ [:;?»]|« |'/);
		}
	});
});
