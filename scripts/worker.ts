import { join } from "node:path";
import { openContent } from "#content/open-content.ts";
import { projectRoot } from "#db/project-root.ts";
import { systemClock } from "#domain/time/clock.ts";
import { EnvError, parseEnv } from "#server/env.ts";
import { createLogger } from "#server/logger.ts";
import { openOwnDatabase } from "#server/open-database.ts";
import { settingsOf } from "#server/settings.ts";
import { startFailure } from "#server/start-failure.ts";
import { startTracing } from "#server/tracing/start-tracing.ts";
import { houseFacts } from "#services/content/house-facts.ts";
import { openCompany } from "#services/documents/company.ts";
import { startWorker } from "#services/operations/worker.ts";
import { mollie } from "#services/payments/mollie.ts";

/** As the site's: process managers kill after this time. */
const END_WITHIN_MS = 4_500;

/** `npm run worker`: timers and outbox without a web server. */
async function main(): Promise<void> {
	const env = parseEnv(process.env);
	const log = createLogger(env.logLevel);
	const tracing = await startTracing(env.tracing);
	const { database } = await openOwnDatabase({ ...env, databaseReplicaUrl: null }, { watched: true });
	const content = await openContent({
		...env.content,
		folder: env.content.folder ?? join(projectRoot(), "demo/stories"),
		copiesFolder: join(env.dataDir, "content"),
		domain: `${env.publicUrl}/`,
		facts: houseFacts,
		log,
	});
	const company = await openCompany(content.client, env.officeMail, log);
	const worker = await startWorker({
		company,
		database,
		db: database.db,
		log,
		clock: systemClock(env.today, database.now),
		settings: settingsOf(env),
		payments: env.mollie ? mollie(env.mollie) : null,
	});
	const stop = async () => {
		// Jobs that still run then are abandoned and run again.
		setTimeout(() => process.exit(0), END_WITHIN_MS);
		await worker.stop();
		company.close();
		await content.close();
		await database.close();
		await tracing?.close();
		process.exit(0);
	};
	process.once("SIGTERM", stop);
	process.once("SIGINT", stop);
	// Whoever reads this may end it at once.
	log.info({}, "worker ready");
}

main().catch((error: unknown) => {
	console.error(startFailure(error));
	process.exit(error instanceof EnvError ? 2 : 1);
});
