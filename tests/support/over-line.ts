import { openDatabase } from "#db/connection/client.ts";
import { freshPostgres } from "./databases.ts";
import { startLine } from "./drill/line.ts";
import { freePort } from "./postgres-server.ts";

/**
 * A database of its own on the real server, and a second connection to it over a line that can be cut: what the product
 * has while the database is away. `close` ends all three.
 */
export async function overLine() {
	const database = await freshPostgres();
	const address = new URL(database.url ?? "");
	const line = await startLine(await freePort(), Number(address.port));
	address.port = String(line.port);
	const open = await openDatabase({ databaseUrl: address.href, dataDir: "" });
	const close = async () => {
		await open.close();
		await line.close();
		await database.close();
	};
	return { database, line, open, close };
}
