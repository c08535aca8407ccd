import { relative } from "node:path";

/** What the reports of the test runners say, in one shape. */

export interface Timed {
	readonly name: string;
	readonly seconds: number;
}

export interface Count {
	readonly passed: number;
	readonly failed: number;
	/** Names of what failed. */
	readonly failures: readonly string[];
	/** Names of what was not run. */
	readonly skipped: readonly string[];
	/** Passed only at a second try. */
	readonly flaky: number;
	/** Files or journeys that took longest. */
	readonly slowest: readonly Timed[];
}

const MOST_SLOW = 10;
const longest = (timed: readonly Timed[]) => [...timed].sort((a, b) => b.seconds - a.seconds).slice(0, MOST_SLOW);

export interface VitestReport {
	readonly numPassedTests?: number;
	readonly numFailedTests?: number;
	readonly numFailedTestSuites?: number;
	readonly testResults?: readonly {
		readonly name: string;
		readonly status?: string;
		readonly startTime: number;
		readonly endTime: number;
		readonly assertionResults?: readonly { readonly status: string; readonly fullName: string }[];
	}[];
}

/** Vitest's JSON report. A file that fails before its tests counts as one failure. */
export function countVitest(report: VitestReport): Count {
	const { numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0, testResults = [] } = report;
	const nameOf = (file: string) => relative(process.cwd(), file);
	const named = (of: (status: string) => boolean) =>
		testResults.flatMap(({ name, assertionResults = [] }) =>
			assertionResults.filter(({ status }) => of(status)).map(({ fullName }) => `${nameOf(name)}: ${fullName}`),
		);
	const broken = testResults.filter(
		({ status, assertionResults = [] }) =>
			status === "failed" && assertionResults.every((assertion) => assertion.status !== "failed"),
	);
	return {
		passed: numPassedTests,
		failed: numFailedTests > 0 ? numFailedTests : numFailedTestSuites,
		failures: [...named((status) => status === "failed"), ...broken.map(({ name }) => nameOf(name))],
		skipped: named((status) => status === "pending" || status === "skipped" || status === "todo"),
		flaky: 0,
		slowest: longest(
			testResults.map(({ name, startTime, endTime }) => ({
				name: nameOf(name),
				seconds: (endTime - startTime) / 1000,
			})),
		),
	};
}

interface PlaywrightSuite {
	readonly title: string;
	readonly suites?: readonly PlaywrightSuite[];
	readonly specs?: readonly {
		readonly title: string;
		readonly file: string;
		readonly tests: readonly { readonly status: string; readonly results: readonly { readonly duration: number }[] }[];
	}[];
}

export interface PlaywrightReport {
	readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
	readonly errors?: readonly unknown[];
	readonly suites: readonly PlaywrightSuite[];
}

/** Playwright's JSON report. Errors outside of tests count as one failure. */
export function countPlaywright({ stats, errors = [], suites }: PlaywrightReport): Count {
	const specs = suites.flatMap(function all(suite: PlaywrightSuite): NonNullable<PlaywrightSuite["specs"]> {
		return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(all)];
	});
	const named = (of: (tests: (typeof specs)[number]["tests"]) => boolean) =>
		specs.filter(({ tests }) => of(tests)).map(({ file, title }) => `${file}: ${title}`);
	return {
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected > 0 ? stats.unexpected : Number(errors.length > 0),
		failures: named((tests) => tests.some(({ status }) => status === "unexpected")),
		skipped: named((tests) => tests.length > 0 && tests.every(({ status }) => status === "skipped")),
		flaky: stats.flaky,
		slowest: longest(
			specs.map(({ file, title, tests }) => ({
				name: `${file}: ${title}`,
				seconds: tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration, 0) / 1000,
			})),
		),
	};
}
