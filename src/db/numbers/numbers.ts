import { type RawBuilder, sql } from "kysely";
import type { BookingOrigin } from "#domain/booking/origin.ts";
import type { Language } from "#domain/language.ts";
import { dayOf, firstOfMonth, isoOf, yearMonthOf } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";

/**
 * Sums over bookings, nights and prices for the office; what each means stands in
 * docs/guides/bookings-and-payments.md#numbers-of-the-office. Homes that are for tests never count.
 */

/** First and last day, ISO. */
export interface Period {
	readonly from: string;
	readonly until: string;
}

/** The day that a booking counts on: when it was made, or when its guests arrive. */
export type CountedBy = "booked" | "arrival";

/** First days of the months that a period touches. */
export function monthsOf({ from, until }: Period): readonly string[] {
	const { year, month } = yearMonthOf(dayOf(from));
	const months: string[] = [];
	for (let at = month; isoOf(firstOfMonth(year, at)) <= until; at++) months.push(isoOf(firstOfMonth(year, at)));
	return months;
}

const ZONE = sql.lit("Europe/Amsterdam");
const bookedOn = sql<string>`(b.created_at AT TIME ZONE ${ZONE})::date`;

/** Instants of a column within the civil days of a period. */
function within(column: RawBuilder<unknown>, { from, until }: Period): RawBuilder<boolean> {
	return sql`${column} >= ${from}::date::timestamp AT TIME ZONE ${ZONE}
		AND ${column} < (${until}::date + 1)::timestamp AT TIME ZONE ${ZONE}`;
}

function counted(by: CountedBy, period: Period) {
	return by === "booked"
		? { day: bookedOn, isIn: within(sql`b.created_at`, period) }
		: { day: sql<string>`b.arrival`, isIn: sql<boolean>`b.arrival BETWEEN ${period.from} AND ${period.until}` };
}

/** Of one thing alone: an option that was given up is cancelled too, and was never a booking. */
const cameAbout = sql<boolean>`(b.state IN ('confirmed', 'completed')
	OR b.state = 'cancelled' AND b.confirmed_at IS NOT NULL) AND b.state IN ('confirmed', 'completed', 'cancelled')`;
const stands = sql<boolean>`b.state IN ('confirmed', 'completed')`;
const notTest = (accoId: RawBuilder<unknown>) =>
	sql<boolean>`NOT EXISTS (SELECT 1 FROM accommodation a WHERE a.acco_id = ${accoId} AND a.status = 'test')`;

/** The origin of a booking `b` whose payee is `p`. */
const originOf = sql<BookingOrigin>`CASE WHEN b.channel <> 'web' THEN b.channel WHEN p.kind = 'host' THEN 'host'
	WHEN p.kind IS NOT NULL THEN 'partner' WHEN b.homeowner_code IS NOT NULL THEN 'owner' ELSE 'web' END`;

export interface BookingSums {
	readonly bookings: number;
	readonly invoiceCents: number;
	readonly grandCents: number;
	readonly cancelled: number;
	readonly cancelledCents: number;
}

export interface BookingSumsRow extends BookingSums {
	/** First day of the month. */
	readonly month: string;
	readonly origin: BookingOrigin;
	readonly lang: Language;
}

/** Bookings of a period by month, origin and language. */
export async function listBookingSums(db: Db, by: CountedBy, period: Period): Promise<readonly BookingSumsRow[]> {
	const { day, isIn } = counted(by, period);
	const { rows } = await sql<BookingSumsRow>`
		SELECT month::text AS month, origin, lang, count(*) FILTER (WHERE stood)::int AS bookings,
			coalesce(sum(total_cents) FILTER (WHERE stood), 0)::float8 AS "invoiceCents",
			coalesce(sum(grand_cents) FILTER (WHERE stood), 0)::float8 AS "grandCents",
			count(*) FILTER (WHERE NOT stood)::int AS cancelled,
			coalesce(sum(grand_cents) FILTER (WHERE NOT stood), 0)::float8 AS "cancelledCents"
		FROM (
			SELECT date_trunc('month', ${day}::timestamp)::date AS month, ${stands} AS stood, b.lang, b.total_cents, b.grand_cents,
				${originOf} AS origin
			FROM booking b LEFT JOIN partner p ON p.code = b.payee_code
			WHERE ${isIn} AND ${cameAbout} AND ${notTest(sql`b.acco_id`)}
		) AS made
		GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`.execute(db);
	return rows;
}

/** How many bookings that stand were made in a period, by origin and language: what prices are compared with. */
export async function listMadeCounts(db: Db, period: Period) {
	const { rows } = await sql<{ readonly origin: BookingOrigin; readonly lang: Language; readonly bookings: number }>`
		SELECT ${originOf} AS origin, b.lang, count(*)::int AS bookings
		FROM booking b LEFT JOIN partner p ON p.code = b.payee_code
		WHERE ${within(sql`b.created_at`, period)} AND ${stands} AND ${notTest(sql`b.acco_id`)}
		GROUP BY 1, 2 ORDER BY 1, 2`.execute(db);
	return rows;
}

/** What came in on each day of a period that had a booking: number of bookings and what they cost in all. */
export async function listBookingDays(db: Db, by: CountedBy, period: Period) {
	const { day, isIn } = counted(by, period);
	const { rows } = await sql<{ readonly day: string; readonly bookings: number; readonly grandCents: number }>`
		SELECT (${day})::text AS day, count(*)::int AS bookings, sum(b.grand_cents)::float8 AS "grandCents"
		FROM booking b WHERE ${isIn} AND ${stands} AND ${notTest(sql`b.acco_id`)}
		GROUP BY 1 ORDER BY 1`.execute(db);
	return rows;
}

export interface CodeSums {
	readonly code: string;
	readonly bookings: number;
	readonly grandCents: number;
	/** What the code took off, above zero. */
	readonly reductionCents: number;
}

/** Bookings of a period by the discount code that they were made with; most first. */
export async function listCodeSums(db: Db, by: CountedBy, period: Period): Promise<readonly CodeSums[]> {
	const { isIn } = counted(by, period);
	const { rows } = await sql<CodeSums>`
		SELECT b.discount_code::text AS code, count(*)::int AS bookings, sum(b.grand_cents)::float8 AS "grandCents",
			coalesce(-sum(l.amount_cents), 0)::float8 AS "reductionCents"
		FROM booking b LEFT JOIN booking_line l ON l.booking_id = b.booking_id AND l.code = 'code'
		WHERE ${isIn} AND b.discount_code IS NOT NULL AND ${stands} AND ${notTest(sql`b.acco_id`)}
		GROUP BY b.discount_code ORDER BY 2 DESC, 1`.execute(db);
	return rows;
}

/** Days of a class of lead times, and the class that has all above. */
export const LEAD_CLASS_DAYS = 30;
export const LEAD_CLASSES = 13;

/** Classes of days between booking and arrival, with how many bookings each has and the middle one of all. */
export async function listLeadTimes(db: Db, by: CountedBy, period: Period) {
	const { isIn } = counted(by, period);
	const { rows } = await sql<{ readonly step: number; readonly bookings: number; readonly median: number }>`
		WITH lead AS MATERIALIZED (
			SELECT greatest(b.arrival - ${bookedOn}, 0) AS days FROM booking b
			WHERE ${isIn} AND ${stands} AND ${notTest(sql`b.acco_id`)}
		)
		SELECT least(days / ${sql.lit(LEAD_CLASS_DAYS)}, ${sql.lit(LEAD_CLASSES - 1)})::int AS step, count(*)::int AS bookings,
			(SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY days) FROM lead)::int AS median
		FROM lead GROUP BY 1 ORDER BY 1`.execute(db);
	return rows;
}

/** Nights of a period that bookings which stand have sold in homes that are live, by the first day of their month. */
export async function listSoldNights(db: Db, { from, until }: Period) {
	// As values, so that the planner knows how few they are.
	const months = sql.join(
		monthsOf({ from, until }).map((first) => sql`(${first}::date, (${first}::date + interval '1 month')::date)`),
	);
	const { rows } = await sql<{ readonly month: string; readonly nights: number }>`
		WITH stay AS MATERIALIZED (
			SELECT greatest(b.arrival, ${from}::date) AS arrival, least(b.departure, ${until}::date + 1) AS departure
			FROM booking b
			WHERE b.departure > ${from}::date AND b.arrival <= ${until}::date AND ${stands}
				AND NOT EXISTS (SELECT 1 FROM accommodation a WHERE a.acco_id = b.acco_id AND a.status <> 'live')
		), part AS (
			-- Most stays lie in one month; the others are cut into months.
			SELECT date_trunc('month', arrival::timestamp)::date AS month, departure - arrival AS nights FROM stay
			WHERE date_trunc('month', arrival::timestamp) = date_trunc('month', (departure - 1)::timestamp)
			UNION ALL
			SELECT m.first, least(departure, m.next) - greatest(arrival, m.first) FROM stay
			JOIN (VALUES ${months}) AS m (first, next) ON arrival < m.next AND departure > m.first
			WHERE date_trunc('month', arrival::timestamp) <> date_trunc('month', (departure - 1)::timestamp)
		)
		SELECT month::text AS month, sum(nights)::int AS nights FROM part GROUP BY 1 ORDER BY 1`.execute(db);
	return rows;
}

/** Homes that are live by the day they came. */
export async function listHomeDays(db: Db) {
	// By the hour first: a time zone is looked up for each row that it is asked of, and days begin at a whole hour.
	const { rows } = await sql<{ readonly day: string; readonly homes: number }>`
		SELECT (hour AT TIME ZONE ${ZONE})::date::text AS day, sum(homes)::int AS homes FROM (
			SELECT date_bin('1 hour', created_at, timestamptz '2001-01-01T00:00:00Z') AS hour, count(*) AS homes
			FROM accommodation WHERE status = 'live' GROUP BY 1
		) AS came GROUP BY (hour AT TIME ZONE ${ZONE})::date ORDER BY 1`.execute(db);
	return rows;
}

/** Prices that visitors asked for in a period, by origin and language. */
export async function listQuoteCounts(db: Db, period: Period) {
	const { rows } = await sql<{ readonly origin: BookingOrigin; readonly lang: Language; readonly quotes: number }>`
		SELECT origin, lang, sum(quotes)::int AS quotes FROM (
			SELECT q.origin, q.lang, count(*) AS quotes FROM quote q
			WHERE ${within(sql`q.created_at`, period)} AND q.origin IS NOT NULL AND ${notTest(sql`q.acco_id`)} GROUP BY 1, 2
			UNION ALL
			SELECT origin, lang, quotes FROM quote_count WHERE day BETWEEN ${period.from} AND ${period.until}
		) AS every GROUP BY 1, 2 ORDER BY 1, 2`.execute(db);
	return rows;
}

/** The first civil day of which prices were counted; null: none yet. */
export async function firstQuoteDay(db: Db): Promise<string | null> {
	const { rows } = await sql<{ day: string | null }>`
		SELECT least((SELECT (min(created_at) AT TIME ZONE ${ZONE})::date FROM quote WHERE origin IS NOT NULL),
			(SELECT min(day) FROM quote_count))::text AS day`.execute(db);
	return rows[0]?.day ?? null;
}
