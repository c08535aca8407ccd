import { MAIL_CHANNEL } from "#db/mail/outbox.ts";
import type { App } from "../app.ts";
import { LANES, type OutboxApp, sendOutbox } from "./send-outbox.ts";
import type { MailTransport } from "./smtp-transport.ts";

/** Mails leave when the change that they report is stored, not at the next minute. */

export interface MailSender {
	/** Begins no other mail and waits for those in hand. */
	stop(): Promise<void>;
}

/**
 * Sends whenever a mail is stored, in any process. Urgent mails have a way of their own beside the others: one that
 * somebody waits for leaves while ten thousand wait. What cannot be sent now is tried again by the worker's timer.
 */
export async function sendAtOnce(
	app: OutboxApp & Pick<App, "database">,
	transport: MailTransport,
): Promise<MailSender> {
	const ending = new AbortController();
	const { signal } = ending;
	const failed = (error: unknown) => {
		const { name, code } = error as { name?: string; code?: unknown };
		app.log.error({ error: name, code }, "outbox failed");
	};
	// Each by itself: one that a mail server keeps waiting keeps no other.
	const lanes = Array.from({ length: LANES + 1 }, (_, lane) =>
		oneAfterAnother(() => sendOutbox(app, transport, { lanes: 1, onlyUrgent: lane === 0, ending: signal }), failed),
	);
	const wake = () => {
		if (signal.aborted) return;
		for (const lane of lanes) lane.wake();
	};
	const unlisten = await app.database.listen(MAIL_CHANNEL, wake);
	// What was stored before anybody listened.
	wake();
	return {
		stop: async () => {
			ending.abort();
			await unlisten();
			await Promise.all(lanes.map((lane) => lane.idle()));
		},
	};
}

/** Does the work once for all wakes that come meanwhile, and once more after them. */
function oneAfterAnother(work: () => Promise<unknown>, failed: (error: unknown) => void) {
	let running: Promise<void> | null = null;
	let isWoken = false;
	const run = async () => {
		while (isWoken) {
			isWoken = false;
			await work().catch(failed);
		}
		running = null;
	};
	return {
		wake: () => {
			isWoken = true;
			running ??= run();
		},
		idle: async () => {
			await running;
		},
	};
}
