import { sql } from "kysely";
import { fail, type Result } from "#domain/result.ts";
import type { Db, Tx } from "./client.ts";
import { isStalePlan } from "./named.ts";

/** What PostgreSQL says of a failed statement; both drivers carry it. */
export interface SqlError extends Error {
	/** SQLSTATE. */
	readonly code: string;
	readonly constraint?: string | undefined;
}

export const EXCLUSION_VIOLATION = "23P01";
export const UNIQUE_VIOLATION = "23505";
const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";

export function isSqlError(error: unknown, code?: string, constraint?: string): error is SqlError {
	if (!(error instanceof Error)) return false;
	const found = error as Partial<SqlError>;
	return (
		typeof found.code === "string" &&
		(code === undefined || found.code === code) &&
		(constraint === undefined || found.constraint === constraint)
	);
}

class RolledBack<Failure> extends Error {
	readonly failure: Failure;
	constructor(failure: Failure) {
		super("rolled back");
		this.failure = failure;
	}
}

const RETRIES = 3;

/**
 * Runs work in a transaction; a failure it returns rolls everything back. Serialization failures, deadlocks,
 * plans that fit no more and errors that `again` names are tried up to three times more, then answered as BUSY.
 */
export async function transact<Value, Failure>(
	db: Db,
	work: (trx: Tx) => Promise<Result<Value, Failure>>,
	again: (error: SqlError) => boolean = () => false,
): Promise<Result<Value, Failure | "BUSY">> {
	for (let attempt = 0; ; attempt++) {
		try {
			return await db.transaction().execute(async (trx) => {
				const result = await work(trx);
				if (!result.ok) throw new RolledBack(result.error);
				return result;
			});
		} catch (error) {
			if (error instanceof RolledBack) return fail(error.failure as Failure);
			const passing = isSqlError(error, SERIALIZATION_FAILURE) || isSqlError(error, DEADLOCK) || isStalePlan(error);
			if (!passing && !(isSqlError(error) && again(error))) throw error;
			if (attempt === RETRIES) return fail("BUSY");
			// A wait of random length, so that transactions that collided do not collide again.
			await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** attempt * (0.5 + Math.random())));
		}
	}
}

/**
 * Does part of a transaction's work; when it answers false, what it did is taken back and the rest stands. The work
 * may catch an error of the database and answer false.
 */
export async function orTakenBack(trx: Tx, work: () => Promise<boolean>): Promise<boolean> {
	await sql`SAVEPOINT part`.execute(trx);
	const done = await work();
	if (!done) await sql`ROLLBACK TO SAVEPOINT part`.execute(trx);
	return done;
}
