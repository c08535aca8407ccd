import { type DestinationStream, pino } from "pino";
import type { Logger } from "#services/logger.ts";
import { currentTraceId } from "#services/tracing.ts";

/** Log lines as JSON on standard output; those of work that is traced name the trace. */
export function createLogger(level: string, out?: DestinationStream): Logger {
	const mixin = () => {
		const traceId = currentTraceId();
		return traceId ? { traceId } : {};
	};
	return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin }, out);
}
