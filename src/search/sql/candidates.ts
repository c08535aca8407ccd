import type { Party } from "#domain/party/party.ts";
import { personsOf } from "#domain/party/party.ts";
import type { Stay } from "#domain/pricing/stay-rules.ts";
import { type DayNumber, isoOf, weekdayOf } from "#domain/time/civil-date.ts";
import { LAST_MINUTE_DAYS } from "../last-minute.ts";
import type { Filters, SearchQuery } from "../query.ts";
import type { Values } from "./statement.ts";

/** What later steps read of a home; narrow rows stay in memory. */
const HOME_COLUMNS = [
	...["acco_id", "acco_no", "kind", "detached", "bedrooms", "bathrooms", "stars", "rating", "company_vfy", "amenities"],
	...["max_guests", "max_pets", "pets_known", "included_guests", "min_lead_days", "public_lat", "public_lng"],
	...["near_ski_slope", "near_sea", "near_lake", "on_holiday_park", "near_skibus"],
];

/**
 * The WITH queries up to `priced (acco_id, stay_grand, per_night, is_last_minute)`: homes that the party can
 * have, by the rules of the domain (stay-rules.ts, rent.ts, fees.ts) in integer arithmetic.
 */
export function candidateQueries(query: SearchQuery, today: DayNumber, now: Date, values: Values): string {
	const home = `home AS MATERIALIZED (
		SELECT ${HOME_COLUMNS.map((column) => `a.${column}`).join(", ")}, s.base_points, s.similar_group, s.last_minute, s.from_arrival, s.from_departure,
			s.from_grand_cents, s.from_per_night_cents
		FROM accommodation a JOIN place p USING (place_id) JOIN search_summary s USING (acco_id)
		WHERE ${[...partyConditions(query.party, values), ...narrowConditions(query.filters, values)].join(" AND ")}
	)`;
	if (query.stay === null) {
		return `WITH ${home}, priced AS (
			SELECT acco_id, from_grand_cents AS grand, from_per_night_cents AS per_night, last_minute AS is_last_minute
			FROM home
		)`;
	}
	return `WITH ${home}, ${datedQueries(query.stay, query.party, today, now, values)}`;
}

function partyConditions(party: Party, values: Values): string[] {
	return [
		`a.max_guests >= ${values.of(personsOf(party), "int")}`,
		`a.max_babies >= ${values.of(party.babies, "int")}`,
		`a.max_pets >= ${values.of(party.pets, "int")}`,
	];
}

const LOCATION_COLUMNS = {
	nearSkiSlope: "near_ski_slope",
	nearSea: "near_sea",
	nearLake: "near_lake",
	onHolidayPark: "on_holiday_park",
	nearSkibus: "near_skibus",
} as const;

/** Column of a yes/no location fact. */
export function locationColumn(fact: keyof typeof LOCATION_COLUMNS): string {
	return LOCATION_COLUMNS[fact];
}

/** Known to take no pets. */
export const NO_PETS = "pets_known AND max_pets = 0";

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
	if (filters.noPets) conditions.push(NO_PETS);
	if (filters.companyVfy) conditions.push("a.company_vfy");
	if (filters.detached) conditions.push("a.detached");
	if (filters.amenities.length > 0) conditions.push(`a.amenities @> ${values.of([...filters.amenities], "text[]")}`);
	for (const fact of filters.location) conditions.push(`a.${locationColumn(fact)}`);
	if (filters.maxKmFromSkilift !== null) {
		conditions.push(`a.km_skilift::numeric <= ${values.of(filters.maxKmFromSkilift, "numeric")}`);
	}
	if (filters.maxKmFromGolfCourse !== null) {
		conditions.push(`a.km_golf_course::numeric <= ${values.of(filters.maxKmFromGolfCourse, "numeric")}`);
	}
	if (filters.accoIds !== null) conditions.push(`a.acco_id = ANY(${values.of([...filters.accoIds], "text[]")})`);
	return conditions;
}

/** Half up, once per percent line: the domain's `percentOf`. */
const percentOf = (amount: string, bp: string) => `(2 * (${amount}) * ${bp} + 10000) / 20000`;

/** Homes that are free and valid for the stay, and what it costs. */
function datedQueries(stay: Stay, party: Party, today: DayNumber, now: Date, values: Values): string {
	const nights = stay.departure - stay.arrival;
	const days = stay.arrival - today;
	const arrival = values.of(isoOf(stay.arrival), "date");
	const departure = values.of(isoOf(stay.departure), "date");
	const period = `daterange(${arrival}, ${departure})`;
	const persons = personsOf(party);
	const heads = persons + party.babies;
	const taxed = `least(${nights}, coalesce(t.max_nights, ${nights}))`;
	return `
	possible AS MATERIALIZED (
		SELECT h.acco_id, h.included_guests
		FROM home h
		JOIN rate_season arr ON arr.acco_id = h.acco_id AND arr.period @> ${arrival}
		JOIN rate_season dep ON dep.acco_id = h.acco_id AND dep.period @> ${departure} - 1
		LEFT JOIN calendar_day arr_day ON arr_day.acco_id = h.acco_id AND arr_day.day = ${arrival}
		LEFT JOIN calendar_day dep_day ON dep_day.acco_id = h.acco_id AND dep_day.day = ${departure}
		WHERE h.min_lead_days <= ${days}
			AND ${weekdayOf(stay.arrival)} = ANY(arr.arrival_days) AND arr_day.closed_arrival IS NOT TRUE
			AND ${weekdayOf(stay.departure)} = ANY(dep.departure_days) AND dep_day.closed_departure IS NOT TRUE
			AND coalesce(arr_day.min_nights, arr.min_nights) <= ${nights} AND arr.max_nights >= ${nights}
			AND NOT EXISTS (SELECT FROM calendar_day c WHERE c.acco_id = h.acco_id AND c.stop_sell
				AND c.day >= ${arrival} AND c.day < ${departure})
			AND NOT EXISTS (SELECT FROM acco_unit u JOIN occupancy o USING (unit_id) WHERE u.acco_id = h.acco_id
				AND o.stay && ${period} AND o.released_at IS NULL
				AND (o.expires_at IS NULL OR o.expires_at > ${values.of(now, "timestamptz")}))
	),
	stay_night AS (
		SELECT day::date AS night, extract(isodow FROM day)::smallint AS weekday
		FROM generate_series(${arrival}::timestamp, (${departure} - 1)::timestamp, '1 day') AS day
	),
	rent AS (
		SELECT s.acco_id, sum(s.extra_person_cents)::bigint AS extra_person,
			sum(coalesce(c.night_cents,
				CASE WHEN n.weekday = ANY(s.weekend_days) THEN s.weekend_cents ELSE s.night_cents END))::bigint AS nights
		FROM possible JOIN rate_season s USING (acco_id) JOIN stay_night n ON s.period @> n.night
		LEFT JOIN calendar_day c ON c.acco_id = s.acco_id AND c.day = n.night
		WHERE s.period && ${period}
		GROUP BY s.acco_id HAVING count(*) = ${nights} AND max(s.min_through) <= ${nights}
	),
	reduction AS (
		SELECT acco_id,
			coalesce((array_agg(bp ORDER BY threshold DESC) FILTER (WHERE kind = 'los' AND threshold <= ${nights}))[1], 0)
				AS los,
			coalesce(max(bp) FILTER (WHERE kind = 'lastMinute' AND threshold >= ${days}), 0) AS last_minute,
			coalesce(max(bp) FILTER (WHERE kind = 'early' AND threshold <= ${days}), 0) AS early
		FROM possible JOIN discount_rule USING (acco_id) GROUP BY acco_id
	),
	fees AS (
		SELECT acco_id, sum(cents::bigint * CASE per WHEN 'night' THEN ${nights} WHEN 'person' THEN ${persons}
			WHEN 'person_night' THEN ${persons * nights} WHEN 'pet' THEN ${party.pets}
			WHEN 'pet_night' THEN ${party.pets * nights} ELSE 1 END)::bigint AS cents
		FROM possible JOIN fee USING (acco_id) WHERE mandatory GROUP BY acco_id
	),
	priced AS (
		SELECT h.acco_id, grand, (grand + ${nights - 1}) / ${nights} AS per_night,
			${days} <= ${LAST_MINUTE_DAYS} AND r.last_minute > 0 AND r.last_minute >= r.early AS is_last_minute
		FROM possible h
		JOIN rent USING (acco_id)
		LEFT JOIN reduction USING (acco_id)
		LEFT JOIN fees USING (acco_id)
		LEFT JOIN tourist_tax t USING (acco_id)
		LEFT JOIN stay_price fixed ON fixed.acco_id = h.acco_id AND fixed.arrival = ${arrival} AND fixed.nights = ${nights}
		CROSS JOIN LATERAL (SELECT coalesce(reduction.last_minute, 0)::bigint AS last_minute,
			coalesce(reduction.early, 0)::bigint AS early, coalesce(reduction.los, 0)::bigint AS los) AS r
		CROSS JOIN LATERAL (SELECT coalesce(fixed.rent_cents, rent.nights)
			+ greatest(0, ${persons} - h.included_guests) * rent.extra_person AS gross) AS g
		CROSS JOIN LATERAL (SELECT gross - ${percentOf("gross", "r.los")} AS after_los) AS l
		CROSS JOIN LATERAL (SELECT after_los - ${percentOf("after_los", "greatest(r.last_minute, r.early)")} AS net) AS n
		CROSS JOIN LATERAL (SELECT ${percentOf(`net / ${nights * heads}`, "t.percent_bp")} AS head_tax) AS p
		CROSS JOIN LATERAL (SELECT net + coalesce(fees.cents, 0) + coalesce(CASE t.mode
			WHEN 'fixed' THEN (t.adult_cents::bigint * ${party.adults} + t.child_cents::bigint * ${party.children}
				+ t.baby_cents::bigint * ${party.babies}) * ${taxed}
			WHEN 'percent' THEN least(head_tax, coalesce(t.cap_cents, head_tax)) * ${party.adults} * ${taxed} END, 0)
			AS grand) AS total
	)`;
}
