import { flexibleStays } from "#domain/pricing/flexible-stays.ts";
import { ResultMap, ResultMaps } from "#search/clusters.ts";
import { createMemoryIndex, type MemoryIndex } from "#search/memory/memory-index.ts";
import { slices } from "#search/memory/steps.ts";
import { EUROPE, NO_FILTERS, type SearchQuery } from "#search/query.ts";
import type { SearchHome } from "#search/search-home.ts";
import { type Baseline, openBaseline } from "./baseline.ts";
import { startBaselineServer } from "./baseline-server.ts";
import { NotCoveredError } from "./baseline-statement.ts";
import type { BenchOptions } from "./main.ts";
import { measure, measureByTurns, ms, printTable, ratio, type Times } from "./measure.ts";
import { generateHomes } from "./search-catalogue.ts";
import { BASE, LINES, type Line, TODAY } from "./search-lines.ts";
import { compareWithReference, expectAlike } from "./search-reference.ts";

const DEFAULT_HOMES = 20_000;
/** Homes for the comparison with the sql engine, which takes minutes a search on large catalogues. */
const REFERENCE_HOMES = 2_000;
/** Searches of each kind that the baseline must answer as the memory engine does: every one that is measured. */
const COMPARED_RUNS = 24;
/** The same statements in other ways: with a parallel worker, and the list alone. */
const COMPARED_AGAIN = 4;

/** The map of Europe without dates: the first time, and again for the same result and zoom. */
async function measureMap(index: MemoryIndex): Promise<readonly [first: Times, again: Times]> {
	const zoom = 4;
	const first = await measure(
		() => {
			const { points } = index.search({ ...BASE, stays: null, withPoints: true }, TODAY);
			new ResultMap(points ?? []).answer(zoom, EUROPE);
		},
		{ warm: 3, runs: 20 },
	);
	const maps = new ResultMaps();
	const { points } = index.search({ ...BASE, stays: null, withPoints: true }, TODAY);
	const again = await measure(() => maps.answer("result", () => points ?? [], zoom, EUROPE), { warm: 3, runs: 100 });
	return [first, again];
}

/** Four people, sauna, under € 900: what the best week is asked with. */
const SAUNA_UNDER_900: SearchQuery = {
	...BASE,
	party: { adults: 4, children: 0, babies: 0, pets: 0 },
	filters: { ...NO_FILTERS, amenities: ["sauna"], priceMax: Math.floor(900 / 7) },
};

/** The best week of three months, every day of arrival: the grid of lowest prices, and the homes with their cheapest stays. */
async function measureBestWeek(index: MemoryIndex, query: SearchQuery): Promise<readonly [grid: Times, homes: Times]> {
	const stays = (run: number) =>
		[0, 1, 2].flatMap((month) => flexibleStays("week", { month: 2 + ((run + month) % 11), year: 2027 }, TODAY));
	const effort = { warm: 3, runs: 20 };
	return [
		await measure((run) => index.offers({ ...query, stays: stays(run) }, TODAY), effort),
		await measure((run) => index.search({ ...query, stays: stays(run), sort: "price-asc" }, TODAY), effort),
	];
}

/** Visitors who search flexibly at once, and how long they do. */
const FLEXIBLE_VISITORS = 8;
const FLEXIBLE_MS = 4_000;

/** What another request waits for its turn, while eight visitors search all homes with flexible dates: 99th percentile, ms. */
async function measureOthersWait(index: MemoryIndex): Promise<number> {
	const run = slices();
	const stays = flexibleStays("week", { month: 7, year: 2027 }, TODAY);
	const end = performance.now() + FLEXIBLE_MS;
	const visitor = async () => {
		while (performance.now() < end)
			await run(
				() => index.inSteps.search({ ...BASE, stays }, TODAY),
				() => true,
			);
	};
	const waits: number[] = [];
	const others = async () => {
		while (performance.now() < end) {
			const due = performance.now() + 1;
			await new Promise((resolve) => setTimeout(resolve, 1));
			waits.push(performance.now() - due);
		}
	};
	await Promise.all([others(), ...Array.from({ length: FLEXIBLE_VISITORS }, visitor)]);
	waits.sort((a, b) => a - b);
	return waits[Math.floor(waits.length * 0.99)] ?? Number.POSITIVE_INFINITY;
}

export async function run({ homes: requested }: BenchOptions): Promise<void> {
	const count = requested ?? DEFAULT_HOMES;
	console.log(`search, ${count} homes, Node ${process.version}`);
	const { index, buildMs, changeMs } = await buildIndex(count);
	const { times, bytes } = await measureBoth(index, count);
	printSearches(index, times);
	const [mapFirst, mapAgain] = await measureMap(index);
	const [weekGrid, weekHomes] = await measureBestWeek(index, BASE);
	const [saunaGrid, saunaHomes] = await measureBestWeek(index, SAUNA_UNDER_900);
	const othersWait = await measureOthersWait(index);
	const sample = Math.min(count, REFERENCE_HOMES);
	const comparison = await compareWithReference(sample);
	console.log();
	printTable(
		["index", "value", "wanted"],
		[
			["plain walk over a stay's bytes, ms", ms((times.get("walk") as Times).median), "the floor"],
			["memory a home, kB", (index.bytes / count / 1000).toFixed(2), "≤ 8"],
			["columns from homes at hand, ms", ms(buildMs), ""],
			["one change, ms", ms(changeMs), "≤ 20"],
			["map of Europe with clusters, the first time, ms", ms(mapFirst.median), "≤ 150"],
			["the same map again, ms", ms(mapAgain.median), "≤ 5"],
			["best week of three months: its grid, ms", ms(weekGrid.median), "≤ 150"],
			["best week of three months: its homes, ms", ms(weekHomes.median), "≤ 150"],
			["the same with a sauna, under € 900: its grid, ms", ms(saunaGrid.median), "≤ 150"],
			["the same with a sauna, under € 900: its homes, ms", ms(saunaHomes.median), "≤ 150"],
			["others' wait beside eight flexible searches, p99, ms", ms(othersWait), "≤ 30"],
			[`build from PostgreSQL, ${sample} homes, s`, (comparison.buildMs / 1000).toFixed(2), ""],
			[`one change through PostgreSQL, ${sample} homes, ms`, ms(comparison.changeMs), "≤ 20"],
			[`searches judged by the sql engine, ${sample} homes`, String(comparison.compared), "all alike"],
			["tuned PostgreSQL, for one party, kB a home", (bytes / count / 1000).toFixed(2), ""],
		],
	);
}

/** The memory engine and tuned PostgreSQL by turns, after each search was answered alike by both. */
async function measureBoth(index: MemoryIndex, count: number) {
	const server = await startBaselineServer();
	try {
		const start = performance.now();
		const baseline = await openBaseline(server.url, generateHomes(count, TODAY), { party: BASE.party, today: TODAY });
		console.log(`  ${server.version} filled in ${((performance.now() - start) / 1000).toFixed(0)} s`);
		const helped = await baseline.withWorkers(1);
		try {
			const quickest = new Map<Line, Baseline>();
			for (const line of LINES) {
				const alike =
					(await answersAlike(index, baseline, line, COMPARED_RUNS)) &&
					(await answersAlike(index, helped, line, COMPARED_AGAIN));
				if (alike) quickest.set(line, await quicker(line, [baseline, helped]));
			}
			console.log(`  ${COMPARED_RUNS} searches each of ${quickest.size} kinds: the same answers`);
			const times = await measureByTurns<string>(
				new Map<string, (run: number) => unknown>([
					...LINES.map((line) => [line.name, (run: number) => index.search(line.query(run), TODAY)] as const),
					["walk", walkOver(count)],
					...[...quickest].flatMap(([line, baseline]) => [
						[`baseline ${line.name}`, (run: number) => baseline.search(line.query(run))] as const,
						[`list ${line.name}`, (run: number) => baseline.list(line.query(run))] as const,
					]),
				]),
				(key) => (/^(baseline|list) /.test(key) ? { warm: 4, runs: COMPARED_RUNS } : { runs: 100 }),
			);
			return { times, bytes: baseline.bytes };
		} finally {
			await helped.close();
			await baseline.close();
		}
	} finally {
		await server.stop();
	}
}

/** The way of answering that is quicker on this machine: with one process or with two. */
async function quicker(
	{ name, query }: Line,
	[alone, helped]: readonly [alone: Baseline, helped: Baseline],
): Promise<Baseline> {
	const times = await measureByTurns<Baseline>(
		new Map([alone, helped].map((baseline) => [baseline, (run: number) => baseline.search(query(run))] as const)),
		() => ({ warm: 2, runs: 12 }),
	);
	const [one, two] = [times.get(alone) as Times, times.get(helped) as Times];
	console.log(`  ${name}: tuned PostgreSQL ${ms(one.median)} ms alone, ${ms(two.median)} ms with a parallel worker`);
	return two.median < one.median ? helped : alone;
}

/** Throws where the answers differ; false where the baseline's tables do not hold the answer. Warms the baseline as well. */
async function answersAlike(
	index: MemoryIndex,
	baseline: Baseline,
	{ name, query }: Line,
	runs: number,
): Promise<boolean> {
	for (let run = 0; run < runs; run++) {
		const expected = index.search(query(run), TODAY);
		try {
			expectAlike(name, expected, await baseline.search(query(run)), "tuned PostgreSQL");
			if (run >= COMPARED_AGAIN) continue;
			const { totalResults, hits } = expected;
			expectAlike(name, { totalResults, hits }, await baseline.list(query(run)), "the list of tuned PostgreSQL");
		} catch (error) {
			if (!(error instanceof NotCoveredError)) throw error;
			console.log(`  ${name}, tuned PostgreSQL: ${error.message}`);
			return false;
		}
	}
	return true;
}

function printSearches(index: MemoryIndex, times: ReadonlyMap<string, Times>): void {
	const walk = times.get("walk") as Times;
	console.log();
	printTable(
		[
			"search",
			"hits",
			"memory ms",
			"p99 ms",
			"wanted",
			"walk",
			"tuned PostgreSQL ms",
			"ratio",
			"its list alone ms",
			"ratio",
		],
		LINES.map((line) => {
			const memory = times.get(line.name) as Times;
			const against = (other: Times | undefined) => [
				other ? ms(other.median) : "–",
				other ? ratio(other.median / memory.median) : "–",
			];
			return [
				line.name,
				String(index.search(line.query(0), TODAY).totalResults),
				ms(memory.median),
				ms(memory.p99),
				line.target,
				ratio(memory.median / walk.median),
				...against(times.get(`baseline ${line.name}`)),
				...against(times.get(`list ${line.name}`)),
			];
		}),
	);
}

async function buildIndex(count: number): Promise<{ index: MemoryIndex; buildMs: number; changeMs: number }> {
	const index = createMemoryIndex();
	let buildMs = 0;
	let chunk: SearchHome[] = [];
	const put = () => {
		const start = performance.now();
		index.put(chunk, [], TODAY);
		buildMs += performance.now() - start;
		chunk = [];
	};
	for (const home of generateHomes(count, TODAY)) {
		chunk.push(home);
		if (chunk.length === 1000) put();
	}
	put();
	const start = performance.now();
	await index.commit(TODAY);
	buildMs += performance.now() - start;
	const [some] = generateHomes(1, TODAY, 99) as Iterable<SearchHome>;
	const change = await measure(
		async () => {
			index.put([some as SearchHome], [], TODAY);
			await index.commit(TODAY);
		},
		{ warm: 5, runs: 50 },
	);
	// The catalogue is as it was: others answer the same searches.
	index.put([...generateHomes(1, TODAY)], [], TODAY);
	await index.commit(TODAY);
	return { index, buildMs, changeMs: change.median };
}

/** Reads what a search of a week must read at least, and does nothing with it but add: the floor. */
function walkOver(homes: number): () => number {
	const rents = [new Int32Array(homes), new Int32Array(homes)] as const;
	const words = Math.ceil(homes / 32);
	const bits = Array.from({ length: 9 + 61 }, () => new Uint32Array(words).fill(0xffffffff));
	const facts = new Float64Array(homes * 4);
	return () => {
		let sum = 0;
		for (const bitmap of bits) for (let word = 0; word < words; word++) sum += bitmap[word] as number;
		for (let home = 0; home < homes; home++) sum += (rents[1][home] as number) - (rents[0][home] as number);
		for (let at = 0; at < facts.length; at++) sum += facts[at] as number;
		return sum;
	};
}
