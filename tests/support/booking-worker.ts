import { type Timer, timersOf } from "#services/operations/worker.ts";
import { processApp } from "./booking-process.ts";

/**
 * A worker for tests that kill processes: everything that the product's worker does at set times, each again and again
 * beside the others (the product's own queue wakes them once a minute). Ends after the work in hand on SIGTERM.
 */
const PAUSE_MS = 150;
const { app } = await processApp();
const ending = new AbortController();

async function again(timer: Timer): Promise<void> {
	while (!ending.signal.aborted) {
		try {
			await timer.run();
		} catch (error) {
			const { name, code, stack } = error as { name?: string; code?: unknown; stack?: string };
			app.log.error({ timer: timer.queue, error: name, code, stack }, "timer failed");
		}
		await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
	}
}

process.once("SIGTERM", () => ending.abort());
console.log("ready 0");
await Promise.all(timersOf(app, {}, ending.signal).map(again));
await app.database.close();
process.exit(0);
