import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { App } from "#services/app.ts";

export interface Metrics {
	readonly registry: Registry;
	/** Counts a request that was answered; `ms` is its duration. */
	observe(request: { readonly method: string; readonly route: string; readonly status: number }, ms: number): void;
}

/** Figures for Prometheus, of this process. */
export function createMetrics(app: Pick<App, "search">): Metrics {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry, prefix: "halcyon_" });
	const labelNames = ["method", "route", "status"] as const;
	const requests = new Counter({
		name: "halcyon_http_requests_total",
		help: "Requests answered",
		labelNames,
		registers: [registry],
	});
	const seconds = new Histogram({
		name: "halcyon_http_request_seconds",
		help: "Duration of requests",
		labelNames: ["method", "route"] as const,
		buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
		registers: [registry],
	});
	new Gauge({
		name: "halcyon_search_accommodations",
		help: "Homes for sale that the search knows",
		registers: [registry],
		collect() {
			this.set(app.search.size);
		},
	});
	return {
		registry,
		observe: ({ method, route, status }, ms) => {
			requests.inc({ method, route, status: String(status) });
			seconds.observe({ method, route }, ms / 1000);
		},
	};
}
