import { parseArgs } from "node:util";
import type { BenchOptions } from "./options.ts";

/** `npm run bench -- [search|import|pages|booking] [--homes N]`: runs one benchmark, or all. */

const NAMES = ["search", "import", "pages", "booking"];
const USAGE = `usage: npm run bench -- [${NAMES.join("|")}] [--homes N]`;

function parse(args: string[]): { names: readonly string[]; homes: number | null } | null {
	try {
		const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { homes: { type: "string" } } });
		const homes = values.homes === undefined ? null : Number(values.homes);
		if (homes !== null && !(Number.isInteger(homes) && homes > 0)) return null;
		if (positionals.length > 1 || !positionals.every((name) => NAMES.includes(name))) return null;
		return { names: positionals.length === 0 ? NAMES : positionals, homes };
	} catch {
		return null;
	}
}

const chosen = parse(process.argv.slice(2));
if (!chosen) {
	console.error(USAGE);
	process.exitCode = 2;
} else {
	for (const name of chosen.names) {
		const { run } = (await import(`./${name}.ts`)) as { run: (options: BenchOptions) => Promise<void> };
		await run({ homes: chosen.homes });
	}
}
