import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type OpenDatabase, openDatabase } from "#db/connection/client.ts";
import { migrate } from "#db/connection/migrate.ts";

/** A migrated, empty database that is gone when it is closed. */
export interface ScratchDatabase extends OpenDatabase {
	/** Its address on a server; null for the embedded one. */
	readonly url: string | null;
}

/** On the server at an address (a new database beside those that it has), or embedded in a temporary folder (null). */
export async function scratchDatabase(serverUrl: string | null): Promise<ScratchDatabase> {
	if (serverUrl === null) return embedded();
	const name = `halcyon_scratch_${randomBytes(6).toString("hex")}`;
	await asAdmin(serverUrl, (client) => client.query(`CREATE DATABASE ${name}`));
	const url = databaseUrl(serverUrl, name);
	const open = await openDatabase({ databaseUrl: url, dataDir: "", poolSize: 20 });
	await migrate(open.db);
	return {
		...open,
		url,
		close: async () => {
			await open.close();
			await asAdmin(serverUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
		},
	};
}

async function embedded(): Promise<ScratchDatabase> {
	const dataDir = mkdtempSync(join(tmpdir(), "halcyon-scratch-"));
	const open = await openDatabase({ databaseUrl: null, dataDir });
	await migrate(open.db);
	return {
		...open,
		url: null,
		close: async () => {
			await open.close();
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}

/** One connection that may create and drop databases. */
export async function asAdmin(serverUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
	const client = new pg.Client({ connectionString: serverUrl });
	await client.connect();
	try {
		await work(client);
	} finally {
		await client.end();
	}
}

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
	const url = new URL(serverUrl);
	url.pathname = `/${name}`;
	return url.href;
}
