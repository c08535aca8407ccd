import type { TracingSettings } from "../env.ts";

/** Traces that are being sent; `close` sends what is left. */
export interface OpenTracing {
	close(): Promise<void>;
}

/** Starts to trace where the settings name a collector; before the database is opened. Else nothing of it is loaded. */
export async function startTracing(settings: TracingSettings | null): Promise<OpenTracing | null> {
	if (!settings) return null;
	const { openTracing } = await import("./open-tracing.ts");
	return openTracing(settings);
}
