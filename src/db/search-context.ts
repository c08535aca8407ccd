import type { Clock } from "#domain/time/clock.ts";
import type { OpenDatabase } from "./client.ts";

/** Channel that the change log's triggers notify. */
export const CHANGE_CHANNEL = "halcyon_change";

/** What a search engine needs of the running product. */
export interface SearchContext {
	readonly database: OpenDatabase;
	readonly clock: Clock;
	readonly log: {
		info(facts: Record<string, unknown>, message: string): void;
		error(facts: Record<string, unknown>, message: string): void;
	};
}
