import { OpenAPIHono } from "@hono/zod-openapi";
import { boundedBody, FILE_BODY_MS, SMALL_BODY_MS } from "#server/middleware/bounded-body.ts";
import type { ClientNetworks } from "#server/middleware/client-address.ts";
import { alwaysPrivate } from "#server/middleware/keep-private.ts";
import { requestLog } from "#server/middleware/request-log.ts";
import { sameOrigin } from "#server/middleware/same-origin.ts";
import type { App } from "#services/app.ts";
import { SearchBusyError } from "#services/search/search-queue.ts";
import { requestContexts } from "../request-context.ts";
import { accommodationRoutes } from "./accommodations.ts";
import { bookingRoutes } from "./bookings.ts";
import { docsRoutes } from "./docs.ts";
import { eventRoutes } from "./events.ts";
import { APPLICATION_BYTES, formRoutes } from "./forms.ts";
import { healthRoutes } from "./health.ts";
import { icalRoutes } from "./ical.ts";
import { MCP_PATH, mcpRoutes } from "./mcp.ts";
import { createMetrics } from "./metrics.ts";
import { partnerKey } from "./partner-key.ts";
import { placeRoutes } from "./places.ts";
import { problemResponse, SEARCH_RETRY_SECONDS } from "./problem.ts";
import { productRoutes } from "./product.ts";
import { quoteRoutes } from "./quotes.ts";
import { searchRoutes } from "./search.ts";
import { webhookRoutes } from "./webhooks.ts";

/** No body of a call needs more; beyond it nothing is read. */
const BODY_BOUND = { bytes: 256 * 1024, ms: SMALL_BODY_MS };
/** But this one: it brings a file. */
const APPLICATIONS = "/api/vacancy-applications";
const APPLICATION_BOUND = { bytes: APPLICATION_BYTES, ms: FILE_BODY_MS };

/** Every call of the product; mounted beside the pages, it leaves all other paths alone. */
export function createApi(app: App, networks: ClientNetworks = {}, metrics = createMetrics(app)): OpenAPIHono {
	const api = new OpenAPIHono();
	const context = { api, app };
	api.use(requestContexts(app, networks));

	const bounded = boundedBody((c) => (c.req.path === APPLICATIONS ? APPLICATION_BOUND : BODY_BOUND));

	for (const path of ["/api/*", "/search-api/*", MCP_PATH, "/healthz", "/readyz", "/metrics"]) {
		api.use(path, requestLog(metrics));
	}
	for (const path of ["/api/*", "/search-api/*", MCP_PATH]) {
		api.use(path, sameOrigin);
		api.use(path, bounded);
	}

	for (const path of ["/api/*", "/search-api/*"]) api.use(path, partnerKey(app));

	// A price may show what a guest's credits pay.
	for (const path of ["/api/bookings", "/api/quotes", "/api/events", "/api/events/due", "/api/consents"])
		api.use(path, alwaysPrivate);

	quoteRoutes(context);
	bookingRoutes(context);
	accommodationRoutes(context);
	searchRoutes(context);
	productRoutes(context);
	placeRoutes(context);
	formRoutes(context);
	eventRoutes(context);
	icalRoutes(context);
	webhookRoutes(context);
	mcpRoutes(context);
	healthRoutes(context, metrics);
	docsRoutes(api);

	api.all("/api/*", (c) => problemResponse(c, { code: "NOT_FOUND" }));
	api.all("/search-api/*", (c) => problemResponse(c, { code: "NOT_FOUND" }));
	api.onError((error, c) => {
		if (error instanceof SearchBusyError) {
			return problemResponse(c, { code: "BUSY", retryAfter: SEARCH_RETRY_SECONDS });
		}
		const { id, log } = c.var.context;
		log.error(withoutContents(error), "request failed");
		return problemResponse(c, { code: "INTERNAL", detail: id });
	});
	return api;
}

/** What of an error may be logged: its kind and place. Messages can hold what came in. */
function withoutContents(error: Error): Record<string, unknown> {
	const place = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
	const said = error as { readonly code?: unknown; readonly constraint?: unknown };
	// A database's refusal names its rule, and no row.
	const named = (["code", "constraint"] as const).flatMap((name) =>
		typeof said[name] === "string" ? [[name, said[name]] as const] : [],
	);
	return { error: error.name, ...Object.fromEntries(named), stack: place.slice(0, 12).join("\n") };
}
