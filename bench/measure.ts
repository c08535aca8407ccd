/** Times of one operation, in milliseconds. */
export interface Times {
	readonly median: number;
	readonly p99: number;
	readonly runs: number;
}

export interface Effort {
	/** Runs before any is measured. */
	readonly warm?: number;
	readonly runs?: number;
	readonly maxMs?: number;
	readonly least?: number;
}

/** Runs warm, then measures, `least` times also when it takes longer; different arguments come from the run's number. */
export async function measure(
	work: (run: number) => unknown,
	{ warm = 20, runs = 200, maxMs = 20_000, least = 3 }: Effort = {},
): Promise<Times> {
	for (let run = 0; run < warm; run++) await work(run);
	const times: number[] = [];
	const end = performance.now() + maxMs;
	for (let run = 0; run < runs && (performance.now() < end || times.length < least); run++) {
		const start = performance.now();
		await work(run);
		times.push(performance.now() - start);
	}
	times.sort((a, b) => a - b);
	const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] as number;
	return { median: at(0.5), p99: at(0.99), runs: times.length };
}

/** Rounds of everything, one after the other: what others do on the machine meets some of them and not all. */
const ROUNDS = 4;

/** Measures several things by turns; answers each one's quietest round. */
export async function measureByTurns<Key>(
	works: ReadonlyMap<Key, (run: number) => unknown>,
	effort: (key: Key) => Effort = () => ({ runs: 100 }),
): Promise<ReadonlyMap<Key, Times>> {
	const quietest = new Map<Key, Times>();
	for (let round = 0; round < ROUNDS; round++) {
		for (const [key, work] of works) {
			const times = await measure(work, effort(key));
			const before = quietest.get(key);
			if (!before || times.median < before.median) quietest.set(key, times);
		}
	}
	return quietest;
}

/** Columns as wide as their widest cell, numbers to the right. */
export function printTable(header: readonly string[], rows: readonly (readonly string[])[]): void {
	const widths = header.map((name, column) => Math.max(name.length, ...rows.map((row) => (row[column] ?? "").length)));
	const line = (cells: readonly string[]) =>
		widths
			.map((width, at) => (at === 0 ? (cells[at] ?? "").padEnd(width) : (cells[at] ?? "").padStart(width)))
			.join("  ");
	console.log(line(header));
	console.log(widths.map((width) => "-".repeat(width)).join("  "));
	for (const row of rows) console.log(line(row));
}

export const ms = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0));
export const ratio = (value: number): string => `${value >= 10 ? value.toFixed(0) : value.toFixed(1)}×`;
