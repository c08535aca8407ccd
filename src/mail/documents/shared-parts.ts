import { guestName } from "#domain/booking/guest-form.ts";
import { sumOf } from "#domain/booking/travel-sum.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import type { Cents } from "#domain/money.ts";
import { civilDayAt, dayOf, type IsoDate } from "#domain/time/civil-date.ts";
import { type TranslateAll, translator } from "#i18n/catalogues.server.ts";
import { countryName } from "#i18n/countries.ts";
import { formatClock, formatDate, formatMoneyExact } from "#i18n/format.ts";
import { partyText } from "#i18n/party-text.ts";
import { lineLabel } from "#i18n/price-lines.ts";
import type { BankAccount, DocumentContent, DocumentLine } from "./content.ts";
import { heading, type Part, paragraph, type TableRow, when } from "./parts.ts";
import { CANCELLATION_FEE, onInvoice, onSite, paidInstalments } from "./sums.ts";

/** What documents have in common. */

/** A document's content with the words and formats of its language. */
export interface Writing<Content extends DocumentContent = DocumentContent> {
	readonly content: Content;
	readonly lang: Language;
	readonly t: TranslateAll;
	readonly money: (cents: Cents) => string;
	/** 19 September 2027 */
	readonly day: (day: IsoDate) => string;
	/** The civil day of an instant. */
	readonly dayOfInstant: (instant: string) => string;
	/** Name of the home in the language. */
	readonly home: string;
}

export function writingOf<Content extends DocumentContent>(content: Content): Writing<Content> {
	const { lang, booking } = content;
	return {
		content,
		lang,
		t: translator(lang),
		home: completeLocalized(booking.home.title)[lang],
		money: (cents) => formatMoneyExact(cents, lang),
		day: (day) => formatDate(dayOf(day), lang, "plain"),
		dayOfInstant: (instant) => formatDate(civilDayAt(new Date(instant)), lang, "plain"),
	};
}

/** Guest, or who pays in the guest's place, and seller side by side, with what the law wants to know of each. */
export function partiesColumns({ content, lang, t }: Writing, headings: readonly [string, string]): Part {
	const { guest } = content.booking;
	const { seller } = content;
	const billedTo = "billedTo" in content ? content.billedTo : undefined;
	const labelled = (label: string, value: string | null) => (value ? [t("paper.labelled", { label, value })] : []);
	return {
		type: "columns",
		columns: [
			{
				heading: headings[0],
				lines: (billedTo
					? [billedTo.name, ...billedTo.address, ...labelled(t("paper.vatNumber"), billedTo.vatNumber)]
					: [
							...(guest.companyName ? [guest.companyName] : []),
							guestName(guest),
							guest.address,
							`${guest.postalCode} ${guest.placename}`.trim(),
							guest.countryCode && countryName(guest.countryCode, lang),
							...labelled(t("paper.vatNumber"), guest.vatNumber || null),
						]
				).filter(Boolean),
			},
			{
				heading: headings[1],
				lines: [
					seller.name,
					...seller.address,
					...(seller.registration ? [seller.registration] : []),
					...labelled(t("paper.vatNumber"), seller.vatNumber),
					...labelled(t("paper.telephone"), seller.telephone),
					...labelled(t("paper.email"), seller.email),
				],
			},
		],
	};
}

/** Home, days, times and party. */
export function stayRows({ content, lang, t, home }: Writing): readonly (readonly [string, string])[] {
	const { booking } = content;
	const [region, place] = [booking.home.region, booking.home.placename].map((text) => completeLocalized(text)[lang]);
	const timed = (day: IsoDate, time: string | null) =>
		[formatDate(dayOf(day), lang, "long"), time].filter(Boolean).join(", ");
	const { checkinFrom, checkoutUntil, registrationNumber } = booking.home;
	return [
		[t("paper.home"), home],
		[
			t("paper.place"),
			[...new Set([place, region, countryName(booking.home.country, lang)])].filter(Boolean).join(", "),
		],
		...(registrationNumber ? ([[t("paper.registration"), registrationNumber]] as const) : []),
		[
			t("paper.arrival"),
			timed(booking.stay.arrival, checkinFrom && t("paper.from", { time: formatClock(checkinFrom, lang) })),
		],
		[
			t("paper.departure"),
			`${timed(booking.stay.departure, checkoutUntil && t("paper.until", { time: formatClock(checkoutUntil, lang) }))} (${t("counts.nights", { count: booking.nights })})`,
		],
		[t("paper.guests"), partyText(booking.party, lang)],
	];
}

/** Widths of a table of price lines: description, quantity, unit price, amount. */
const LINE_WIDTHS = [0.49, 0.12, 0.19, 0.2] as const;

/** A table of price lines and sums; quantities and unit prices stand where there is more than one. */
export function linesTable({ t }: Writing, rows: readonly TableRow[]): Part {
	return {
		type: "table",
		head: [
			t("paper.price_description"),
			t("paper.price_quantity"),
			t("paper.price_unitPrice"),
			t("paper.price_amount"),
		],
		widths: LINE_WIDTHS,
		numbersFrom: 1,
		rows,
	};
}

export function lineRow(writing: Writing, line: DocumentLine, label = lineWords(writing, line)): TableRow {
	const many = line.quantity !== 1;
	return {
		cells: [
			label,
			many ? String(line.quantity) : "",
			many ? writing.money(line.unitCents) : "",
			writing.money(line.amountCents),
		],
	};
}

/** The words of a line; the rent says for how many nights. */
function lineWords({ content, lang, t }: Writing, line: DocumentLine): string {
	const { booking } = content;
	if (line.code === "rent") return t("paper.price_rent", { nights: t("counts.nights", { count: booking.nights }) });
	if (line.code === CANCELLATION_FEE) return t("paper.credit_fee");
	return lineLabel(line.code, lang, booking.home.country);
}

export const sumRow = (label: string, sum: string): TableRow => ({ cells: [label, "", "", sum], strong: true });

/** All lines in one table: the invoice's, its total, what is paid on site, and what the stay costs in the end. */
export function priceTable(writing: Writing): Part {
	const { content, t, money } = writing;
	const { lines, totalCents, grandCents } = content.booking;
	const there = lines.filter(onSite);
	return linesTable(writing, [
		...lines.filter(onInvoice).map((line) => lineRow(writing, line)),
		...(there.length > 0 ? [sumRow(t("paper.price_invoiceTotal"), money(totalCents))] : []),
		...there.map((line) => lineRow(writing, line, t("paper.price_onSite", { label: lineWords(writing, line) }))),
		sumRow(t("paper.price_grand"), money(grandCents)),
	]);
}

/** The refundable deposit, apart from every price. */
export function depositPart({ content, t, money }: Writing): readonly Part[] {
	const { depositCents } = content.booking;
	return when(depositCents > 0, paragraph(t("paper.price_deposit", { sum: money(depositCents) }), "soft"));
}

/** Instalments with their days and what is paid of each; then what credits and money have paid, and what is open. */
export function paymentParts(writing: Writing): readonly Part[] {
	const { content, t, money, day } = writing;
	const { instalments, totalCents, creditsCents, dueCents, paidCents } = content.booking;
	const paid = paidInstalments(content.booking);
	const openCents = Math.max(0, dueCents - paidCents);
	const names =
		instalments.length === 1 ? [t("paper.payment_atOnce")] : [t("paper.payment_first"), t("paper.payment_balance")];
	const stateOf = (cents: Cents, already: Cents) =>
		already >= cents
			? t("paper.payment_paid")
			: already > 0
				? t("paper.payment_partPaid", { sum: money(already) })
				: t("paper.payment_open");
	const widths = [0.27, 0.27, 0.26, 0.2];
	return [
		heading(t("paper.payment_heading")),
		...when(instalments.length > 0, {
			type: "table",
			head: [t("paper.payment_what"), t("paper.payment_due"), t("paper.payment_state"), t("paper.payment_amount")],
			widths,
			numbersFrom: 3,
			rows: instalments.map(({ dueOn, cents }, index) => ({
				cells: [
					names[Math.min(index, names.length - 1)] ?? "",
					day(dueOn),
					stateOf(cents, paid[index] ?? 0),
					money(cents),
				],
			})),
		}),
		...when(creditsCents > 0 || paidCents > 0, {
			type: "table",
			head: [t("paper.price_description"), t("paper.payment_amount")],
			widths: [0.75, 0.25],
			numbersFrom: 1,
			rows: [
				{ cells: [t("paper.price_invoiceTotal"), money(totalCents)] },
				...(creditsCents > 0 ? [{ cells: [t("paper.payment_creditsUsed"), money(-creditsCents)] }] : []),
				...(paidCents > 0 ? [{ cells: [t("paper.payment_paidSoFar"), money(-paidCents)] }] : []),
				{ cells: [t("paper.payment_stillOpen"), money(openCents)], strong: true },
			],
		}),
		...when(openCents === 0, paragraph(t("paper.payment_nothingOpen"))),
	];
}

/** Where to pay; the booking number is the reference. */
export function bankParts({ t, content }: Writing, how: string): readonly Part[] {
	const { bank } = content.seller;
	if (!bank) return [paragraph(t("paper.payment_elsewhere"))];
	return [paragraph(how), { type: "facts", rows: bankRows(t, bank, content.booking.bookingNo) }];
}

function bankRows(t: TranslateAll, bank: BankAccount, reference: string) {
	return [
		[t("paper.payment_holder"), bank.holder],
		[t("paper.payment_iban"), groupedIban(bank.iban)],
		...(bank.bic ? ([[t("paper.payment_bic"), bank.bic]] as const) : []),
		[t("paper.payment_reference"), reference],
	] as const;
}

/** `NL91 ABNA 0417 1643 00`: groups of four, which no line may part. */
function groupedIban(iban: string): string {
	return iban.replace(/\s+/g, "").replace(/(.{4})(?=.)/g, "$1\u00a0");
}

/** What is paid at the home. */
export function onSiteCents({ content }: Writing): Cents {
	return sumOf(content.booking.lines, onSite);
}

export function bookingLink({ content, t }: Writing): readonly Part[] {
	const { bookingUrl, kind } = content;
	if (!bookingUrl) return [];
	const lead =
		kind === "option_letter"
			? "paper.openOption"
			: kind === "application_letter"
				? "paper.openRequest"
				: "paper.openBooking";
	return [{ type: "link", lead: t(lead), text: bookingUrl.replace(/^https?:\/\//, ""), url: bookingUrl }];
}

/** Left side of the feet: who, and which document. */
export function footOf({ content: { seller, number } }: Writing): string {
	return [seller.name, seller.registration, number].filter(Boolean).join(" · ");
}
