import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { ensureBuild } from "#server/build.ts";
import { ensureChromium } from "#tests/support/chromium.ts";

/**
 * `npm test`: types, lint, unit, database and browser tests. Ends with `N passed, N failed`; a check that is
 * no test counts as one.
 */

interface Count {
	passed: number;
	failed: number;
}

const full = process.argv.includes("--full");
// Properties of price, search and availability run ten times as long.
if (full) process.env.PROPERTY_FACTOR ??= "10";
// Browser journeys go in every language at both widths.
if (full) process.env.ALL_CELLS ??= "1";
const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];

function add(name: string, count: Count): void {
	total.passed += count.passed;
	total.failed += count.failed;
	if (count.failed > 0) failures.push(`${name}: ${count.failed} failed`);
}

/** Runs a command that passes or fails as a whole. */
function check(name: string, command: string, args: readonly string[]): void {
	console.log(`\n— ${name}`);
	const { status } = spawnSync(command, args, { stdio: "inherit" });
	add(name, status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/** Runs a test runner that writes a report; one that dies without a report has failed. */
function run(name: string, args: readonly string[], report: string, count: (report: unknown) => Count): void {
	console.log(`\n— ${name}`);
	rmSync(report, { force: true });
	const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
	let counted: Count = { passed: 0, failed: 1 };
	try {
		counted = count(JSON.parse(readFileSync(report, "utf8")));
		if (status !== 0 && counted.failed === 0) counted.failed = 1;
		if (counted.passed + counted.failed === 0) counted.failed = 1;
	} catch {
		console.error(`${name} left no report`);
	}
	add(name, counted);
}

const vitestCount = (report: unknown): Count => {
	const { numPassedTests, numFailedTests, numFailedTestSuites } = report as Record<string, number>;
	return {
		passed: numPassedTests ?? 0,
		failed: Math.max(numFailedTests ?? 0, (numFailedTests ?? 0) > 0 ? 0 : (numFailedTestSuites ?? 0)),
	};
};

const playwrightCount = (report: unknown): Count => {
	const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } };
	if (stats.flaky > 0) console.warn(`${stats.flaky} journeys passed only when tried once more`);
	return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
};

async function main(): Promise<void> {
	ensureChromium();
	await ensureBuild();
	check("types", process.execPath, ["node_modules/typescript/bin/tsc", "-p", "."]);
	check("lint", process.execPath, ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."]);
	for (const project of full ? ["unit", "database", "full"] : ["unit", "database"]) {
		const report = `test-results/${project}.json`;
		run(
			project,
			[
				"node_modules/vitest/vitest.mjs",
				"run",
				"--project",
				project,
				"--reporter=default",
				"--reporter=json",
				`--outputFile=${report}`,
			],
			report,
			vitestCount,
		);
	}
	run("browser", ["node_modules/@playwright/test/cli.js", "test"], "test-results/e2e.json", playwrightCount);
	for (const failure of failures) console.error(failure);
	console.log(`\n${total.passed} passed, ${total.failed} failed`);
	process.exit(total.failed === 0 ? 0 : 1);
}

main().catch((error: unknown) => {
	console.error(error);
	console.log(`\n${total.passed} passed, ${total.failed + 1} failed`);
	process.exit(1);
});
