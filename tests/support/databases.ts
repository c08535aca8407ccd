import { randomBytes } from "node:crypto";
import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { createPglite, type OpenDatabase, openDatabase, wrapPglite } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { asAdmin, databaseUrl } from "./scratch-database.ts";

/** A migrated, empty database of its own for one test file, on PGlite and on a real server. */
export interface TestDatabase extends OpenDatabase {
	/** Address of the database on the real server; null on PGlite. */
	readonly url: string | null;
}

const TEMPLATE = "halcyon_template";

/** Runs the same tests on both databases; neither is ever skipped. */
export function describeOnBoth(name: string, tests: (database: () => TestDatabase) => void): void {
	for (const [label, open] of [
		["PGlite", freshPglite],
		["PostgreSQL", freshPostgres],
	] as const) {
		describe(`${name} (${label})`, () => {
			let database: TestDatabase | null = null;
			beforeAll(async () => {
				database = await open();
			});
			afterAll(async () => {
				await database?.close();
			});
			tests(() => {
				if (!database) throw new Error("the database is opened before the tests run");
				return database;
			});
		});
	}
}

export async function freshPglite(): Promise<TestDatabase> {
	const pglite: PGlite = await createPglite("memory://");
	const open = wrapPglite(pglite);
	await migrate(open.db);
	return { ...open, url: null };
}

/** A new database on the test server, cloned from a migrated template. */
export async function freshPostgres(serverUrl: string = inject("postgresUrl")): Promise<TestDatabase> {
	await ensureTemplate(serverUrl);
	const name = `halcyon_${randomBytes(6).toString("hex")}`;
	await asAdmin(serverUrl, async (client) => {
		await client.query("SELECT pg_advisory_lock(1)");
		await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
	});
	const url = databaseUrl(serverUrl, name);
	const open = await openDatabase({ databaseUrl: url, dataDir: "", poolSize: 20 });
	return {
		...open,
		url,
		close: async () => {
			await open.close();
			await asAdmin(serverUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
		},
	};
}

async function ensureTemplate(serverUrl: string): Promise<void> {
	await asAdmin(serverUrl, async (client) => {
		await client.query("SELECT pg_advisory_lock(1)");
		const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [TEMPLATE]);
		if (!rowCount) await client.query(`CREATE DATABASE ${TEMPLATE}`);
		// Migrations are checked every time: a server given by address may hold an older template.
		const open = await openDatabase({ databaseUrl: databaseUrl(serverUrl, TEMPLATE), dataDir: "", poolSize: 1 });
		await migrate(open.db);
		await open.close();
	});
}
