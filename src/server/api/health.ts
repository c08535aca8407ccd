import type { Context } from "hono";
import { readiness } from "#services/operations/health.ts";
import { type ApiContext, onlyMethods } from "./endpoint.ts";
import type { Metrics } from "./metrics.ts";
import { problemResponse } from "./problem.ts";

/** Liveness, readiness and figures; the figures for internal networks only. */
export function healthRoutes({ api, getApp }: ApiContext, metrics: Metrics, isInternal: (c: Context) => boolean): void {
	api.get("/healthz", (c) => c.json({ status: "up" }, 200, { "Cache-Control": "no-store" }));
	api.get("/readyz", async (c) => {
		const state = await readiness(getApp());
		return c.json(state, state.status === "ready" ? 200 : 503, { "Cache-Control": "no-store" });
	});
	api.get("/metrics", async (c) => {
		if (!isInternal(c)) return problemResponse(c, { code: "FORBIDDEN" });
		return c.body(await metrics.registry.metrics(), 200, { "Content-Type": metrics.registry.contentType });
	});
	for (const path of ["/healthz", "/readyz", "/metrics"]) onlyMethods(api, path, ["GET"]);
}
