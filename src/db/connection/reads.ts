import { AsyncLocalStorage } from "node:async_hooks";
import type { Db } from "./open-database.ts";
import { noticingOutage } from "./outage.ts";
import type { Replica } from "./replica.ts";

/**
 * Which server answers a read (guides/data-and-queries.md#reads-that-may-lag). The primary answers all but what is asked
 * by `mayLag`: that goes to the replica while it is there and at most `MOST_LAG_MS` behind.
 */

/** The oldest that anything may be which is shown, milliseconds; behind more than this the replica is not asked. */
export const MOST_LAG_MS = 30_000;

/** Replicas by the database that they follow. */
const replicas = new WeakMap<Db, Replica>();

/** Slots of the process, also when development reloads this module. */
const SLOT = Symbol.for("halcyon.fresh-reads");
const slots = globalThis as { [SLOT]?: AsyncLocalStorage<true> };
slots[SLOT] ??= new AsyncLocalStorage<true>();
const fresh = slots[SLOT];

/** Lets reads that may lag go to a replica from now on. */
export function readFrom(replica: Replica, db: Db): void {
	replicas.set(db, replica);
}

/** Whether some reads go to a replica. */
export const hasReplica = (db: Db): boolean => replicas.has(db);

/** Does work in which every read is the primary's: for whoever wrote a moment ago, and sees that. */
export function readingFresh<Answer>(work: () => Answer): Answer {
	return fresh.run(true, work);
}

/**
 * A read that may show what was so half a minute ago: never a price, what is free, a right, a session or money that
 * somebody acts on. It may be done twice, so it changes nothing.
 *
 * @param db of the product; within a transaction it is read there
 * @throws what the primary answers; what goes wrong at the replica is asked at the primary
 */
export async function mayLag<Answer>(db: Db, read: (db: Db) => Promise<Answer>): Promise<Answer> {
	const replica = replicas.get(db);
	if (!replica || fresh.getStore() || replica.lagMs() > MOST_LAG_MS) return read(db);
	const found: { answer?: Answer } = {};
	try {
		// That the replica is away is no outage of the request.
		await noticingOutage(async () => {
			found.answer = await read(replica.db);
		});
	} catch {
		// It ended, was cut off by what it replays, or does not know the newest tables yet.
		return read(db);
	}
	return found.answer as Answer;
}
