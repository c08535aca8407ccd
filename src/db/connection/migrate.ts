import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { LANGUAGES } from "#domain/language.ts";
import { projectRoot } from "../project-root.ts";
import type { Db } from "./client.ts";

/** Key of the advisory lock that lets one process migrate at a time. */
const MIGRATION_LOCK = 7_264_901;

export interface Migration {
	readonly name: string;
	readonly checksum: string;
	readonly text: string;
}

/** The SQL files of a folder in the order of their names. */
export function readMigrations(folder = join(projectRoot(), "src/db/migrations")): readonly Migration[] {
	return readdirSync(folder)
		.filter((name) => name.endsWith(".sql"))
		.sort()
		.map((name) => {
			const text = readFileSync(join(folder, name), "utf8");
			return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
		});
}

/**
 * Applies what is missing, in one transaction, forward only. A file that changed after it was applied, or one
 * that came before the newest applied, stops the start. Enters the languages of the code that the database does not
 * know yet. Answers the names applied.
 */
export async function migrate(db: Db, migrations = readMigrations()): Promise<readonly string[]> {
	return db.transaction().execute(async (trx) => {
		await sql`SET LOCAL statement_timeout = 0`.execute(trx);
		await sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
		await sql`
			CREATE TABLE IF NOT EXISTS schema_migration (
				name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
			)`.execute(trx);
		const { rows } = await sql<{ name: string; checksum: string }>`
			SELECT name, checksum FROM schema_migration ORDER BY name`.execute(trx);
		const applied = new Map(rows.map((row) => [row.name, row.checksum]));
		const newest = rows.at(-1)?.name ?? "";
		const done: string[] = [];
		for (const migration of migrations) {
			const checksum = applied.get(migration.name);
			if (checksum === migration.checksum) continue;
			if (checksum)
				throw new Error(`Migration ${migration.name} was changed after it was applied; add a new one instead.`);
			if (migration.name < newest)
				throw new Error(`Migration ${migration.name} comes before ${newest}, which is applied.`);
			for (const statement of splitStatements(migration.text)) await sql.raw(statement).execute(trx);
			await sql`INSERT INTO schema_migration (name, checksum) VALUES (${migration.name}, ${migration.checksum})`.execute(
				trx,
			);
			done.push(migration.name);
		}
		await sql`
			INSERT INTO language (id) VALUES ${sql.join(LANGUAGES.map((language) => sql`(${language})`))}
			ON CONFLICT DO NOTHING`.execute(trx);
		return done;
	});
}

/** Splits a file at the semicolons that end statements; dollar-quoted bodies, strings and comments stay whole. */
function splitStatements(text: string): readonly string[] {
	const statements: string[] = [];
	const token = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|;/g;
	let start = 0;
	for (const match of text.matchAll(token)) {
		if (match[0] !== ";") continue;
		statements.push(text.slice(start, match.index).trim());
		start = match.index + 1;
	}
	statements.push(text.slice(start).trim());
	return statements.filter((statement) => statement.replace(/--[^\n]*/g, "").trim() !== "");
}
