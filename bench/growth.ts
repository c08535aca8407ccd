import { createMemoryIndex } from "#search/memory/memory-index.ts";
import type { SearchHome } from "#search/search-home.ts";
import type { BenchOptions } from "./main.ts";
import { measureByTurns, ms, printTable, ratio, type Times } from "./measure.ts";
import { generateHomes } from "./search-catalogue.ts";
import { LINES, TODAY } from "./search-lines.ts";

const SIZES = [1_000, 10_000, 100_000, 1_000_000] as const;
const CHUNK = 1_000;

/** How the memory engine grows with the catalogue, up to `--homes` (100,000 by default). */
export async function run({ homes }: BenchOptions): Promise<void> {
	const most = homes ?? 100_000;
	const [dated, filtered] = LINES;
	if (!dated || !filtered) return;
	const rows: string[][] = [];
	let perHome = 0;
	for (const size of SIZES.filter((size) => size <= most)) {
		const start = performance.now();
		const index = await indexOf(size);
		const built = performance.now() - start;
		const times = await measureByTurns(
			new Map([dated, filtered].map((line) => [line, (run: number) => index.search(line.query(run), TODAY)])),
		);
		const [plain, three] = [times.get(dated) as Times, times.get(filtered) as Times];
		perHome ||= plain.median / size;
		rows.push([
			String(size),
			ms(plain.median),
			ms(three.median),
			ratio(plain.median / size / perHome),
			(index.bytes / size / 1000).toFixed(2),
			(built / 1000).toFixed(1),
		]);
	}
	console.log();
	printTable(["homes", dated.name, filtered.name, "a home, to the first line", "kB a home", "made and built, s"], rows);
}

/** An index of generated homes. */
export async function indexOf(size: number) {
	const index = createMemoryIndex();
	let chunk: SearchHome[] = [];
	for (const home of generateHomes(size, TODAY)) {
		chunk.push(home);
		if (chunk.length < CHUNK) continue;
		index.put(chunk, [], TODAY);
		chunk = [];
	}
	index.put(chunk, [], TODAY);
	await index.commit(TODAY);
	return index;
}
