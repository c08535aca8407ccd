import { findFeedRun, listFeedIssues, listFeedRuns } from "#db/import/feed-desk.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import { feedsHref, readFeedsQuery } from "#site/office-feeds.ts";
import type { OfficeQuery } from "#site/office-query.ts";
import {
	type FailedFeed,
	FEED_COUNTS,
	type FeedCount,
	type FeedLine,
	type FeedsPage,
} from "#site/views/office-feeds-view.ts";
import type { App } from "../../app.ts";
import { isRunning } from "../../import/run-again.ts";

/** Imports of feeds: what each brought, and what failed in it. */

const LINES_A_PAGE = 30;

export async function feedsPage(
	app: Pick<App, "db" | "clock">,
	roles: readonly Role[],
	requested: OfficeQuery,
): Promise<FeedsPage> {
	const { run, below } = readFeedsQuery(requested);
	const now = app.clock.now();
	const found = await listFeedRuns(app.db, below, LINES_A_PAGE + 1);
	const rows = found.slice(0, LINES_A_PAGE);
	const last = rows.at(-1);
	const open = run === null ? null : await findFeedRun(app.db, run);
	return {
		name: "feeds",
		lines: rows.map((row) => lineOf(row, now)),
		more: found.length > rows.length && last ? feedsHref({ below: last.feed_run_id }) : null,
		open: open && {
			...lineOf(open, now),
			issues: (await listFeedIssues(app.db, open.feed_run_id)).map((issue) => ({
				id: issue.feed_issue_id,
				isError: issue.severity === "error",
				file: issue.file,
				line: issue.line,
				field: issue.field,
				expected: issue.expected,
			})),
			mayRepeat: open.input !== null && !isRunning(open, now) && mayDo(roles, "feeds.run"),
		},
	};
}

/**
 * The latest run, where it or lines of it failed: how many lines, and at least one where it failed as a whole. Null where
 * all is well, and while it goes on.
 */
export async function failedFeed(app: Pick<App, "db">): Promise<FailedFeed | null> {
	const [latest] = await listFeedRuns(app.db, null, 1);
	if (!latest || latest.ok === null) return null;
	const { failed } = countsOf(latest.summary);
	if (latest.ok && failed === 0) return null;
	const all = latest.summary?.accommodations;
	return {
		href: feedsHref({ run: latest.feed_run_id }),
		source: latest.source,
		at: latest.started_at.toISOString(),
		failed: Math.max(1, failed),
		all: latest.ok && typeof all === "number" ? all : null,
	};
}

type RunRow = Awaited<ReturnType<typeof listFeedRuns>>[number];

function lineOf(row: RunRow, now: Date): FeedLine {
	const counts = countsOf(row.summary);
	const seconds = row.summary?.seconds;
	return {
		id: row.feed_run_id,
		href: feedsHref({ run: row.feed_run_id }),
		format: row.format,
		source: row.source,
		started: row.started_at.toISOString(),
		state: stateOf(row, counts, now),
		seconds: typeof seconds === "number" ? seconds : null,
		counts,
	};
}

function stateOf(row: RunRow, { failed }: FeedLine["counts"], now: Date): FeedLine["state"] {
	if (row.finished_at === null) return isRunning(row, now) ? "running" : "broken-off";
	if (!row.ok) return "failed";
	return failed > 0 ? "with-failures" : "ok";
}

function countsOf(summary: Readonly<Record<string, unknown>> | null): FeedLine["counts"] {
	const count = (name: FeedCount) => (typeof summary?.[name] === "number" ? summary[name] : 0);
	return Object.fromEntries(FEED_COUNTS.map((name) => [name, count(name)])) as FeedLine["counts"];
}
