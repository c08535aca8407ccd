import type { PriceRise } from "../accommodation/rates.ts";
import type { Stay } from "./stay-rules.ts";

/** So many days before a reduction begins its lowest earlier price is looked for (Directive 98/6/EC, article 6a). */
export const EARLIER_DAYS = 30;

/**
 * True when a night of a stay became dearer since the first of the days in which its lowest earlier price is looked for,
 * or after them: it was cheaper then than today's rates say. `reducedDays`: so many days before arrival its reduction
 * begins.
 */
export function wasRaised(rises: readonly PriceRise[], { arrival, departure }: Stay, reducedDays: number): boolean {
	const first = arrival - reducedDays - EARLIER_DAYS;
	return rises.some(({ raisedOn, from, to }) => raisedOn >= first && from < departure && arrival < to);
}
