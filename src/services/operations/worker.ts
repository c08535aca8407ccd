import { PgBoss } from "pg-boss";
import type { OpenDatabase } from "#db/connection/client.ts";
import { expireCredits } from "#db/payments/credits.ts";
import { pruneChangeLog } from "#db/search/change-log.ts";
import { purgePictures } from "../accommodations/owner-pictures.ts";
import { purgePriceRises } from "../accommodations/purge-price-rises.ts";
import { purgeAnalytics } from "../analytics/keep-consent.ts";
import type { App } from "../app.ts";
import { completeStays } from "../booking/complete.ts";
import { lapseUnpaid } from "../booking/lapse-unpaid.ts";
import { pollPayments } from "../booking/poll-payments.ts";
import { remind } from "../booking/remind.ts";
import { remindCredits } from "../booking/remind-credits.ts";
import { sendRefunds } from "../booking/send-refunds.ts";
import { purgeForms } from "../forms/purge-forms.ts";
import { purgeGuestAccess } from "../guests/purge.ts";
import { retain } from "../guests/retain.ts";
import { importIcal } from "../ical/import-ical.ts";
import { checkLedger } from "../ledger/check-ledger.ts";
import { makeStatements } from "../ledger/make-statements.ts";
import { retainPayoutDetails } from "../ledger/retain-payout-details.ts";
import { retainStatements } from "../ledger/retain-statements.ts";
import { sendAtOnce } from "../mail/send-at-once.ts";
import { sendOutbox } from "../mail/send-outbox.ts";
import { type MailTransport, smtpTransport } from "../mail/smtp-transport.ts";
import { purgeRooms } from "../rooms/purge-rooms.ts";
import { traced } from "../tracing.ts";
import { sweepExpired } from "./sweep-expired.ts";
import { watchBookings } from "./watch-bookings.ts";

/** The worker needs no search, no suggestions, no content, no weather, no visitor's country, no collector, and counts no hits. */
export type WorkerApp = Omit<
	App,
	"search" | "cards" | "suggestions" | "content" | "weather" | "visitorCountry" | "collector" | "redirectHits"
>;

/** A running worker; `stop` waits for the work in hand. */
export interface Worker {
	stop(): Promise<void>;
}

export interface WorkerOptions {
	/** How mails leave; absent: the SMTP server of the settings, and without one they stay in the outbox. */
	readonly transport?: MailTransport;
}

/** One thing that is done at set times, by one process at a time. */
export interface Timer {
	readonly queue: string;
	/** When, as cron has it. */
	readonly at: string;
	run(): Promise<unknown>;
}

const EVERY_MINUTE = "* * * * *";
const EVERY_TEN_MINUTES = "*/10 * * * *";
const EVERY_HOUR = "7 * * * *";
const EVERY_NIGHT = "37 3 * * *";
const STOP_WITHIN_MS = 3_500;

/**
 * Runs the timers and the outbox. Any number of processes may run one beside another: the queue in the
 * database hands each tick to one of them.
 */
export async function startWorker(app: WorkerApp, options: WorkerOptions = {}): Promise<Worker> {
	const ending = new AbortController();
	const timers = timersOf(app, options, ending.signal);
	const boss = new PgBoss({
		db: { executeSql: queueSql(app.database) },
		backend: app.database.kind === "pglite" ? "pglite" : "postgres",
		cronMonitorIntervalSeconds: 15,
	});
	boss.on("error", (error) => app.log.error({ error: error.name }, "job queue"));
	await boss.start();
	for (const timer of timers) {
		// `short`: a tick is not queued while one waits, so that missed ticks do not pile up.
		await boss.createQueue(timer.queue, { policy: "short", retryLimit: 0, deleteAfterSeconds: 3600 });
		await boss.work(timer.queue, { pollingIntervalSeconds: 2 }, async () => {
			await runLogged(app, timer);
		});
		await boss.schedule(timer.queue, timer.at);
		// What waited while no worker ran is done at once.
		await boss.send(timer.queue);
	}
	const transport = transportOf(app, options);
	const sender = transport && (await sendAtOnce(app, transport));
	return {
		stop: async () => {
			ending.abort();
			await Promise.all([sender?.stop(), boss.stop({ graceful: true, timeout: STOP_WITHIN_MS })]);
		},
	};
}

/** Everything that is done at set times; mails only where there is a way to send them. `ending`: no new work is begun. */
export function timersOf(app: WorkerApp, options: WorkerOptions = {}, ending?: AbortSignal): readonly Timer[] {
	const transport = transportOf(app, options);
	const timers: Timer[] = [
		{ queue: "sweep-expired", at: EVERY_MINUTE, run: () => sweepExpired(app) },
		{ queue: "prune-change-log", at: EVERY_HOUR, run: () => pruneChangeLog(app.db, app.clock.now()) },
		{ queue: "purge-guest-access", at: EVERY_HOUR, run: () => purgeGuestAccess(app) },
		{ queue: "purge-forms", at: EVERY_HOUR, run: () => purgeForms(app) },
		{ queue: "purge-pictures", at: EVERY_HOUR, run: () => purgePictures(app) },
		{ queue: "purge-rooms", at: EVERY_HOUR, run: () => purgeRooms(app) },
		{ queue: "purge-price-rises", at: EVERY_HOUR, run: () => purgePriceRises(app) },
		{ queue: "purge-analytics", at: EVERY_HOUR, run: () => purgeAnalytics(app) },
		{ queue: "retain", at: EVERY_HOUR, run: () => retain(app) },
		// Looks every minute for calendars that were read ten minutes ago, so that not all are read at once.
		{ queue: "ical-import", at: EVERY_MINUTE, run: () => importIcal(app, ending) },
	];
	timers.push(
		{ queue: "remind", at: EVERY_TEN_MINUTES, run: () => remind(app) },
		{ queue: "lapse-unpaid", at: EVERY_HOUR, run: () => lapseUnpaid(app) },
		{ queue: "watch-bookings", at: EVERY_TEN_MINUTES, run: () => watchBookings(app) },
		{ queue: "complete-stays", at: EVERY_HOUR, run: () => completeStays(app) },
		{ queue: "remind-credits", at: EVERY_HOUR, run: () => remindCredits(app) },
		{ queue: "statements", at: EVERY_NIGHT, run: () => makeStatements(app) },
		{ queue: "retain-statements", at: EVERY_HOUR, run: () => retainStatements(app) },
		{ queue: "retain-payout-details", at: EVERY_HOUR, run: () => retainPayoutDetails(app) },
		{ queue: "check-ledger", at: EVERY_NIGHT, run: () => checkLedger(app) },
		{ queue: "expire-credits", at: EVERY_HOUR, run: () => expireCredits(app.db, app.clock.today()) },
	);
	if (app.payments) {
		timers.push(
			{ queue: "poll-payments", at: EVERY_MINUTE, run: () => pollPayments(app) },
			{ queue: "send-refunds", at: EVERY_MINUTE, run: () => sendRefunds(app) },
		);
	}
	if (transport)
		timers.push({ queue: "send-outbox", at: EVERY_MINUTE, run: () => sendOutbox(app, transport, { ending }) });
	return timers;
}

function transportOf({ settings }: WorkerApp, options: WorkerOptions): MailTransport | null {
	return options.transport ?? (settings.smtpUrl ? smtpTransport(settings.smtpUrl) : null);
}

async function runLogged(app: WorkerApp, timer: Timer): Promise<void> {
	try {
		const done = await traced({ name: `timer ${timer.queue}` }, () => timer.run());
		app.log.info({ timer: timer.queue, done }, "timer");
	} catch (error) {
		const { name, code } = error as { name?: string; code?: unknown };
		app.log.error({ timer: timer.queue, error: name, code }, "timer failed");
		throw error;
	}
}

/** The queue's way to the database. On the single connection of the embedded one a failed block is rolled back, or it would poison what comes next. */
function queueSql(database: OpenDatabase): OpenDatabase["executeSql"] {
	if (database.kind === "postgres") return database.executeSql;
	return async (text, values) => {
		try {
			return await database.executeSql(text, values);
		} catch (error) {
			await database.executeSql("ROLLBACK").catch(() => {});
			throw error;
		}
	};
}
