import handler, { createServerEntry } from "@tanstack/react-start/server-entry";
import type { Hono } from "hono";
import { createSite } from "./server/router.ts";
import { runtime } from "./server/runtime.ts";

export { runtime };

let site: Promise<Hono> | null = null;

/** Pages, API and middleware share one entry in development and production. */
export default createServerEntry({
	fetch: async (request) => {
		site ??= runtime().then((running) => createSite(running, (page) => handler.fetch(page)));
		return (await site).fetch(request);
	},
});
