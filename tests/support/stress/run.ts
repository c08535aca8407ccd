import { sql } from "kysely";
import type { Db } from "#db/connection/client.ts";
import { calendarServer, calendarText } from "../calendar-server.ts";
import { type Leaps, leapingClock } from "../leaping-clock.ts";
import { startMollie } from "../mollie-server.ts";
import { randomOf } from "../random.ts";
import { type ScratchDatabase, scratchDatabase } from "../scratch-database.ts";
import { smtpServer } from "../smtp-server.ts";
import { stressClient } from "./client.ts";
import { Fleet } from "./fleet.ts";
import { Ledger } from "./ledger.ts";
import { verdictOf } from "./verdict.ts";
import { calendarPath, HOMES, seedStress, type World } from "./world.ts";

export interface StressOptions {
	/** A PostgreSQL server on which a database may be made. */
	readonly serverUrl: string;
	readonly seconds: number;
	readonly clients: number;
	/** Server processes, beside the worker. */
	readonly processes: number;
	/** Processes that are killed, evenly over the time; every third is the worker. */
	readonly kills: number;
	/** Of what the clients choose; how processes meet is never the same twice. */
	readonly seed: number;
}

export interface StressReport {
	readonly requests: number;
	readonly lost: number;
	readonly busy: number;
	readonly acknowledged: number;
	readonly serverKills: number;
	readonly workerKills: number;
	/** Milliseconds. */
	readonly median: number;
	readonly p99: number;
	readonly mailsLeft: number;
	/** Deadlocks that PostgreSQL ended; the engine tried again and no client heard of them. */
	readonly deadlocks: number;
	readonly answers: ReadonlyMap<string, number>;
	readonly states: ReadonlyMap<string, number>;
	/** Rows of the outbox, trail and occupancy, as a sign that much happened. */
	readonly rows: Readonly<Record<string, number>>;
	/** What must not be; empty when all is well. */
	readonly faults: readonly string[];
}

const FROM = "2027-01-15T10:00:00Z";
/** So far ahead time may leap in all: options stay possible, and no price changes. */
const MOST_LEAPS = 60;
const LEAP_HOURS = 7;
/**
 * What processes may say: so many bookings in an hour are out of the ordinary, and on a machine that has no time a request
 * waits too long for a free connection, which is answered as UNAVAILABLE.
 */
const EXPECTED = ["bookings leave their band", "DatabaseAwayError"];
const SHORTEST_LEAP_MS = 1_000;
/** Of a submit without an answer. */
const ATTEMPTS = 6;

/** Many clients on few homes while processes are killed; see `StressReport.faults` for what came of it. */
export async function runStress(options: StressOptions): Promise<StressReport> {
	const database = await scratchDatabase(options.serverUrl);
	const calendars = await calendarServer();
	const mollie = await startMollie();
	const smtp = await smtpServer({ headersOnly: true });
	const ledger = new Ledger();
	try {
		await seedStress(database.db, calendars);
		for (const accoId of HOMES) calendars.set(calendarPath(accoId), calendarText());
		const everyMs = Math.max(SHORTEST_LEAP_MS, (options.seconds * 1_000) / MOST_LEAPS);
		const leaps: Leaps = { from: FROM, begun: Date.now(), everyMs, hours: LEAP_HOURS };
		const settings = {
			databaseUrl: database.url,
			clock: leaps,
			smtpUrl: smtp.url,
			fetchAllow: [calendars.host],
			mollie: { apiUrl: mollie.apiUrl, apiKey: mollie.apiKey },
		};
		const fleet = await Fleet.start(settings, options.processes, (line) => {
			if (!EXPECTED.some((words) => line.includes(words))) ledger.fault(`a process says: ${line}`);
		});
		const until = performance.now() + options.seconds * 1_000;
		const clock = leapingClock(leaps);
		const guests = { ledger, clock, mollie, homes: HOMES, attempts: ATTEMPTS };
		const world: World = { ...guests, fleet, calendars, seed: options.seed, until };
		try {
			await Promise.all([
				killing(world, options),
				...Array.from({ length: options.clients }, (_, number) => stressClient(world, number)),
			]);
		} finally {
			await fleet.close();
		}
		const wrong = await verdictOf(database.db, ledger, smtp, fleet.workerKills);
		return { ...(await reportOf(database, ledger, fleet, smtp.messages.length)), faults: [...ledger.faults, ...wrong] };
	} finally {
		await smtp.stop();
		await mollie.close();
		await calendars.close();
		await database.close();
	}
}

async function killing({ fleet, until, seed }: World, { kills, seconds }: StressOptions): Promise<void> {
	const random = randomOf(seed);
	const begun = until - seconds * 1_000;
	for (let number = 1; number <= kills; number++) {
		const at = begun + ((number - 0.3 - random.int(40) / 100) * seconds * 1_000) / kills;
		await new Promise((resolve) => setTimeout(resolve, Math.max(0, at - performance.now())));
		// Short runs kill one of each kind.
		await fleet.kill(number % 3 === 2 ? "worker" : "server", random);
	}
}

async function reportOf({ db }: ScratchDatabase, ledger: Ledger, fleet: Fleet, mailsLeft: number) {
	const states = await db
		.selectFrom("booking")
		.select((of) => ["state", of.fn.countAll<number>().as("count")])
		.groupBy("state")
		.orderBy("state")
		.execute();
	return {
		requests: ledger.requests,
		lost: ledger.lost,
		busy: ledger.busy,
		acknowledged: ledger.acknowledged.size,
		serverKills: fleet.serverKills,
		workerKills: fleet.workerKills,
		mailsLeft,
		median: ledger.time(0.5),
		p99: ledger.time(0.99),
		deadlocks: await deadlocksOf(db),
		answers: new Map([...ledger.answers].sort(([a], [b]) => (a < b ? -1 : 1))),
		states: new Map(states.map(({ state, count }) => [state, Number(count)])),
		rows: await rowsOf(db),
	};
}

async function deadlocksOf(db: Db): Promise<number> {
	const { rows } = await sql<{ deadlocks: number }>`
		SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`.execute(db);
	return Number(rows[0]?.deadlocks ?? 0);
}

async function rowsOf(db: Db): Promise<Readonly<Record<string, number>>> {
	const { rows } = await sql<{ what: string; count: number }>`
		SELECT 'claims' AS what, count(*)::int AS count FROM occupancy WHERE booking_id IS NOT NULL
		UNION ALL SELECT 'blocks of calendars', count(*)::int FROM occupancy WHERE kind = 'ical'
		UNION ALL SELECT 'payments', count(*)::int FROM payment WHERE status = 'paid'
		UNION ALL SELECT 'refunds', count(*)::int FROM refund
		UNION ALL SELECT 'invoices', count(*)::int FROM document WHERE kind = 'invoice'
		UNION ALL SELECT 'credit notes', count(*)::int FROM document WHERE kind = 'credit_note'
		UNION ALL SELECT 'mails in the outbox', count(*)::int FROM email_outbox
		UNION ALL SELECT 'run out', count(*)::int FROM audit_log WHERE action LIKE '%RunsOut'
		UNION ALL SELECT 'changes of state', count(*)::int FROM audit_log WHERE subject_kind = 'booking'`.execute(db);
	return Object.fromEntries(rows.map(({ what, count }) => [what, count]));
}
