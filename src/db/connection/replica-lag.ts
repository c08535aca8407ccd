/**
 * How far a replica is behind, by what both servers say of the log and this process's steady clock alone: no server's
 * clock is asked, and a primary that writes nothing makes no lag.
 */
export class ReplicaLag {
	/** Where the primary's log ended, and since when that is known: what was committed before is below it. Oldest first. */
	readonly #marks: { readonly written: bigint; readonly since: number }[] = [];
	#replayed: bigint | null = null;
	readonly #steady: () => number;

	/** @param steady milliseconds of a clock that is never set */
	constructor(steady: () => number = () => performance.now()) {
		this.#steady = steady;
	}

	/** The primary's log ended there; `since` is the steady clock's time before the question. */
	written(lsn: string, since: number): void {
		const last = this.#marks.at(-1);
		if (last && since - last.since < MARK_EVERY_MS) return;
		this.#marks.push({ written: positionOf(lsn), since });
		if (this.#marks.length > MOST_MARKS) this.#marks.shift();
	}

	/** The replica has replayed the log up to there. */
	replayed(lsn: string): void {
		this.#replayed = positionOf(lsn);
	}

	/** What was committed longer ago than this is at the replica, milliseconds; Infinity: that is not known. */
	now(): number {
		const replayed = this.#replayed;
		if (replayed === null) return Number.POSITIVE_INFINITY;
		const reached = this.#marks.findLast(({ written }) => written <= replayed);
		return reached ? this.#steady() - reached.since : Number.POSITIVE_INFINITY;
	}
}

const MARK_EVERY_MS = 900;
/** A minute and more; a replica that is further behind is not read from anyway. */
const MOST_MARKS = 80;

/** A place in the log as a number: `16/B374D848` are its upper and its lower 32 bits. */
function positionOf(lsn: string): bigint {
	const [upper = "", lower = ""] = lsn.split("/");
	return (BigInt(`0x${upper}`) << 32n) + BigInt(`0x${lower}`);
}
