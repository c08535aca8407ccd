import type { Db } from "#db/connection/client.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { systemClock } from "#domain/time/clock.ts";
import { importFeed } from "#services/import/import-feed.ts";

/** Imports a file of homes as `npm run import` does on 15 January 2027, in this process. Throws when it is refused. */
export async function importHomes(db: Db, file: string): Promise<void> {
	const app = { db, clock: systemClock(dayOf("2027-01-15")) };
	const imported = await importFeed(app, { format: "halcyon", sources: [file], dryRun: false, onIssue: () => {} });
	if (!imported.ok) throw new Error(`${file} cannot be imported: ${imported.error.expected}`);
}
