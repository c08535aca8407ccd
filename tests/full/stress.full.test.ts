import { describe, expect, inject, it } from "vitest";
import { propertySeed } from "#tests/support/property-seed.ts";
import { runStress } from "#tests/support/stress/run.ts";

describe("two hundred clients on seven homes for a minute, while processes are killed every four seconds", () => {
	it("sell no night twice, lose nothing and are always answered", async () => {
		const report = await runStress({
			serverUrl: inject("postgresUrl"),
			seconds: 60,
			clients: 200,
			processes: 2,
			kills: 15,
			seed: propertySeed(),
		});
		expect(report.faults).toEqual([]);
		expect(report.serverKills + report.workerKills).toBe(15);
		expect(report.acknowledged).toBeGreaterThan(100);
		for (const what of ["run out", "payments", "invoices", "blocks of calendars"]) {
			expect(report.rows[what], what).toBeGreaterThan(0);
		}
		expect(report.deadlocks).toBeLessThan(10);
	});
});
