import { type BasisPoints, type Cents, percentOf } from "../money.ts";
import type { PayeeKind } from "./account.ts";

/** Monthly statements and pay-outs, reckoned from the ledger (docs/guides/bookings-and-payments.md#statements). */

/**
 * How the commission on a statement is taxed; the words of each are for counsel to check. `domestic`: Dutch tax on top;
 * `reverse`: reverse charge within the Union; `private`: no tax number, so no tax; `outside`: outside the Union;
 * `owner`: rent that we collected in the owner's name is no supply to us.
 */
export const VAT_TREATMENTS = ["domestic", "reverse", "private", "outside", "owner"] as const;
export type VatTreatment = (typeof VAT_TREATMENTS)[number];

const OWN_COUNTRY = "NL";
const DOMESTIC_VAT_BP: BasisPoints = 2100;

/** Countries of the European Union, ISO 3166-1; Greece writes its tax numbers with EL. */
const UNION: ReadonlySet<string> = new Set(
	"AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

/** Whose statement it is, as far as the tax depends on it. */
export interface TaxedPayee {
	readonly kind: PayeeKind;
	/** Null: they have not said where they are. */
	readonly country: string | null;
	readonly vatNumber: string;
}

export function vatTreatmentOf({ kind, country, vatNumber }: TaxedPayee): VatTreatment {
	if (kind === "owner") return "owner";
	if (country !== null && !UNION.has(country)) return "outside";
	if (country === null || vatNumber === "") return "private";
	return country === OWN_COUNTRY ? "domestic" : "reverse";
}

/** A booking of an account whose stay is over: what the ledger holds of it, and what earlier statements said. */
export interface DueBooking {
	readonly bookingId: number;
	readonly ledgerCents: Cents;
	readonly statedCents: Cents;
	/** How the latest of those statements taxed it; null: there is none, or what it said is kept no more. */
	readonly statedVat: VatTreatment | null;
}

/** What a statement says of a stay, and how it is taxed. */
export interface StatementLine {
	readonly bookingId: number;
	readonly cents: Cents;
	readonly treatment: VatTreatment;
}

/**
 * The lines of a statement: of each stay what the ledger says more, or less, than all statements before. So a change
 * after a statement is on the next one, and the statements of a booking are always what the ledger holds of it. A
 * correction is taxed as what it corrects; all else as the payee stands now (`treatment`).
 */
export function statementLines(bookings: readonly DueBooking[], treatment: VatTreatment): readonly StatementLine[] {
	return bookings
		.map(({ bookingId, ledgerCents, statedCents, statedVat }) => ({
			bookingId,
			cents: ledgerCents - statedCents,
			treatment: statedCents === 0 ? treatment : (statedVat ?? treatment),
		}))
		.filter(({ cents }) => cents !== 0);
}

/** What of a statement is taxed alike. */
export interface StatementVat {
	readonly treatment: VatTreatment;
	readonly bp: BasisPoints;
	readonly netCents: Cents;
	/** The tax. */
	readonly cents: Cents;
}

export interface StatementSums {
	readonly netCents: Cents;
	readonly vatCents: Cents;
	readonly totalCents: Cents;
	/** By treatment. */
	readonly vats: readonly StatementVat[];
}

/** Net, tax and total; what is below zero takes tax back alike. */
export function statementSums(lines: readonly Pick<StatementLine, "cents" | "treatment">[]): StatementSums {
	const sumOf = (sums: readonly { readonly cents: Cents }[]) => sums.reduce((sum, { cents }) => sum + cents, 0);
	const vats = [...Map.groupBy(lines, ({ treatment }) => treatment)].map(([treatment, taxed]) => {
		const netCents = sumOf(taxed);
		const bp = treatment === "domestic" ? DOMESTIC_VAT_BP : 0;
		const size = percentOf(Math.abs(netCents), bp);
		return { treatment, bp, netCents, cents: netCents < 0 && size > 0 ? -size : size };
	});
	const [netCents, vatCents] = [sumOf(lines), sumOf(vats)];
	return { netCents, vatCents, totalCents: netCents + vatCents, vats };
}

/** Statements of an account that no pay-out has settled. */
export interface OpenStatement {
	readonly statementId: number;
	readonly totalCents: Cents;
}

/** What is paid to an account at once: all of its open statements together; null where that is nothing or less. */
export function payoutOf(
	statements: readonly OpenStatement[],
): { readonly cents: Cents; readonly statementIds: readonly number[] } | null {
	const cents = statements.reduce((sum, { totalCents }) => sum + totalCents, 0);
	return cents > 0 ? { cents, statementIds: statements.map(({ statementId }) => statementId) } : null;
}
