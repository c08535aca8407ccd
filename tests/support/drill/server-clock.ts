/**
 * The clock of a database as everything reads it that asks or writes there, which a drill can move: `now()` and
 * `clock_timestamp()` of a schema that is looked at before the system's. The server's own time-outs stay as they are.
 */

/** Makes the clock, before anything else is in the database. */
export function moveableClock(database: string): string {
	return `
		CREATE SCHEMA drill;
		CREATE TABLE drill.clock (ahead interval NOT NULL);
		INSERT INTO drill.clock VALUES ('0');
		CREATE FUNCTION drill.now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
			AS 'SELECT pg_catalog.now() + ahead FROM drill.clock';
		CREATE FUNCTION drill.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE PARALLEL SAFE
			AS 'SELECT pg_catalog.clock_timestamp() + ahead FROM drill.clock';
		ALTER DATABASE ${database} SET search_path = public, drill, pg_catalog`;
}

/** Moves the clock ahead, from the next statement on. */
export const movedAhead = (minutes: number) => `UPDATE drill.clock SET ahead = ahead + interval '${minutes} minutes'`;
