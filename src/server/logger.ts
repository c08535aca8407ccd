import { pino } from "pino";
import type { Logger } from "#services/logger.ts";

/** Log lines as JSON on standard output. */
export function createLogger(level: string): Logger {
	return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
