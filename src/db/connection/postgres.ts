import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "../tables/schema.ts";
import { naming, StatementNames } from "./named.ts";
import type { OpenDatabase } from "./open-database.ts";
import { DatabaseAwayError, outageOr } from "./outage.ts";
import { breakOff, feelPulse, type Pulse, timeOn } from "./pulse.ts";
import { queryLog } from "./query-trace.ts";
import { readFrom } from "./reads.ts";
import { openReplica, WRITTEN } from "./replica.ts";
import { ServerTime } from "./server-time.ts";

/** Connections to a PostgreSQL server that survive its restarts. */

export interface PostgresSettings {
	readonly connectionString: string;
	/** Past a pooler, for what needs a session of its own: listening, and locks that a connection holds. */
	readonly directString: string;
	/** A server that follows, for reads that may lag; null: there is none. Only for processes that are watched. */
	readonly replicaString: string | null;
	/** Connections at most, beside the ones that listen and check the server. */
	readonly poolSize: number;
	/** Fails open queries when the server stops answering; for processes that serve requests. */
	readonly watched: boolean;
}

const OID_INT8 = 20;
const OID_DATE = 1082;
const OID_NUMERIC = 1700;

/** Both drivers answer alike: dates as ISO strings, bigint and numeric as numbers. */
const TYPES = {
	getTypeParser: ((oid: number, format?: string) => {
		if (oid === OID_DATE) return (text: string) => text;
		if (oid === OID_INT8 || oid === OID_NUMERIC) return Number;
		return pg.types.getTypeParser(oid, format as "text");
	}) as typeof pg.types.getTypeParser,
};

/** Waiting for a connection, free or new, milliseconds. */
const CONNECT_MS = 10_000;
/** An idle connection is closed after this time. */
const IDLE_MS = 30_000;
/** The longest statement; longer ones are cancelled. Migrations have no limit. */
const STATEMENT_MS = 300_000;
/** An idle transaction is ended after this time, so that its locks are released. */
const SILENT_MS = 60_000;
/** TCP keep-alive finds idle connections that are broken. */
const KEEP_ALIVE_MS = 10_000;
/** Between two attempts to listen again. */
const AGAIN_MS = 500;

export async function openPostgres(settings: PostgresSettings): Promise<OpenDatabase> {
	const { connectionString, directString, replicaString, poolSize, watched } = settings;
	const config = {
		connectionString,
		types: TYPES,
		connectionTimeoutMillis: CONNECT_MS,
		keepAlive: true,
		keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
		statement_timeout: STATEMENT_MS,
		idle_in_transaction_session_timeout: SILENT_MS,
	};
	const direct = { ...config, connectionString: directString };
	// A pooler gives each transaction another connection, which knows no names.
	const names = directString === connectionString ? new StatementNames() : null;
	/** All open connections, idle or in use. */
	const clients = new Set<pg.Client>();
	/** A connection whose break does not end the process: its running query fails instead. */
	class OwnClient extends pg.Client {
		constructor(own?: pg.ClientConfig) {
			super(own);
			clients.add(this);
			this.on("error", () => {});
			this.on("end", () => clients.delete(this));
			const plain = this.query.bind(this) as (...values: unknown[]) => unknown;
			const run = names ? naming(plain, names) : plain;
			this.query = ((...values: unknown[]) => withOutageError(run(...values))) as typeof this.query;
		}
	}
	const pool = new pg.Pool({
		...config,
		max: poolSize,
		idleTimeoutMillis: IDLE_MS,
		application_name: "halcyon",
		Client: OwnClient,
	});
	// An idle connection that breaks must not end the process; the pool replaces it.
	pool.on("error", () => {});

	/** Callers that wait for a connection, and how to reject them. */
	const waiting = new Set<() => void>();
	const time = new ServerTime();
	const following =
		watched && replicaString !== null ? openReplica({ ...config, connectionString: replicaString }, poolSize) : null;
	const beat = async (client: pg.Client) => {
		await time.read(() => timeOn(client));
		if (!following) return;
		const since = performance.now();
		const { rows } = await client.query<{ lsn: string | null }>(WRITTEN);
		if (rows[0]?.lsn) following.lag.written(rows[0].lsn, since);
	};
	const pulse: Pulse | null = watched
		? feelPulse(config, beat, () => {
				for (const giveUp of waiting) giveUp();
				for (const client of clients) breakOff(client);
			})
		: null;
	const free = (): Promise<pg.PoolClient> =>
		new Promise((resolve, reject) => {
			const giveUp = () => {
				waiting.delete(giveUp);
				reject(new DatabaseAwayError());
			};
			if (pulse?.isAway) {
				giveUp();
				return;
			}
			waiting.add(giveUp);
			pool.connect().then(
				// Its caller may have stopped waiting.
				(client) => (waiting.delete(giveUp) ? resolve(client) : client.release()),
				(error: unknown) => {
					waiting.delete(giveUp);
					reject(error);
				},
			);
		});
	// The caller catches it; a rejected waiter is rejected elsewhere, so the failure is recorded here.
	const connect = () => free().catch((error: unknown) => Promise.reject(outageOr(error)));
	const db = new Kysely<Database>({
		dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }),
		...queryLog(),
	});
	if (following) readFrom(following.replica, db);
	const close = async () => {
		pulse?.stop();
		await following?.replica.close();
		await db.destroy();
	};
	// Nothing is done by this machine's own time.
	try {
		const client = await connect();
		await time.read(() => timeOn(client)).finally(() => client.release());
	} catch (error) {
		await close();
		throw error;
	}
	return {
		kind: "postgres",
		db,
		now: () => time.now(),
		executeSql: async (text, values) => {
			const client = await connect();
			try {
				const answer = await client.query(text, values);
				client.release();
				return answer;
			} catch (error) {
				// A text that begins a transaction and fails inside it would leave the connection in a failed transaction.
				client.release(true);
				throw error;
			}
		},
		listen: (channel, onNotify) =>
			listen(() => new OwnClient({ ...direct, application_name: "halcyon-listen" }), channel, onNotify),
		alone: (name, work) => alone(new OwnClient({ ...direct, application_name: "halcyon-alone" }), name, work),
		close,
	};
}

/** Turns the rejection of a promise into the error of a lost connection where it is one. */
function withOutageError(answer: unknown): unknown {
	if (!(answer instanceof Promise)) return answer;
	return answer.catch((error: unknown) => {
		throw outageOr(error);
	});
}

/**
 * A connection of its own, made again whenever it breaks. What was missed meanwhile is caught up by a call after
 * each new beginning.
 */
async function listen(open: () => pg.Client, channel: string, onNotify: () => void): Promise<() => Promise<void>> {
	let stopped = false;
	let client: pg.Client | null = null;
	const begin = async () => {
		const fresh = open();
		client = fresh;
		fresh.on("notification", onNotify);
		try {
			await fresh.connect();
			await fresh.query(`LISTEN "${channel}"`);
		} catch (error) {
			breakOff(fresh);
			throw outageOr(error);
		}
		fresh.once("end", again);
		if (stopped) breakOff(fresh);
	};
	const again = () => {
		if (stopped) return;
		setTimeout(() => begin().then(onNotify, again), AGAIN_MS).unref();
	};
	await begin();
	return async () => {
		stopped = true;
		await client?.end().catch(() => {});
	};
}

/** The lock lasts as long as its connection, so a killed process releases it. */
async function alone<Answer>(client: pg.Client, name: string, work: () => Promise<Answer>): Promise<Answer | null> {
	try {
		await client.connect();
	} catch (error) {
		throw outageOr(error);
	}
	try {
		const { rows } = await client.query("SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS mine", [name]);
		return rows[0].mine ? await work() : null;
	} finally {
		await client.end().catch(() => {});
	}
}
