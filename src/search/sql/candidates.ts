import { FEE_BASIS } from "#domain/accommodation/fee-basis.ts";
import { type Party, personsOf } from "#domain/party/party.ts";
import type { Stay } from "#domain/pricing/stay-rules.ts";
import { FILTER_LIST } from "#domain/search/filters.ts";
import { type DayNumber, isoOf, weekdayOf } from "#domain/time/civil-date.ts";
import { LAST_MINUTE_DAYS } from "../last-minute.ts";
import type { Filters, SearchQuery } from "../query.ts";
import { NUMBER_COLUMNS, WORD_CONDITIONS, YES_CONDITIONS } from "./filter-columns.ts";
import type { Values } from "./statement.ts";

/** What later steps read of a home; narrow rows stay in memory. */
const HOME_COLUMNS = [
	"acco_id",
	"acco_no",
	"kind",
	"detached",
	"bedrooms",
	"bathrooms",
	"stars",
	"rating",
	"company_vfy",
	"amenities",
	"max_guests",
	"max_pets",
	"pets_known",
	"included_guests",
	"min_lead_days",
	"public_lat",
	"public_lng",
	"near_ski_slope",
	"near_sea",
	"near_lake",
	"on_holiday_park",
	"near_skibus",
];

/**
 * The WITH queries up to `priced (acco_id, no, grand, per_night, is_last_minute)`: homes that the party can have,
 * by the rules of the domain (stay-rules.ts, rent.ts, fees.ts) in integer arithmetic; a row for each possible one
 * of the stays, `no` being its place among them.
 */
export function candidateQueries(
	{ party, filters, stays }: Pick<SearchQuery, "party" | "filters" | "stays">,
	today: DayNumber,
	now: Date,
	values: Values,
): string {
	const home = `home AS MATERIALIZED (
		SELECT ${HOME_COLUMNS.map((column) => `a.${column}`).join(", ")}, s.base_points, s.similar_group, s.last_minute, s.from_arrival, s.from_departure,
			s.from_grand_cents, s.from_per_night_cents
		FROM accommodation a JOIN place p USING (place_id) JOIN search_summary s USING (acco_id)
		WHERE ${[...partyConditions(party, values), ...narrowConditions(filters, values)].join(" AND ")}
	)`;
	if (stays === null) {
		return `WITH ${home}, priced AS (
			SELECT acco_id, 0 AS no, from_grand_cents AS grand, from_per_night_cents AS per_night, last_minute AS is_last_minute
			FROM home
		)`;
	}
	return `WITH ${home}, ${datedQueries(stays, party, today, now, values)}`;
}

function partyConditions(party: Party, values: Values): string[] {
	return [
		`a.max_guests >= ${values.of(personsOf(party), "int")}`,
		`a.max_babies >= ${values.of(party.babies, "int")}`,
		`a.max_pets >= ${values.of(party.pets, "int")}`,
	];
}

/** Filters that only narrow; `real` columns are compared as the decimals they were written as. */
function narrowConditions(filters: Filters, values: Values): string[] {
	const { place, bounds } = filters;
	const statuses = { no: ["live"], yes: ["live", "test"], testOnly: ["test"] }[filters.testHouses];
	const conditions = [`a.status = ANY(${values.of(statuses, "text[]")})`];
	if (place.country !== undefined) conditions.push(`a.country = ${values.of(place.country, "text")}`);
	if (place.regionId !== undefined) conditions.push(`p.region_id = ${values.of(place.regionId, "int")}`);
	if (place.placeId !== undefined) conditions.push(`a.place_id = ${values.of(place.placeId, "int")}`);
	if (bounds) {
		conditions.push(
			`a.public_lat BETWEEN ${values.of(bounds.south, "float8")} AND ${values.of(bounds.north, "float8")}`,
		);
		conditions.push(`a.public_lng BETWEEN ${values.of(bounds.west, "float8")} AND ${values.of(bounds.east, "float8")}`);
	}
	for (const filter of FILTER_LIST) {
		// What depends on the stay is looked at with the price.
		if (filter.kind === "yes" && !("perStay" in filter) && filters[filter.name]) {
			conditions.push(YES_CONDITIONS[filter.name]);
		}
		if (filter.kind === "all") {
			for (const word of filters[filter.name]) conditions.push(WORD_CONDITIONS[filter.name](word as never));
		}
		if (filter.kind === "within") {
			const km = filters[filter.name];
			if (km !== null) conditions.push(`${NUMBER_COLUMNS[filter.name]}::numeric <= ${values.of(km, "numeric")}`);
		}
	}
	if (filters.accoIds !== null) conditions.push(`a.acco_id = ANY(${values.of([...filters.accoIds], "text[]")})`);
	return conditions;
}

/** Half up, once per percent line: the domain's `percentOf`. */
const percentOf = (amount: string, bp: string) => `(2 * (${amount}) * ${bp} + 10000) / 20000`;

/** How the queries name what they need of a stay: constants for one, which are planned better, columns for several. */
interface StayTerms {
	readonly from: string;
	readonly no: string;
	readonly arrival: string;
	readonly departure: string;
	readonly nights: string;
	/** From today to the arrival. */
	readonly days: string;
	readonly arrivalWeekday: string;
	readonly departureWeekday: string;
}

function termsOf(stays: readonly Stay[], today: DayNumber, values: Values): StayTerms {
	const [only] = stays;
	if (only && stays.length === 1) {
		return {
			from: "",
			no: "0",
			arrival: values.of(isoOf(only.arrival), "date"),
			departure: values.of(isoOf(only.departure), "date"),
			nights: String(only.departure - only.arrival),
			days: String(only.arrival - today),
			arrivalWeekday: String(weekdayOf(only.arrival)),
			departureWeekday: String(weekdayOf(only.departure)),
		};
	}
	const days = (of: (stay: Stay) => DayNumber) =>
		values.of(
			stays.map((stay) => isoOf(of(stay))),
			"date[]",
		);
	return {
		from: `CROSS JOIN unnest(${days(({ arrival }) => arrival)}, ${days(({ departure }) => departure)})
			WITH ORDINALITY AS w (arrival, departure, place)`,
		no: "w.place::int - 1",
		arrival: "w.arrival",
		departure: "w.departure",
		nights: "(w.departure - w.arrival)",
		days: `(w.arrival - ${values.of(isoOf(today), "date")})`,
		arrivalWeekday: "extract(isodow FROM w.arrival)::smallint",
		departureWeekday: "extract(isodow FROM w.departure)::smallint",
	};
}

/** How often a fee counts, by its basis: the domain's `feeQuantity`. */
function feeQuantitySql(nights: string, persons: number, pets: number): string {
	const cases = Object.entries(FEE_BASIS).map(([per, { heads, byNight }]) => {
		const count = heads === null ? 1 : heads === "pets" ? pets : persons;
		return `WHEN '${per}' THEN ${count}${byNight ? ` * ${nights}` : ""}`;
	});
	return `CASE per ${cases.join(" ")} END`;
}

/** Homes that are free and valid for each of the stays, and what it costs. */
function datedQueries(stays: readonly Stay[], party: Party, today: DayNumber, now: Date, values: Values): string {
	const w = termsOf(stays, today, values);
	const one = stays.length === 1;
	// Later steps read a single stay's terms as constants too.
	const of = (term: "arrival" | "departure" | "nights" | "days") => (one ? w[term] : `h.${term}`);
	const [arrival, departure, nights, days] = [of("arrival"), of("departure"), of("nights"), of("days")];
	const persons = personsOf(party);
	const heads = persons + party.babies;
	const taxed = `least(${nights}, coalesce(t.max_nights, ${nights}))`;
	return `
	possible AS MATERIALIZED (
		SELECT h.acco_id, h.included_guests, ${w.no} AS no, ${w.arrival} AS arrival, ${w.departure} AS departure,
			${w.nights} AS nights, ${w.days} AS days
		FROM home h ${w.from}
		JOIN rate_season arr ON arr.acco_id = h.acco_id AND arr.period @> ${w.arrival}
		JOIN rate_season dep ON dep.acco_id = h.acco_id AND dep.period @> ${w.departure} - 1
		LEFT JOIN calendar_day arr_day ON arr_day.acco_id = h.acco_id AND arr_day.day = ${w.arrival}
		LEFT JOIN calendar_day dep_day ON dep_day.acco_id = h.acco_id AND dep_day.day = ${w.departure}
		WHERE h.min_lead_days <= ${w.days}
			AND ${w.arrivalWeekday} = ANY(arr.arrival_days) AND arr_day.closed_arrival IS NOT TRUE
			AND ${w.departureWeekday} = ANY(dep.departure_days) AND dep_day.closed_departure IS NOT TRUE
			AND coalesce(arr_day.min_nights, arr.min_nights) <= ${w.nights} AND arr.max_nights >= ${w.nights}
			AND NOT EXISTS (SELECT FROM calendar_day c WHERE c.acco_id = h.acco_id AND c.stop_sell
				AND c.day >= ${w.arrival} AND c.day < ${w.departure})
			AND NOT EXISTS (SELECT FROM acco_unit u JOIN occupancy o USING (unit_id) WHERE u.acco_id = h.acco_id
				AND o.stay && daterange(${w.arrival}, ${w.departure}) AND o.released_at IS NULL
				AND (o.expires_at IS NULL OR o.expires_at > ${values.of(now, "timestamptz")}))
	),
	rent AS (
		SELECT h.acco_id, h.no, sum(s.extra_person_cents)::bigint AS extra_person,
			sum(coalesce(c.night_cents,
				CASE WHEN extract(isodow FROM night)::smallint = ANY(s.weekend_days) THEN s.weekend_cents
				ELSE s.night_cents END))::bigint AS nights
		FROM possible h CROSS JOIN LATERAL generate_series(${arrival}::timestamp, (${departure} - 1)::timestamp, '1 day') AS night
		JOIN rate_season s ON s.acco_id = h.acco_id AND s.period @> night::date
		LEFT JOIN calendar_day c ON c.acco_id = h.acco_id AND c.day = night::date
		GROUP BY h.acco_id, h.no HAVING count(*) = min(${nights}) AND max(s.min_through) <= min(${nights})
	),
	reduction AS (
		SELECT h.acco_id, h.no,
			coalesce((array_agg(bp ORDER BY threshold DESC) FILTER (WHERE kind = 'los' AND threshold <= ${nights}))[1], 0)
				AS los,
			coalesce(max(bp) FILTER (WHERE kind = 'lastMinute' AND threshold >= ${days}), 0) AS last_minute,
			coalesce(max(bp) FILTER (WHERE kind = 'early' AND threshold <= ${days}), 0) AS early
		FROM possible h JOIN discount_rule USING (acco_id) GROUP BY h.acco_id, h.no
	),
	fees AS (
		SELECT h.acco_id, h.no, sum(cents::bigint * ${feeQuantitySql(nights, persons, party.pets)})::bigint AS cents
		FROM possible h JOIN fee USING (acco_id) WHERE mandatory GROUP BY h.acco_id, h.no
	),
	priced AS ${one ? "" : "MATERIALIZED "}(
		SELECT h.acco_id, h.no, grand, (grand + ${nights} - 1) / ${nights} AS per_night,
			${days} <= ${LAST_MINUTE_DAYS} AND r.last_minute > 0 AND r.last_minute >= r.early AS is_last_minute
		FROM possible h
		JOIN rent USING (acco_id, no)
		LEFT JOIN reduction USING (acco_id, no)
		LEFT JOIN fees USING (acco_id, no)
		LEFT JOIN tourist_tax t USING (acco_id)
		LEFT JOIN stay_price fixed ON fixed.acco_id = h.acco_id AND fixed.arrival = ${arrival} AND fixed.nights = ${nights}
		CROSS JOIN LATERAL (SELECT coalesce(reduction.last_minute, 0)::bigint AS last_minute,
			coalesce(reduction.early, 0)::bigint AS early, coalesce(reduction.los, 0)::bigint AS los) AS r
		CROSS JOIN LATERAL (SELECT coalesce(fixed.rent_cents, rent.nights)
			+ greatest(0, ${persons} - h.included_guests) * rent.extra_person AS gross) AS g
		CROSS JOIN LATERAL (SELECT gross - ${percentOf("gross", "r.los")} AS after_los) AS l
		CROSS JOIN LATERAL (SELECT after_los - ${percentOf("after_los", "greatest(r.last_minute, r.early)")} AS net) AS n
		CROSS JOIN LATERAL (SELECT ${percentOf(`net / (${nights} * ${heads})`, "t.percent_bp")} AS head_tax) AS p
		CROSS JOIN LATERAL (SELECT net + coalesce(fees.cents, 0) + coalesce(CASE t.mode
			WHEN 'fixed' THEN (t.adult_cents::bigint * ${party.adults} + t.child_cents::bigint * ${party.children}
				+ t.baby_cents::bigint * ${party.babies}) * ${taxed}
			WHEN 'percent' THEN least(head_tax, coalesce(t.cap_cents, head_tax)) * ${party.adults} * ${taxed} END, 0)
			AS grand) AS total
	)`;
}
