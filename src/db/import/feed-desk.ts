import type { Db } from "../connection/client.ts";

/** Feed runs as staff see them. */

/** Runs, the latest first, beginning below a number. */
export function listFeedRuns(db: Db, below: number | null, limit: number) {
	let runs = db
		.selectFrom("feed_run")
		.select(["feed_run_id", "format", "source", "started_at", "finished_at", "ok", "summary", "input"])
		.orderBy("feed_run_id", "desc")
		.limit(limit);
	if (below !== null) runs = runs.where("feed_run_id", "<", below);
	return runs.execute();
}

export async function findFeedRun(db: Db, runId: number) {
	return (await db.selectFrom("feed_run").selectAll().where("feed_run_id", "=", runId).executeTakeFirst()) ?? null;
}

/** Failing lines and warnings of a run in their order. */
export function listFeedIssues(db: Db, runId: number) {
	return db
		.selectFrom("feed_issue")
		.select(["feed_issue_id", "severity", "file", "line", "field", "expected"])
		.where("feed_run_id", "=", runId)
		.orderBy("feed_issue_id")
		.execute();
}
