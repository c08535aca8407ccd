import pg from "pg";
import { SERVER_TIME } from "./server-time.ts";

/**
 * Checks whether a PostgreSQL server answers, over a connection of its own. A server that is frozen, or behind a line that
 * swallows everything, breaks no connection: only a query shows it. A slow statement elsewhere is no sign of it.
 */
export interface Pulse {
	/** True from the moment on at which an answer is overdue until the next one comes. */
	readonly isAway: boolean;
	stop(): void;
}

/** Between two questions. */
const BEAT_MS = 400;
/** An answer takes a millisecond; one that takes this long does not come. */
const PATIENCE_MS = 1_500;
/** A timer that fires this late says that this process was busy, not the server. */
const OWN_DELAY_MS = 200;

/**
 * @param ask the question, which takes a healthy server a millisecond.
 * @param onAway called each time when the server stops to answer.
 */
export function feelPulse(
	config: pg.ClientConfig,
	ask: (client: pg.Client) => Promise<unknown>,
	onAway: () => void,
): Pulse {
	let isAway = false;
	let stopped = false;
	let client: pg.Client | null = null;
	let timer: NodeJS.Timeout | undefined;

	const connect = async () => {
		const fresh = new pg.Client({ ...config, application_name: "halcyon-pulse" });
		client = fresh;
		fresh.on("error", () => {});
		await fresh.connect();
		return fresh;
	};
	const beat = async () => {
		try {
			await inTime(async () => {
				await ask(client ?? (await connect()));
			});
			isAway = false;
		} catch {
			breakOff(client);
			client = null;
			if (!isAway && !stopped) {
				isAway = true;
				onAway();
			}
		}
		if (stopped) breakOff(client);
		else timer = setTimeout(beat, BEAT_MS).unref();
	};
	timer = setTimeout(beat, BEAT_MS).unref();
	return {
		get isAway() {
			return isAway;
		},
		stop: () => {
			stopped = true;
			clearTimeout(timer);
			breakOff(client);
		},
	};
}

/** The server's time, milliseconds since 1970. */
export async function timeOn(client: Pick<pg.ClientBase, "query">): Promise<number> {
	const { rows } = await client.query<{ now: number }>(SERVER_TIME);
	const [row] = rows;
	if (!row) throw new Error("the server has no time");
	return row.now;
}

/** Ends a connection without a word to the other side, which might not listen. What is asked over it fails. */
export function breakOff(client: pg.Client | null): void {
	const { connection } = (client ?? {}) as { connection?: { stream: { destroy(): void } } };
	connection?.stream.destroy();
}

/** Rejects when the work is overdue; time in which this process itself stood still does not count. */
function inTime(work: () => Promise<unknown>): Promise<void> {
	return new Promise((resolve, reject) => {
		let timer: NodeJS.Timeout | undefined;
		const wait = (ms: number) => {
			const due = performance.now() + ms;
			timer = setTimeout(() => {
				if (performance.now() - due > OWN_DELAY_MS) wait(ms);
				else reject(new Error("overdue"));
			}, ms);
		};
		wait(PATIENCE_MS);
		work().then(
			() => {
				clearTimeout(timer);
				resolve();
			},
			(error: unknown) => {
				clearTimeout(timer);
				reject(error);
			},
		);
	});
}
