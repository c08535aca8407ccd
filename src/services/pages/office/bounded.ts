import type { Counted } from "#site/views/office-bookings-view.ts";

/** Numbers beside lists are counted up to this; more are only said to be more. */
const MOST_COUNTED = 1_000;
/** What a query counts up to, so that one knows of more. */
export const COUNT_TO = MOST_COUNTED + 1;

/** A number that was counted up to `COUNT_TO`, as pages say it. */
export function bounded(count: number): Counted {
	return { count: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED };
}
