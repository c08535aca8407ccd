import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { createApi } from "#server/api/api.ts";
import { databaseAway } from "#server/middleware/database-away.ts";
import { bookingActions } from "./booking-actions.ts";
import { processApp } from "./booking-process.ts";
import { seedFixture, seedHomeLike } from "./seed-homes.ts";

/** A small server of the API for tests that kill processes (see `ProcessSettings`). Prints its port when it is ready. */
const { app, settings } = await processApp();
const seeded = await app.db.selectFrom("accommodation").select("acco_id").executeTakeFirst();
if (!seeded) {
	await seedFixture(app.db);
	for (let home = 1; home <= settings.homes; home++) await seedHomeLike(app.db, "a990001", { accoId: `a${home}` });
}
const api = createApi(app);
bookingActions(api, app);
// As the site: where no connection is free for too long, the answer says when to come back.
const site = new Hono();
site.use(databaseAway);
site.route("/", api);
// Without the socket nobody has an address: hundreds of clients on one machine are no one sender.
serve({ fetch: (request) => site.fetch(request), port: 0, hostname: "127.0.0.1" }, (address) => {
	console.log(`ready ${address.port}`);
});
