import type { Reckoned } from "./reckoned.ts";

export interface PriceRun extends Reckoned {
	readonly rounds: number;
}

/**
 * Rounds under seeds that follow one another, until so many stays had a price. Refused stays come on top. Throws what
 * a round throws: its message names the seed with which the round alone is run again.
 */
export async function runRounds(
	stays: number,
	seed: number,
	round: (seed: number) => Promise<Reckoned>,
	onProgress: (run: PriceRun) => void = () => {},
): Promise<PriceRun> {
	let run: PriceRun = { priced: 0, refused: 0, rounds: 0 };
	while (run.priced < stays) {
		const { priced, refused } = await round((seed + run.rounds) % 2 ** 31);
		run = { priced: run.priced + priced, refused: run.refused + refused, rounds: run.rounds + 1 };
		onProgress(run);
	}
	return run;
}

/** Another one each time; failures name it. */
export function freshSeed(): number {
	return Date.now() % 2 ** 31;
}
