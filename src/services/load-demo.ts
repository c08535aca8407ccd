import { demoFeed } from "#demo/feed.ts";
import type { App } from "./app.ts";
import { importFeed } from "./import/import-feed.ts";

/**
 * Loads the demo catalogue on the first start: into a database without any home, through the same import as
 * every feed. Answers the number of homes loaded.
 */
export async function loadDemo(app: Pick<App, "db" | "clock">): Promise<number> {
	const known = await app.db.selectFrom("accommodation").select("acco_id").limit(1).executeTakeFirst();
	if (known) return 0;
	const lines = [...demoFeed(app.clock.today(), app.clock.now())].map((line) => JSON.stringify(line));
	const loaded = await importFeed(app, { format: "halcyon", sources: [{ name: "demo", lines }] });
	if (!loaded.ok) throw new Error(`the demo catalogue cannot be loaded: ${JSON.stringify(loaded.error)}`);
	if (loaded.value.failed > 0) throw new Error(`${loaded.value.failed} lines of the demo catalogue fail`);
	return loaded.value.accommodations;
}
