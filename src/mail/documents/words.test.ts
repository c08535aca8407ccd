import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { CATALOGUES } from "#i18n/catalogues.server.ts";
import { documentStates } from "#mail/examples/document-states.ts";
import { everyStatement } from "#mail/examples/statement-examples.ts";
import { documentFileName, documentLayout } from "./document-pdf.ts";
import type { DocumentLayout } from "./parts.ts";
import { statementLayout } from "./statement.ts";

/** The words of the documents: all used, in each language its own, as the language writes them. */

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
		const documents = documentStates(language).map(({ content }) => content);
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
		const said = [
			...documentStates(language).map(
				({ kind, state, content }) => [`${kind} ${state}`, documentLayout(content)] as const,
			),
			...everyStatement(language).map((content) => ["statement", statementLayout(content)] as const),
		].flatMap(([state, layout]) => wordsOf(layout).map((text) => [state, text] as const));
		for (const [state, text] of said) {
			expect(text, state).not.toMatch(
				/!|\bTODO\b|undefined|\bnull\b(?! liegt)|NaN| {2}| [,.](?!\d)|,\s*[,.]|\.\.|\(\)|^\s|\s$/,
			);
			expect(text).not.toMatch(address[language]);
			if (language === "fr") expect(text).not.toMatch(/ [:;?»]|« |'/);
		}
	});
});
