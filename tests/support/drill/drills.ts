import { join } from "node:path";
import { PAYMENT_HOLD_MINUTES } from "#domain/booking/claim.ts";
import type { Cluster, WebName } from "./cluster.ts";
import { mayMount } from "./disk.ts";
import { HOUR_OF_OUTAGE } from "./hour-of-outage.ts";
import { machineClock, secondsAhead } from "./machine-clock.ts";
import { pause } from "./program.ts";
import type { Seen } from "./tally.ts";

/** One fault after another. Each leaves the cluster whole. */
export interface Drill {
	/** The first column of the table. */
	readonly fault: string;
	/** What comes before the fault, and is not counted with it. Answers what it found that must not be. */
	prepare?(cluster: Cluster): Promise<readonly string[]>;
	/** Does it, and mends what does not mend itself. Answers what it found that must not be. */
	run(cluster: Cluster): Promise<readonly string[] | undefined>;
	/** Most requests that may be left without an answer or an explanation. */
	readonly mostBroken: number;
	/** Most that may be told to come back; absent: as many as it takes. */
	readonly mostAway?: number;
	/** Kinds of requests that must all be answered. */
	readonly spares?: readonly string[];
	/** Senders of mail that were killed: so many mails may leave once more. */
	readonly killsSender?: boolean;
	/** Why it cannot run under this account. */
	readonly cannot?: string | undefined;
}

/** How long a cut or a service that is down lasts. */
const LASTS_MS = 20_000;
const LAG_MS = 30_000;
const WEBS: readonly WebName[] = ["web1", "web2"];

export const DRILLS: readonly Drill[] = [
	{
		fault: "A web process is killed (signal 9)",
		run: async (cluster) => {
			await cluster.program("web1").end("SIGKILL");
			await pause(5_000);
			await cluster.startWeb("web1");
			return undefined;
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
			return undefined;
		},
		mostBroken: 0,
		mostAway: 0,
		killsSender: true,
	},
	{
		fault: "Rolling deploy: each web process is drained, stopped and started",
		run: async (cluster) => {
			for (const name of WEBS) await cluster.replaceWeb(name);
			return undefined;
		},
		mostBroken: 0,
		mostAway: 0,
	},
	{
		fault: "The primary dies; its standby is promoted three seconds later",
		run: async (cluster) => {
			await failover(cluster);
			return undefined;
		},
		mostBroken: 0,
		spares: ["search", "content"],
	},
	{
		fault: "The standby replays nothing for 30 s",
		run: async (cluster) => {
			const lag = await lagging(cluster);
			const { standby } = await cluster.pair.roles();
			await cluster.pair.resumeReplay(standby);
			return lag;
		},
		mostBroken: 0,
		mostAway: 0,
	},
	{
		fault: "The standby dies; three seconds later commits wait for nobody, and ten seconds later another follows",
		run: async ({ pair }) => {
			const { primary, standby } = await pair.roles();
			await pair.kill(standby);
			await pause(3_000);
			await pair.waitForNobody(primary);
			await pause(10_000);
			await pair.follow(standby, primary);
			return undefined;
		},
		mostBroken: 0,
		mostAway: 0,
	},
	{
		fault: "The primary dies while its standby is 30 s behind, which is promoted three seconds later",
		prepare: lagging,
		run: async (cluster) => {
			await failover(cluster);
			return undefined;
		},
		mostBroken: 0,
		spares: ["search", "content"],
	},
	{
		fault: "The primary's disk is full for 20 s",
		run: diskIsFull,
		mostBroken: 0,
		spares: ["search", "suggestion", "content"],
		cannot: mayMount() ? undefined : "takes root, for a disk of its own",
	},
	{
		fault: "The line between web and database is cut for 20 s (PgBouncer stands still)",
		run: async (cluster) => {
			cluster.proxies.pgbouncer.signal("SIGSTOP");
			await pause(LASTS_MS);
			cluster.proxies.pgbouncer.signal("SIGCONT");
			return undefined;
		},
		mostBroken: 0,
		spares: ["search", "content"],
	},
	{
		fault: "The clocks of a web process and a worker leap an hour ahead, then an hour behind",
		run: clocksLeap,
		mostBroken: 0,
		mostAway: 0,
	},
	{
		fault: "The payment provider answers 503 for 20 s",
		run: async (cluster) => {
			cluster.mollie.break(503);
			await pause(LASTS_MS);
			cluster.mollie.break(null);
			return undefined;
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
			return undefined;
		},
		mostBroken: 0,
		mostAway: 0,
		killsSender: true,
	},
	HOUR_OF_OUTAGE,
];

/** The primary dies, its standby takes over, and gets a standby of its own. */
async function failover({ pair }: Cluster): Promise<void> {
	const { primary, standby } = await pair.roles();
	await pair.kill(primary);
	await pause(3_000);
	// One that replays nothing would wait for that, and not be promoted: Patroni lets it go on, too.
	await pair.resumeReplay(standby);
	await pair.promote(standby);
	await pause(10_000);
	await pair.follow(primary, standby);
}

/** The standby takes everything and replays nothing, for half a minute; it goes on so. */
async function lagging({ pair }: Cluster): Promise<readonly string[]> {
	const { standby } = await pair.roles();
	await pair.ask(standby, "SELECT pg_wal_replay_pause()");
	await pause(LAG_MS);
	const [row] = await pair.ask(
		standby,
		"SELECT extract(epoch FROM pg_catalog.clock_timestamp() - pg_last_xact_replay_timestamp())::float8 AS seconds",
	);
	return Number(row?.seconds) >= LAG_MS / 1_000 ? [] : [`the standby was only ${row?.seconds} s behind`];
}

async function diskIsFull({ pair }: Cluster): Promise<readonly string[]> {
	const { primary } = await pair.roles();
	const disk = pair.disk(primary);
	if (!disk) throw new Error(`${primary} has no disk of its own`);
	for (let second = 0; second < LASTS_MS / 1_000; second++) {
		// What a checkpoint gave back is taken too.
		disk.fill();
		await pause(1_000);
	}
	disk.free();
	// A server that has no room for its log ends; Patroni starts it.
	await pair.revive(primary);
	// Rows that no index finds, or indexes that point nowhere, would be a damage.
	await pair.ask(primary, "CREATE EXTENSION IF NOT EXISTS amcheck");
	await pair.ask(
		primary,
		`SELECT bt_index_check(c.oid, true) FROM pg_class c JOIN pg_am a ON a.oid = c.relam JOIN pg_index i ON i.indexrelid = c.oid
			WHERE a.amname = 'btree' AND c.relpersistence = 'p' AND i.indisready AND i.indisvalid AND c.relnamespace = 'public'::regnamespace`,
	);
	return [];
}

/** What is set is the clock of the machine, under processes that run. */
async function clocksLeap(cluster: Cluster): Promise<readonly string[]> {
	const wrong: string[] = [];
	const clock = machineClock(join(cluster.folder, "clock"));
	const url = `http://127.0.0.1:${cluster.ports.web1}/healthz`;
	await cluster.replaceWeb("web1", clock);
	await cluster.replaceWorker("worker1", clock);
	const [begun] = await cluster.ask("SELECT now()::text AS at");
	for (const hours of [1, -1]) {
		clock.set(hours);
		await pause(LASTS_MS);
		const ahead = await secondsAhead(url);
		if (Math.abs(ahead - hours * 3_600) > 60) wrong.push(`web1 is ${ahead} s ahead, not ${hours} h: it proves nothing`);
		wrong.push(...(await endedEarly(cluster)));
	}
	clock.set(0);
	const since = `'${begun?.at}'`;
	// When an offer was stored is the database's to say, when it ends the web process's.
	const [offers] = await cluster.ask(`
		SELECT count(*)::int AS count, coalesce(extract(epoch FROM max(expires_at - created_at) - min(expires_at - created_at)), 0)::float8 AS spread
		FROM quote WHERE created_at > ${since}`);
	if (Number(offers?.count) === 0) wrong.push("nobody asked for an offer: it proves nothing");
	if (Number(offers?.spread) > 30) wrong.push(`one offer holds ${offers?.spread} s longer than another`);
	await cluster.replaceWeb("web1");
	await cluster.replaceWorker("worker1");
	return wrong;
}

/** Bookings that a timer ended sooner after their offer, by the database's clock, than any may end. */
async function endedEarly(cluster: Cluster): Promise<readonly string[]> {
	const rows = await cluster.ask(`
		SELECT DISTINCT b.booking_no FROM booking b JOIN quote q USING (quote_id)
			JOIN audit_log a ON a.subject_kind = 'booking' AND a.subject_id = b.booking_no
		WHERE a.action IN ('paymentRunsOut', 'optionRunsOut', 'applicationRunsOut') AND a.actor = 'timer'
			AND a.at < q.created_at + interval '${PAYMENT_HOLD_MINUTES - 1} minutes' LIMIT 5`);
	return rows.map((row) => `booking ${row.booking_no} ended before its time`);
}

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
