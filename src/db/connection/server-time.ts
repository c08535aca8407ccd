/**
 * The time of a PostgreSQL server as a process knows it: what the server said last, carried on by a clock of this process
 * that nobody sets. Several machines then agree about when something ends, whatever their own clocks say.
 */
export class ServerTime {
	/** The server's time when this process's steady clock stood at zero, milliseconds; null: never heard of. */
	#origin: number | null = null;
	readonly #steady: () => number;

	/** @param steady milliseconds of a clock that is never set */
	constructor(steady: () => number = () => performance.now()) {
		this.#steady = steady;
	}

	/** Asks the server by `ask`, which answers its time in milliseconds since 1970. */
	async read(ask: () => Promise<number>): Promise<void> {
		const sent = this.#steady();
		const said = await ask();
		const heard = this.#steady();
		// It was said somewhen between the two.
		const uncertain = (heard - sent) / 2;
		const origin = said - sent - uncertain;
		if (this.#origin === null || Math.abs(origin - this.#origin) > uncertain) this.#origin = origin;
	}

	/** Before the first answer this machine's own time. */
	now(): Date {
		return new Date(this.#origin === null ? Date.now() : this.#origin + this.#steady());
	}
}

/** The question for a server's time. */
export const SERVER_TIME = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now";
