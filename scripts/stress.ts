import { parseArgs } from "node:util";
import { freshSeed } from "#tests/support/one-price/run.ts";
import { startTestPostgres } from "#tests/support/postgres-server.ts";
import { runStress, type StressReport } from "#tests/support/stress/run.ts";

/** `npm run stress`: exit code 0 all is well, 1 something must not be, 2 wrong usage. */

const USAGE = `Usage: npm run stress -- [options]

  --seconds N     how long (default 60)
  --clients N     at once (default 200)
  --processes N   server processes, beside a worker (default 2)
  --kills N       processes killed meanwhile (default one every 4 seconds)
  --seed N        of what the clients choose

On a throw-away PostgreSQL, or in a new database on the server that TEST_DATABASE_URL names.`;

function optionsOf() {
	const text = { type: "string" } as const;
	const { values } = parseArgs({
		options: { seconds: text, clients: text, processes: text, kills: text, seed: text },
	});
	const whole = (name: keyof typeof values, otherwise: number, least: number) => {
		const value = values[name];
		if (value === undefined) return otherwise;
		if (!/^\d{1,10}$/.test(value) || Number(value) < least)
			throw new TypeError(`--${name} takes a whole number from ${least}`);
		return Number(value);
	};
	const seconds = whole("seconds", 60, 1);
	return {
		seconds,
		clients: whole("clients", 200, 1),
		processes: whole("processes", 2, 1),
		kills: whole("kills", Math.floor(seconds / 4), 0),
		seed: whole("seed", freshSeed(), 0),
	};
}

function print(report: StressReport): void {
	const number = (value: number) => Math.round(value).toLocaleString("en");
	const table = (head: string, rows: readonly (readonly [string, number])[]) =>
		console.log(
			`\n| ${head} | |\n|---|---|\n${rows.map(([name, count]) => `| ${name} | ${number(count)} |`).join("\n")}`,
		);
	table("answers", [...report.answers]);
	table("bookings", [...report.states]);
	table("in all", [
		["requests answered", report.requests],
		["median, milliseconds", report.median],
		["99th percentile, milliseconds", report.p99],
		["bookings acknowledged", report.acknowledged],
		["servers killed", report.serverKills],
		["workers killed", report.workerKills],
		["requests that a kill left without an answer", report.lost],
		["answered BUSY", report.busy],
		["deadlocks that were tried again", report.deadlocks],
		["mails that left", report.mailsLeft],
		...Object.entries(report.rows),
	]);
	console.log(report.faults.length === 0 ? "\nNothing is wrong." : `\nWrong:\n${report.faults.join("\n")}`);
}

async function main(): Promise<void> {
	const options = optionsOf();
	const postgres = await startTestPostgres();
	try {
		console.log(`PostgreSQL: ${postgres.source} · seed ${options.seed}`);
		const report = await runStress({ ...options, serverUrl: postgres.url });
		print(report);
		if (report.faults.length > 0) process.exitCode = 1;
	} finally {
		await postgres.stop();
	}
}

main().catch((error: unknown) => {
	const isUsage = error instanceof TypeError && /--|option/i.test(error.message);
	console.error(isUsage ? `${error.message}\n\n${USAGE}` : error);
	process.exitCode = isUsage ? 2 : 1;
});
