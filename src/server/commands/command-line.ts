import { join } from "node:path";
import { openContent } from "#content/open-content.ts";
import { projectRoot } from "#db/project-root.ts";
import { systemClock } from "#domain/time/clock.ts";
import { NO_HOME_CARDS } from "#services/accommodations/home-cards.ts";
import { houseFacts } from "#services/content/house-facts.ts";
import { openCompany } from "#services/documents/company.ts";
import { mollie } from "#services/payments/mollie.ts";
import { type Env, EnvError, parseEnv } from "../env.ts";
import { createLogger } from "../logger.ts";
import { openOwnDatabase } from "../open-database.ts";
import { settingsOf } from "../settings.ts";
import { startFailure } from "../start-failure.ts";
import type { CommandAnswer } from "./command.ts";
import { COMMANDS, type CommandName } from "./commands.ts";
import { lateEngine } from "./late-engine.ts";
import { askRunning } from "./socket.ts";

/** Runs a command from a terminal: in the site's process when that has the embedded database open, else in this one. */
export function runCommand(name: CommandName, argv: readonly string[]): void {
	answered(name, argv)
		.then(({ code, out, err }) => {
			if (out) process.stdout.write(`${out}\n`);
			if (err) process.stderr.write(`${err}\n`);
			process.exit(code);
		})
		.catch((error: unknown) => {
			console.error(startFailure(error));
			process.exit(error instanceof EnvError ? 2 : 1);
		});
}

async function answered(name: CommandName, argv: readonly string[]): Promise<CommandAnswer> {
	const env = parseEnv(process.env);
	const running = env.databaseUrl === null ? await askRunning(env.dataDir, name, argv) : null;
	return running ?? byItself(env, name, argv);
}

async function byItself(env: Env, name: CommandName, argv: readonly string[]): Promise<CommandAnswer> {
	const log = createLogger(env.logLevel);
	const { database } = await openOwnDatabase(env);
	const content = await openContent({
		...env.content,
		folder: env.content.folder ?? join(projectRoot(), "demo/stories"),
		copiesFolder: join(env.dataDir, "content"),
		domain: `${env.publicUrl}/`,
		facts: houseFacts,
		log,
	});
	const company = await openCompany(content.client, env.officeMail, log);
	const clock = systemClock(env.today, database.now);
	const search = lateEngine({ database, clock, log });
	try {
		return await COMMANDS[name](
			{
				db: database.db,
				database,
				settings: settingsOf(env),
				clock,
				search,
				cards: NO_HOME_CARDS,
				content: content.client,
				company,
				log,
				payments: env.mollie ? mollie(env.mollie) : null,
			},
			argv,
		);
	} finally {
		await search.close();
		company.close();
		await content.close();
		await database.close();
	}
}
