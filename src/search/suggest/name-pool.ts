/** Numbers of the words of all names, one after another in one array: a fifth of what an array for each name takes. */

export const END_OF_NAME = -1;

/** Where a list of numbers lies in the pool. */
export interface Stretch {
	from: number;
	to: number;
}

export interface NamePool {
	/** The array itself; another one after `add` and `release`. */
	readonly numbers: Int32Array;
	/** Writes numbers down and says where. */
	add(numbers: readonly number[], into: Stretch): void;
	/** True when the stretch holds exactly these numbers. */
	holds(stretch: Stretch, numbers: readonly number[]): boolean;
	/** The distinct words of a stretch. */
	tokens(stretch: Stretch): ReadonlySet<number>;
	/** Gives a stretch back. */
	release(stretch: Stretch): void;
	/** Moves all stretches together once more than half of the pool lies idle. */
	tidy(stretches: () => Iterable<Stretch>): void;
}

const FIRST_LENGTH = 1024;

export function createNamePool(): NamePool {
	let numbers = new Int32Array(FIRST_LENGTH);
	let used = 0;
	let idle = 0;

	const add = (list: readonly number[], into: Stretch) => {
		if (used + list.length > numbers.length) {
			const larger = new Int32Array(Math.max(used + list.length, Math.ceil(numbers.length * 1.25)));
			larger.set(numbers);
			numbers = larger;
		}
		numbers.set(list, used);
		into.from = used;
		used += list.length;
		into.to = used;
	};

	return {
		get numbers() {
			return numbers;
		},
		add,
		holds: ({ from, to }, list) =>
			to - from === list.length && list.every((number, at) => numbers[from + at] === number),
		tokens: ({ from, to }) => {
			const tokens = new Set(numbers.subarray(from, to));
			tokens.delete(END_OF_NAME);
			return tokens;
		},
		release: ({ from, to }) => {
			idle += to - from;
		},
		tidy: (stretches) => {
			if (idle <= used / 2 || used < FIRST_LENGTH) return;
			const before = numbers;
			numbers = new Int32Array(Math.max(FIRST_LENGTH, used - idle));
			used = 0;
			idle = 0;
			for (const stretch of stretches()) add(Array.from(before.subarray(stretch.from, stretch.to)), stretch);
		},
	};
}
