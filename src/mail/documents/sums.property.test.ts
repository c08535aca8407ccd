import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { formatMoneyExact } from "#i18n/format.ts";
import { bookingFacts, creditOf, documentContent } from "#mail/examples/document-examples.ts";
import { documentFonts } from "#tests/support/document-fonts.ts";
import fc from "#tests/support/fast-check.ts";
import { readPdf, tablesOf } from "#tests/support/pdf-reader.ts";
import { propertyRuns } from "#tests/support/property-runs.ts";
import type { DocumentContent, DocumentLine } from "./content.ts";
import { documentLayout, documentPdf } from "./document-pdf.ts";
import { creditSums } from "./sums.ts";

/** One price: whatever was booked, the documents add up to it, to the cent. */

const fonts = documentFonts();
const CODES = [
	"cleaning",
	"linen",
	"booking_fee",
	"pet",
	"tourist_tax",
	"insurance_premium",
	"insurance_tax",
	"ski_pass",
];
const extra: fc.Arbitrary<DocumentLine> = fc
	.record({
		code: fc.constantFrom(...CODES),
		quantity: fc.integer({ min: 1, max: 14 }),
		unitCents: fc.integer({ min: 1, max: 60_000 }),
		pay: fc.constantFrom("invoice" as const, "onsite" as const),
		vatBp: fc.option(fc.constantFrom(2100, 900, 1000, null), { nil: undefined }),
	})
	.map(({ vatBp, ...line }) => ({
		...line,
		amountCents: line.quantity * line.unitCents,
		// Insurance is never paid at the home.
		...(line.code.startsWith("insurance_") ? { pay: "invoice" as const } : {}),
		...(vatBp === undefined ? {} : { vatBp }),
	}));
const facts = fc
	.record({
		rent: fc.integer({ min: 10_000, max: 2_000_000 }),
		discount: fc.integer({ min: 0, max: 9_999 }),
		extras: fc.array(extra, { maxLength: 12 }),
		credits: fc.integer({ min: 0, max: 9_000 }),
		paidShare: fc.constantFrom(0, 0.3, 0.31, 1),
	})
	.map(({ rent, discount, extras, credits, paidShare }) => {
		const invoice = (code: string, amountCents: number) => ({
			code,
			quantity: 1,
			unitCents: amountCents,
			amountCents,
			pay: "invoice" as const,
		});
		const lines = [invoice("rent", rent), ...(discount ? [invoice("los", -discount)] : []), ...extras];
		const draft = bookingFacts({ lines, creditsCents: Math.min(credits, rent - discount) });
		return { ...draft, paidCents: Math.floor(draft.dueCents * paidShare) };
	});
const language = fc.constantFrom(...LANGUAGES);

/** Cents of a sum as a document writes it. */
function centsOf(text: string): number {
	expect(text, "a sum with its cents").toMatch(/\d[.,]\d\d(\D|$)/);
	const cents = Number(text.replace(/\D/g, ""));
	return /[-−]/.test(text) ? -cents : cents;
}

const total = (rows: readonly (readonly string[])[]) => rows.reduce((sum, row) => sum + centsOf(row.at(-1) ?? ""), 0);

type Tables = readonly (readonly (readonly string[])[])[];

/** The tables of a document: out of its parts, as they are drawn. */
function partTables(content: DocumentContent): Tables {
	return documentLayout(content).parts.flatMap((part) =>
		part.type === "table" ? [[part.head, ...part.rows.map(({ cells }) => cells)]] : [],
	);
}

function expectInvoice(content: DocumentContent & { kind: "invoice" }, tables: Tables): void {
	const { booking, lang, vatRegime } = content;
	const t = translator(lang);
	const byHead = (...head: string[]) => tables.filter((rows) => head.every((word, at) => rows[0]?.[at] === word));
	const [lines, site] = byHead(t("paper.price_description"), t("paper.price_quantity"));
	expect(total(lines?.slice(1, -1) ?? [])).toBe(booking.totalCents);
	expect(centsOf(lines?.at(-1)?.at(-1) ?? "")).toBe(booking.totalCents);
	const there = booking.lines.filter(({ pay }) => pay === "onsite");
	expect(site === undefined).toBe(there.length === 0);
	if (site) {
		const [onSite, invoice, grand] = site.slice(-3).map((row) => centsOf(row.at(-1) ?? ""));
		expect(total(site.slice(1, -3))).toBe(onSite);
		expect(invoice).toBe(booking.totalCents);
		expect((invoice ?? 0) + (onSite ?? 0)).toBe(grand);
		expect(grand).toBe(booking.grandCents);
	} else expect(booking.grandCents).toBe(booking.totalCents);
	const [instalments] = byHead(t("paper.payment_what"));
	expect(total(instalments?.slice(1) ?? [])).toBe(booking.dueCents);
	const balance = byHead(t("paper.price_description"), t("paper.payment_amount")).find((rows) => rows[0]?.length === 2);
	if (balance) {
		expect(total(balance.slice(1, -1))).toBe(centsOf(balance.at(-1)?.at(-1) ?? ""));
		expect(centsOf(balance.at(-1)?.at(-1) ?? "")).toBe(booking.dueCents - booking.paidCents);
	}
	const [tax] = byHead(t("paper.vat_rate"));
	if (vatRegime === "toms") {
		expect(tax).toBeUndefined();
		return;
	}
	const fees = booking.lines.filter(({ code, pay }) => code === "booking_fee" && pay === "invoice");
	const ours =
		vatRegime === "direct" ? booking.totalCents : fees.reduce((sum, { amountCents }) => sum + amountCents, 0);
	if (!tax) {
		expect(ours).toBe(0);
		return;
	}
	const rows = tax.slice(1).map((row) => row.slice(1).map(centsOf));
	for (const [net = 0, within = 0, gross = 0] of rows) expect(net + within).toBe(gross);
	const parts = rows.length > 1 ? rows.slice(0, -1) : rows;
	for (const column of [0, 1, 2]) {
		expect(parts.reduce((sum, row) => sum + (row[column] ?? 0), 0)).toBe(rows.at(-1)?.[column]);
	}
	expect(rows.at(-1)?.[2]).toBe(ours);
}

const regime = fc.constantFrom("direct" as const, "agent" as const, "toms" as const);

describe("every booking", () => {
	it("has an invoice whose lines, on-site lines, instalments and tax add up to its price", () => {
		fc.assert(
			fc.property(facts, language, regime, (booking, lang, vatRegime) => {
				const content = documentContent("invoice", lang, booking, { vatRegime });
				expectInvoice(content, partTables(content));
			}),
			{ numRuns: propertyRuns(300) },
		);
	});

	it("has the same sums in the file itself", async () => {
		await fc.assert(
			fc.asyncProperty(facts, language, regime, async (booking, lang, vatRegime) => {
				const content = documentContent("invoice", lang, booking, { vatRegime });
				expectInvoice(content, tablesOf(readPdf(await documentPdf(content, fonts)).root));
				const confirmation = readPdf(await documentPdf(documentContent("confirmation", lang, booking), fonts));
				const price = tablesOf(confirmation.root).find((rows) => rows[0]?.length === 4);
				expect(centsOf(price?.at(-1)?.at(-1) ?? "")).toBe(booking.grandCents);
			}),
			{ numRuns: propertyRuns(8) },
		);
	});

	it("is credited to the cent: invoice and credit note leave fee and insurance, and all money goes somewhere", () => {
		fc.assert(
			fc.property(facts, language, fc.integer({ min: 0, max: 9_000 }), (booking, lang, feeCents) => {
				const content = documentContent("credit_note", lang, booking, creditOf(booking, feeCents));
				const sums = creditSums(content);
				expect(booking.totalCents + sums.totalCents).toBe(feeCents + sums.insuranceCents);
				const tables = partTables(content);
				const credited = tables.find((rows) => rows[0]?.length === 4);
				expect(total(credited?.slice(1, -1) ?? [])).toBe(sums.totalCents);
				expect(credited?.at(-1)?.at(-1)).toBe(formatMoneyExact(sums.totalCents, lang));
				const { refundMoneyCents, refundCreditsCents } = content;
				expect(refundMoneyCents).toBeLessThanOrEqual(booking.paidCents);
				const kept =
					booking.paidCents + booking.creditsCents + sums.remainingCents - refundMoneyCents - refundCreditsCents;
				expect(kept).toBe(feeCents + sums.insuranceCents);
			}),
			{ numRuns: propertyRuns(300) },
		);
	});
});
