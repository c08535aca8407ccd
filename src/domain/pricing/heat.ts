import type { Cents } from "../money.ts";
import { printedEuros } from "./printed-euros.ts";

/** Steps of colour of a calendar of prices; 1 is the cheapest. */
export type Heat = 1 | 2 | 3 | 4 | 5;

/** Five steps by quantile of the printed prices, so that a lower number is never the warmer one. */
export function heatOf(cents: readonly Cents[]): (cents: Cents) => Heat {
	const printed = cents.map(printedEuros).sort((a, b) => a - b);
	const limits = [0.2, 0.4, 0.6, 0.8].map((share) => printed[Math.floor(share * (printed.length - 1))] ?? 0);
	return (price) => (limits.filter((limit) => printedEuros(price) > limit).length + 1) as Heat;
}
