import { editsToBeginning, forgiven } from "#domain/edits.ts";
import { folded } from "#ui/type-search.ts";

/** Which entries of the palette what was typed means. */

interface Named {
	readonly label: string;
	/** Other words that it is found by. */
	readonly also?: string | undefined;
}

interface Matching<Name extends string, Entry> {
	readonly groups: Readonly<Record<Name, readonly Entry[]>>;
	/** Nothing has all the words: these have them but for a slip of the finger. */
	readonly isNear: boolean;
}

/** Of each group the entries in which every word stands, or is meant. Capitals and accents do not count. */
export function matching<Name extends string, Entry extends Named>(
	words: readonly string[],
	groups: Readonly<Record<Name, readonly Entry[]>>,
): Matching<Name, Entry> {
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
	if (names.some((name) => exact[name].length > 0)) return { groups: exact, isNear: false };
	const near = filtered((said, word) => said.split(/[^\p{L}\p{N}]+/u).some((other) => isMeant(other, word)));
	return { groups: near, isNear: true };
}

/** Whether a word, or its beginning, is what was typed but for a slip. A number with another digit is another number. */
function isMeant(word: string, typed: string): boolean {
	const most = /\p{N}/u.test(typed) ? 0 : forgiven(typed.length);
	return word !== "" && editsToBeginning(word, typed) <= most;
}
