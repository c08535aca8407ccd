import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import pg from "pg";
import { isSqlError } from "#db/connection/transact.ts";
import { type Disk, mayMount, mountDisk } from "./disk.ts";
import { type Account, type Program, pause, serverAccount, startProgram, until } from "./program.ts";
import { moveableClock } from "./server-clock.ts";

/**
 * A primary and a standby that confirms every commit, each with the questions that Patroni answers on port 8008: is this the
 * primary, does it follow? Who is promoted when is the drill's to say, where Patroni would.
 */
export class PostgresPair {
	readonly #bin: string;
	readonly #folder: string;
	readonly #account: Account | null = serverAccount();
	readonly #members: readonly [Member, Member];

	private constructor(folder: string, ports: PairPorts) {
		this.#folder = folder;
		this.#bin = execFileSync("pg_config", ["--bindir"], { encoding: "utf8" }).trim();
		this.#members = [
			{ name: "pg1", port: ports.pg1, rolePort: ports.role1, program: null, roles: null, disk: null },
			{ name: "pg2", port: ports.pg2, rolePort: ports.role2, program: null, roles: null, disk: null },
		];
	}

	/** @param folder absolute; the servers' files go there. */
	static async start(folder: string, ports: PairPorts): Promise<PostgresPair> {
		const pair = new PostgresPair(folder, ports);
		mkdirSync(folder, { recursive: true });
		if (pair.#account) chownSync(folder, pair.#account.uid, pair.#account.gid);
		const [primary, standby] = pair.#members;
		for (const member of pair.#members) pair.#placeOf(member);
		pair.#run("initdb", ["-D", pair.#data(primary), "-U", "halcyon", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"]);
		for (const member of pair.#members) member.roles = await answerRoles(member);
		await pair.#up(primary);
		await onServer(urlOf(primary, "postgres"), "CREATE DATABASE halcyon");
		await onServer(urlOf(primary, "halcyon"), moveableClock("halcyon"));
		await pair.follow(standby.name, primary.name);
		return pair;
	}

	/** The address of a server's database, past everything. */
	url(name: MemberName): string {
		return urlOf(this.#member(name), "halcyon");
	}

	/** Who writes and who follows. */
	async roles(): Promise<{ readonly primary: MemberName; readonly standby: MemberName }> {
		for (const { name, rolePort } of this.#members) {
			if ((await fetch(`http://127.0.0.1:${rolePort}/primary`)).ok)
				return { primary: name, standby: name === "pg1" ? "pg2" : "pg1" };
		}
		throw new Error("there is no primary");
	}

	/** One statement on a server. */
	ask(name: MemberName, text: string): Promise<readonly Record<string, unknown>[]> {
		return onServer(this.url(name), text);
	}

	/** Lets a standby go on that was told to replay nothing. */
	async resumeReplay(name: MemberName): Promise<void> {
		await this.ask(name, "SELECT pg_wal_replay_resume()").catch((error: unknown) => {
			// What is replayed at once may end the very statement that said so.
			if (!isSqlError(error, CANCELLED_BY_REPLAY)) throw error;
		});
	}

	/** The disk of a server; null where nothing can be mounted. */
	disk(name: MemberName): Disk | null {
		return this.#member(name).disk;
	}

	/** Starts a server that ended by itself, as Patroni does. True: it had ended. */
	async revive(name: MemberName): Promise<boolean> {
		const member = this.#member(name);
		if (member.program?.isRunning) return false;
		await this.#up(member);
		return true;
	}

	/** A new standby in the place of whatever was there; commits wait for it from now on. */
	async follow(name: MemberName, primaryName: MemberName): Promise<void> {
		const [member, primary] = [this.#member(name), this.#member(primaryName)];
		rmSync(this.#data(member), { recursive: true, force: true });
		const from = ["-h", "127.0.0.1", "-p", String(primary.port), "-U", "halcyon"];
		this.#run("pg_basebackup", [...from, "-D", this.#data(member), "-R", "-X", "stream", "-c", "fast"]);
		await this.#up(member);
		const streams = "SELECT 1 FROM pg_stat_replication WHERE state = 'streaming'";
		await until("the standby streams", async () => (await onServer(urlOf(primary, "halcyon"), streams)).length > 0);
		await onServer(urlOf(primary, "halcyon"), "ALTER SYSTEM SET synchronous_standby_names = '*'");
		await onServer(urlOf(primary, "halcyon"), "SELECT pg_reload_conf()");
	}

	/** As a machine that loses its power: nothing is finished, nobody is told. */
	async kill(name: MemberName): Promise<void> {
		const { program } = this.#member(name);
		if (!program) return;
		for (const pid of childrenOf(program.pid)) kill(pid);
		await program.end("SIGKILL");
		// Its backends end when they see that their postmaster is gone.
		await pause(300);
	}

	/** Nothing of a server moves any more, and no connection breaks (`SIGSTOP`); or it goes on (`SIGCONT`). */
	signal(name: MemberName, signal: "SIGSTOP" | "SIGCONT"): void {
		const { program } = this.#member(name);
		if (!program) return;
		for (const pid of [program.pid, ...childrenOf(program.pid)]) process.kill(pid, signal);
	}

	/** Makes a standby the primary; commits wait for nobody until it has a standby of its own. */
	async promote(name: MemberName): Promise<void> {
		const member = this.#member(name);
		await onServer(urlOf(member, "halcyon"), "SELECT pg_promote(true, 30)");
		await this.waitForNobody(name);
	}

	/** Commits of a server wait for no standby any more, as Patroni has it when there is none. */
	async waitForNobody(name: MemberName): Promise<void> {
		await this.ask(name, "ALTER SYSTEM RESET synchronous_standby_names");
		await this.ask(name, "SELECT pg_reload_conf()");
	}

	async stop(): Promise<void> {
		for (const member of this.#members) {
			await member.program?.end("SIGINT");
			member.roles?.close();
			member.disk?.unmount();
		}
	}

	/** A small disk where one can be mounted, else a folder. */
	#placeOf(member: Member): void {
		const folder = join(this.#folder, member.name);
		if (mayMount()) member.disk = mountDisk(folder, DISK_MEGABYTES);
		else mkdirSync(folder);
		if (this.#account) chownSync(folder, this.#account.uid, this.#account.gid);
	}

	async #up(member: Member): Promise<void> {
		const settings = [
			"max_connections=200",
			"fsync=off",
			"hot_standby=on",
			"wal_keep_size=128MB",
			"max_wal_size=256MB",
			"wal_sender_timeout=5s",
		];
		const words = ["-D", this.#data(member), "-p", String(member.port), "-h", "127.0.0.1", "-k", this.#folder];
		member.program = startProgram(
			join(this.#bin, "postgres"),
			[...words, ...settings.flatMap((text) => ["-c", text])],
			{
				cwd: this.#folder,
				env: { ...process.env, LC_ALL: "C.UTF-8", TZ: "UTC" },
				log: join(this.#folder, `${member.name}.log`),
				account: this.#account,
			},
		);
		await until(
			`${member.name} answers`,
			async () => (await onServer(urlOf(member, "postgres"), "SELECT 1")).length > 0,
		);
	}

	#run(program: string, words: readonly string[]): void {
		const env = { ...process.env, LC_ALL: "C.UTF-8" };
		execFileSync(join(this.#bin, program), words, { cwd: this.#folder, ...(this.#account ?? {}), env, stdio: "pipe" });
	}

	#member(name: MemberName): Member {
		return this.#members[name === "pg1" ? 0 : 1];
	}

	#data = (member: Member) => join(this.#folder, member.name, "data");
}

/** "Conflict with recovery". */
const CANCELLED_BY_REPLAY = "40001";
/** Many times what a drill writes. */
const DISK_MEGABYTES = 1_024;

export type MemberName = "pg1" | "pg2";

export interface PairPorts {
	readonly pg1: number;
	readonly pg2: number;
	/** Where each says whether it is the primary. */
	readonly role1: number;
	readonly role2: number;
}

interface Member {
	readonly name: MemberName;
	readonly port: number;
	readonly rolePort: number;
	program: Program | null;
	roles: Server | null;
	disk: Disk | null;
}

const urlOf = ({ port }: Member, database: string) => `postgres://halcyon@127.0.0.1:${port}/${database}`;

/** One statement over a connection of its own; fails within three seconds. */
async function onServer(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
	client.on("error", () => {});
	await client.connect();
	try {
		return (await client.query(text)).rows;
	} finally {
		await client.end().catch(() => {});
	}
}

/** `GET /primary` and `/replica`: 200 from the one, 503 from anything else, as Patroni's API has it. */
async function answerRoles(member: Member): Promise<Server> {
	const server = createServer(({ url }, response) => {
		const follows = url === "/replica";
		onServer(urlOf(member, "postgres"), "SELECT pg_is_in_recovery() AS follows").then(
			([row]) => response.writeHead(row?.follows === follows ? 200 : 503).end(),
			() => response.writeHead(503).end(),
		);
	});
	await new Promise<void>((resolve) => server.listen(member.rolePort, "127.0.0.1", resolve));
	return server;
}

function childrenOf(parent: number): readonly number[] {
	const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
	const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
	return pairs.filter(([, of]) => of === parent).map(([pid = 0]) => pid);
}

function kill(pid: number): void {
	try {
		process.kill(pid, "SIGKILL");
	} catch {
		// It ended by itself meanwhile.
	}
}
