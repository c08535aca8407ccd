import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { clientAddress, type Networks, networksOf } from "#server/middleware/client-address.ts";
import { requestLog } from "#server/middleware/request-log.ts";
import { sameOrigin } from "#server/middleware/same-origin.ts";
import type { App } from "#services/app.ts";
import { accommodationRoutes } from "./accommodations.ts";
import { bookingRoutes } from "./bookings.ts";
import { docsRoutes } from "./docs.ts";
import { APPLICATION_BYTES, formRoutes } from "./forms.ts";
import { healthRoutes } from "./health.ts";
import { icalRoutes } from "./ical.ts";
import { createMetrics } from "./metrics.ts";
import { placeRoutes } from "./places.ts";
import { problemResponse } from "./problem.ts";
import { productRoutes } from "./product.ts";
import { quoteRoutes } from "./quotes.ts";
import { searchRoutes } from "./search.ts";
import { webhookRoutes } from "./webhooks.ts";

export interface ApiOptions {
	/** Networks (CIDR) that may read /metrics. */
	readonly internalNetworks?: readonly string[];
	/** Proxies (CIDR) whose X-Forwarded-For is believed. */
	readonly trustedProxies?: readonly string[];
}

const LOOPBACK = ["127.0.0.0/8", "::1/128"];
/** No body of a call needs more; beyond it nothing is read. */
const BODY_BYTES = 256 * 1024;
/** But this one: it brings a file. */
const APPLICATIONS = "/api/vacancy-applications";

/** Every call of the product; mounted beside the pages, it leaves all other paths alone. */
export function createApi(getApp: () => App, options: ApiOptions = {}): OpenAPIHono {
	const api = new OpenAPIHono();
	const context = { api, getApp };
	const metrics = createMetrics(getApp);
	const internal: Networks = networksOf(options.internalNetworks ?? LOOPBACK);
	const trusted: Networks = networksOf(options.trustedProxies ?? []);
	const clientOf = (c: Context) => {
		const ip = clientAddress(c, trusted);
		return { ip, isInternal: ip !== null && internal(ip) };
	};

	const limit = (maxSize: number) =>
		bodyLimit({ maxSize, onError: (c) => problemResponse(c, { code: "BODY_TOO_LARGE" }) });
	const [withFile, withoutFile] = [limit(APPLICATION_BYTES), limit(BODY_BYTES)];

	for (const path of ["/api/*", "/search-api/*", "/healthz", "/readyz", "/metrics"]) {
		api.use(
			path,
			requestLog(() => getApp().log, metrics),
		);
	}
	for (const path of ["/api/*", "/search-api/*"]) {
		api.use(
			path,
			sameOrigin(() => getApp().settings.publicUrl),
		);
		api.use(path, (c, next) => (c.req.path === APPLICATIONS ? withFile : withoutFile)(c, next));
	}

	quoteRoutes(context);
	bookingRoutes(context);
	accommodationRoutes(context);
	searchRoutes(context);
	productRoutes(context, clientOf);
	placeRoutes(context);
	formRoutes(context, clientOf);
	icalRoutes(context);
	webhookRoutes(context);
	healthRoutes(context, metrics, (c) => clientOf(c).isInternal);
	docsRoutes(api);

	api.all("/api/*", (c) => problemResponse(c, { code: "NOT_FOUND" }));
	api.all("/search-api/*", (c) => problemResponse(c, { code: "NOT_FOUND" }));
	api.onError((error, c) => {
		const requestId = c.get("requestId" as never) as string | undefined;
		getApp().log.error({ requestId, ...withoutContents(error) }, "request failed");
		return problemResponse(c, { code: "INTERNAL", ...(requestId ? { detail: requestId } : {}) });
	});
	return api;
}

/** What of an error may be logged: its kind and place. Messages can hold what came in. */
function withoutContents(error: Error): Record<string, unknown> {
	const place = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
	const { code } = error as { code?: unknown };
	return { error: error.name, ...(typeof code === "string" ? { code } : {}), stack: place.slice(0, 12).join("\n") };
}
