import { parseArgs } from "node:util";

/** Options of every benchmark. */
export interface BenchOptions {
	/** Size of the catalogue; null: the benchmark's own default. */
	readonly homes: number | null;
	/** Compare with what was written down; write it down anew. Of `site` alone. */
	readonly check: boolean;
	readonly write: boolean;
}

const NAMES = ["search", "growth", "start", "import", "suggest", "booking", "office", "site"] as const;
const USAGE = `usage: npm run bench -- ${NAMES.map((name) => `[${name}]`).join(" ")} [--homes N] [--check] [--write]`;

interface Bench {
	run(options: BenchOptions): Promise<void>;
}

async function main(): Promise<number> {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			homes: { type: "string" },
			check: { type: "boolean", default: false },
			write: { type: "boolean", default: false },
		},
	});
	const homes = values.homes === undefined ? null : Number(values.homes);
	if (homes !== null && !(Number.isInteger(homes) && homes > 0)) throw new TypeError("--homes takes a whole number");
	if (positionals.length === 0) throw new TypeError("name a benchmark");
	const unknown = positionals.find((name) => !NAMES.some((known) => known === name));
	if (unknown) throw new TypeError(`unknown benchmark: ${unknown}`);
	for (const name of positionals) {
		const bench = (await import(new URL(`./${name}.ts`, import.meta.url).href)) as Bench;
		await bench.run({ homes, check: values.check, write: values.write });
	}
	return 0;
}

main().then(
	(code) => {
		process.exitCode = code;
	},
	(error: unknown) => {
		console.error(error instanceof TypeError ? `${error.message}\n${USAGE}` : error);
		process.exitCode = error instanceof TypeError ? 2 : 1;
	},
);
