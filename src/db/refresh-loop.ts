import type { OpenDatabase } from "./client.ts";

/** Wakes are made up for by asking this often. */
const POLL_MS = 1000;

/** Runs a task again and again without overlap: on every NOTIFY of a channel, each second, and when asked. */
export interface RefreshLoop {
	/** Runs the task; resolves when a run that began after the call has ended. */
	run(): Promise<void>;
	stop(): Promise<void>;
}

export async function startRefreshLoop(
	database: OpenDatabase,
	channel: string,
	task: () => Promise<void>,
	onError: (error: unknown) => void,
): Promise<RefreshLoop> {
	let running: Promise<void> | null = null;
	let queued: Promise<void> | null = null;
	let stopped = false;

	const start = (): Promise<void> => {
		running = (stopped ? Promise.resolve() : task()).finally(() => {
			running = null;
		});
		return running;
	};
	const run = (): Promise<void> => {
		if (!running) return start();
		// One run may be under way that began too early; one more, shared by all who ask meanwhile, is enough.
		queued ??= running
			.catch(() => {})
			.then(() => {
				queued = null;
				return start();
			});
		return queued;
	};
	const wake = () => {
		if (!stopped) run().catch(onError);
	};
	const stopListening = await database.listen(channel, wake);
	const timer = setInterval(wake, POLL_MS);
	timer.unref();
	return {
		run,
		stop: async () => {
			stopped = true;
			clearInterval(timer);
			await stopListening();
			await queued?.catch(() => {});
			await running?.catch(() => {});
		},
	};
}
