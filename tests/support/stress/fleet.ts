import type { ProcessSettings } from "../booking-process.ts";
import { type Child, startChild } from "../child.ts";
import type { Random } from "../random.ts";

/** Server processes and a worker, killed and started again while others use them. */
export class Fleet {
	readonly #settings: Partial<ProcessSettings>;
	readonly #onError: (line: string) => void;
	readonly #servers: (Child | null)[] = [];
	#worker: Child | null = null;
	#isClosed = false;
	serverKills = 0;
	workerKills = 0;

	private constructor(settings: Partial<ProcessSettings>, onError: (line: string) => void) {
		this.#settings = settings;
		this.#onError = onError;
	}

	static async start(
		settings: Partial<ProcessSettings>,
		servers: number,
		onError: (line: string) => void,
	): Promise<Fleet> {
		const fleet = new Fleet(settings, onError);
		for (let at = 0; at < servers; at++) fleet.#servers.push(await startChild("server", settings, onError));
		fleet.#worker = await startChild("worker", settings, onError);
		return fleet;
	}

	/** A server that is alive; waits for one when all were killed. */
	async server(random: Random): Promise<Child> {
		for (;;) {
			const alive = this.#servers.filter((server) => server !== null && !server.isEnded) as Child[];
			if (alive.length > 0) return random.pick(alive);
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
	}

	/** Kills the worker, or one of the servers, and starts it again. */
	async kill(which: "worker" | "server", random: Random): Promise<void> {
		if (which === "worker") {
			await this.#worker?.kill();
			this.workerKills++;
			this.#worker = null;
			this.#worker = await this.#started("worker");
			return;
		}
		const at = random.int(this.#servers.length);
		await this.#servers[at]?.kill();
		this.serverKills++;
		this.#servers[at] = null;
		this.#servers[at] = await this.#started("server");
	}

	async #started(file: "server" | "worker"): Promise<Child | null> {
		return this.#isClosed ? null : startChild(file, this.#settings, this.#onError);
	}

	/** Lets the worker finish what it has in hand; the servers have nothing left to do. */
	async close(): Promise<void> {
		this.#isClosed = true;
		await this.#worker?.stop();
		for (const server of this.#servers) await server?.kill();
	}
}
