import { serve } from "@hono/node-server";
import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { createApi } from "#server/api/api.ts";
import {
	EMPTY_RESULT,
	fixedSearch,
	freshSuggestions,
	memoryLog,
	NO_CONTENT,
	NO_WEATHER,
	TEST_COMPANY,
	TEST_SETTINGS,
	testClock,
} from "./app.ts";
import { seedFixture, seedHomeLike } from "./seed-homes.ts";

/**
 * A small server of the API for tests that kill processes: DATA_DIR or DATABASE_URL name the database, HOMES
 * says how many homes like H1 it holds. Prints its port when it is ready.
 */
const database = await openDatabase({
	databaseUrl: process.env.DATABASE_URL || null,
	dataDir: process.env.DATA_DIR ?? "",
});
await migrate(database.db);
const seeded = await database.db.selectFrom("accommodation").select("acco_id").executeTakeFirst();
if (!seeded) {
	await seedFixture(database.db);
	for (let home = 1; home <= Number(process.env.HOMES ?? 0); home++) {
		await seedHomeLike(database.db, "a990001", { accoId: `a${home}` });
	}
}
const app = {
	settings: TEST_SETTINGS,
	database,
	db: database.db,
	clock: testClock(),
	search: fixedSearch(() => EMPTY_RESULT),
	suggestions: freshSuggestions(database),
	content: NO_CONTENT,
	weather: NO_WEATHER,
	payments: null,
	company: TEST_COMPANY,
	log: memoryLog(),
};
serve({ fetch: createApi(() => app).fetch, port: 0, hostname: "127.0.0.1" }, (address) => {
	console.log(`ready ${address.port}`);
});
