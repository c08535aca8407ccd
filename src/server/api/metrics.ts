import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { loadVitalSigns, type VitalSigns } from "#db/operations/alarms.ts";
import type { App } from "#services/app.ts";

export interface Metrics {
	readonly registry: Registry;
	/** Counts a request that was answered; `ms` is its duration. */
	observe(request: { readonly method: string; readonly route: string; readonly status: number }, ms: number): void;
}

/** What all processes share is read this often at most, whoever asks. */
const KEPT_MS = 10_000;

/** Figures for Prometheus: of this process, and of the work that all processes share. */
export function createMetrics(app: Pick<App, "search" | "db" | "clock">): Metrics {
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
	sharedWork(registry, app);
	return {
		registry,
		observe: ({ method, route, status }, ms) => {
			requests.inc({ method, route, status: String(status) });
			seconds.observe({ method, route }, ms / 1000);
		},
	};
}

/** Mails, timers and alarms, from the database; while it is away they are not there, and `halcyon_database_up` is 0. */
function sharedWork(registry: Registry, { db, clock }: Pick<App, "db" | "clock">): void {
	let reading: Promise<VitalSigns | null> = Promise.resolve(null);
	let readAt = Number.NEGATIVE_INFINITY;
	const read = () => {
		if (performance.now() - readAt >= KEPT_MS) {
			readAt = performance.now();
			reading = loadVitalSigns(db, clock.now()).catch(() => null);
		}
		return reading;
	};
	const gauge = (name: string, help: string, show: (gauge: Gauge, signs: VitalSigns) => void, label?: string) =>
		new Gauge({
			name: `halcyon_${name}`,
			help,
			labelNames: label ? [label] : [],
			registers: [registry],
			async collect() {
				const signs = await read();
				// Without labels a reset gauge is 0, which nothing said.
				if (label) this.reset();
				else this.remove();
				if (signs) show(this, signs);
			},
		});
	gauge("mails_waiting", "Mails that should have left by now", (it, signs) => it.set(signs.mailsWaiting));
	gauge("mail_wait_seconds", "For how long the first mail that waits should have left", (it, signs) =>
		it.set(signs.mailWaitSeconds),
	);
	gauge("mails_failed", "Mails that were given up", (it, signs) => it.set(signs.mailsFailed));
	const timers = "Seconds since a timer last ended well, of those that did within the hour";
	gauge(
		"timer_seconds",
		timers,
		(it, { timerSeconds }) => {
			for (const [timer, seconds] of timerSeconds) it.set({ timer }, seconds);
		},
		"timer",
	);
	gauge(
		"alarm",
		"1: the alarm is on",
		(it, { alarms }) => {
			for (const { name } of alarms) it.set({ alarm: name }, 1);
		},
		"alarm",
	);
	new Gauge({
		name: "halcyon_database_up",
		help: "1: the database answers this process",
		registers: [registry],
		async collect() {
			this.set((await read()) ? 1 : 0);
		},
	});
}
