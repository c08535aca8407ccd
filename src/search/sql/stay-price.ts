import { type RawBuilder, sql } from "kysely";
import { type Party, personsOf } from "#domain/party/party.ts";
import { BOOKING_HORIZON_DAYS, type Stay } from "#domain/pricing/stay-rules.ts";
import { type DayNumber, isoOf, weekdayOf } from "#domain/time/civil-date.ts";

/**
 * The rules and the price of a stay, said a second time in SQL: the candidates that quote() would accept, each
 * with its all-in total. Steps and rounding are those of priceOf() in the domain.
 */

/** The WITH steps from `candidate` to `stay_priced`: homes that take the stay, with `grand_cents`. */
export function stayPriced(stay: Stay, party: Party, today: DayNumber, now: Date): RawBuilder<unknown> {
	return sql`
		free AS MATERIALIZED (${freeHomes(stay, today, now)}),
		touched AS MATERIALIZED (${touchedSeasons(stay)}),
		taking AS MATERIALIZED (${takingStay(stay)}),
		nightly AS MATERIALIZED (${nightlyRents(stay)}),
		stay_priced AS (${priced(stay, party, today)})`;
}

/** Seasons that a stay touches; said by their ends, since the index on home and period is slow for many homes. */
function touches(stay: Stay): RawBuilder<unknown> {
	return sql`lower(s.period) < ${day(stay.departure)} AND upper(s.period) > ${day(stay.arrival)}`;
}

/** What the touched seasons of each candidate say together. */
function touchedSeasons(stay: Stay): RawBuilder<unknown> {
	const arrival = day(stay.arrival);
	const departure = day(stay.departure);
	const nights = sql`(least(upper(s.period), ${departure}) - greatest(lower(s.period), ${arrival}))`;
	const onArrival = sql`FILTER (WHERE lower(s.period) <= ${arrival})`;
	return sql`
		SELECT c.acco_id, sum(${nights}) AS covered, max(s.min_through) AS min_through,
			max(s.min_nights) ${onArrival} AS min_nights, max(s.max_nights) ${onArrival} AS max_nights,
			bool_or(${weekdayOf(stay.arrival)}::smallint = ANY(s.arrival_days)) ${onArrival} AS arrives,
			bool_or(${weekdayOf(stay.departure)}::smallint = ANY(s.departure_days))
				FILTER (WHERE upper(s.period) >= ${departure}) AS departs,
			sum(s.extra_person_cents::bigint * ${nights})::bigint AS extra_cents
		FROM free c JOIN rate_season s ON s.acco_id = c.acco_id AND ${touches(stay)}
		GROUP BY c.acco_id`;
}

/** The candidates without a live claim on the nights, in time. First, while the planner knows how many there are. */
function freeHomes(stay: Stay, today: DayNumber, now: Date): RawBuilder<unknown> {
	const possible = stay.arrival >= today && stay.departure <= today + BOOKING_HORIZON_DAYS;
	return sql`
		SELECT c.* FROM candidate c
		WHERE ${possible}::boolean AND ${stay.arrival - today}::int >= c.min_lead_days
			AND NOT EXISTS (
				SELECT FROM acco_unit u JOIN occupancy o USING (unit_id)
				WHERE u.acco_id = c.acco_id AND o.stay && daterange(${day(stay.arrival)}, ${day(stay.departure)})
					AND o.released_at IS NULL AND (o.expires_at IS NULL OR o.expires_at > ${now}))`;
}

/** The free homes that take the stay: for sale, in season, on the right days, of the right length. */
function takingStay(stay: Stay): RawBuilder<unknown> {
	const nights = stay.departure - stay.arrival;
	const arrival = day(stay.arrival);
	const departure = day(stay.departure);
	return sql`
		SELECT c.*, t.extra_cents
		FROM free c
		JOIN touched t ON t.acco_id = c.acco_id
		LEFT JOIN calendar_day first_day ON first_day.acco_id = c.acco_id AND first_day.day = ${arrival}
		LEFT JOIN calendar_day last_day ON last_day.acco_id = c.acco_id AND last_day.day = ${departure}
		WHERE t.covered = ${nights}::int AND t.arrives AND t.departs
			AND first_day.closed_arrival IS NOT TRUE AND last_day.closed_departure IS NOT TRUE
			AND ${nights}::int >= greatest(coalesce(first_day.min_nights, t.min_nights), t.min_through)
			AND ${nights}::int <= t.max_nights
			AND NOT EXISTS (
				SELECT FROM calendar_day d
				WHERE d.acco_id = c.acco_id AND d.day >= ${arrival} AND d.day < ${departure} AND d.stop_sell)`;
}

/** Sum of the nightly rents, day overrides before weekend before season. */
function nightlyRents(stay: Stay): RawBuilder<unknown> {
	return sql`
		SELECT t.acco_id, sum(coalesce(d.night_cents,
			CASE WHEN night.weekday = ANY(s.weekend_days) THEN s.weekend_cents ELSE s.night_cents END)::bigint)::bigint AS cents
		FROM taking t
		JOIN rate_season s ON s.acco_id = t.acco_id AND ${touches(stay)}
		JOIN (
			SELECT ${day(stay.arrival)} + step AS day, extract(isodow FROM ${day(stay.arrival)} + step)::smallint AS weekday
			FROM generate_series(0, ${stay.departure - stay.arrival - 1}::int) step
		) night ON lower(s.period) <= night.day AND upper(s.period) > night.day
		LEFT JOIN calendar_day d ON d.acco_id = t.acco_id AND d.day = night.day
			AND d.day >= ${day(stay.arrival)} AND d.day < ${day(stay.departure)}
		GROUP BY t.acco_id`;
}

/** Rent, reductions, mandatory fees, tourist tax. */
function priced(stay: Stay, party: Party, today: DayNumber): RawBuilder<unknown> {
	const nights = sql`${stay.departure - stay.arrival}::int`;
	const ahead = sql`${stay.arrival - today}::int`;
	const persons = sql`${personsOf(party)}::int`;
	const adults = sql`${party.adults}::bigint`;
	const heads = sql`${party.adults + party.children + party.babies}::bigint`;
	// OFFSET 0 keeps the planner from copying a step's subqueries into every place that uses its result.
	const once = sql.raw("OFFSET 0");
	return sql`
		SELECT t.*, net.cents + coalesce(fees.cents, 0) + coalesce(tax.cents, 0) AS grand_cents
		FROM taking t
		JOIN nightly USING (acco_id)
		LEFT JOIN stay_price f ON f.acco_id = t.acco_id AND f.arrival = ${day(stay.arrival)} AND f.nights = ${nights}
		CROSS JOIN LATERAL (
			SELECT coalesce(f.rent_cents, nightly.cents)
				+ greatest(0, ${persons} - t.included_guests) * t.extra_cents AS cents ${once}
		) gross
		CROSS JOIN LATERAL (
			SELECT
				coalesce((SELECT r.bp FROM discount_rule r
					WHERE r.acco_id = t.acco_id AND r.kind = 'los' AND r.threshold <= ${nights}
					ORDER BY r.threshold DESC LIMIT 1), 0) AS los,
				coalesce((SELECT max(r.bp) FROM discount_rule r
					WHERE r.acco_id = t.acco_id AND ((r.kind = 'lastMinute' AND ${ahead} <= r.threshold)
						OR (r.kind = 'early' AND ${ahead} >= r.threshold))), 0) AS campaign
			${once}
		) bp
		CROSS JOIN LATERAL (SELECT gross.cents - ${percent(sql`gross.cents`, sql`bp.los`)} AS cents ${once}) after_los
		CROSS JOIN LATERAL (
			SELECT after_los.cents - ${percent(sql`after_los.cents`, sql`bp.campaign`)} AS cents ${once}
		) net
		CROSS JOIN LATERAL (
			SELECT sum(e.cents::bigint * CASE e.per
				WHEN 'night' THEN ${nights}
				WHEN 'person' THEN ${persons}
				WHEN 'person_night' THEN ${persons} * ${nights}
				WHEN 'pet' THEN ${party.pets}::int
				WHEN 'pet_night' THEN ${party.pets}::int * ${nights}
				ELSE 1 END)::bigint AS cents
			FROM fee e WHERE e.acco_id = t.acco_id AND e.mandatory
		) fees
		LEFT JOIN LATERAL (
			SELECT least(${nights}, x.max_nights) * CASE x.mode
				WHEN 'fixed' THEN ${adults} * x.adult_cents
					+ ${party.children}::bigint * coalesce(x.child_cents, 0)
					+ ${party.babies}::bigint * coalesce(x.baby_cents, 0)
				ELSE ${adults} * least(${percent(sql`(net.cents / (${nights} * ${heads}))`, sql`x.percent_bp`)}, x.cap_cents)
				END AS cents
			FROM tourist_tax x WHERE x.acco_id = t.acco_id
		) tax ON true`;
}

function day(number: DayNumber): RawBuilder<unknown> {
	return sql`${isoOf(number)}::date`;
}

/** percentOf() of the domain: half up, once. */
function percent(cents: RawBuilder<unknown>, bp: RawBuilder<unknown>): RawBuilder<unknown> {
	return sql`((2 * ${cents} * ${bp} + 10000) / 20000)`;
}
