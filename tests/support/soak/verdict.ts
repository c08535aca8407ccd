import type { Sample } from "./sample.ts";

/** Whether a process may go on like this for days: a pure function of what was measured. */

/**
 * Most that a process may be on its way to grow in a day, megabytes. A web process begins with about 500, and the manifests
 * give it 1,536 (`deploy/kubernetes/web.yaml`): it may not come to its limit within a day, and is replaced sooner.
 */
const MOST_GROWTH_A_DAY_MB = 512;
/** Most that the median of the last third may be above that of the middle one. */
const MOST_RISE = 1.05;
/** Most that answers of the last third may take longer than those of the first. */
const MOST_SLOWER = 1.25;
/** Connections, sockets and files beyond what a few percent allow. */
const FEW = 5;
/** A shorter time says nothing about a day: what is compiled, kept and filled at first would count as growth. */
const SLOPE_FROM_MINUTES = 20;
const MINUTES_A_DAY = 1_440;

/** A process and how its memory went. */
export interface Memory {
	readonly process: string;
	/** Megabytes of the middle and the last third, medians. */
	readonly middle: number;
	readonly last: number;
	/** Megabytes a day, as the last two thirds went; null: too short to say. */
	readonly growthADay: number | null;
}

/** What must not be, in words; empty: all is well. */
export function verdictOn(samples: readonly Sample[]): readonly string[] {
	if (samples.length < 6) return ["too few samples: it proves nothing"];
	const wrong: string[] = [];
	for (const { process, middle, last, growthADay } of memoryOf(samples)) {
		if (last > middle * MOST_RISE)
			wrong.push(
				`memory of ${process}: ${middle.toFixed(0)} MB in the middle third, ${last.toFixed(0)} MB in the last`,
			);
		if (growthADay !== null && growthADay > MOST_GROWTH_A_DAY_MB)
			wrong.push(`memory of ${process}: ${growthADay.toFixed(0)} MB more in a day, at most ${MOST_GROWTH_A_DAY_MB}`);
	}
	const [first, middle, last] = thirdsOf(samples);
	for (const process of processesOf(samples)) {
		const files = (third: readonly Sample[]) => median(third.map((sample) => sample.processes[process]?.files ?? 0));
		wrong.push(...risen(`open files of ${process}`, files(middle), files(last)));
	}
	const connections = (third: readonly Sample[]) => median(third.map((sample) => sample.connections));
	wrong.push(...risen("connections to PostgreSQL", connections(middle), connections(last)));
	for (const share of [0.5, 0.99]) {
		const [before, after] = [latencyOf(first, share), latencyOf(last, share)];
		if (after > before * MOST_SLOWER)
			wrong.push(`p${share * 100}: ${before.toFixed(0)} ms in the first third, ${after.toFixed(0)} ms in the last`);
	}
	return wrong;
}

/** How each process's memory went. */
export function memoryOf(samples: readonly Sample[]): readonly Memory[] {
	const [, middle, last] = thirdsOf(samples);
	const minutes = ((samples.at(-1)?.ms ?? 0) - (samples[0]?.ms ?? 0)) / 60_000;
	return processesOf(samples).map((process) => {
		const resident = (sample: Sample) => sample.processes[process]?.residentMb ?? 0;
		return {
			process,
			middle: median(middle.map(resident)),
			last: median(last.map(resident)),
			growthADay:
				minutes < SLOPE_FROM_MINUTES ? null : slope(lowestAMinute([...middle, ...last], resident)) * MINUTES_A_DAY,
		};
	});
}

/** Milliseconds below which a share of the answers came. */
export function latencyOf(samples: readonly Sample[], share: number): number {
	const all = samples.flatMap(({ latencies }) => latencies).sort((a, b) => a - b);
	return all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0;
}

function risen(what: string, before: number, after: number): readonly string[] {
	return after > before * MOST_RISE + FEW ? [`${what}: ${before} in the middle third, ${after} in the last`] : [];
}

const processesOf = (samples: readonly Sample[]) => [
	...new Set(samples.flatMap((sample) => Object.keys(sample.processes))),
];

function thirdsOf(samples: readonly Sample[]): readonly [readonly Sample[], readonly Sample[], readonly Sample[]] {
	const third = Math.floor(samples.length / 3);
	return [samples.slice(0, third), samples.slice(third, 2 * third), samples.slice(2 * third)];
}

/** The lowest of each minute: what is left after the garbage collector went through. */
function lowestAMinute(
	samples: readonly Sample[],
	of: (sample: Sample) => number,
): readonly (readonly [number, number])[] {
	const lowest = new Map<number, number>();
	for (const sample of samples) {
		const minute = Math.floor(sample.ms / 60_000);
		lowest.set(minute, Math.min(lowest.get(minute) ?? Number.POSITIVE_INFINITY, of(sample)));
	}
	return [...lowest];
}

/** Theil–Sen: the median of the slopes between all pairs, which single outliers do not move. */
export function slope(points: readonly (readonly [number, number])[]): number {
	const slopes = points.flatMap(([x, y], at) =>
		points.slice(at + 1).map(([laterX, laterY]) => (laterY - y) / (laterX - x)),
	);
	return median(slopes);
}

function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const half = sorted.length >> 1;
	return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}
