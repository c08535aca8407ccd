import { findLastImport } from "#db/import/feed-runs.ts";
import type { App } from "../app.ts";

/** When the houses were last updated by a feed (ISO instant, whole seconds); null before the first feed. */
export async function getHuislijstDateTime(app: Pick<App, "db">): Promise<{ readonly dateTime: string | null }> {
	const last = await findLastImport(app.db);
	return { dateTime: last ? last.toISOString().replace(/\.\d+Z$/, "Z") : null };
}
