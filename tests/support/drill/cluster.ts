import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "#db/project-root.ts";
import { ensureBuild } from "#server/build.ts";
import { type MollieServer, startMollie } from "../mollie-server.ts";
import { NO_SENDER_LIMITS } from "../sender-limits.ts";
import { type SmtpServer, smtpServer } from "../smtp-server.ts";
import { type Line, startLine } from "./line.ts";
import type { MachineClock } from "./machine-clock.ts";
import { PostgresPair } from "./postgres-pair.ts";
import { type Program, pause, startProgram, until } from "./program.ts";
import { type DrillPorts, type Proxies, startProxies } from "./proxies.ts";

export type WebName = "web1" | "web2";
export type WorkerName = "worker1" | "worker2";

/** All that `deploy/` has, on one machine: two web processes, two workers, HAProxy, PgBouncer, a primary and a standby. */
export class Cluster {
	readonly ports: DrillPorts;
	readonly folder: string;
	readonly pair: PostgresPair;
	readonly proxies: Proxies;
	readonly mollie: MollieServer;
	readonly smtp: SmtpServer;
	/** From the workers to the mail server. */
	readonly smtpLine: Line;
	readonly #programs = new Map<string, Program>();
	readonly #env: NodeJS.ProcessEnv;

	private constructor(parts: Pick<Cluster, "ports" | "folder" | "pair" | "proxies" | "mollie" | "smtp" | "smtpLine">) {
		this.ports = parts.ports;
		this.folder = parts.folder;
		this.pair = parts.pair;
		this.proxies = parts.proxies;
		this.mollie = parts.mollie;
		this.smtp = parts.smtp;
		this.smtpLine = parts.smtpLine;
		const { ports } = this;
		this.#env = {
			...process.env,
			NODE_ENV: "",
			PUBLIC_URL: `http://127.0.0.1:${ports.site}`,
			DATABASE_URL: `postgres://halcyon@127.0.0.1:${ports.pgbouncer}/halcyon`,
			DATABASE_DIRECT_URL: `postgres://halcyon@127.0.0.1:${ports.database}/halcyon`,
			DATABASE_REPLICA_URL: `postgres://halcyon@127.0.0.1:${ports.replica}/halcyon`,
			APP_SECRET: randomBytes(32).toString("base64url"),
			STORYBLOK_PREVIEW_TOKEN: randomBytes(16).toString("base64url"),
			DEMO_DATA: "off",
			TODAY: "2027-01-15",
			ALLOW_TODAY: "1",
			WORKER: "off",
			LOG_LEVEL: "warn",
			MAP_UPSTREAM: "off",
			SMTP_URL: `smtp://127.0.0.1:${ports.smtp}?ignoreTLS=true`,
			MOLLIE_API_KEY: this.mollie.apiKey,
			MOLLIE_API_URL: this.mollie.apiUrl,
			TRUSTED_PROXIES: "127.0.0.0/8",
			RATE_LIMITS: JSON.stringify(NO_SENDER_LIMITS),
		};
	}

	static async start(ports: DrillPorts): Promise<Cluster> {
		await ensureBuild();
		const folder = mkdtempSync(join(tmpdir(), "halcyon-drill-"));
		// PostgreSQL and PgBouncer run as somebody else where this runs as root.
		chmodSync(folder, 0o755);
		const { pg1, pg2, role1, role2 } = ports;
		const pair = await PostgresPair.start(join(folder, "postgres"), { pg1, pg2, role1, role2 });
		const smtp = await smtpServer({ headersOnly: true });
		const parts = {
			ports,
			folder,
			pair,
			smtp,
			proxies: startProxies(folder, ports),
			mollie: await startMollie(),
			smtpLine: await startLine(ports.smtp, Number(new URL(smtp.url).port)),
		};
		const cluster = new Cluster(parts);
		try {
			await until("PgBouncer reaches the primary", () => isOpen(ports.pgbouncer));
			// The first process migrates, and all that come later find it done.
			await cluster.startWeb("web1");
			await cluster.startWeb("web2");
			for (const name of ["worker1", "worker2"] as const) cluster.startWorker(name);
			return cluster;
		} catch (error) {
			await cluster.stop();
			throw error;
		}
	}

	/** Starts a web process; resolves when it is ready. */
	async startWeb(name: WebName, clock?: MachineClock): Promise<void> {
		const port = this.ports[name];
		this.#begin(name, "src/server/main.ts", { PORT: String(port), ...clock?.env });
		await until(`${name} is ready`, async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok, 120);
	}

	startWorker(name: WorkerName, clock?: MachineClock): void {
		this.#begin(name, "scripts/worker.ts", { ...clock?.env });
	}

	/** Starts a web process anew under visitors: nothing goes to it meanwhile. */
	async replaceWeb(name: WebName, clock?: MachineClock): Promise<void> {
		await this.setState(name, "drain");
		await pause(2_000);
		await this.program(name).end("SIGTERM");
		await this.startWeb(name, clock);
		await this.setState(name, "ready");
		await pause(2_000);
	}

	/** Ends a worker as a deploy does, and starts it anew. */
	async replaceWorker(name: WorkerName, clock?: MachineClock): Promise<void> {
		await this.program(name).end("SIGTERM");
		this.startWorker(name, clock);
	}

	/** Rows of a statement on whichever server is the primary. */
	async ask(text: string): Promise<readonly Record<string, unknown>[]> {
		return this.pair.ask((await this.pair.roles()).primary, text);
	}

	#begin(name: string, file: string, settings: NodeJS.ProcessEnv): void {
		this.#programs.set(
			name,
			startProgram(process.execPath, [file], {
				cwd: projectRoot(),
				env: { ...this.#env, DATA_DIR: join(this.folder, name), ...settings },
				log: join(this.folder, `${name}.log`),
			}),
		);
	}

	/** A web or worker process. */
	program(name: WebName | WorkerName): Program {
		const program = this.#programs.get(name);
		if (!program) throw new Error(`${name} was never started`);
		return program;
	}

	/** HAProxy sends a web process nothing new (`drain`), or uses it again (`ready`). */
	async setState(name: WebName, state: "drain" | "ready"): Promise<void> {
		for (const backend of ["web", "assets", "alive"])
			await this.#command(`set server ${backend}/${name} state ${state}`);
	}

	#command(words: string): Promise<string> {
		return new Promise((resolve, reject) => {
			const socket = connect(join(this.folder, "haproxy.sock"));
			let text = "";
			socket.on("data", (chunk) => {
				text += String(chunk);
			});
			socket.on("error", reject);
			socket.on("end", () => (text.trim() === "" ? resolve(text) : reject(new Error(`HAProxy: ${text}`))));
			socket.write(`${words}\n`);
		});
	}

	/** Whoever ended without being told to since the last time, with its last words. */
	takeEnded(): readonly string[] {
		const gone = [...this.#programs].filter(([, program]) => !program.isRunning);
		const ended = gone.map(([name]) => name);
		const how = new Map(gone.map(([name, { exitCode, endedBy }]) => [name, ` (${endedBy ?? `code ${exitCode}`})`]));
		for (const name of ended) this.#programs.delete(name);
		return ended.map((name) => `${name} ended by itself${how.get(name)}: ${this.#lastWords(name)}`);
	}

	#lastWords(name: string): string {
		return readFileSync(join(this.folder, `${name}.log`), "utf8")
			.trim()
			.split("\n")
			.slice(-12)
			.join(" | ");
	}

	async stop(): Promise<void> {
		await Promise.all([...this.#programs.values()].map((program) => program.end()));
		this.proxies.pgbouncer.signal("SIGCONT");
		await this.proxies.pgbouncer.end("SIGINT");
		await this.proxies.haproxy.end();
		await this.pair.stop();
		await this.mollie.close();
		await this.smtpLine.close();
		await this.smtp.stop();
		await pause(200);
		if (!process.env.DRILL_KEEP) rmSync(this.folder, { recursive: true, force: true });
	}
}

function isOpen(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1", () => {
			socket.destroy();
			resolve(true);
		});
		socket.on("error", () => resolve(false));
	});
}
