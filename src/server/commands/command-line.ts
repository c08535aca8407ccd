import { join } from "node:path";
import { openContent } from "#content/open-content.ts";
import { projectRoot } from "#db/project-root.ts";
import type { FeedLog } from "#db/search/change-feed.ts";
import { createSearchEngine } from "#db/search/search-engine.ts";
import { systemClock } from "#domain/time/clock.ts";
import type { SearchEngine } from "#search/engine.ts";
import { openCompany } from "#services/documents/company.ts";
import { mollie } from "#services/payments/mollie.ts";
import { type Env, EnvError, parseEnv } from "../env.ts";
import { createLogger } from "../logger.ts";
import { openOwnDatabase } from "../open-database.ts";
import { settingsOf } from "../settings.ts";
import { startFailure } from "../start-failure.ts";
import type { CommandAnswer } from "./command.ts";
import { COMMANDS, type CommandName } from "./commands.ts";
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
		log,
	});
	const company = await openCompany(content.client, env.officeMail, log);
	const clock = systemClock(env.today);
	// What it says is no answer of the command.
	const quiet: FeedLog = { info: () => {}, warn: (facts, message) => log.warn(facts, message) };
	const search = openedLate(() => createSearchEngine("memory", { database, clock, log: quiet }));
	try {
		return await COMMANDS[name](
			{
				db: database.db,
				settings: settingsOf(env),
				clock,
				search,
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

/** An engine that reads the catalogue when it is first needed: few commands do. */
function openedLate(open: () => Promise<SearchEngine>): SearchEngine {
	let opened: Promise<SearchEngine> | null = null;
	const engine = () => {
		opened ??= open();
		return opened;
	};
	return {
		name: "memory",
		search: async (query) => (await engine()).search(query),
		offers: async (query) => (await engine()).offers(query),
		explain: async (query, accoId) => (await engine()).explain(query, accoId),
		version: 0,
		size: 0,
		refresh: async () => (await engine()).refresh(),
		close: async () => (await opened)?.close(),
	};
}
