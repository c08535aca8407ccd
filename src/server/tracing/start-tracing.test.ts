import { spawnSync } from "node:child_process";
import { afterEach, expect, it } from "vitest";
import { statementOf } from "#db/connection/query-trace.ts";
import { createLogger } from "#server/logger.ts";
import { currentTraceId, traced, traceWith } from "#services/tracing.ts";
import { startTracing } from "./start-tracing.ts";

afterEach(() => traceWith(null));

/** Prints what is loaded of OpenTelemetry. */
const HOOK = `data:text/javascript,${encodeURIComponent(`
	import { registerHooks } from "node:module";
	registerHooks({ resolve(specifier, context, next) {
		if (specifier.startsWith("@opentelemetry/")) console.log(specifier);
		return next(specifier, context);
	} });`)}`;

it("nothing of OpenTelemetry is loaded without a collector", async () => {
	expect(await startTracing(null)).toBeNull();
	const run = (...args: string[]) => {
		const env = { ...process.env, SEARCH_ENGINE: "magic", NODE_ENV: "" };
		return spawnSync(process.execPath, ["--import", HOOK, ...args], { env, encoding: "utf8" });
	};
	// Ends at a setting that cannot be used, with all of its modules loaded.
	const worker = run("scripts/worker.ts");
	expect([worker.status, worker.stdout]).toEqual([2, ""]);
	expect(worker.stderr).toContain("SEARCH_ENGINE");
	// The same look sees it where it is loaded.
	expect(run("src/server/tracing/open-tracing.ts").stdout).toContain("@opentelemetry/sdk-trace");
});

it("work that nobody traces runs as it is, and work that is traced says so in its log lines", async () => {
	const work = traced({ name: "work" }, async (span) => {
		span.set({ a: 1 });
		return "done";
	});
	expect(await work).toBe("done");
	expect(currentTraceId()).toBeNull();
	const lines: string[] = [];
	const traceId = "0af7651916cd43dd8448eb211c80319c";
	const log = createLogger("info", { write: (line) => void lines.push(line) });
	log.info({ a: 1 }, "before");
	traceWith({ span: (_, run) => run({ set: () => {}, rename: () => {}, fail: () => {} }), traceId: () => traceId });
	log.info({ a: 2 }, "within");
	expect(lines.map((line) => JSON.parse(line)).map(({ msg, traceId }) => [msg, traceId])).toEqual([
		["before", undefined],
		["within", traceId],
	]);
});

it.each([
	['select "a" from "booking" where "guest_id" = $1', "SELECT", "booking"],
	["\n\t\tUPDATE email_outbox SET status = 'sending'", "UPDATE", "email_outbox"],
	['insert into "quote" ("id") values ($1)', "INSERT", "quote"],
	["WITH due AS (SELECT 1 FROM payment) SELECT * FROM due", "WITH", "payment"],
	["begin", "BEGIN", null],
	["SELECT count(*) FROM (SELECT 1 FROM guest) AS g", "SELECT", "guest"],
	["SELECT 'noor@example.org'", "SELECT", null],
])("%s is told as its kind and table alone", (text, operation, table) => {
	expect(statementOf(text)).toEqual({ operation, table });
});
