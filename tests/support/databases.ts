import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type pg from "pg";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { createPglite, type OpenDatabase, openDatabase, wrapPglite } from "#db/connection/client.ts";
import { migrate } from "#db/connection/migrate.ts";
import { importHomes } from "./import-homes.ts";
import { asAdmin, databaseUrl } from "./scratch-database.ts";
import { ALL_CELLS, onceAWeek } from "./turns.ts";

/** A migrated, empty database of its own for one test file, on PGlite and on a real server. */
export interface TestDatabase extends OpenDatabase {
	/** Address of the database on the real server; null on PGlite. */
	readonly url: string | null;
}

const TEMPLATE = "halcyon_template";
const FIXTURE = "tests/fixtures/h1-h2.jsonl";

const DATABASES = [
	["PGlite", freshPglite],
	["PostgreSQL", freshPostgres],
] as const;

/** Runs the same tests on both databases in every run: what claims, locks, migrates, or speaks to the server itself. */
export function describeOnBoth(name: string, tests: (database: () => TestDatabase) => void): void {
	describeOn(DATABASES, name, tests);
}

/**
 * Runs tests of what stands above the database on one of the two: on the embedded one, which takes several times as
 * long, one day a week, and on the server on the six others; on both in `npm run test:full`. Pages, calls and use cases
 * whose statements other tests prove on both.
 */
export function describeByTurns(name: string, tests: (database: () => TestDatabase) => void): void {
	const taken = onceAWeek(name) ? "PGlite" : "PostgreSQL";
	describeOn(
		DATABASES.filter(([label]) => ALL_CELLS || label === taken),
		name,
		tests,
	);
}

/**
 * Runs tests on the real server in every run, which answers several times as fast as the embedded one, and on both in
 * `npm run test:full`: properties with thousands of statements that other tests prove on both.
 */
export function describeOnServer(name: string, tests: (database: () => TestDatabase) => void): void {
	describeOn(
		DATABASES.filter(([label]) => ALL_CELLS || label === "PostgreSQL"),
		name,
		tests,
	);
}

/** Runs tests where two transactions meet on the real server alone: the embedded database takes one at a time. */
export function describeOnPostgres(name: string, tests: (database: () => TestDatabase) => void): void {
	describeOn(
		DATABASES.filter(([label]) => label === "PostgreSQL"),
		name,
		tests,
	);
}

function describeOn(
	databases: readonly (typeof DATABASES)[number][],
	name: string,
	tests: (database: () => TestDatabase) => void,
): void {
	for (const [label, open] of databases) {
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

/** A new embedded database, from the migrated one that the run's setup has laid down (tests/support/pglite-template.ts). */
export async function freshPglite(): Promise<TestDatabase> {
	const pglite = await createPglite("memory://", new Blob([readFileSync(inject("pgliteTemplate"))]));
	return { ...wrapPglite(pglite), url: null };
}

/** A new database on the test server, cloned from a migrated template. */
export async function freshPostgres(serverUrl: string = inject("postgresUrl")): Promise<TestDatabase> {
	await ensureTemplate(serverUrl);
	return cloned(serverUrl, TEMPLATE);
}

/** A new database with the homes of the fixture, which a feed brought on 15 January 2027. */
export async function freshPostgresWithHomes(): Promise<TestDatabase> {
	const [serverUrl, template] = [inject("postgresUrl"), inject("homesTemplate")];
	await ensureTemplate(serverUrl);
	await asAdmin(serverUrl, async (client) => {
		await client.query("SELECT pg_advisory_lock(1)");
		if (await isThere(client, template)) return;
		await client.query(`CREATE DATABASE ${template} TEMPLATE ${TEMPLATE}`);
		const open = await openDatabase({ databaseUrl: databaseUrl(serverUrl, template), dataDir: "", poolSize: 5 });
		await importHomes(open.db, FIXTURE).finally(() => open.close());
	});
	return cloned(serverUrl, template);
}

async function cloned(serverUrl: string, template: string): Promise<TestDatabase> {
	const name = `halcyon_${randomBytes(6).toString("hex")}`;
	await asAdmin(serverUrl, async (client) => {
		await client.query("SELECT pg_advisory_lock(1)");
		await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
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
		if (!(await isThere(client, TEMPLATE))) await client.query(`CREATE DATABASE ${TEMPLATE}`);
		// Migrations are checked every time: a server given by address may hold an older template.
		const open = await openDatabase({ databaseUrl: databaseUrl(serverUrl, TEMPLATE), dataDir: "", poolSize: 1 });
		await migrate(open.db);
		await open.close();
	});
}

async function isThere(client: pg.Client, name: string): Promise<boolean> {
	return (await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name])).rowCount === 1;
}
