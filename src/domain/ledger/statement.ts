import { type BasisPoints, type Cents, percentOf } from "../money.ts";
import type { PayeeKind } from "./account.ts";

/** Monthly statements and pay-outs, reckoned from the ledger (docs/guides/bookings-and-payments.md#statements). */

/** A booking of an account whose stay is over: what the ledger holds of it, and what earlier statements said. */
export interface DueBooking {
	readonly bookingId: number;
	readonly ledgerCents: Cents;
	readonly statedCents: Cents;
}

/**
 * The lines of a statement: of each stay what the ledger says more, or less, than all statements before. So a change
 * after a statement is on the next one, and the statements of a booking are always what the ledger holds of it.
 */
export function statementLines(
	bookings: readonly DueBooking[],
): readonly { readonly bookingId: number; readonly cents: Cents }[] {
	return bookings
		.map(({ bookingId, ledgerCents, statedCents }) => ({ bookingId, cents: ledgerCents - statedCents }))
		.filter(({ cents }) => cents !== 0);
}

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

export interface StatementSums {
	readonly netCents: Cents;
	readonly vatBp: BasisPoints;
	readonly vatCents: Cents;
	readonly totalCents: Cents;
}

/** Net, tax and total; a statement below zero takes tax back alike. */
export function statementSums(lines: readonly { readonly cents: Cents }[], treatment: VatTreatment): StatementSums {
	const netCents = lines.reduce((sum, { cents }) => sum + cents, 0);
	const vatBp = treatment === "domestic" ? DOMESTIC_VAT_BP : 0;
	const size = percentOf(Math.abs(netCents), vatBp);
	const vatCents = netCents < 0 && size > 0 ? -size : size;
	return { netCents, vatBp, vatCents, totalCents: netCents + vatCents };
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
