import { listAccommodationIds } from "#db/accommodations/accommodations.ts";
import {
	beginDemo,
	beginDemoMove,
	findDemo,
	finishDemo,
	finishDemoMove,
	listDemoHomesToMove,
	noteMovedDemoHomes,
} from "#db/import/demo.ts";
import { demoDates, demoFeed } from "#demo/feed.ts";
import { type DayNumber, dayOf, mondayOf } from "#domain/time/civil-date.ts";
import type { App } from "../app.ts";
import { importFeed } from "../import/import-feed.ts";

type DemoApp = Pick<App, "db" | "clock">;

/** Homes whose dates are moved before a look at whether the process is to end. */
const HOMES_A_STEP = 100;
const NEVER = new AbortController().signal;

/**
 * Loads the demo catalogue on the first start: into a database without any home, through the same import as
 * every feed. A start that ended on the way is carried on with. Answers the number of homes loaded.
 */
export async function loadDemo(app: DemoApp): Promise<number> {
	const begun = await findDemo(app.db);
	if (begun?.loaded) return 0;
	const present = await listAccommodationIds(app.db);
	if (!begun && present.length > 0) return 0;
	const monday = begun ? dayOf(begun.monday) : mondayOf(app.clock.today());
	if (!begun) await beginDemo(app.db, monday);
	// A home comes with its prices, blocks and reviews or not at all, so one that is there is whole.
	const known = new Set(present);
	const loaded = await importLines(app, demoFeed(monday, app.clock.now(), known));
	await app.db.transaction().execute((trx) => finishDemo(trx));
	return loaded;
}

/**
 * Moves prices and taken stays of the demo homes on by whole weeks, so that their calendars always cover the
 * coming months. A home stays as it is from the day on which a booking, a feed or anyone else touches it. A move
 * that ended half way is finished first, and one that is stopped is finished by the next. Answers the number
 * of homes moved.
 */
export async function moveDemoDates(app: DemoApp, ending: AbortSignal = NEVER): Promise<number> {
	const made = await findDemo(app.db);
	if (!made?.loaded) return 0;
	let moved = 0;
	if (made.moving_to !== null) moved += await finishMove(app, dayOf(made.moving_to), ending);
	const monday = mondayOf(app.clock.today());
	if (ending.aborted || dayOf(made.moving_to ?? made.monday) >= monday) return moved;
	await app.db.transaction().execute((trx) => beginDemoMove(trx, monday));
	return moved + (await finishMove(app, monday, ending));
}

/** Moves the homes that do not have the version of the move yet. */
async function finishMove(app: DemoApp, monday: DayNumber, ending: AbortSignal): Promise<number> {
	const homesToMove = await listDemoHomesToMove(app.db);
	let moved = 0;
	for (let from = 0; from < homesToMove.length; from += HOMES_A_STEP) {
		if (ending.aborted) return moved;
		const homes = homesToMove.slice(from, from + HOMES_A_STEP);
		moved += await importLines(app, demoDates(new Set(homes), monday, app.clock.now()), "rates");
		await noteMovedDemoHomes(app.db, homes);
	}
	await finishDemoMove(app.db, monday);
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
