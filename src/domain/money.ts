/** Money is an integer number of euro cents; percentages are basis points (100 bp = 1 %). */
export type Cents = number;
export type BasisPoints = number;

/**
 * `bp` of `amount`, rounded half up, once per percent line.
 * Works on non-negative integers; domain rule: floor((2·a·bp + 10000) / 20000).
 */
export function percentOf(amount: Cents, bp: BasisPoints): Cents {
	return Math.floor((2 * amount * bp + 10_000) / 20_000);
}
