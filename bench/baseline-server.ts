import pg from "pg";
import { startOwnPostgres } from "#tests/support/postgres-server.ts";

/** What of the server must be set before it starts: tables in its own memory, and no log of what is loaded once. */
const SETTINGS = [
	"shared_buffers = '6GB'",
	"wal_level = 'minimal'",
	"max_wal_senders = 0",
	"max_wal_size = '8GB'",
	"autovacuum = off",
	"huge_pages = 'try'",
];

/** Starts a server of the baseline's own. */
export async function startBaselineServer() {
	const server = await startOwnPostgres();
	const ask = async (statements: readonly string[]) => {
		const client = new pg.Client({ connectionString: server.url });
		await client.connect();
		const answers = [];
		for (const statement of statements) answers.push(await client.query<{ version?: string }>(statement));
		await client.end();
		return answers.at(-1)?.rows[0]?.version ?? "";
	};
	await ask(SETTINGS.map((setting) => `ALTER SYSTEM SET ${setting}`));
	await server.down();
	await server.up();
	const version = await ask(["SELECT split_part(version(), ' (', 1) AS version"]);
	return { url: server.url, version, stop: () => server.stop() };
}
