import type { App } from "./app.ts";

/** When the houses were last updated by a feed (ISO instant, whole seconds); null before the first feed. */
export async function getHuislijstDateTime(app: Pick<App, "db">): Promise<{ readonly dateTime: string | null }> {
	const run = await app.db
		.selectFrom("feed_run")
		.select("finished_at")
		.where("ok", "=", true)
		.where("finished_at", "is not", null)
		.orderBy("finished_at", "desc")
		.limit(1)
		.executeTakeFirst();
	return { dateTime: run?.finished_at ? run.finished_at.toISOString().replace(/\.\d+Z$/, "Z") : null };
}
