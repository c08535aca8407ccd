import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type OpenDatabase, openDatabase } from "#db/connection/client.ts";
import { projectRoot } from "#db/project-root.ts";
import { demoDates } from "#demo/feed.ts";
import { demoHomes } from "#demo/homes.ts";
import { systemClock } from "#domain/time/clock.ts";
import { ensureBuild } from "#server/build.ts";
import { type Program, startProgram, until } from "../drill/program.ts";
import { type MollieServer, startMollie } from "../mollie-server.ts";
import { freePort, type OwnPostgres, startOwnPostgres } from "../postgres-server.ts";
import { randomOf } from "../random.ts";
import { type SmtpServer, smtpServer } from "../smtp-server.ts";
import { figuresOf, type ProcessFigures } from "./sample.ts";

/** A site as it is shipped: PostgreSQL, one web process with the demo catalogue, one worker. */
export class SoakSite {
	readonly url: string;
	readonly database: OpenDatabase;
	readonly mollie: MollieServer;
	readonly smtp: SmtpServer;
	readonly #postgres: OwnPostgres;
	readonly #folder: string;
	readonly #env: NodeJS.ProcessEnv;
	#web: Program | null = null;
	#worker: Program | null = null;
	#feeds = 0;

	private constructor(parts: {
		readonly postgres: OwnPostgres;
		readonly databaseUrl: string;
		readonly database: OpenDatabase;
		readonly mollie: MollieServer;
		readonly smtp: SmtpServer;
		readonly port: number;
	}) {
		this.#postgres = parts.postgres;
		this.database = parts.database;
		this.mollie = parts.mollie;
		this.smtp = parts.smtp;
		this.url = `http://127.0.0.1:${parts.port}`;
		this.#folder = mkdtempSync(join(tmpdir(), "halcyon-soak-"));
		this.#env = {
			...process.env,
			NODE_ENV: "",
			PORT: String(parts.port),
			PUBLIC_URL: this.url,
			DATABASE_URL: parts.databaseUrl,
			DATA_DIR: this.#folder,
			DEMO_DATA: "on",
			APP_SECRET: randomBytes(32).toString("base64url"),
			WORKER: "off",
			LOG_LEVEL: "warn",
			MAP_UPSTREAM: "off",
			SMTP_URL: parts.smtp.url,
			MOLLIE_API_KEY: parts.mollie.apiKey,
			MOLLIE_API_URL: parts.mollie.apiUrl,
			// Visitors come from many networks, as a proxy tells.
			TRUSTED_PROXIES: "127.0.0.0/8",
		};
	}

	/** @param webOptions what Node is started with for the web process, beside its file. */
	static async start(webOptions: readonly string[] = []): Promise<SoakSite> {
		await ensureBuild();
		const postgres = await startOwnPostgres();
		await onServer(postgres.url, "CREATE DATABASE soak");
		const databaseUrl = new URL(postgres.url);
		databaseUrl.pathname = "/soak";
		const site = new SoakSite({
			postgres,
			databaseUrl: databaseUrl.href,
			database: await openDatabase({ databaseUrl: databaseUrl.href, dataDir: "", poolSize: 4 }),
			mollie: await startMollie(),
			smtp: await smtpServer({ headersOnly: true }),
			port: await freePort(),
		});
		try {
			site.#web = site.#begin("web", [...webOptions, "src/server/main.ts"]);
			await until("the site is ready", async () => (await fetch(`${site.url}/readyz`)).ok, 300);
			site.#worker = site.#begin("worker", ["scripts/worker.ts"]);
			return site;
		} catch (error) {
			await site.stop();
			throw error;
		}
	}

	#begin(name: string, words: readonly string[]): Program {
		const log = join(this.#folder, `${name}.log`);
		return startProgram(process.execPath, words, { cwd: projectRoot(), env: this.#env, log });
	}

	/** Of each process, by its name. */
	async figures(): Promise<Readonly<Record<string, ProcessFigures>>> {
		const [web, worker] = [this.#web, this.#worker];
		if (!web?.isRunning || !worker?.isRunning)
			throw new Error(`a process ended by itself: ${this.#lastWords("web")} | ${this.#lastWords("worker")}`);
		return {
			web: await figuresOf(web.pid, `${this.url}/metrics`),
			worker: await figuresOf(worker.pid, null),
		};
	}

	/** Connections to the site's database but our own. */
	async connections(): Promise<number> {
		const [row] = await onServer(
			this.#postgres.url,
			"SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = 'soak'",
		);
		return Number(row?.count);
	}

	/** New prices of some homes, by a feed as partners send it. */
	async feed(homes: number): Promise<void> {
		this.#feeds++;
		const random = randomOf(this.#feeds);
		const all = demoHomes();
		const chosen = new Set(Array.from({ length: homes }, () => random.pick(all).accoId));
		const now = new Date();
		const lines = [...demoDates(chosen, systemClock().today(), now)] as (Record<string, unknown> & { type: string })[];
		// What is taken stays: guests have booked meanwhile.
		const changed = lines.filter(({ type }) => type !== "occupancy").map((line) => dearer(line, random.int(5)));
		const file = join(this.#folder, "feed.jsonl");
		writeFileSync(file, `${changed.map((line) => JSON.stringify(line)).join("\n")}\n`);
		const log = join(this.#folder, "import.log");
		const run = startProgram(process.execPath, ["scripts/import.ts", file], {
			cwd: projectRoot(),
			env: this.#env,
			log,
		});
		await until("the feed is imported", async () => !run.isRunning, 120);
		if (run.exitCode !== 0) throw new Error(`the feed was not imported: ${this.#lastWords("import")}`);
	}

	#lastWords(name: string): string {
		return readFileSync(join(this.#folder, `${name}.log`), "utf8")
			.trim()
			.split("\n")
			.slice(-8)
			.join(" | ");
	}

	/** What the processes complained about; not that the database was slow to answer (its requests say so), nor that much is booked. */
	complaints(): readonly string[] {
		return ["web", "worker"].flatMap((name) => {
			const lines = readFileSync(join(this.#folder, `${name}.log`), "utf8")
				.trim()
				.split("\n");
			return lines
				.filter((line) => line.includes('"level":50') && !/"alarm":|DatabaseAwayError/.test(line))
				.map((line) => `${name}: ${line.slice(0, 400)}`);
		});
	}

	/** Ends the worker as a deploy does, so that nothing changes any more. */
	async endWorker(): Promise<void> {
		await this.#worker?.end();
	}

	async stop(): Promise<void> {
		await Promise.all([this.#web?.end(), this.#worker?.end()]);
		await this.database.close();
		await this.mollie.close();
		await this.smtp.stop();
		await this.#postgres.stop();
		if (process.env.SOAK_KEEP) console.log(this.#folder);
		else rmSync(this.#folder, { recursive: true, force: true });
	}
}

/** A line of rates with other prices. */
function dearer(line: Record<string, unknown>, percent: number): Record<string, unknown> {
	const { seasons } = line as { seasons?: readonly { nightCents: number }[] };
	if (!seasons) return line;
	return { ...line, seasons: seasons.map((one) => ({ ...one, nightCents: one.nightCents + 100 * percent })) };
}

async function onServer(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return (await client.query(text)).rows;
	} finally {
		await client.end();
	}
}
