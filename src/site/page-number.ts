/** Beyond any list there is; keeps offsets exact. */
const LAST = 1_000_000_000;

/** The page of a list that an address asks for: 1 for anything that is no page number, and bounded. */
export function pageNumber(value: unknown): number {
	const text = String(value ?? "").trim();
	return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), LAST) : 1;
}
