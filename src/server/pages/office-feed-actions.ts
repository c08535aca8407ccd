import { runFeedAgain } from "#services/import/run-again.ts";
import { byOf, done, type OfficeAct, type OfficeActs, refused } from "./office-answer.ts";

/** What staff do with feed runs. */

const again: OfficeAct<"feed-again"> = async (app, request, { run }) => {
	const started = await runFeedAgain(app, run, byOf(request));
	if (started.ok) return done("feeds", "feed-started");
	return refused(request, "feed-again", { code: started.error });
};

export const FEED_ACTS: Pick<OfficeActs, "feed-again"> = { "feed-again": again };
