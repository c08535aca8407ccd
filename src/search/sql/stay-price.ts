import { type RawBuilder, sql } from "kysely";
import { type Party, personsOf } from "#domain/party/party.ts";
import { BOOKING_HORIZON_DAYS, type Stay } from "#domain/pricing/stay-rules.ts";
import { type DayNumber, isoOf, weekdayOf } from "#domain/time/civil-date.ts";

/**
 * The rules and the price of a stay, said a second time in SQL: the candidates that quote() would accept, each
 * with its all-in total. Steps and rounding are those of priceOf() in the domain.
 */

/** The candidates that take the stay: free, for sale, in season, on the right days, of the right length. */
export function takingStay(stay: Stay, today: DayNumber, now: Date): RawBuilder<unknown> {
	const nights = stay.departure - stay.arrival;
	const arrival = sql`${isoOf(stay.arrival)}::date`;
	const departure = sql`${isoOf(stay.departure)}::date`;
	const range = sql`daterange(${arrival}, ${departure})`;
	const possible = stay.arrival >= today && stay.departure <= today + BOOKING_HORIZON_DAYS;
	return sql`
		SELECT c.*, seasons.extra_cents
		FROM candidate c
		CROSS JOIN LATERAL (
			SELECT sum(upper(s.period * ${range}) - lower(s.period * ${range})) AS covered,
				max(s.min_through) AS min_through,
				max(s.min_nights) FILTER (WHERE s.period @> ${arrival}) AS min_nights,
				max(s.max_nights) FILTER (WHERE s.period @> ${arrival}) AS max_nights,
				bool_or(${weekdayOf(stay.arrival)}::smallint = ANY(s.arrival_days))
					FILTER (WHERE s.period @> ${arrival}) AS arrives,
				bool_or(${weekdayOf(stay.departure)}::smallint = ANY(s.departure_days))
					FILTER (WHERE s.period @> (${departure} - 1)) AS departs,
				sum(s.extra_person_cents::bigint * (upper(s.period * ${range}) - lower(s.period * ${range})))::bigint
					AS extra_cents
			FROM rate_season s WHERE s.acco_id = c.acco_id AND s.period && ${range}
		) seasons
		LEFT JOIN calendar_day first_day ON first_day.acco_id = c.acco_id AND first_day.day = ${arrival}
		LEFT JOIN calendar_day last_day ON last_day.acco_id = c.acco_id AND last_day.day = ${departure}
		WHERE ${possible}::boolean
			AND ${stay.arrival - today}::int >= c.min_lead_days
			AND seasons.covered = ${nights}::int
			AND seasons.arrives AND seasons.departs
			AND first_day.closed_arrival IS NOT TRUE AND last_day.closed_departure IS NOT TRUE
			AND ${nights}::int >= greatest(coalesce(first_day.min_nights, seasons.min_nights), seasons.min_through)
			AND ${nights}::int <= seasons.max_nights
			AND NOT EXISTS (
				SELECT FROM calendar_day d
				WHERE d.acco_id = c.acco_id AND d.day >= ${arrival} AND d.day < ${departure} AND d.stop_sell)
			AND NOT EXISTS (
				SELECT FROM acco_unit u JOIN occupancy o USING (unit_id)
				WHERE u.acco_id = c.acco_id AND o.stay && ${range} AND o.released_at IS NULL
					AND (o.expires_at IS NULL OR o.expires_at > ${now}))`;
}

/** Homes that take the stay, with `grand_cents`: rent, reductions, mandatory fees, tourist tax. */
export function pricedStay(stay: Stay, party: Party, today: DayNumber): RawBuilder<unknown> {
	const nights = sql`${stay.departure - stay.arrival}::int`;
	const arrival = sql`${isoOf(stay.arrival)}::date`;
	const lastNight = sql`${isoOf(stay.departure - 1)}::date`;
	const ahead = sql`${stay.arrival - today}::int`;
	const persons = sql`${personsOf(party)}::int`;
	const adults = sql`${party.adults}::bigint`;
	const heads = sql`${party.adults + party.children + party.babies}::bigint`;
	return sql`
		SELECT t.*, net.cents + coalesce(fees.cents, 0) + coalesce(tax.cents, 0) AS grand_cents
		FROM taking t
		CROSS JOIN LATERAL (
			SELECT coalesce(
				(SELECT f.rent_cents FROM stay_price f
					WHERE f.acco_id = t.acco_id AND f.arrival = ${arrival} AND f.nights = ${nights}),
				(SELECT sum(coalesce(d.night_cents,
						CASE WHEN extract(isodow FROM night)::smallint = ANY(s.weekend_days)
							THEN s.weekend_cents ELSE s.night_cents END)::bigint)
					FROM generate_series(${arrival}, ${lastNight}, interval '1 day') night
					JOIN rate_season s ON s.acco_id = t.acco_id AND s.period @> night::date
					LEFT JOIN calendar_day d ON d.acco_id = t.acco_id AND d.day = night::date)
			)::bigint + greatest(0, ${persons} - t.included_guests) * t.extra_cents AS cents
		) gross
		CROSS JOIN LATERAL (
			SELECT
				coalesce((SELECT r.bp FROM discount_rule r
					WHERE r.acco_id = t.acco_id AND r.kind = 'los' AND r.threshold <= ${nights}
					ORDER BY r.threshold DESC LIMIT 1), 0) AS los,
				coalesce((SELECT max(r.bp) FROM discount_rule r
					WHERE r.acco_id = t.acco_id AND ((r.kind = 'lastMinute' AND ${ahead} <= r.threshold)
						OR (r.kind = 'early' AND ${ahead} >= r.threshold))), 0) AS campaign
		) bp
		CROSS JOIN LATERAL (SELECT gross.cents - ${percent(sql`gross.cents`, sql`bp.los`)} AS cents) after_los
		CROSS JOIN LATERAL (
			SELECT after_los.cents - ${percent(sql`after_los.cents`, sql`bp.campaign`)} AS cents
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

/** percentOf() of the domain: half up, once. */
function percent(cents: RawBuilder<unknown>, bp: RawBuilder<unknown>): RawBuilder<unknown> {
	return sql`((2 * ${cents} * ${bp} + 10000) / 20000)`;
}
