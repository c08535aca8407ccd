import { parseArgs } from "node:util";
import { PriceDifference } from "#tests/support/one-price/difference.ts";
import { reckonRound } from "#tests/support/one-price/reckoned.ts";
import { freshSeed, type PriceRun, runRounds } from "#tests/support/one-price/run.ts";
import { storedRound } from "#tests/support/one-price/stored.ts";
import { scratchDatabase } from "#tests/support/scratch-database.ts";

/** `npm run one-price`: exit code 0 all prices are one, 1 two differ, 2 wrong usage. */

const USAGE = `Usage: npm run one-price -- [options]

  --stays N    stays that have a price (default 20000); refused stays come on top
  --stored N   of them through a database, up to the stored invoice (default 500)
  --seed N     of the first round; a difference names the seed of its own

The database is embedded in a temporary folder, or a new one on the server that DATABASE_URL names.`;
const PROGRESS_MS = 5_000;

function wholeNumber(name: string, value: string | undefined, otherwise: number): number {
	if (value === undefined) return otherwise;
	if (!/^\d{1,10}$/.test(value)) throw new TypeError(`--${name} takes a whole number`);
	return Number(value);
}

function optionsOf() {
	const text = { type: "string" } as const;
	const { values } = parseArgs({ options: { stays: text, stored: text, seed: text } });
	const stays = wholeNumber("stays", values.stays, 20_000);
	return {
		stays,
		stored: Math.min(stays, wholeNumber("stored", values.stored, 500)),
		seed: wholeNumber("seed", values.seed, freshSeed()) % 2 ** 31,
	};
}

const number = (value: number) => value.toLocaleString("en");

function progress(what: string, stays: number): (run: PriceRun) => void {
	let lastReport = performance.now();
	return ({ priced }) => {
		if (performance.now() - lastReport < PROGRESS_MS) return;
		lastReport = performance.now();
		console.log(`${what}: ${number(priced)} of ${number(stays)}`);
	};
}

async function timed(work: () => Promise<PriceRun>): Promise<readonly string[]> {
	const begun = performance.now();
	const { priced, refused, rounds } = await work();
	return [priced, refused, rounds, Math.round((performance.now() - begun) / 1000)].map(number);
}

async function main(): Promise<void> {
	const { stays, stored, seed } = optionsOf();
	console.log(`seed ${seed}`);
	const rows: string[] = [];
	if (stored > 0) {
		const database = await scratchDatabase(process.env.DATABASE_URL || null);
		try {
			const through = (roundSeed: number) => storedRound(database, roundSeed);
			const cells = await timed(() => runRounds(stored, seed, through, progress("through the database", stored)));
			rows.push(`| through the database | ${cells.join(" | ")} |`);
		} finally {
			await database.close();
		}
	}
	const rest = stays - stored;
	if (rest > 0) {
		const cells = await timed(() => runRounds(rest, seed, reckonRound, progress("reckoned", rest)));
		rows.push(`| reckoned | ${cells.join(" | ")} |`);
	}
	console.log(
		`\n| stays | one price | refused alike | catalogues | seconds |\n|---|---|---|---|---|\n${rows.join("\n")}`,
	);
}

main().catch((error: unknown) => {
	const isUsage = error instanceof TypeError && "message" in error && /--|option/i.test(error.message);
	if (error instanceof PriceDifference) console.error(`Two prices for one stay: ${error.message}`);
	else console.error(isUsage ? `${(error as Error).message}\n\n${USAGE}` : error);
	process.exitCode = isUsage ? 2 : 1;
});
