import type { BookingFacts } from "#domain/booking/facts.ts";
import type { Language } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import type { DocumentContent } from "#mail/documents/content.ts";
import { documentLayout } from "#mail/documents/document-pdf.ts";
import { priceRows } from "#mail/mail-parts.ts";

/** Sums as documents and mails write them, read back from their words. */

export interface InvoiceSums {
	/** Sum of its lines, and the total below them. */
	readonly lines: number;
	readonly total: number;
	/** Sum of the lines that are paid on site; 0 where it lists none. */
	readonly onSite: number;
	/** What the stay costs in the end: the last sum. */
	readonly grand: number;
	readonly instalments: number;
}

/** What the tables of an invoice say. */
export function invoiceSums(content: Extract<DocumentContent, { kind: "invoice" }>): InvoiceSums {
	const t = translator(content.lang);
	const tables = documentLayout(content).parts.flatMap((part) => (part.type === "table" ? [part] : []));
	const sums = (at: number, head: string, column: string) => {
		const found = tables.filter((table) => table.head[0] === head && table.head[1] === column)[at];
		return found?.rows.map(({ cells }) => centsOf(cells.at(-1) ?? "")) ?? [];
	};
	const lines = sums(0, t("paper.price_description"), t("paper.price_quantity"));
	const site = sums(1, t("paper.price_description"), t("paper.price_quantity"));
	const instalments = tables.find(({ head }) => head[0] === t("paper.payment_what"));
	const total = lines.at(-1) ?? 0;
	return {
		lines: added(lines.slice(0, -1)),
		total,
		// Its last three rows: their sum, the invoice's total, the price of the stay.
		onSite: added(site.slice(0, -3)),
		grand: site.length > 0 ? (site.at(-1) ?? 0) : total,
		instalments: added(instalments?.rows.map(({ cells }) => centsOf(cells.at(-1) ?? "")) ?? []),
	};
}

/** The price of the stay that a mail of a booking names. */
export function mailGrand(facts: BookingFacts, lang: Language): number {
	const label = translator(lang)("mail.total");
	const row = priceRows(facts, lang).find((found) => found.label === label && found.strong);
	return centsOf(row?.value ?? "");
}

/** Cents of a sum in the words of any of our languages, with or without decimals. */
export function centsOf(text: string): number {
	const exact = /[.,]\d\d(?!\d)/.test(text);
	const digits = text.replace(/\D/g, "");
	if (digits === "") return Number.NaN;
	const cents = Number(digits) * (exact ? 1 : 100);
	return /[-−]/.test(text) ? -cents : cents;
}

const added = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
