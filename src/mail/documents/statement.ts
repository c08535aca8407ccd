import type { BookingState } from "#domain/booking/process.ts";
import { completeLocalized, type Language, type Localized } from "#domain/language.ts";
import type { PayeeKind } from "#domain/ledger/account.ts";
import type { StatementVat, VatTreatment } from "#domain/ledger/statement.ts";
import type { BasisPoints, Cents } from "#domain/money.ts";
import { civilDayAt, dayOf, type IsoDate } from "#domain/time/civil-date.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { countryName } from "#i18n/countries.ts";
import { formatDate, formatDateRange, formatMoneyExact, formatPercent } from "#i18n/format.ts";
import type { DocumentSeller } from "./content.ts";
import { type DocumentLayout, heading, paragraph, when } from "./parts.ts";

/** A monthly statement as plain data that JSON keeps: stored once, it always makes the same file. */
export interface StatementContent {
	readonly kind: "statement";
	readonly lang: Language;
	readonly number: string;
	/** First day of its month. */
	readonly month: IsoDate;
	/** Instant. */
	readonly issuedAt: string;
	readonly seller: DocumentSeller;
	readonly payee: {
		readonly kind: PayeeKind;
		readonly code: string;
		readonly name: string;
		readonly address: string;
		/** Null: not stated. */
		readonly country: string | null;
		readonly vatNumber: string;
	};
	readonly lines: readonly StatementDocumentLine[];
	readonly netCents: Cents;
	/** Of what is taxed as the payee stands. */
	readonly vat: { readonly treatment: VatTreatment; readonly bp: BasisPoints; readonly cents: Cents };
	/** Of corrections that are taxed as what they correct, where that is otherwise; not there: there are none. */
	readonly correctedVats?: readonly StatementVat[];
	readonly totalCents: Cents;
	/** Where it is paid to; null: not stated. */
	readonly payTo: { readonly holder: string; readonly ibanEnd: string } | null;
}

export interface StatementDocumentLine {
	readonly bookingNo: string;
	readonly title: Localized;
	readonly arrival: IsoDate;
	readonly departure: IsoDate;
	readonly state: BookingState;
	/** An earlier statement had the booking: this is the difference. */
	readonly isCorrection: boolean;
	readonly cents: Cents;
	/** Not there: that of the statement. */
	readonly treatment?: VatTreatment;
}

/** What a statement says: an invoice that we make for the payee (self-billing), or an owner's settlement. */
export function statementLayout(content: StatementContent): DocumentLayout {
	const { lang, number, payee, seller, vat, correctedVats = [], payTo } = content;
	checkStatement(content);
	const t = translator(lang);
	const money = (cents: Cents) => formatMoneyExact(cents, lang);
	const labelled = (label: string, value: string | null) => (value ? [t("paper.labelled", { label, value })] : []);
	const month = formatDate(dayOf(content.month), lang, "month");
	const isOwners = payee.kind === "owner";
	const isTaxedAsNow = hasOwnTax(content);
	return {
		title: t("paper.title_statement", { month }),
		lead: t(isOwners ? "paper.statement_leadOwner" : "paper.statement_lead", { seller: seller.name }),
		foot: [seller.name, seller.registration, number].filter(Boolean).join(" · "),
		parts: [
			{
				type: "columns",
				columns: [
					{
						heading: t(isOwners ? "paper.statement_for" : "paper.parties_from"),
						lines: [
							payee.name,
							payee.address,
							payee.country === null ? "" : countryName(payee.country, lang),
							...labelled(t("paper.vatNumber"), payee.vatNumber || null),
						].filter(Boolean),
					},
					{
						heading: t(isOwners ? "paper.parties_from" : "paper.parties_to"),
						lines: [
							seller.name,
							...seller.address,
							...(seller.registration ? [seller.registration] : []),
							...labelled(t("paper.vatNumber"), seller.vatNumber),
						],
					},
				],
			},
			{
				type: "facts",
				rows: [
					[t("paper.statement_number"), number],
					[t("paper.issued"), formatDate(civilDayAt(new Date(content.issuedAt)), lang, "plain")],
					[t("paper.statement_code"), payee.code],
				],
			},
			heading(t("paper.statement_stays", { month })),
			...when(content.lines.length === 0, paragraph(t("paper.statement_noStays"))),
			{
				type: "table",
				head: [
					t("paper.bookingNo"),
					t("paper.home"),
					t("paper.statement_stay"),
					t(isOwners ? "paper.statement_earned" : "paper.statement_commission"),
				],
				widths: [0.18, 0.34, 0.3, 0.18],
				numbersFrom: 3,
				rows: [
					...content.lines.map((line) => ({
						cells: [
							line.bookingNo,
							[
								completeLocalized(line.title)[lang],
								...(line.isCorrection ? [t("paper.statement_correction")] : []),
								...(line.state === "cancelled" ? [t("paper.statement_cancelled")] : []),
							].join(", "),
							formatDateRange(dayOf(line.arrival), dayOf(line.departure), lang),
							money(line.cents),
						],
					})),
					{
						cells: [t(isOwners ? "paper.statement_sum" : "paper.statement_net"), "", "", money(content.netCents)],
						strong: true,
					},
					...(isOwners
						? []
						: [
								...(isTaxedAsNow
									? [
											{
												cells: [
													vat.bp > 0
														? t("paper.statement_vat", { rate: formatPercent(vat.bp, lang) })
														: t("paper.statement_vatNone"),
													"",
													"",
													money(vat.cents),
												],
											},
										]
									: []),
								...correctedVats.map(({ bp, netCents, cents }) => ({
									cells: [
										bp > 0
											? t("paper.statement_vatCorrected", { rate: formatPercent(bp, lang), net: money(netCents) })
											: t("paper.statement_vatCorrectedNone", { net: money(netCents) }),
										"",
										"",
										money(cents),
									],
								})),
							]),
					{ cells: [t("paper.statement_total"), "", "", money(content.totalCents)], strong: true },
				],
			},
			...when(isTaxedAsNow, paragraph(t(`paper.statement_tax_${vat.treatment}`))),
			...when(correctedVats.length > 0, paragraph(t("paper.statement_taxCorrected"))),
			heading(t("paper.statement_paymentHeading")),
			paragraph(
				content.totalCents <= 0
					? t("paper.statement_carried")
					: payTo
						? t("paper.statement_paidTo", { holder: payTo.holder, end: payTo.ibanEnd })
						: t("paper.statement_noDetails"),
			),
			...when(!isOwners, paragraph(t("paper.statement_objection"), "soft")),
		],
	};
}

/** The taxes of a statement: that of the payee as it stands, unless all of it are corrections that are taxed otherwise. */
export function statementVats(content: StatementContent): readonly Pick<StatementVat, "treatment" | "cents">[] {
	const { vat, correctedVats = [] } = content;
	return hasOwnTax(content) ? [vat, ...correctedVats] : correctedVats;
}

function hasOwnTax({ lines, vat }: StatementContent): boolean {
	return lines.length === 0 || lines.some(({ treatment = vat.treatment }) => treatment === vat.treatment);
}

/** A statement whose lines, tax and total disagree is not made. */
function checkStatement(content: StatementContent): void {
	const { lines, netCents, totalCents, number } = content;
	const sum = lines.reduce((cents, line) => cents + line.cents, 0);
	const vatCents = statementVats(content).reduce((cents, vat) => cents + vat.cents, 0);
	if (sum !== netCents || netCents + vatCents !== totalCents) {
		throw new Error(`statement ${number}: its lines do not make its total`);
	}
}
