import { timersOf } from "#services/worker.ts";
import { processApp } from "./booking-process.ts";

/**
 * A worker for tests that kill processes: everything that the product's worker does at set times, one after another
 * without a pause (the product's own queue wakes it once a minute). Ends after the work in hand on SIGTERM.
 */
const PAUSE_MS = 20;
const { app } = await processApp();
const ending = new AbortController();
process.once("SIGTERM", () => ending.abort());
console.log("ready 0");
while (!ending.signal.aborted) {
	for (const timer of timersOf(app, {}, ending.signal)) {
		if (ending.signal.aborted) break;
		try {
			await timer.run();
		} catch (error) {
			const { name, code, stack } = error as { name?: string; code?: unknown; stack?: string };
			app.log.error({ timer: timer.queue, error: name, code, stack }, "timer failed");
		}
	}
	await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
await app.database.close();
process.exit(0);
