import { openDatabase } from "#db/connection/client.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { systemClock } from "#domain/time/clock.ts";
import { seedFixture, seedHomeLike } from "../seed-homes.ts";
import { Ledger } from "../stress/ledger.ts";
import { verdictOf } from "../stress/verdict.ts";
import type { GuestWorld } from "../stress/world.ts";
import { Cluster } from "./cluster.ts";
import { DRILLS, type Drill, wrongIn } from "./drills.ts";
import { passMinutes, waitingMails } from "./passing-time.ts";
import { pause, until } from "./program.ts";
import type { DrillPorts } from "./proxies.ts";
import { type Seen, Tally } from "./tally.ts";
import { type Visit, visitor } from "./visitors.ts";

export interface DrillOptions {
	readonly ports: DrillPorts;
	readonly visitors: number;
	readonly seed: number;
	/** Runs the drills whose fault this finds. */
	readonly only: RegExp | null;
	/** Told of each step. */
	readonly say: (text: string) => void;
}

export interface DrillReport {
	readonly rows: readonly { readonly fault: string; readonly seen: Seen; readonly acknowledged: number }[];
	readonly acknowledged: number;
	readonly mailsLeft: number;
	/** Mails that left once more, under the same Message-ID. */
	readonly answers: ReadonlyMap<string, number>;
	/** What must not be; empty when all is well. */
	readonly faults: readonly string[];
}

const HOMES = Array.from({ length: 120 }, (_, at) => `a${100 + at}`);
/** So long a form goes on asking what became of a submit: beyond every fault. */
const ATTEMPTS = 40;
const WARM_UP_MS = 8_000;
/** After each drill, so that what comes late counts for it. */
const AFTER_MS = 6_000;
const MAILS_WITHIN_S = 480;
/** Every sender that lives has done with its mail by then. */
const OWN_LEASE_MS = 20_000;

export async function runDrills({ ports, visitors, seed, only, say }: DrillOptions): Promise<DrillReport> {
	say("starting PostgreSQL twice, PgBouncer, HAProxy, two web processes and two workers");
	const cluster = await Cluster.start(ports);
	const ledger = new Ledger();
	const tally = new Tally();
	try {
		await seeded(cluster);
		const world: GuestWorld = {
			// Whatever stays without an answer is counted by the drill.
			fleet: { server: async () => ({ port: ports.site, isEnded: true }) },
			ledger,
			heard: tally.hear,
			homes: HOMES,
			attempts: ATTEMPTS,
			clock: systemClock(dayOf("2027-01-15")),
			mollie: cluster.mollie,
		};
		const visit: Visit = { url: `http://127.0.0.1:${ports.site}`, until: Number.POSITIVE_INFINITY };
		const visiting = Promise.all(Array.from({ length: visitors }, (_, number) => visitor(world, visit, number, seed)));
		const rows: DrillReport["rows"][number][] = [];
		const faults: string[] = [];
		try {
			await pause(WARM_UP_MS);
			const before = tally.since(0);
			if (before.away + before.broken > 0) faults.push(`before any drill: ${before.details.join(" · ")}`);
			for (const drill of DRILLS.filter(({ fault }) => only === null || only.test(fault))) {
				if (drill.cannot !== undefined) {
					faults.push(`${drill.fault}: not drilled, ${drill.cannot}`);
					continue;
				}
				say(drill.fault);
				const made = ledger.acknowledged.size;
				const { seen, found } = await seenDuring(drill, cluster, tally);
				rows.push({ fault: drill.fault, seen, acknowledged: ledger.acknowledged.size - made });
				say(`  ${visitorSaw(seen)}`);
				const ended = cluster.takeEnded();
				const wrong = [...wrongIn(drill, seen), ...[...found, ...ended].map((text) => `${drill.fault}: ${text}`)];
				for (const text of wrong) say(`  WRONG ${text}`);
				faults.push(...wrong);
			}
		} finally {
			visit.until = 0;
			await visiting;
		}
		say("waiting for the last mails");
		await mailsHaveLeft(cluster);
		const { primary } = await cluster.pair.roles();
		const database = await openDatabase({ databaseUrl: cluster.pair.url(primary), dataDir: "" });
		try {
			const kills = rows.filter(({ fault }) =>
				DRILLS.some((drill) => drill.fault === fault && drill.killsSender),
			).length;
			faults.push(...ledger.faults, ...(await verdictOf(database.db, ledger, cluster.smtp, kills)));
		} finally {
			await database.close();
		}
		faults.push(...cluster.takeEnded());
		return {
			rows,
			faults,
			acknowledged: ledger.acknowledged.size,
			mailsLeft: cluster.smtp.messages.length,
			answers: new Map([...ledger.answers].sort(([a], [b]) => (a < b ? -1 : 1))),
		};
	} finally {
		await cluster.stop();
	}
}

async function seenDuring(drill: Drill, cluster: Cluster, tally: Tally) {
	const before = (await drill.prepare?.(cluster)) ?? [];
	const begun = performance.now();
	const found = [...before, ...((await drill.run(cluster)) ?? [])];
	await pause(AFTER_MS);
	return { seen: tally.since(begun), found };
}

/** Homes in a database that the first web process has migrated; waits until visitors find them. */
async function seeded({ pair, ports }: Cluster): Promise<void> {
	const database = await openDatabase({ databaseUrl: pair.url("pg1"), dataDir: "" });
	try {
		await seedFixture(database.db);
		for (const accoId of HOMES) await seedHomeLike(database.db, "a990001", { accoId });
	} finally {
		await database.close();
	}
	for (const port of [ports.web1, ports.web2, ports.site]) {
		await until("the search knows the homes", async () => {
			const response = await fetch(`http://127.0.0.1:${port}/de/acco/${HOMES.at(-1)}`);
			const list = await (await fetch(`http://127.0.0.1:${port}/nl/vakantiehuis/`)).text();
			return response.ok && HOMES.some((accoId) => list.includes(accoId));
		});
	}
}

/** What a killed sender had in hand, and what an address is spared within an hour, waits: that time is passed through. */
async function mailsHaveLeft(cluster: Cluster): Promise<void> {
	const begun = performance.now();
	const haveLeft = async () => {
		if ((await waitingMails(cluster)) === 0) return true;
		if (performance.now() - begun > OWN_LEASE_MS) await passMinutes(cluster, 5);
		return false;
	};
	await until("no mail waits", haveLeft, MAILS_WITHIN_S);
}

/** The second column of the table, in words. */
export function visitorSaw(seen: Seen): string {
	const all = seen.answered + seen.away + seen.broken;
	const slowest = `slowest answer ${(seen.slowestMs / 1_000).toFixed(1)} s`;
	if (seen.away + seen.broken === 0) return `nothing: all ${all} requests answered, ${slowest}`;
	const parts = [`${seen.answered} of ${all} requests answered, ${slowest}`];
	if (seen.away > 0) parts.push(`${seen.away} were told to come back in a moment`);
	if (seen.broken > 0) parts.push(`${seen.broken} had no answer`);
	if (seen.spared.length > 0) parts.push(`nothing of it at ${seen.spared.join(", ")}`);
	return parts.join("; ");
}
