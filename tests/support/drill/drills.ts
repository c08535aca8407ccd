import type { Cluster, WebName } from "./cluster.ts";
import { pause } from "./program.ts";
import type { Seen } from "./tally.ts";

/** One fault after another. Each leaves the cluster whole. */
export interface Drill {
	/** The first column of the table. */
	readonly fault: string;
	/** Does it, and mends what does not mend itself. */
	run(cluster: Cluster): Promise<void>;
	/** Most requests that may be left without an answer or an explanation. */
	readonly mostBroken: number;
	/** Most that may be told to come back; absent: as many as it takes. */
	readonly mostAway?: number;
	/** Kinds of requests that must all be answered. */
	readonly spares?: readonly string[];
	/** Senders of mail that were killed: so many mails may leave once more. */
	readonly killsSender?: boolean;
}

/** How long a cut or a service that is down lasts. */
const LASTS_MS = 20_000;
const WEBS: readonly WebName[] = ["web1", "web2"];

export const DRILLS: readonly Drill[] = [
	{
		fault: "A web process is killed (signal 9)",
		run: async (cluster) => {
			await cluster.program("web1").end("SIGKILL");
			await pause(5_000);
			await cluster.startWeb("web1");
		},
		// What had begun to be answered, and calls without a key, cannot be asked again by the proxy.
		mostBroken: 4,
		mostAway: 0,
	},
	{
		fault: "A worker is killed (signal 9)",
		run: async (cluster) => {
			await cluster.program("worker1").end("SIGKILL");
			await pause(8_000);
			cluster.startWorker("worker1");
		},
		mostBroken: 0,
		mostAway: 0,
		killsSender: true,
	},
	{
		fault: "Rolling deploy: each web process is drained, stopped and started",
		run: async (cluster) => {
			for (const name of WEBS) {
				await cluster.setState(name, "drain");
				await pause(2_000);
				await cluster.program(name).end("SIGTERM");
				await cluster.startWeb(name);
				await cluster.setState(name, "ready");
				await pause(2_000);
			}
		},
		mostBroken: 0,
		mostAway: 0,
	},
	{
		fault: "The primary dies; its standby is promoted three seconds later",
		run: async (cluster) => {
			await cluster.pair.kill("pg1");
			await pause(3_000);
			await cluster.pair.promote("pg2");
			await pause(10_000);
			await cluster.pair.follow("pg1", "pg2");
		},
		mostBroken: 0,
		spares: ["search", "content"],
	},
	{
		fault: "The line between web and database is cut for 20 s (PgBouncer stands still)",
		run: async (cluster) => {
			cluster.proxies.pgbouncer.signal("SIGSTOP");
			await pause(LASTS_MS);
			cluster.proxies.pgbouncer.signal("SIGCONT");
		},
		mostBroken: 0,
		spares: ["search", "content"],
	},
	{
		fault: "The payment provider answers 503 for 20 s",
		run: async (cluster) => {
			cluster.mollie.break(503);
			await pause(LASTS_MS);
			cluster.mollie.break(null);
		},
		mostBroken: 0,
		spares: ["search", "content", "home", "book"],
	},
	{
		fault: "The mail server is down for 20 s",
		run: async (cluster) => {
			await cluster.smtpLine.cut();
			await pause(LASTS_MS);
			await cluster.smtpLine.restore();
		},
		mostBroken: 0,
		mostAway: 0,
		killsSender: true,
	},
];

/** What a drill showed that must not be. */
export function wrongIn(drill: Drill, seen: Seen): readonly string[] {
	const wrong: string[] = [];
	if (seen.broken > drill.mostBroken)
		wrong.push(`${seen.broken} requests without answer: ${seen.details.slice(0, 5).join(" · ")}`);
	if (drill.mostAway !== undefined && seen.away > drill.mostAway)
		wrong.push(`${seen.away} requests were told to come back`);
	for (const what of drill.spares ?? [])
		if (!seen.spared.includes(what)) wrong.push(`${what} was not answered all the time`);
	if (seen.answered === 0) wrong.push("nobody was answered: it proves nothing");
	return wrong.map((text) => `${drill.fault}: ${text}`);
}
