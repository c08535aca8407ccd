import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "#db/project-root.ts";
import { propertySeed } from "#tests/support/property-seed.ts";
import { runSoak } from "#tests/support/soak/run.ts";
import { memoryOf } from "#tests/support/soak/verdict.ts";

const LEAK = join(projectRoot(), "tests/support/soak/leak.mjs");

it("a soak of a web process that leaks finds the leak, and nothing wrong with bookings and answers", async () => {
	const report = await runSoak({
		minutes: 0.5,
		share: 0.3,
		seed: propertySeed(),
		trySeconds: 8,
		everyMs: 1_000,
		webOptions: ["--import", LEAK],
		say: () => {},
	});
	expect(report.samples.length).toBeGreaterThan(20);
	expect(report.requests).toBeGreaterThan(50);
	// What the machine is slow at is not what is asked here.
	const wrong = report.faults.filter((text) => !/^(p50|p99|open files|connections)/.test(text));
	expect(wrong).toEqual([expect.stringMatching(/^memory of web: /)]);
	const web = memoryOf(report.samples).find(({ process }) => process === "web");
	// Ten megabytes a second, from the middle of one third to the middle of the next; the collector may give some back.
	expect((web?.last ?? 0) - (web?.middle ?? 0)).toBeGreaterThan(60);
});
