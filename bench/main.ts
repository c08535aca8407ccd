import { parseArgs } from "node:util";

/** Options of every benchmark. */
export interface BenchOptions {
	/** Size of the catalogue; null: the benchmark's own default. */
	readonly homes: number | null;
	/** Compare with what was written down; write it down anew. Of `site` alone. */
	readonly check: boolean;
	readonly write: boolean;
	/** An earlier commit to compare with, by turns; null: none. Of `site` alone. */
	readonly against: string | null;
}

const NAMES = ["search", "growth", "start", "import", "suggest", "booking", "office", "site"] as const;
const USAGE = `usage: npm run bench -- ${NAMES.map((name) => `[${name}]`).join(" ")} [--homes N] [--check] [--write] [--against COMMIT]`;

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
			against: { type: "string" },
		},
	});
	const homes = values.homes === undefined ? null : Number(values.homes);
	if (homes !== null && !(Number.isInteger(homes) && homes > 0)) throw new TypeError("--homes takes a whole number");
	if (positionals.length === 0) throw new TypeError("name a benchmark");
	const unknown = positionals.find((name) => !NAMES.some((known) => known === name));
	if (unknown) throw new TypeError(`unknown benchmark: ${unknown}`);
	for (const name of positionals) {
		const bench = (await import(new URL(`./${name}.ts`, import.meta.url).href)) as Bench;
		const { check, write, against = null } = values;
		await bench.run({ homes, check, write, against });
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
