import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { freshSeed } from "#tests/support/one-price/run.ts";
import { writeTable } from "#tests/support/operations-table.ts";
import { runSoak } from "#tests/support/soak/run.ts";
import { tableOf } from "#tests/support/soak/table.ts";

/** `npm run soak`: exit code 0 all is well, 1 something must not be, 2 wrong usage. */

const USAGE = `Usage: npm run soak -- [options]

  --minutes N     how long (default 60)
  --share N       of what the site can carry, 0.05 to 1 (default 0.7)
  --seed N        of what the visitors choose
  --write         puts the table into docs/operations.md, also when something is wrong

On Linux. Starts a PostgreSQL server, a web process with the demo catalogue and a worker, and leaves nothing behind;
SOAK_KEEP=1 leaves the logs.`;

function optionsOf() {
	const text = { type: "string" } as const;
	const { values } = parseArgs({
		options: { minutes: text, share: text, seed: text, write: { type: "boolean", default: false } },
	});
	const number = (name: "minutes" | "share" | "seed", otherwise: number, least: number, most: number) => {
		const value = values[name];
		if (value === undefined) return otherwise;
		if (!/^\d{1,10}(\.\d{1,4})?$/.test(value) || Number(value) < least || Number(value) > most)
			throw new TypeError(`--${name} takes a number from ${least} to ${most}`);
		return Number(value);
	};
	return {
		minutes: number("minutes", 60, 0.5, 10_000),
		share: number("share", 0.7, 0.05, 1),
		seed: Math.floor(number("seed", freshSeed(), 0, 4_294_967_295)),
		write: values.write,
	};
}

async function main(): Promise<void> {
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
	const { write, ...options } = optionsOf();
	if (process.platform !== "linux") throw new TypeError("--: memory and files are read from /proc, on Linux alone");
	console.log(`seed ${options.seed}`);
	const report = await runSoak({ ...options, say: (text) => console.log(text) });
	console.log(`\n${[...report.answers].map(([name, count]) => `${name}: ${count}`).join(" · ")}`);
	const table = tableOf(report, { ...options, processors: availableParallelism() });
	console.log(`\n${table}\n`);
	console.log(report.faults.length === 0 ? "Nothing is wrong." : `Wrong:\n${report.faults.join("\n")}`);
	if (write) writeTable("soak", table);
	if (report.faults.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
	const isUsage = error instanceof TypeError && /--|option/i.test(error.message);
	console.error(isUsage ? `${error.message}\n\n${USAGE}` : error);
	process.exitCode = isUsage ? 2 : 1;
});
