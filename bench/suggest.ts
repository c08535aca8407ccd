import { createSuggestIndex, type SuggestIndex } from "#search/suggest/suggest-index.ts";
import type { BenchOptions } from "./main.ts";
import { measure, ms, printTable } from "./measure.ts";
import { homesOf, placesOf, randomOf } from "./suggest-catalogue.ts";

const DEFAULT_HOMES = 100_000;
const PLACES = 5_000;

/** Suggestions while typing: from memory, with typing errors, at the size of a large catalogue. */
export async function run({ homes: requested }: BenchOptions): Promise<void> {
	const count = requested ?? DEFAULT_HOMES;
	const places = placesOf(PLACES);
	const homes = homesOf(count, PLACES);
	const before = memory();
	const start = performance.now();
	const index = createSuggestIndex();
	index.setPlaces(places);
	for (let from = 0; from < count; from += 1_000) index.put(homes.slice(from, from + 1_000), []);
	const built = performance.now() - start;
	const bytes = memory() - before;
	console.log(`\nsuggest: ${count} homes, ${PLACES} places, ${index.words} words`);
	const names = [
		...places.map(({ names }) => names[0] ?? ""),
		...homes.slice(0, 5_000).map(({ names }) => names[0] ?? ""),
	];
	const rows: string[][] = [];
	for (const [label, text] of Object.entries(textsOf(names))) {
		const times = await measure((run) => index.suggest(text(run), 8), { warm: 200, runs: 2_000 });
		rows.push([label, ms(times.median), ms(times.p99)]);
	}
	printTable(["typed", "median ms", "p99 ms"], rows);
	await printRest(index, homes, { built, bytes, count });
}

/** What is typed, by the number of the run. */
function textsOf(names: readonly string[]): Record<string, (run: number) => string> {
	const nameOf = (run: number) => names[(run * 7919) % names.length] ?? "";
	const beginning = (letters: number) => (run: number) => nameOf(run).slice(0, letters);
	return {
		"1 letter": beginning(1),
		"2 letters": beginning(2),
		"3 letters": beginning(3),
		"5 letters": beginning(5),
		"whole name": nameOf,
		"whole name, 1 error": (run) => misspelt(nameOf(run), run, 1),
		"whole name, 2 errors": (run) => misspelt(nameOf(run), run, 2),
		"frequent word": (run) => ["chalet", "villa", "haus", "vakantiehuis", "casa"][run % 5] ?? "",
		"frequent word and place": (run) => `chalet ${names[(run * 31) % PLACES]}`,
		"3 beginnings of a letter": (run) => [...nameOf(run).slice(0, 3)].join(" "),
		nonsense: (run) => misspelt("qxzwvkjyqpbx", run, 4),
	};
}

function misspelt(name: string, run: number, errors: number): string {
	const random = randomOf(run * 2 + 1);
	const letters = [...name];
	for (let error = 0; error < errors; error++) {
		letters[random(letters.length)] = String.fromCharCode(97 + random(26));
	}
	return letters.join("");
}

async function printRest(
	index: SuggestIndex,
	homes: ReturnType<typeof homesOf>,
	{ built, bytes, count }: { readonly built: number; readonly bytes: number; readonly count: number },
): Promise<void> {
	const patch = await measure((run) => {
		const home = homes[(run * 31) % homes.length];
		if (home) index.put([{ ...home, names: [`Villa Nova ${run}`, ...home.names] }], []);
	});
	console.log(
		`memory a home ${Math.round(bytes / count)} B · one change ${ms(patch.median)} ms (p99 ${ms(patch.p99)}) · build ${ms(built)} ms`,
	);
}

function memory(): number {
	globalThis.gc?.();
	return process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
}
