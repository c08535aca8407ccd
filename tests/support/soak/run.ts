import { systemClock } from "#domain/time/clock.ts";
import { pause } from "../drill/program.ts";
import { type Random, randomOf } from "../random.ts";
import { Ledger } from "../stress/ledger.ts";
import { verdictOf } from "../stress/verdict.ts";
import { loadNow, othersMeter, type Sample } from "./sample.ts";
import { SoakSite } from "./site.ts";
import { verdictOn } from "./verdict.ts";
import { arrive, type SoakWorld, search } from "./visitors.ts";

/** A site that is loaded for long with a share of what it can carry, to see whether anything in it grows. */

export interface SoakOptions {
	readonly minutes: number;
	/** Of what it can carry, 0 to 1. */
	readonly share: number;
	readonly seed: number;
	/** How long is tried what it can carry, seconds; before that it is warmed for as long. */
	readonly trySeconds?: number;
	/** Between two looks at the processes, milliseconds. */
	readonly everyMs?: number;
	/** What Node is started with for the web process. */
	readonly webOptions?: readonly string[];
	readonly say: (text: string) => void;
}

export interface SoakReport {
	readonly samples: readonly Sample[];
	/** Arrivals a second that the site carries where nobody else takes the processors. */
	readonly carried: number;
	readonly arrivals: number;
	readonly requests: number;
	readonly acknowledged: number;
	readonly mailsLeft: number;
	readonly feeds: number;
	readonly answers: ReadonlyMap<string, number>;
	/** What must not be; empty when all is well. */
	readonly faults: readonly string[];
}

/** Visitors who wait for nothing but their answers, while it is tried what the site can carry. */
const TRIERS = 12;
/** Arrivals that may be under way; with more of them the site is no longer loaded with a share of what it carries. */
const MOST_UNDER_WAY = 300;
const FEED_EVERY_MS = 60_000;
const FEED_HOMES = 15;
const PATIENCE_MS = 60_000;
const MOST_DETAILS = 20;
/** Share of the answers that may be: come back in a moment. A machine that others take stands still now and then. */
const MOST_BUSY = 0.01;
const OURS_EVERY_MS = 2_000;
/** Of a machine that others take nearly whole something is left all the same. */
const MOST_OTHERS = 0.9;

export async function runSoak(options: SoakOptions): Promise<SoakReport> {
	const { share, seed, say, trySeconds = 45, everyMs = 10_000 } = options;
	say("starting PostgreSQL, a web process and a worker");
	const site = await SoakSite.start(options.webOptions);
	try {
		const heard: Heard = { latencies: [], busy: 0, unexplained: 0, details: [] };
		const world = worldOf(site, heard);
		const random = randomOf(seed);
		await untilStaysAreFound(world, random);
		const carried = await carriedBy(world, random, trySeconds);
		say(`it carries ${carried.toFixed(1)} arrivals a second, if others took nothing of the processors`);
		take(heard);
		heard.details.length = 0;
		const held = await hold(site, world, heard, random, { ...options, everyMs, perSecond: carried * share });
		await site.endWorker();
		const wrong = await verdictOf(site.database.db, world.ledger, site.smtp, 0);
		const unexplained = held.samples.reduce((sum, sample) => sum + sample.unexplained, 0);
		const busy = held.samples.reduce((sum, sample) => sum + sample.busy, 0);
		const answers = held.samples.reduce((sum, { latencies }) => sum + latencies.length, 0);
		const leftOut = held.samples.reduce((sum, sample) => sum + sample.leftOut, 0);
		return {
			...held,
			carried,
			requests: world.ledger.requests,
			acknowledged: world.ledger.acknowledged.size,
			mailsLeft: site.smtp.messages.length,
			answers: new Map([...world.ledger.answers].sort(([a], [b]) => (a < b ? -1 : 1))),
			faults: [
				...verdictOn(held.samples),
				...(unexplained > 0 ? [`${unexplained} answers that nothing explains: ${heard.details.join(" · ")}`] : []),
				...(busy > answers * MOST_BUSY ? [`${busy} of ${answers} answers: come back in a moment`] : []),
				...(leftOut > held.arrivals * MOST_BUSY
					? [`${leftOut} arrivals left out, ${MOST_UNDER_WAY} were under way`]
					: []),
				...world.ledger.faults,
				...held.feedFaults,
				...site.complaints(),
				...wrong,
			],
		};
	} finally {
		await site.stop();
	}
}

interface Heard {
	latencies: number[];
	busy: number;
	unexplained: number;
	readonly details: string[];
}

/** What was heard since the last time. */
function take(heard: Heard): Pick<Sample, "latencies" | "busy" | "unexplained"> {
	const { latencies, busy, unexplained } = heard;
	Object.assign(heard, { latencies: [], busy: 0, unexplained: 0 });
	return { latencies, busy, unexplained };
}

function worldOf(site: SoakSite, heard: Heard): SoakWorld {
	const port = Number(new URL(site.url).port);
	const stays: SoakWorld["stays"] = [];
	return {
		url: site.url,
		db: site.database.db,
		mollie: site.mollie,
		ledger: new Ledger(),
		fleet: { server: async () => ({ port, isEnded: false }) },
		clock: systemClock(null, site.database.now),
		homes: [],
		attempts: 8,
		stays,
		pages: [],
		stayFor: (random) => random.pick(stays),
		address: (random) => `11.${random.int(250)}.${random.int(250)}.${1 + random.int(250)}`,
		heard: (fate, what, milliseconds, detail) => {
			heard.latencies.push(milliseconds);
			if (fate === "away") heard.busy++;
			if (fate !== "broken") return;
			heard.unexplained++;
			if (heard.details.length < MOST_DETAILS) heard.details.push(`${what}: ${detail}`.slice(0, 300));
		},
	};
}

async function untilStaysAreFound(world: SoakWorld, random: Random): Promise<void> {
	const begun = performance.now();
	while (world.stays.length < 100) {
		await search(world, random, "nl");
		if (performance.now() - begun > PATIENCE_MS) throw new Error("the search finds no stays");
	}
}

/**
 * Arrivals a second when each visitor comes again as soon as the last errand is done; warms the site first. What others took
 * of the processors meanwhile is added: it would have been ours.
 */
async function carriedBy(world: SoakWorld, random: Random, seconds: number): Promise<number> {
	let done = 0;
	const half = performance.now() + seconds * 1_000;
	const end = half + seconds * 1_000;
	const visitor = async () => {
		while (performance.now() < end) {
			await arrive(world, random);
			if (performance.now() >= half) done++;
		}
	};
	const others = othersMeter();
	const warm = pause(seconds * 1_000).then(others);
	await Promise.all([warm, ...Array.from({ length: TRIERS }, visitor)]);
	return done / ((performance.now() - half) / 1_000) / (1 - Math.min(MOST_OTHERS, others()));
}

interface Load extends Pick<SoakOptions, "minutes" | "say"> {
	/** Arrivals where others take nothing of the processors; so much less as they take. */
	readonly perSecond: number;
	readonly everyMs: number;
}

/** Lets visitors arrive by the clock, whatever becomes of those before, and looks at the processes meanwhile. */
async function hold(site: SoakSite, world: SoakWorld, heard: Heard, random: Random, load: Load) {
	const begun = performance.now();
	const end = begun + load.minutes * 60_000;
	const samples: Sample[] = [];
	const feedFaults: string[] = [];
	const underWay = new Set<Promise<void>>();
	let [arrivals, arrived, leftOut, feeds] = [0, 0, 0, 0];
	/** Share of the processors that others left us lately. */
	let ours = 1;

	const arriving = async () => {
		let next = begun;
		while (next < end) {
			await pause(Math.max(0, next - performance.now()));
			// Independent of each other: the times between them are exponential.
			next += (-Math.log(1 - random.int(1_000_000) / 1_000_000) / (load.perSecond * ours)) * 1_000;
			arrivals++;
			arrived++;
			if (underWay.size >= MOST_UNDER_WAY) {
				leftOut++;
				continue;
			}
			const errand = arrive(world, random).catch((error: unknown) => {
				world.ledger.fault(`an errand failed: ${error}`);
			});
			underWay.add(errand);
			void errand.finally(() => underWay.delete(errand));
		}
	};
	const measuring = async () => {
		const others = othersMeter();
		while (performance.now() + OURS_EVERY_MS < end) {
			await pause(OURS_EVERY_MS);
			// Half of what was, half of what is: a moment's work of others is no reason.
			ours = (ours + 1 - Math.min(MOST_OTHERS, others())) / 2;
		}
	};
	const looking = async () => {
		const others = othersMeter();
		for (let at = begun + load.everyMs; at <= end; at += load.everyMs) {
			await pause(Math.max(0, at - performance.now()));
			const said = { ...take(heard), leftOut, arrived };
			[leftOut, arrived] = [0, 0];
			const [processes, connections] = [await site.figures(), await site.connections()];
			samples.push({
				ms: performance.now() - begun,
				processes,
				connections,
				...said,
				load: loadNow(),
				others: others(),
			});
			if (samples.length % 6 === 0) load.say(lineOf(samples.at(-1)));
		}
	};
	const feeding = async () => {
		while (performance.now() + FEED_EVERY_MS < end) {
			await pause(FEED_EVERY_MS);
			feeds++;
			await site.feed(FEED_HOMES).catch((error: unknown) => feedFaults.push(String(error)));
		}
	};
	await Promise.all([arriving(), measuring(), looking(), feeding()]);
	await Promise.all(underWay);
	return { samples, arrivals, feeds, feedFaults };
}

function lineOf(sample: Sample | undefined): string {
	if (!sample) return "";
	const processes = Object.entries(sample.processes).map(
		([name, { residentMb, heapMb, files }]) =>
			`${name} ${residentMb.toFixed(0)} MB${heapMb === null ? "" : ` (heap ${heapMb.toFixed(0)})`}, ${files} files`,
	);
	const { latencies, connections, busy, unexplained, load, others } = sample;
	return `${(sample.ms / 60_000).toFixed(1)} min: ${processes.join("; ")}; ${connections} connections; ${latencies.length} answers, ${busy} busy, ${unexplained} unexplained; load ${load.toFixed(1)}, others ${(others * 100).toFixed(0)} %`;
}
