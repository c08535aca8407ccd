/** Money is an integer number of euro cents; percentages are basis points (100 bp = 1 %). */
export type Cents = number;
export type BasisPoints = number;

/**
 * A sum as people write it: `1068`, `1.068,48`, `1,068.48`, `€ 560,61`. A mark with one or two digits behind it begins
 * the cents, one with three parts thousands. Null: it is none, it is negative, or it has parts of a cent.
 */
export function parseCents(typed: string): Cents | null {
	const plain = typed.replace(/[€\s]|EUR/gi, "");
	const found =
		/^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(plain) ??
		/^(\d{1,3}([.,'’])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/.exec(plain);
	if (!found) return null;
	const whole = Number(found[1]?.replace(/\D/g, ""));
	const cents = found.length > 3 ? found[3] : found[2];
	return whole * 100 + Number((cents ?? "").padEnd(2, "0"));
}

/**
 * What else a sum can mean whose one mark has three digits behind it: `1.234` is read as thousands (`parseCents`), and
 * may be one euro and 23 cents. Rounded to the cent; null: it can be read in one way alone.
 */
export function otherReading(typed: string): Cents | null {
	const found = /^(\d{1,3})[.,](\d{3})$/.exec(typed.replace(/[€\s]|EUR/gi, ""));
	return found ? Math.round(Number(`${found[1]}.${found[2]}`) * 100) : null;
}

/**
 * `bp` of `amount`, rounded half up, once per percent line.
 * Works on non-negative integers; domain rule: floor((2·a·bp + 10000) / 20000). Exact for amounts below 10¹⁰ and
 * shares up to 100 %: the half added keeps each whole number 1/40000 away from the next, far more than a product's error.
 */
export function percentOf(amount: Cents, bp: BasisPoints): Cents {
	return Math.floor((2 * amount * bp + 10_000.5) * (1 / 20_000));
}
