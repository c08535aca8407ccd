import { describe, expect, it } from "vitest";
import { randomOf } from "#tests/support/random.ts";
import type { Sample } from "#tests/support/soak/sample.ts";
import { slope, verdictOn } from "#tests/support/soak/verdict.ts";

/** An hour of a web process, looked at each ten seconds. */
function hour(changes: (minute: number) => Partial<{ mb: number; files: number; connections: number; ms: number }>) {
	const random = randomOf(7);
	return Array.from({ length: 360 }, (_, at): Sample => {
		const minute = (at + 1) / 6;
		const { mb = 500, files = 60, connections = 20, ms = 20 } = changes(minute);
		return {
			ms: minute * 60_000,
			// The garbage collector's saw: up to a tenth above what is held.
			processes: {
				web: {
					residentMb: mb + random.int(50),
					heapMb: 200,
					externalMb: 20,
					resources: 40,
					files: files + random.int(6),
				},
			},
			connections: connections + random.int(3),
			latencies: Array.from({ length: 100 }, (_, one) => (one === 99 ? 10 * ms : ms * (0.8 + random.int(40) / 100))),
			busy: 0,
			unexplained: 0,
			arrived: 80,
			leftOut: 0,
			load: 1,
			others: 0,
		};
	});
}

describe("the verdict on an hour under load", () => {
	it("has nothing to say of a process whose memory goes up and down and stays", () => {
		expect(verdictOn(hour(() => ({})))).toEqual([]);
	});

	it("lets a process fill what it keeps in the first twenty minutes", () => {
		expect(verdictOn(hour((minute) => ({ mb: 400 + Math.min(20, minute) * 8 })))).toEqual([]);
	});

	it("finds a leak that would fill the process's limit within a day, though it is within the collector's saw", () => {
		expect(verdictOn(hour((minute) => ({ mb: 500 + minute * 0.5 })))).toEqual([
			expect.stringMatching(/^memory of web: \d{3,4} MB more in a day, at most 512$/),
		]);
	});

	it("finds a leak of two megabytes a minute by its thirds as well", () => {
		const wrong = verdictOn(hour((minute) => ({ mb: 500 + minute * 2 })));
		expect(wrong).toHaveLength(2);
		expect(wrong[0]).toMatch(/^memory of web: 58\d MB in the middle third, 62\d MB in the last$/);
	});

	it("is not led astray by a minute in which an import took memory", () => {
		expect(verdictOn(hour((minute) => ({ mb: minute > 50 && minute < 52 ? 900 : 500 })))).toEqual([]);
	});

	it("finds files and connections that are never closed", () => {
		expect(verdictOn(hour((minute) => ({ files: 60 + minute })))).toEqual([
			expect.stringMatching(/^open files of web/),
		]);
		expect(verdictOn(hour((minute) => ({ connections: 20 + minute })))).toEqual([
			expect.stringMatching(/^connections to PostgreSQL/),
		]);
	});

	it("finds answers that take longer and longer", () => {
		expect(verdictOn(hour((minute) => ({ ms: 20 + minute / 4 })))).toEqual([
			expect.stringMatching(/^p50: 22 ms in the first third, 3\d ms in the last$/),
			expect.stringMatching(/^p99/),
		]);
	});

	it("says that a few looks prove nothing", () => {
		expect(verdictOn(hour(() => ({})).slice(0, 5))).toEqual(["too few samples: it proves nothing"]);
	});
});

it("the slope is that of most points, whatever single ones do", () => {
	const points = Array.from({ length: 20 }, (_, x) => [x, x === 7 ? 5_000 : 3 * x] as const);
	expect(slope(points)).toBe(3);
});
