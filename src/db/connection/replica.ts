import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "../tables/schema.ts";
import type { Db } from "./open-database.ts";
import { DatabaseAwayError } from "./outage.ts";
import { breakOff, feelPulse } from "./pulse.ts";
import { queryLog } from "./query-trace.ts";
import { ReplicaLag } from "./replica-lag.ts";

/** A server that follows the primary, for reads that may lag. */
export interface Replica {
	readonly db: Db;
	/** What was committed longer ago is there, milliseconds; Infinity while it does not answer or nobody knows. */
	lagMs(): number;
	close(): Promise<void>;
}

/** What the primary has written, up to where. */
export const WRITTEN = "SELECT CASE WHEN NOT pg_is_in_recovery() THEN pg_current_wal_lsn() END::text AS lsn";
/** What the replica has replayed; one that was promoted meanwhile has what it writes. */
const REPLAYED =
	"SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END::text AS lsn";

/** Opens nothing before it is asked, and fails nobody's start: a replica that is away is not read from. */
export function openReplica(config: pg.ClientConfig, poolSize: number): { replica: Replica; lag: ReplicaLag } {
	const lag = new ReplicaLag();
	const clients = new Set<pg.Client>();
	/** A connection whose break ends no process: its running query fails instead. */
	class OwnClient extends pg.Client {
		constructor(own?: pg.ClientConfig) {
			super(own);
			clients.add(this);
			this.on("error", () => {});
			this.on("end", () => clients.delete(this));
		}
	}
	const pool = new pg.Pool({ ...config, max: poolSize, application_name: "halcyon-replica", Client: OwnClient });
	pool.on("error", () => {});
	const pulse = feelPulse(
		config,
		async (client) => {
			const { rows } = await client.query<{ lsn: string | null }>(REPLAYED);
			if (rows[0]?.lsn) lag.replayed(rows[0].lsn);
		},
		() => {
			for (const client of clients) breakOff(client);
		},
	);
	const connect = () => (pulse.isAway ? Promise.reject(new DatabaseAwayError()) : pool.connect());
	const db = new Kysely<Database>({
		dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }),
		...queryLog(),
	});
	const replica: Replica = {
		db,
		lagMs: () => (pulse.isAway ? Number.POSITIVE_INFINITY : lag.now()),
		close: async () => {
			pulse.stop();
			await db.destroy();
		},
	};
	return { replica, lag };
}
