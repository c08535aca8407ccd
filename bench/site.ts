import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { Agent, type OutgoingHttpHeaders, request } from "node:http";
import { startSite } from "#tests/support/site-process.ts";
import { checkOutEarlier, type EarlierCheckout } from "./earlier-checkout.ts";
import type { BenchOptions } from "./main.ts";
import { ms, printTable, ratio } from "./measure.ts";
import {
	DEARER,
	dearer,
	middleRound,
	type Round,
	readReference,
	type SiteCosts,
	writeReference,
} from "./site-reference.ts";

/**
 * The site as `npm start` runs it, in front of a client: processor and requests a second for each kind of answer, beside
 * a process that gives the same bytes from memory. What is asked for changes from request to request. With `--check`
 * the costs are compared with those that were written down with `--write`; with `--against COMMIT` with those of the
 * site as that commit has it, by turns in one run.
 */

/** Requests of a kind in a round, and at once. */
const REQUESTS = 100;
const AT_ONCE = 4;
const ROUNDS = 6;
/** Weeks of the year that stays are asked for in. */
const WEEKS = 20;
/** A first start makes the demo catalogue; two may do so beside each other. */
const FIRST_START_SECONDS = 300;
/** Where the floor does a fixed piece of work. */
const UNIT_PATH = "/unit-of-work";

interface Sent {
	readonly path: string;
	readonly method?: "GET" | "POST";
	readonly body?: string;
	readonly type?: string;
	/** As whoever has been here before: no page that is kept is for them. */
	readonly drawn?: true;
}
interface Answer {
	readonly status: number;
	readonly headers: OutgoingHttpHeaders;
	readonly body: Buffer;
}
interface Process {
	readonly url: string;
	readonly pid: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

function ask({ url }: Process, { path, method = "GET", body, type, drawn }: Sent, headers: OutgoingHttpHeaders = {}) {
	return new Promise<Answer>((resolve, reject) => {
		const sent = request(new URL(path, url), {
			agent,
			method,
			headers: {
				"Accept-Encoding": "gzip",
				Accept: "text/html, application/json",
				...(type && { "Content-Type": type }),
				...(drawn && { Cookie: "bench=1" }),
				...headers,
			},
		});
		sent.once("error", reject);
		sent.once("response", (answer) => {
			const chunks: Buffer[] = [];
			answer.on("data", (chunk: Buffer) => chunks.push(chunk));
			answer.once("error", reject);
			answer.once("end", () =>
				resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
			);
		});
		sent.end(body);
	});
}

/** Seconds of processor that a process has taken, all its threads together; to the nanosecond, unlike its ticks. */
function processorOf(pid: number): number {
	const threads = readdirSync(`/proc/${pid}/task`);
	const took = (thread: string) => {
		try {
			return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
		} catch {
			// It has ended between the two readings.
			return 0;
		}
	};
	return threads.reduce((sum, thread) => sum + took(thread), 0) / 1e9;
}

/** A stay that is taken is an answer as well. */
const isRefused = (status: number) => status >= 400 && status !== 409;

interface Cost {
	/** Milliseconds of processor a request. */
	readonly processor: number;
	readonly perSecond: number;
}

async function cost(of: Process, sent: (at: number) => Sent, from: number): Promise<Cost> {
	const before = processorOf(of.pid);
	const started = performance.now();
	let next = 0;
	await Promise.all(
		Array.from({ length: AT_ONCE }, async () => {
			while (next < REQUESTS) {
				const one = sent(from + next++);
				const { status } = await ask(of, one);
				if (isRefused(status)) throw new Error(`${one.path}: ${status}`);
			}
		}),
	);
	const seconds = (performance.now() - started) / 1000;
	return { processor: ((processorOf(of.pid) - before) / REQUESTS) * 1000, perSecond: REQUESTS / seconds };
}

const day = (at: number) => new Date(Date.UTC(2027, 4, 1 + 7 * at)).toISOString().slice(0, 10);
const json = (body: object) => ({ method: "POST", type: "application/json", body: JSON.stringify(body) }) as const;

/** What is asked for of each kind; the number makes one request another than the last. */
function kinds(
	homes: readonly { readonly accoId: string; readonly url: string }[],
): ReadonlyMap<string, (at: number) => Sent> {
	const home = (at: number) => homes[at % homes.length] ?? { accoId: "", url: "" };
	const stay = (at: number) => ({ arrival: day(at % WEEKS), departure: day((at % WEEKS) + 1), adults: 2 + (at % 3) });
	const query = (at: number) => {
		const { arrival, departure, adults } = stay(at);
		return `arrivalDate=${arrival}&departureDate=${departure}&adults=${adults}`;
	};
	const dated = (at: number) => query(at).replaceAll("Date=", "=");
	const pages: readonly (readonly [string, (at: number) => Sent])[] = [
		["home", () => ({ path: "/en/" })],
		["results", (at) => ({ path: `/en/holiday-home/?page=${1 + (at % 40)}` })],
		["results with dates", (at) => ({ path: `/en/holiday-home/?${dated(at)}` })],
		["detail", (at) => ({ path: home(at).url })],
		["detail with dates", (at) => ({ path: `${home(at).url}?${dated(at)}` })],
		["text", () => ({ path: "/en/about" })],
	];
	return new Map<string, (at: number) => Sent>([
		...pages,
		...pages.map(
			([name, sent]) => [`${name}, drawn`, (at: number) => ({ ...sent(at), drawn: true as const })] as const,
		),
		["search call", (at) => ({ path: `/search-api/search?lang=en&${query(at)}&perPage=10` })],
		[
			"quote",
			(at) => ({
				path: "/api/quotes",
				...json({ accoId: home(at).accoId, ...stay(at), adults: 2, children: 0, babies: 0, pets: 0, lang: "en" }),
			}),
		],
		[
			"like",
			(at) => ({
				path: "/likes",
				method: "POST",
				type: "application/x-www-form-urlencoded",
				body: `accoId=${home(at).accoId}&back=%2Fen%2F`,
			}),
		],
	]);
}

async function startFloor(): Promise<Process & { close(): Promise<void> }> {
	const child = spawn(process.execPath, [new URL("./site-floor.ts", import.meta.url).pathname], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	const [port] = (await once(child.stdout, "data")) as [Buffer];
	return {
		url: `http://127.0.0.1:${String(port).trim()}`,
		pid: child.pid ?? 0,
		close: async () => {
			child.kill("SIGTERM");
			await once(child, "exit");
		},
	};
}

/** Gives the floor what the site answers, under a path of its own. */
async function copyTo(floor: Process, name: string, { headers, body }: Answer): Promise<Sent> {
	const { "transfer-encoding": _, connection: __, "keep-alive": ___, ...kept } = headers;
	const path = `/${encodeURIComponent(name)}`;
	const answer = JSON.stringify({ ...kept, "content-length": String(body.length) });
	await new Promise<void>((resolve, reject) => {
		const sent = request(new URL(path, floor.url), { method: "PUT", headers: { "X-Answer": answer } });
		sent.once("error", reject);
		sent.once("response", (got) => got.resume().once("end", resolve));
		sent.end(body);
	});
	return { path };
}

interface Measured {
	readonly site: Cost;
	readonly floor: Cost;
	readonly bytes: number;
	/** Milliseconds of processor of the unit of work, beside it. */
	readonly unit: number;
}

/** What is asked of a site of each kind, with its own homes. */
async function kindsOf(site: Process): Promise<ReadonlyMap<string, (at: number) => Sent>> {
	const list = await ask(
		site,
		{ path: "/search-api/search?lang=en&adults=2&perPage=50" },
		{ "Accept-Encoding": "identity" },
	);
	const { accos } = JSON.parse(String(list.body)) as { accos: { accoId: string; url: string }[] };
	return kinds(accos.map(({ accoId, url }) => ({ accoId, url: new URL(url, site.url).pathname })));
}

/** The quietest round of each answer; only those named, if any are. */
async function measureSite(only?: ReadonlySet<string>): Promise<ReadonlyMap<string, Measured>> {
	const site = await startSite({}, FIRST_START_SECONDS, { firstStart: true });
	const floor = await startFloor();
	try {
		const works = await kindsOf(site);
		const best = new Map<string, Measured>();
		for (let round = -1; round < ROUNDS; round++) {
			for (const [name, sent] of works) {
				if (only && !only.has(name)) continue;
				const sample = await ask(site, sent(0));
				if (sample.status >= 400)
					throw new Error(`${name}: ${sample.status} ${sent(0).path} ${sample.body.subarray(0, 300)}`);
				const same = await copyTo(floor, name, sample);
				const of = {
					site: await cost(site, sent, (round + 1) * REQUESTS),
					floor: await cost(floor, () => same, 0),
					bytes: sample.body.length,
					unit: (await cost(floor, () => ({ path: UNIT_PATH }), 0)).processor,
				};
				const known = best.get(name);
				// The first round only warms.
				if (round >= 0 && (!known || of.site.processor / of.unit < known.site.processor / known.unit))
					best.set(name, of);
			}
		}
		return best;
	} finally {
		await site.close();
		await floor.close();
	}
}

const costsOf = (measured: ReadonlyMap<string, Measured>): SiteCosts =>
	Object.fromEntries([...measured].map(([name, { site, unit }]) => [name, Number((site.processor / unit).toFixed(3))]));

/**
 * Answers that cost more than they did when the costs were written down, a sentence each; those that seem to are
 * measured once more, as somebody else may have had the machine.
 */
export async function dearerAnswers(first?: SiteCosts): Promise<readonly string[]> {
	const reference = readReference();
	const suspects = dearer(first ?? costsOf(await measureSite()), reference);
	if (suspects.length === 0) return [];
	const again = costsOf(await measureSite(new Set(suspects.map(({ name }) => name))));
	return dearer(again, reference).map(({ sentence }) => sentence);
}

/** Milliseconds of processor of each kind of answer, of the site that is here and as the earlier commit has it. */
export type BesideEarlier = ReadonlyMap<string, Round>;

/**
 * Both sites run at once and answer by turns, so that what others do on the machine meets both; of each answer the round
 * counts that is the middle one by its ratio. Answers that the earlier site does not have are left out.
 */
export async function measureBeside(earlier: EarlierCheckout, only?: ReadonlySet<string>): Promise<BesideEarlier> {
	const sites = [
		await startSite({}, FIRST_START_SECONDS, { firstStart: true }),
		await startSite({}, FIRST_START_SECONDS, { firstStart: true, root: earlier.root }),
	] as const;
	try {
		const [mine, theirs] = [await kindsOf(sites[0]), await kindsOf(sites[1])];
		const rounds = new Map<string, Round[]>();
		for (let round = -1; round < ROUNDS; round++) {
			for (const [name, sent] of mine) {
				const earlierSent = theirs.get(name);
				if (only && !only.has(name)) continue;
				if (!earlierSent || isRefused((await ask(sites[1], earlierSent(0))).status)) continue;
				// Both were asked once before it counts: a page that is kept may have to be drawn, for all who ask at once.
				await ask(sites[0], sent(0));
				const from = (round + 1) * REQUESTS;
				const now = () => cost(sites[0], sent, from);
				const before = () => cost(sites[1], earlierSent, from);
				// Whoever is asked second finds the processor warmer.
				const pair =
					round % 2 === 0 ? { now: await now(), before: await before() } : { before: await before(), now: await now() };
				// The first round only warms.
				if (round < 0) continue;
				const { now: mineNow, before: theirsThen } = pair;
				rounds.set(name, [...(rounds.get(name) ?? []), { now: mineNow.processor, before: theirsThen.processor }]);
			}
		}
		return new Map([...rounds].map(([name, ofAnswer]) => [name, middleRound(ofAnswer)]));
	} finally {
		for (const site of sites) await site.close();
	}
}

/**
 * Answers that cost more than `DEARER` times what they cost the earlier site, a sentence each; those that seem to are
 * measured once more.
 */
export async function dearerThanBefore(earlier: EarlierCheckout, first: BesideEarlier): Promise<readonly string[]> {
	const of = (measured: BesideEarlier) => [...measured].filter(([, { now, before }]) => now > before * DEARER);
	const suspects = of(first);
	if (suspects.length === 0) return [];
	const again = await measureBeside(earlier, new Set(suspects.map(([name]) => name)));
	return of(again).map(([name, { now, before }]) => `${name}: ${ms(now)} ms of processor, ${ms(before)} before`);
}

async function runAgainst(revision: string): Promise<void> {
	const earlier = checkOutEarlier(revision);
	if (!earlier) throw new TypeError(`this clone has no commit ${revision}`);
	try {
		const measured = await measureBeside(earlier);
		printTable(
			["answer", "now", "before", "now / before"],
			[...measured].map(([name, { now, before }]) => [name, `${ms(now)} ms`, `${ms(before)} ms`, ratio(now / before)]),
		);
		const found = await dearerThanBefore(earlier, measured);
		if (found.length > 0) throw new Error(found.join("\n"));
	} finally {
		earlier.remove();
	}
}

export async function run({ check, write, against }: BenchOptions): Promise<void> {
	if (against !== null) return runAgainst(against);
	const measured = await measureSite();
	printTable(
		["answer", "bytes", "processor", "requests/s", "floor", "requests/s", "× floor", "units"],
		[...measured].map(([name, of]) => [
			name,
			String(of.bytes),
			`${ms(of.site.processor)} ms`,
			of.site.perSecond.toFixed(0),
			`${ms(of.floor.processor)} ms`,
			of.floor.perSecond.toFixed(0),
			ratio(of.site.processor / of.floor.processor),
			(of.site.processor / of.unit).toFixed(2),
		]),
	);
	if (write) writeReference(costsOf(measured));
	if (!check) return;
	const found = await dearerAnswers(costsOf(measured));
	if (found.length > 0) throw new Error(found.join("\n"));
}
