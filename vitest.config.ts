import { defineConfig } from "vitest/config";
import { restingNow } from "./tests/support/by-days.ts";

// No test asks the public servers of map tiles; those that are about them name a stand-in.
process.env.MAP_UPSTREAM = "off";

/** Modules are loaded once a worker: no test replaces one for others. Many files wait for processes they started. */
const WORKERS = { isolate: false, maxWorkers: 3 } as const;

/** `unit`: no database, seconds. `database`: PGlite and a real PostgreSQL server. */
export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "unit",
					include: [
						"src/**/*.test.{ts,tsx}",
						"tests/unit/**/*.test.ts",
						"scripts/**/*.test.ts",
						"demo/**/*.test.ts",
						"bench/**/*.test.ts",
					],
					exclude: ["src/**/*.db.test.ts", "src/**/*.full.test.ts", ...restingNow()],
					// Property tests share two cores with browsers and databases.
					testTimeout: 600_000,
					...WORKERS,
				},
			},
			{
				test: {
					name: "database",
					include: ["src/**/*.db.test.ts", "tests/database/**/*.test.ts"],
					exclude: [...restingNow()],
					globalSetup: ["tests/support/postgres-server.ts", "tests/support/pglite-template.ts"],
					testTimeout: 600_000,
					hookTimeout: 600_000,
					...WORKERS,
				},
			},
			{
				// Too long for every run: `npm run test:full`.
				test: {
					name: "full",
					include: ["src/**/*.full.test.ts", "tests/full/**/*.full.test.ts"],
					globalSetup: ["tests/support/postgres-server.ts", "tests/support/pglite-template.ts"],
					testTimeout: 900_000,
					hookTimeout: 600_000,
					maxWorkers: 1,
				},
			},
		],
	},
});
