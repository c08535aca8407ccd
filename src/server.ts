import { createServerEntry, createStartHandler } from "@tanstack/react-start/server";
import type { Hono } from "hono";
import type { RequestEnv } from "./server/middleware/client-address.ts";
import { drawPage } from "./server/pages/draw-page.ts";
import { createSite } from "./server/router.ts";
import { runtime } from "./server/runtime.ts";

export { runtime };

const screens = createStartHandler(drawPage);

let site: Promise<Hono> | null = null;

/** Development's server hands the Node request in with the request itself. */
type DevelopmentRequest = Request & {
	readonly runtime?: { readonly node?: { readonly req?: RequestEnv["incoming"] } };
};

/** Pages, API and middleware share one entry in development and production; production hands the Node request in beside. */
export default createServerEntry({
	fetch: async (request, env) => {
		site ??= runtime().then((running) => createSite(running, (page) => screens(page)));
		const { incoming } = (env ?? {}) as RequestEnv;
		const from = incoming ?? (request as DevelopmentRequest).runtime?.node?.req;
		return (await site).fetch(request, from ? { incoming: from } : {});
	},
});
