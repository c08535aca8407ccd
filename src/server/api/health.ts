import { readiness } from "#services/operations/health.ts";
import { type ApiContext, onlyMethods } from "./endpoint.ts";
import type { Metrics } from "./metrics.ts";
import { problemResponse } from "./problem.ts";

/** Liveness, readiness and figures; the figures for internal networks only. */
export function healthRoutes({ api, app }: ApiContext, metrics: Metrics): void {
	api.get("/healthz", (c) => c.json({ status: "up" }, 200, { "Cache-Control": "no-store" }));
	api.get("/readyz", async (c) => {
		const state = await readiness(app);
		return c.json(state, state.status === "ready" ? 200 : 503, { "Cache-Control": "no-store" });
	});
	api.get("/metrics", async (c) => {
		if (!c.var.context.client.isInternal) return problemResponse(c, { code: "FORBIDDEN" });
		return c.body(await metrics.registry.metrics(), 200, { "Content-Type": metrics.registry.contentType });
	});
	for (const path of ["/healthz", "/readyz", "/metrics"]) onlyMethods(api, path, ["GET"]);
}
