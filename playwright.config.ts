import { basename } from "node:path";
import { defineConfig } from "@playwright/test";
import { restingNow } from "./tests/support/by-days.ts";
import { CHROMIUM_ARGS, pagesBrowser } from "./tests/support/chromium.ts";

/** By name: a pattern is held against whole paths. */
const RESTING = restingNow().map((file) => `**/${basename(file)}`);

// No journey asks the public servers of map tiles.
process.env.MAP_UPSTREAM = "off";

/** Browser journeys; `tests/e2e/site.ts` starts the site they run against. */
export default defineConfig({
	testDir: "tests/e2e",
	projects: [
		{ name: "journeys", testMatch: "*.spec.ts", testIgnore: ["flags.spec.ts", "clerks-day.spec.ts", ...RESTING] },
		// Raises flags that stop every booking on the site, so it runs alone.
		{ name: "flags", testMatch: "flags.spec.ts", dependencies: ["journeys"] },
		// Raises one as well, and changes a home.
		{ name: "office", testMatch: "clerks-day.spec.ts", dependencies: ["flags"] },
	],
	globalSetup: "./tests/e2e/global-setup.ts",
	fullyParallel: true,
	workers: 2,
	// Counted and named by `npm test` where a second try was needed.
	retries: 1,
	// What fails this often is one fault seen from many sides.
	maxFailures: process.env.CI ? 15 : 0,
	// Ends what hangs; no test is about time.
	timeout: 300_000,
	// A stage that has not ended by then still names what it found.
	globalTimeout: process.env.CI ? 50 * 60_000 : 0,
	expect: { timeout: 30_000 },
	reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
	use: {
		actionTimeout: 60_000,
		navigationTimeout: 60_000,
		launchOptions: {
			executablePath: pagesBrowser(),
			args: [...CHROMIUM_ARGS],
		},
		// A worker would take files from its store where a test takes them away; offline.spec.ts has it.
		serviceWorkers: "block",
		trace: "off",
		screenshot: "only-on-failure",
	},
});
