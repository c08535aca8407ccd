import { parseArgs } from "node:util";
import { benchImport } from "./import.ts";

/** `npm run bench -- [import] [--homes N]`: each ends in a table of ratios. */

const BENCHES: Readonly<Record<string, (options: { homes?: number }) => Promise<void>>> = {
	import: benchImport,
};

const { values, positionals } = parseArgs({ allowPositionals: true, options: { homes: { type: "string" } } });
const names = positionals.length > 0 ? positionals : Object.keys(BENCHES);
const homes = values.homes === undefined ? undefined : Number(values.homes);
const unknown = names.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown !== undefined || (homes !== undefined && !(Number.isInteger(homes) && homes > 0))) {
	console.error(`Usage: npm run bench -- [${Object.keys(BENCHES).join("|")}] [--homes N]`);
	process.exitCode = 2;
} else {
	for (const name of names) await BENCHES[name]?.(homes === undefined ? {} : { homes });
}
