import { describe, expect, inject, it } from "vitest";
import { propertySeed } from "#tests/support/property-seed.ts";
import { runStress } from "#tests/support/stress/run.ts";

describe("sixty clients on seven homes for ten seconds, while a server and the worker are killed", () => {
	it("sell no night twice, lose nothing and are always answered", async () => {
		const report = await runStress({
			serverUrl: inject("postgresUrl"),
			seconds: 10,
			clients: 60,
			processes: 2,
			kills: 2,
			seed: propertySeed(),
		});
		expect(report.faults).toEqual([]);
		expect([report.serverKills, report.workerKills]).toEqual([1, 1]);
		// So much happens on the slowest of machines; less would prove nothing.
		expect(report.acknowledged).toBeGreaterThan(10);
		expect(report.rows["run out"]).toBeGreaterThan(0);
		expect(report.mailsLeft).toBeGreaterThan(0);
	});
});
