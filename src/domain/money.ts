/** Money is an integer number of euro cents; percentages are basis points (100 bp = 1 %). */
export type Cents = number;
export type BasisPoints = number;

/**
 * `bp` of `amount`, rounded half up, once per percent line.
 * Works on non-negative integers; domain rule: floor((2·a·bp + 10000) / 20000). Exact for amounts below 10¹⁰ and
 * shares up to 100 %: the half added keeps each whole number 1/40000 away from the next, far more than a product's error.
 */
export function percentOf(amount: Cents, bp: BasisPoints): Cents {
	return Math.floor((2 * amount * bp + 10_000.5) * (1 / 20_000));
}
