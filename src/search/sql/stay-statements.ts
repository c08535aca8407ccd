import type { Stay } from "#domain/pricing/stay-rules.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { MOST_OTHER_DATES, type SearchQuery } from "../query.ts";
import { candidateQueries } from "./candidates.ts";
import { passesOf } from "./search-statement.ts";
import { type Statement, Values } from "./statement.ts";

/** Homes that pass every filter with each of several stays: `wanted (acco_id, acco_no, no, grand, per_night)`. */
function wantedQueries(
	query: SearchQuery,
	stays: readonly Stay[],
	today: DayNumber,
	now: Date,
	values: Values,
): string {
	const candidates = candidateQueries({ ...query, stays }, today, now, values);
	const conditions = Object.values(passesOf(query.filters, values));
	if (query.filters.lastMinutes) conditions.push("is_last_minute");
	return `${candidates},
	wanted AS MATERIALIZED (
		SELECT acco_id, acco_no, no, grand, per_night FROM home JOIN priced USING (acco_id)
		WHERE ${conditions.join(" AND ")}
	)`;
}

/** One row of `otherDatesStatement`; `no` counts from the stays, `grand` and `perNight` are cents. */
export interface OtherDatesRow {
	readonly accoId: string;
	readonly no: number;
	readonly rank: number;
	readonly grand: number;
	readonly perNight: number;
}

/** Homes that are possible on one of the stays but not on the first, by the stays' ranks; `ranks[0]` does not count. */
export function otherDatesStatement(
	query: SearchQuery,
	stays: readonly Stay[],
	ranks: readonly number[],
	today: DayNumber,
	now: Date,
): Statement {
	const values = new Values();
	const text = `${wantedQueries(query, stays, today, now, values)},
	best AS (
		SELECT DISTINCT ON (acco_id) acco_id, acco_no, no, grand, per_night, rank
		FROM wanted CROSS JOIN LATERAL (SELECT (${values.of([...ranks], "int[]")})[no + 1] AS rank) AS r
		WHERE NOT EXISTS (SELECT FROM wanted first WHERE first.acco_id = wanted.acco_id AND first.no = 0)
		ORDER BY acco_id, rank, grand, no
	)
	SELECT acco_id AS "accoId", no, rank, grand::float8 AS grand, per_night::float8 AS "perNight"
	FROM best ORDER BY rank, best.grand, acco_no LIMIT ${MOST_OTHER_DATES}`;
	return { text, values: values.list };
}

/** One row of `offersStatement`: a stay that some home can have. */
export interface OfferRow {
	readonly no: number;
	readonly count: number;
	readonly lowest: number;
}

/** Homes and lowest price of each single stay. */
export function offersStatement(query: SearchQuery, stays: readonly Stay[], today: DayNumber, now: Date): Statement {
	const values = new Values();
	const text = `${wantedQueries(query, stays, today, now, values)}
	SELECT no, count(*)::int AS count, min(grand)::float8 AS lowest FROM wanted GROUP BY no`;
	return { text, values: values.list };
}
