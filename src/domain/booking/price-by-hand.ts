import type { Cents } from "../money.ts";
import { percentOf } from "../money.ts";
import type { HouseLine } from "../pricing/house-lines.ts";
import type { Instalment } from "../pricing/instalments.ts";
import type { BookedLine } from "./facts.ts";
import { sumOf, travelSumOf } from "./travel-sum.ts";

/** A price that staff agreed with the guest: the reckoned lines stay, one line makes the difference. */

const ADJUSTMENT: HouseLine = "adjustment";

/** What of a price was agreed by hand; negative: it was lowered. */
export function adjustmentOf(lines: readonly Pick<BookedLine, "code" | "amountCents">[]): Cents {
	return sumOf(lines, ({ code }) => code === ADJUSTMENT);
}

/** The lines with this adjustment in place of the one that they have; 0: without. */
export function withAdjustment(lines: readonly BookedLine[], cents: Cents): readonly BookedLine[] {
	const reckoned = lines.filter(({ code }) => code !== ADJUSTMENT);
	if (cents === 0) return reckoned;
	return [...reckoned, { code: ADJUSTMENT, quantity: 1, unitCents: cents, amountCents: cents, pay: "invoice" }];
}

/** Whether a price can be so: the stay costs nothing less than nothing, and credits pay for no more than there is. */
export function isPayable(lines: readonly BookedLine[], creditsCents: Cents): boolean {
	return travelSumOf(lines) >= 0 && sumOf(lines, ({ pay }) => pay === "invoice") >= creditsCents;
}

/**
 * Instalments after the sum changed: what is less falls away from the last one on, what is more comes to the last.
 *
 * @param dueOn day of an instalment where there was none
 */
export function shiftInstalments(
	instalments: readonly Instalment[],
	differenceCents: Cents,
	dueOn: number,
): readonly Instalment[] {
	if (instalments.length === 0) return differenceCents > 0 ? [{ dueOn, cents: differenceCents }] : [];
	const shifted = [...instalments];
	let left = differenceCents;
	for (let at = shifted.length - 1; at >= 0 && left !== 0; at--) {
		const part = shifted[at];
		if (!part) continue;
		const cents = Math.max(0, part.cents + left);
		left = left > 0 ? 0 : left + part.cents - cents;
		shifted[at] = { ...part, cents };
	}
	return shifted.filter(({ cents }) => cents > 0);
}

/** What partners are paid for: a price lowered by hand lowers it as well, one that was raised does not raise it. */
export function commissionAfter(
	commission: { readonly baseCents: Cents; readonly bp: number },
	before: Cents,
	after: Cents,
): { readonly baseCents: Cents; readonly cents: Cents } {
	const baseCents = Math.max(0, commission.baseCents - Math.min(0, before) + Math.min(0, after));
	return { baseCents, cents: percentOf(baseCents, commission.bp) };
}
