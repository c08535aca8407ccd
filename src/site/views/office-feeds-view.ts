/** The office's feed runs. Instants are ISO instants. */

/** Counts of a run's summary line, in its order. */
export const FEED_COUNTS = [
	"created",
	"updated",
	"offline",
	"rates",
	"occupancy",
	"conflicts",
	"failed",
	"warnings",
] as const;
export type FeedCount = (typeof FEED_COUNTS)[number];

export interface FeedLine {
	readonly id: number;
	readonly href: string;
	readonly format: string;
	readonly source: string;
	readonly started: string;
	readonly state: "ok" | "with-failures" | "failed" | "running" | "broken-off";
	readonly seconds: number | null;
	readonly counts: Readonly<Record<FeedCount, number>>;
}

/** A run that failed, or lines of it did. */
export interface FailedFeed {
	readonly href: string;
	readonly source: string;
	readonly at: string;
	readonly failed: number;
	/** Of so many homes; null: the run failed as a whole. */
	readonly all: number | null;
}

export interface FeedsPage {
	readonly name: "feeds";
	readonly lines: readonly FeedLine[];
	readonly more: string | null;
	readonly open:
		| (FeedLine & {
				readonly issues: readonly {
					readonly id: number;
					readonly isError: boolean;
					readonly file: string;
					readonly line: number | null;
					readonly field: string;
					readonly expected: string;
				}[];
				readonly mayRepeat: boolean;
		  })
		| null;
}
