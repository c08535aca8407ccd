import { sql } from "kysely";
import { demoDates, demoFeed } from "#demo/feed.ts";
import { type DayNumber, dayOf, isoOf, weekdayOf } from "#domain/time/civil-date.ts";
import type { App } from "./app.ts";
import { importFeed } from "./import/import-feed.ts";

type DemoApp = Pick<App, "db" | "clock">;

/**
 * Loads the demo catalogue on the first start: into a database without any home, through the same import as
 * every feed. A start that ended on the way is carried on with. Answers the number of homes loaded.
 */
export async function loadDemo(app: DemoApp): Promise<number> {
	const begun = await app.db.selectFrom("demo_catalogue").select(["monday", "loaded"]).executeTakeFirst();
	if (begun?.loaded) return 0;
	const present = await app.db.selectFrom("accommodation").select("acco_id").execute();
	if (!begun && present.length > 0) return 0;
	const monday = begun ? dayOf(begun.monday) : mondayOf(app.clock.today());
	if (!begun) {
		await app.db
			.insertInto("demo_catalogue")
			.values({ monday: isoOf(monday), loaded: false })
			.execute();
	}
	// A home comes with its prices, blocks and reviews or not at all, so one that is there is whole.
	const known = new Set(present.map((row) => row.acco_id));
	const loaded = await importLines(app, demoFeed(monday, app.clock.now(), known));
	await app.db.updateTable("demo_catalogue").set({ loaded: true }).execute();
	return loaded;
}

/**
 * Moves prices and taken stays of the demo homes on by whole weeks, so that their calendars always cover the
 * coming months. A home stays as it is from the day on which a booking, a feed or anyone else touches it.
 * Answers the number of homes moved.
 */
export async function moveDemoDates(app: DemoApp): Promise<number> {
	const made = await app.db.selectFrom("demo_catalogue").selectAll().executeTakeFirst();
	const monday = mondayOf(app.clock.today());
	if (!made?.loaded || dayOf(made.monday) >= monday) return 0;
	// When a move ends half way, those moved have the next version and wait for the next move; the rest go on.
	const { rows } = await sql<{ accoId: string }>`
		SELECT a.acco_id AS "accoId" FROM accommodation a
		WHERE a.version = ${made.moves + 1}
			AND NOT EXISTS (SELECT FROM booking b WHERE b.acco_id = a.acco_id)`.execute(app.db);
	const untouched = new Set(rows.map((row) => row.accoId));
	const moved = await importLines(app, demoDates(untouched, monday, app.clock.now()), "rates");
	await app.db
		.updateTable("demo_catalogue")
		.set({ monday: isoOf(monday), moves: made.moves + 1 })
		.execute();
	return moved;
}

async function importLines(
	app: DemoApp,
	feed: Iterable<object>,
	counted: "accommodations" | "rates" = "accommodations",
): Promise<number> {
	const imported = await importFeed(app, { format: "halcyon", sources: [{ name: "demo", lines: printed(feed) }] });
	if (!imported.ok) throw new Error(`the demo catalogue cannot be loaded: ${JSON.stringify(imported.error)}`);
	if (imported.value.failed > 0) throw new Error(`${imported.value.failed} lines of the demo catalogue fail`);
	return imported.value[counted];
}

function* printed(feed: Iterable<object>): Generator<string> {
	for (const line of feed) yield JSON.stringify(line);
}

/** Dates of the demo hang on the Monday of the week, so that they move by whole weeks. */
function mondayOf(day: DayNumber): DayNumber {
	return day - (weekdayOf(day) - 1);
}
