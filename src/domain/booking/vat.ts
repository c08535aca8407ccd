import type { BasisPoints, Cents } from "../money.ts";

/** Value added tax that prices contain (docs/guides/mails-and-papers.md#sums-and-tax). Prices are gross; tax is worked out of them. */

/**
 * How a booking is taxed. `agent`: the stay is the owner's supply, ours is the booking fee; `direct`: all of it is
 * ours; `toms`: the margin scheme of travel agents, which shows no tax.
 */
export type VatRegime = "agent" | "direct" | "toms";

/** Rate of a line that names none: lodging in the Netherlands since 2026 (docs/guides/mails-and-papers.md#sums-and-tax). */
export const STANDARD_VAT_BP = 2100;

export interface VatPart {
	/** null: outside the tax. */
	readonly rateBp: BasisPoints | null;
	readonly netCents: Cents;
	readonly vatCents: Cents;
	readonly grossCents: Cents;
}

/**
 * Net and tax per rate, the highest rate first and what is outside the tax last. Rounded half up once per rate, away
 * from zero for sums below it, so that what takes an invoice back mirrors it; net + tax = gross in each part.
 */
export function vatParts(
	lines: readonly { readonly amountCents: Cents; readonly vatBp: BasisPoints | null }[],
): readonly VatPart[] {
	const gross = new Map<BasisPoints | null, Cents>();
	for (const { vatBp, amountCents } of lines) gross.set(vatBp, (gross.get(vatBp) ?? 0) + amountCents);
	return [...gross]
		.sort(([a], [b]) => (b ?? -1) - (a ?? -1))
		.map(([rateBp, grossCents]) => {
			const vatCents = vatWithin(grossCents, rateBp ?? 0);
			return { rateBp, netCents: grossCents - vatCents, vatCents, grossCents };
		});
}

/** Tax within a gross sum: gross × bp ÷ (10000 + bp). */
function vatWithin(grossCents: Cents, bp: BasisPoints): Cents {
	const whole = 10_000 + bp;
	const vat = Math.floor((2 * Math.abs(grossCents) * bp + whole) / (2 * whole));
	return grossCents < 0 && vat !== 0 ? -vat : vat;
}
