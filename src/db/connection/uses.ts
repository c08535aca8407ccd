/** Uses from which a statement is prepared: most texts that come once come no more. */
const USED = 3;
/** Texts that are remembered; the ones used longest ago go first. */
const MOST_SEEN = 2_000;
/** Statements that stay prepared at once. */
export const MOST_PREPARED = 300;

/** Which index a conflict is of is found out as the plan is made: one made for any values does not know a partial index. */
const CONFLICTS = /\bon\s+conflict\b/i;

/** How often statements came that are not prepared yet. */
export class Uses {
	readonly #seen = new Map<string, number>();

	/** Counts a use of a text; true when it comes often enough to be prepared, and may be. */
	isEnough(text: string): boolean {
		if (CONFLICTS.test(text)) return false;
		const uses = (this.#seen.get(text) ?? 0) + 1;
		this.#seen.delete(text);
		if (uses >= USED) return true;
		this.#seen.set(text, uses);
		if (this.#seen.size > MOST_SEEN) this.#seen.delete(oldest(this.#seen));
		return false;
	}
}

/** The key that was set longest ago; of a map that is not empty. */
export function oldest(map: ReadonlyMap<string, unknown>): string {
	const { value } = map.keys().next();
	return value ?? "";
}
