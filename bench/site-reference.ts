import { readFileSync, writeFileSync } from "node:fs";

/**
 * What each answer of the site costs, in units of a fixed piece of work that is done beside it on the same machine: the
 * number is much the same on a slow and on a fast one, and says when an answer has become dearer.
 */
export type SiteCosts = Readonly<Record<string, number>>;

const FILE = new URL("./site-reference.json", import.meta.url);
/** An answer may cost this many times what it cost an earlier build that is measured beside it. */
export const DEARER = 1.15;
/** And this many times what was written down in another hour of the machine, which alone can count for a half. */
export const CREPT = 1.5;

export const readReference = (): SiteCosts => JSON.parse(readFileSync(FILE, "utf8"));

export function writeReference(costs: SiteCosts): void {
	writeFileSync(FILE, `${JSON.stringify(costs, null, "\t")}\n`);
}

export interface Dearer {
	readonly name: string;
	readonly sentence: string;
}

/**
 * Answers that cost more than `CREPT` times the reference: many small steps that no night sees. One that has no
 * reference, or is gone, counts as well.
 */
export function dearer(costs: SiteCosts, reference: SiteCosts): readonly Dearer[] {
	return Object.entries(costs).flatMap(([name, units]) => {
		const before = reference[name];
		if (before === undefined) return { name, sentence: `${name}: no cost is written down` };
		if (units <= before * CREPT) return [];
		const share = Math.round((units / before - 1) * 100);
		return { name, sentence: `${name}: ${units.toFixed(2)} units, ${share} % more than ${before.toFixed(2)}` };
	});
}

/** Milliseconds of processor of an answer, of two sites that were asked one after the other. */
export interface Round {
	readonly now: number;
	readonly before: number;
}

/** The round whose ratio is the middle one, the lower of two: what others did in single rounds counts for nothing. */
export function middleRound(rounds: readonly Round[]): Round {
	const byRatio = [...rounds].sort((a, b) => a.now / a.before - b.now / b.before);
	const middle = byRatio[Math.floor((byRatio.length - 1) / 2)];
	if (!middle) throw new Error("no round was measured");
	return middle;
}
