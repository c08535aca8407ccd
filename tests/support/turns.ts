/**
 * What a run takes by turns: `npm test` takes one cell of each pair or group, another every day, so that all are seen
 * within a week; `npm run test:full` takes all. TEST_TURN names the turn of another day, to see again what it saw.
 */
const DAY_MS = 86_400_000;

/** Everything, in place of a turn. */
export const ALL_CELLS = process.env.ALL_CELLS === "1";

/** Today's turn: a number that grows by one a day. */
export const TURN = process.env.TEST_TURN ? Number(process.env.TEST_TURN) : Math.floor(Date.now() / DAY_MS);

/** Whether the cell at an index is in this run, when one of so many is taken. */
export function inTurn(index: number, of: number, turn = TURN): boolean {
	return ALL_CELLS || (turn + index) % of === 0;
}

/** Days within which every cell is taken that is not taken every day. */
export const WEEK = 7;

/** A number that a name always has, so that neighbours take different turns. */
export function numberOf(name: string): number {
	let sum = 0;
	for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
	return sum;
}

/** Whether this run is the one of its week that takes what a name stands for. */
export function onceAWeek(name: string, turn = TURN): boolean {
	return inTurn(numberOf(name), WEEK, turn);
}

/** The cells that this run takes: the fewest with which all are taken within a week. The name sets the first day. */
export function cellsInTurn<Cell>(name: string, cells: readonly Cell[], turn = TURN): readonly Cell[] {
	const first = numberOf(name);
	return cells.filter((_, at) => inTurn(first + at, Math.min(cells.length, WEEK), turn));
}
