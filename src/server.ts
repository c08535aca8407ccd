import handler, { createServerEntry } from "@tanstack/react-start/server-entry";
import { createSite } from "./server/router.ts";

export { runtime } from "./server/runtime.ts";

/** Pages, API and middleware share one entry in development and production. */
const site = createSite((request) => handler.fetch(request));

export default createServerEntry({ fetch: (request) => site.fetch(request) });
