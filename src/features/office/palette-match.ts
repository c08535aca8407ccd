import { folded } from "#ui/type-search.ts";

/** Which entries of the palette what was typed means. */

interface Named {
	readonly label: string;
	/** Other words that it is found by. */
	readonly also?: string | undefined;
}

/** From so many letters on one of them may be wrong, left out, doubled or changed with the next; from twice as many, two. */
const LETTERS_PER_SLIP = 4;

/**
 * Of each group the entries in which every word stands; where none of any group has them all, those that have them but
 * for a slip of the finger. Capitals and accents do not count.
 */
export function matching<Name extends string, Entry extends Named>(
	words: readonly string[],
	groups: Readonly<Record<Name, readonly Entry[]>>,
): Readonly<Record<Name, readonly Entry[]>> {
	const sought = words.map(folded);
	const names = Object.keys(groups) as Name[];
	const filtered = (fits: (said: string, word: string) => boolean) => {
		const passes = ({ label, also = "" }: Entry) => {
			const said = folded(`${label} ${also}`);
			return sought.every((word) => fits(said, word));
		};
		return Object.fromEntries(names.map((name) => [name, groups[name].filter(passes)])) as Record<Name, Entry[]>;
	};
	const exact = filtered((said, word) => said.includes(word));
	if (names.some((name) => exact[name].length > 0)) return exact;
	return filtered((said, word) => said.split(/[^\p{L}\p{N}]+/u).some((other) => isNear(word, other)));
}

/** Whether a word, or its beginning, is what was typed but for a slip. */
function isNear(typed: string, word: string): boolean {
	const most = Math.min(2, Math.floor(typed.length / LETTERS_PER_SLIP));
	if (word.length < typed.length - most) return false;
	const lengths = Array.from({ length: 2 * most + 1 }, (_, at) => typed.length - most + at);
	return lengths.some((length) => slips(typed, word.slice(0, length)) <= most);
}

/** Letters that are wrong, too many or missing, and neighbours that changed places (optimal string alignment). */
function slips(one: string, other: string): number {
	let beforeLast: number[] = [];
	let last = Array.from({ length: other.length + 1 }, (_, at) => at);
	for (let row = 1; row <= one.length; row++) {
		const now = [row];
		for (let at = 1; at <= other.length; at++) {
			const isSame = one[row - 1] === other[at - 1];
			let least = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
			if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]) {
				least = Math.min(least, (beforeLast[at - 2] ?? 0) + 1);
			}
			now.push(least);
		}
		beforeLast = last;
		last = now;
	}
	return last[other.length] ?? 0;
}
