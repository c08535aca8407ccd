import type { Explanation } from "./explain.ts";
import type { LastMinutePrice, ReductionQuestion } from "./last-minute.ts";
import type { LastMinuteAnswer, LastMinuteQuery } from "./last-minute-weeks.ts";
import type { SearchQuery, SearchResult, StayOffer } from "./query.ts";

/** Whether anybody still waits for an answer; a long search asks it now and then. */
export type IsWanted = () => boolean;

/** The engine's face to the rest of the product. A search that nobody waits for any more may be given up: it rejects. */
export interface SearchEngine {
	readonly name: "memory" | "sql";
	search(query: SearchQuery, isWanted?: IsWanted): Promise<SearchResult>;
	/** For each single stay of the query: the number of homes and the lowest price. */
	offers(query: SearchQuery, isWanted?: IsWanted): Promise<readonly StayOffer[]>;
	/** The last-minute stays of a search, week by week. */
	lastMinutes(query: LastMinuteQuery): Promise<LastMinuteAnswer>;
	/**
	 * The last-minute reductions of stays that the engine has named, or of homes that take the party, in the order of the
	 * questions; null where there is none, or the home is no longer known.
	 */
	reductions(questions: readonly ReductionQuestion[]): Promise<readonly (LastMinutePrice | null)[]>;
	/** Where a home stands in the answer to a query and why, or what keeps it out. */
	explain(query: SearchQuery, accoId: string): Promise<Explanation>;
	/** Grows whenever the engine has taken in changes. */
	readonly version: number;
	/** Homes the engine knows that are for sale. */
	readonly size: number;
	/** Takes in what the change log says; safe to call at any time, calls do not overlap. */
	refresh(): Promise<void>;
	close(): Promise<void>;
}
