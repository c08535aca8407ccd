import { sql } from "kysely";
import { demoDates, demoFeed } from "#demo/feed.ts";
import { type DayNumber, dayOf, isoOf, weekdayOf } from "#domain/time/civil-date.ts";
import type { App } from "./app.ts";
import { importFeed } from "./import/import-feed.ts";

type DemoApp = Pick<App, "db" | "clock">;

/**
 * Loads the demo catalogue on the first start: into a database without any home, through the same import as
 * every feed. Answers the number of homes loaded.
 */
export async function loadDemo(app: DemoApp): Promise<number> {
	const known = await app.db.selectFrom("accommodation").select("acco_id").limit(1).executeTakeFirst();
	if (known) return 0;
	const monday = mondayOf(app.clock.today());
	const loaded = await importLines(app, demoFeed(monday, app.clock.now()));
	await app.db
		.insertInto("demo_catalogue")
		.values({ monday: isoOf(monday) })
		.execute();
	return loaded;
}

/**
 * Moves prices and taken stays of the demo homes on by whole weeks, so that their calendars always cover the
 * coming months. A home that a booking touches stays as it is. Answers the number of homes moved.
 */
export async function moveDemoDates(app: DemoApp): Promise<number> {
	const made = await app.db.selectFrom("demo_catalogue").select("monday").executeTakeFirst();
	const monday = mondayOf(app.clock.today());
	if (!made || dayOf(made.monday) >= monday) return 0;
	const { rows } = await sql<{ accoId: string }>`
		SELECT a.acco_id AS "accoId" FROM accommodation a
		WHERE NOT EXISTS (SELECT FROM booking b WHERE b.acco_id = a.acco_id)`.execute(app.db);
	const homes = new Set(rows.map((row) => row.accoId));
	await importLines(app, demoDates(homes, monday, app.clock.now()));
	await app.db
		.updateTable("demo_catalogue")
		.set({ monday: isoOf(monday) })
		.execute();
	return homes.size;
}

async function importLines(app: DemoApp, feed: Iterable<object>): Promise<number> {
	const imported = await importFeed(app, { format: "halcyon", sources: [{ name: "demo", lines: printed(feed) }] });
	if (!imported.ok) throw new Error(`the demo catalogue cannot be loaded: ${JSON.stringify(imported.error)}`);
	if (imported.value.failed > 0) throw new Error(`${imported.value.failed} lines of the demo catalogue fail`);
	return imported.value.accommodations;
}

function* printed(feed: Iterable<object>): Generator<string> {
	for (const line of feed) yield JSON.stringify(line);
}

/** Dates of the demo hang on the Monday of the week, so that they move by whole weeks. */
function mondayOf(day: DayNumber): DayNumber {
	return day - (weekdayOf(day) - 1);
}
