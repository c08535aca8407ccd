import { Hono } from "hono";
import { createApi } from "./api/api.ts";
import { rootRedirect, slashRedirect } from "./middleware/canonical.ts";
import { pageLog } from "./middleware/page-log.ts";
import { sameOrigin } from "./middleware/same-origin.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { bookingFormRoute } from "./pages/booking-form.ts";
import { destinationRedirect } from "./pages/destination.ts";
import { messagesRoute } from "./pages/messages.ts";
import { pageRenderer } from "./pages/render.ts";
import { suggestRoute } from "./pages/suggest.ts";
import type { Runtime } from "./runtime.ts";

/** Every way into the site, in the order in which a request meets it. `handler` renders screens. */
export function createSite({ app, env }: Runtime, handler: (request: Request) => Response | Promise<Response>): Hono {
	const site = new Hono();
	const render = pageRenderer(handler);

	site.use(securityHeaders);
	site.get("/search-api/suggest", (c) => suggestRoute(c, app));
	site.route(
		"/",
		createApi(() => app, env),
	);
	site.get("/_i18n/:hash/:locale/messages.json", messagesRoute);
	site.use(pageLog(app.log));
	site.use(rootRedirect);
	site.use(slashRedirect);
	site.get("/:lang/:holidayHome/", (c, next) => destinationRedirect(c, next, app));
	site.use(sameOrigin(() => app.settings.publicUrl));
	site.post("/:lang/:book/:slug", (c) => bookingFormRoute(c, app, render));
	site.all("*", (c) => render(c.req.raw));
	return site;
}
