import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "./client.ts";

/** Raised when a process comes with another secret than the ones before it. */
class OtherSecretError extends Error {
	override name = "OtherSecretError";
}

/**
 * Holds the secret against the database's own: the first process leaves a fingerprint, and one with another secret
 * does not start, for it would refuse the links, sessions and offers of all others.
 */
export async function checkSecret(db: Db, secret: Uint8Array): Promise<void> {
	const fingerprint = createHmac("sha256", secret).update("halcyon: which secret").digest("base64url");
	const { rows } = await sql<{ fingerprint: string }>`
		INSERT INTO secret_mark (fingerprint) VALUES (${fingerprint})
		ON CONFLICT (only_row) DO UPDATE SET only_row = true RETURNING fingerprint`.execute(db);
	if (rows[0]?.fingerprint === fingerprint) return;
	throw new OtherSecretError(
		"APP_SECRET is not the secret that this database was begun with. Web, worker and commands must share one " +
			"(without APP_SECRET: the file app-secret in the same DATA_DIR). To change it for good, stop every process and " +
			"empty the table secret_mark; links in mails, sessions and offers end with the old secret.",
	);
}
