import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { ensureBuild } from "#server/build.ts";
import { BY_DAYS, restingNow } from "#tests/support/by-days.ts";
import { ensureChromium } from "#tests/support/chromium.ts";
import { propertySeed } from "#tests/support/property-seed.ts";
import { TURN } from "#tests/support/turns.ts";
import { type Count, countPlaywright, countVitest, type Timed } from "./test-reports.ts";

/**
 * `npm test`: types, lint, unit, database and browser tests. Ends with where the time went, what was skipped, and
 * `N passed, N failed`; a check that is no test counts as one.
 */

const full = process.argv.includes("--full");
// One day for the whole run, also when it goes on past midnight.
process.env.TEST_TURN = String(TURN);
process.env[BY_DAYS] = "1";
// Nobody outside is asked for map tiles, whatever a test starts.
process.env.MAP_UPSTREAM = "off";
// The many processes that tests start share what Node has read of our files.
process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.cache/compiled");
if (full) {
	// Properties of price, search and availability run ten times as long, under a seed of their own.
	process.env.PROPERTY_FACTOR ??= "10";
	process.env.PROPERTY_SEED ??= String(Date.now() % 2 ** 31);
	// Every cell: languages, widths, databases.
	process.env.ALL_CELLS ??= "1";
}

const stages: { readonly name: string; readonly seconds: number; readonly count: Count }[] = [];

async function stage(name: string, work: () => Promise<Count>): Promise<void> {
	console.log(`\n— ${name}`);
	const started = performance.now();
	const count = await work();
	stages.push({ name, seconds: (performance.now() - started) / 1000, count });
}

function run(command: string, args: readonly string[]): Promise<number | null> {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, { stdio: "inherit" });
		child.once("error", reject);
		child.once("exit", resolve);
	});
}

const PASSED: Count = { passed: 1, failed: 0, failures: [], skipped: [], flaky: 0, slowest: [] };
const FAILED: Count = { ...PASSED, passed: 0, failed: 1 };

/** Runs a command that passes or fails as a whole. */
async function check(args: readonly string[]): Promise<Count> {
	return (await run(process.execPath, args)) === 0 ? PASSED : FAILED;
}

/** Runs a test runner that writes a report; one that dies without a report has failed. */
async function tested(args: readonly string[], report: string, count: (report: never) => Count): Promise<Count> {
	rmSync(report, { force: true });
	const status = await run(process.execPath, args);
	try {
		const counted = count(JSON.parse(readFileSync(report, "utf8")) as never);
		// Nothing was tested, or something failed beside the tests.
		const silent = counted.failed === 0 && (status !== 0 || counted.passed === 0);
		return silent ? { ...counted, failed: 1 } : counted;
	} catch {
		console.error(`${report} was not written`);
		return FAILED;
	}
}

const vitest = (...projects: readonly string[]) => {
	const report = `test-results/${projects.join("-")}.json`;
	const named = projects.flatMap((project) => ["--project", project]);
	const reporters = ["--reporter=default", "--reporter=json", `--outputFile=${report}`];
	return tested(["node_modules/vitest/vitest.mjs", "run", ...named, ...reporters], report, countVitest);
};

const browser = () =>
	tested(["node_modules/@playwright/test/cli.js", "test"], "test-results/e2e.json", countPlaywright);

async function main(): Promise<void> {
	console.log(`turn ${TURN}${full ? " (everything)" : ""} · seed of properties ${propertySeed()}`);
	ensureChromium();
	await stage("build", async () => {
		await ensureBuild();
		return { ...PASSED, passed: 0 };
	});
	// Side by side: the one works on a single core.
	await stage("types and lint", async () => {
		const [types, lint] = await Promise.all([
			check(["node_modules/typescript/bin/tsc", "-p", "."]),
			check(["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."]),
		]);
		const failures = [...(types.failed > 0 ? ["types"] : []), ...(lint.failed > 0 ? ["lint"] : [])];
		return { ...types, passed: types.passed + lint.passed, failed: types.failed + lint.failed, failures };
	});
	await stage("unit and database", () => vitest("unit", "database"));
	if (full) await stage("long", () => vitest("full"));
	await stage("browser", browser);
	summary();
}

function summary(): void {
	const counts = stages.map(({ count }) => count);
	const sum = (of: (count: Count) => number) => counts.reduce((total, count) => total + of(count), 0);
	const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, "0")}`;
	console.log("\nWhere the time went");
	for (const { name, seconds, count } of stages) {
		console.log(`${clock(seconds).padStart(6)}  ${name}${count.failed > 0 ? `: ${count.failed} failed` : ""}`);
	}
	console.log(`${clock(stages.reduce((total, { seconds }) => total + seconds, 0)).padStart(6)}  all`);
	const slowest = counts.flatMap((count) => count.slowest).sort((a, b) => b.seconds - a.seconds);
	console.log("\nThe ten slowest");
	for (const { name, seconds } of slowest.slice(0, 10) satisfies readonly Timed[]) {
		console.log(`${clock(seconds).padStart(6)}  ${name}`);
	}
	const skipped = counts.flatMap((count) => count.skipped);
	if (skipped.length > 0) {
		const why = process.env.REAL_DATA_DIR ? "" : " (REAL_DATA_DIR is not set: tests over real homes were left out)";
		console.log(`\n${skipped.length} skipped${why}:`);
		for (const name of skipped) console.log(`  ${name}`);
	}
	const resting = full ? [] : restingNow();
	if (resting.length > 0)
		console.log(`\n${resting.length} files take turns and run within a week: ${resting.join(", ")}`);
	const failures = counts.flatMap((count) => count.failures);
	if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join("\n")}`);
	const flaky = sum((count) => count.flaky);
	if (flaky > 0) console.log(`\n${flaky} passed only when tried once more`);
	const failed = sum((count) => count.failed);
	console.log(`\n${sum((count) => count.passed)} passed, ${failed} failed`);
	process.exit(failed === 0 ? 0 : 1);
}

main().catch((error: unknown) => {
	console.error(error);
	const passed = stages.reduce((total, { count }) => total + count.passed, 0);
	const failed = stages.reduce((total, { count }) => total + count.failed, 0);
	console.log(`\n${passed} passed, ${failed + 1} failed`);
	process.exit(1);
});
