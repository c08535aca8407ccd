import { findFeedRun, listFeedRuns } from "#db/import/feed-desk.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { App } from "../app.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";
import { importFeed } from "./import-feed.ts";
import type { StoredInput } from "./import-types.ts";

/** A feed run that staff start again: the same import with what the run was given. */

export type FeedRefusal =
	| "NOT_FOUND"
	/** It came from memory, or from before runs kept what they were given. */
	| "NOT_REPEATABLE"
	/** Another import is under way. */
	| "RUNNING";

type FeedApp = Pick<App, "db" | "clock" | "database" | "log">;

/** A run without an end for longer than this died with its process. */
const LONGEST_MS = 3_600_000;

/** Whether an import is under way, as far as its row says. */
export function isRunning(run: { readonly finished_at: Date | null; readonly started_at: Date }, now: Date): boolean {
	return run.finished_at === null && now.getTime() - run.started_at.getTime() < LONGEST_MS;
}

/** Starts it and answers at once; `done` is for who waits. */
export async function runFeedAgain(
	app: FeedApp,
	runId: number,
	by: StaffActor,
): Promise<Result<{ readonly done: Promise<void> }, FeedRefusal>> {
	const run = await findFeedRun(app.db, runId);
	if (!run) return fail("NOT_FOUND");
	if (!run.input) return fail("NOT_REPEATABLE");
	const [latest] = await listFeedRuns(app.db, null, 1);
	if (latest && isRunning(latest, app.clock.now())) return fail("RUNNING");
	await writeAudit(app.db, {
		...trailActor(by),
		action: "runFeedAgain",
		subjectKind: "feedRun",
		subjectId: String(runId),
		after: { source: run.source },
	});
	const input = run.input as unknown as StoredInput;
	// Many minutes: nobody waits with an open page. What fails stands in the run.
	const done = app.database
		.alone("import", () => importFeed(app, input))
		.then((result) => {
			if (!result) app.log.warn({ runId }, "feed not run again: another import is under way");
		})
		.catch((error: unknown) => app.log.error({ runId, error }, "feed run failed"));
	return ok({ done });
}
