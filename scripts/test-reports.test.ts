import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { countPlaywright, countVitest } from "./test-reports.ts";

const file = (name: string, seconds: number, ...statuses: readonly string[]) => ({
	name: join(process.cwd(), name),
	startTime: 1_000,
	endTime: 1_000 + seconds * 1_000,
	assertionResults: statuses.map((status, at) => ({ status, fullName: `case ${at}` })),
});

describe("the report of the test runner", () => {
	it("reports what was skipped, and the slowest files first", () => {
		const count = countVitest({
			numPassedTests: 3,
			numFailedTests: 0,
			numFailedTestSuites: 0,
			testResults: [file("a.test.ts", 2, "passed", "skipped"), file("b.test.ts", 9, "passed", "passed", "pending")],
		});
		expect(count).toMatchObject({ passed: 3, failed: 0, flaky: 0 });
		expect(count.skipped).toEqual(["a.test.ts: case 1", "b.test.ts: case 2"]);
		expect(count.slowest).toEqual([
			{ name: "b.test.ts", seconds: 9 },
			{ name: "a.test.ts", seconds: 2 },
		]);
	});

	it("counts a file that fails before its tests, and no failed test twice", () => {
		expect(countVitest({ numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 1 }).failed).toBe(1);
		expect(countVitest({ numPassedTests: 5, numFailedTests: 2, numFailedTestSuites: 1 }).failed).toBe(2);
	});

	it("names what failed: tests, and files that fell before their tests", () => {
		const testResults = [
			{ ...file("a.test.ts", 1, "passed", "failed"), status: "failed" },
			{ ...file("b.test.ts", 1), status: "failed" },
			{ ...file("c.test.ts", 1, "passed"), status: "passed" },
		];
		expect(countVitest({ testResults }).failures).toEqual(["a.test.ts: case 1", "b.test.ts"]);
	});
});

it("the report of the browser's runner is read to its last suite", () => {
	const spec = (title: string, status: string, duration: number) => ({
		title,
		file: "x.spec.ts",
		tests: [{ status, results: [{ duration }] }],
	});
	const suites = [
		{
			title: "x.spec.ts",
			specs: [spec("one", "expected", 500)],
			suites: [{ title: "in", specs: [spec("two", "skipped", 0), spec("three", "unexpected", 9)] }],
		},
	];
	const count = countPlaywright({ stats: { expected: 1, unexpected: 1, flaky: 1 }, suites });
	expect(count).toMatchObject({ passed: 2, failed: 1, flaky: 1, skipped: ["x.spec.ts: two"] });
	expect(count.failures).toEqual(["x.spec.ts: three"]);
	expect(count.slowest[0]).toEqual({ name: "x.spec.ts: one", seconds: 0.5 });
	const broken = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}], suites: [] };
	expect(countPlaywright(broken).failed).toBe(1);
});
