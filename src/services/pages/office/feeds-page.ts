import { findFeedRun, listFeedIssues, listFeedRuns } from "#db/import/feed-desk.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import { feedsHref, readFeedsQuery } from "#site/office-feeds.ts";
import type { OfficeQuery } from "#site/office-query.ts";
import { FEED_COUNTS, type FeedCount, type FeedLine, type FeedsPage } from "#site/views/office-feeds-view.ts";
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

/** How many lines failed in the latest run, and at least one where it failed as a whole. */
export async function countFeedErrors(app: Pick<App, "db">): Promise<number> {
	const [latest] = await listFeedRuns(app.db, null, 1);
	if (!latest || latest.ok === null) return 0;
	const { failed } = countsOf(latest.summary);
	return latest.ok ? failed : Math.max(1, failed);
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
