import { officeHref } from "./office.ts";
import { type OfficeQuery, queryText } from "./office-query.ts";

/** Addresses of the office's feed runs. */

export interface FeedsQuery {
	/** The run that is open; null: none. */
	readonly run: number | null;
	/** The list goes on below this run's number. */
	readonly below: number | null;
}

export function readFeedsQuery(query: OfficeQuery): FeedsQuery {
	const number = (name: string) => {
		const said = queryText(query, name);
		return /^\d{1,15}$/.test(said) ? Number(said) : null;
	};
	return { run: number("run"), below: number("below") };
}

export function feedsHref({ run = null, below = null }: Partial<FeedsQuery>): string {
	const params = new URLSearchParams();
	if (run !== null) params.set("run", String(run));
	if (below !== null) params.set("below", String(below));
	return officeHref("feeds") + (params.size > 0 ? `?${params}` : "");
}
