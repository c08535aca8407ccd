import { type OpenDatabase, openDatabase } from "#db/connection/client.ts";
import { migrate } from "#db/connection/migrate.ts";
import { checkSecret } from "#db/connection/secret-mark.ts";
import type { Env } from "./env.ts";

/** What every process of the product opens: the migrated database, with the secret that belongs to it. */
export interface OpenedDatabase {
	readonly database: OpenDatabase;
	/** Names of the migrations that were applied now. */
	readonly migrated: readonly string[];
}

/** @param watched for processes that serve: queries fail two seconds after the server stops answering. */
export async function openOwnDatabase(
	{
		appSecret,
		...address
	}: Pick<Env, "databaseUrl" | "databaseDirectUrl" | "databaseReplicaUrl" | "dataDir" | "appSecret">,
	{ watched = false }: { readonly watched?: boolean } = {},
): Promise<OpenedDatabase> {
	const database = await openDatabase({ ...address, watched });
	try {
		const migrated = await migrate(database.db);
		await checkSecret(database.db, appSecret);
		return { database, migrated };
	} catch (error) {
		await database.close();
		throw error;
	}
}
