import { type RawBuilder, sql } from "kysely";
import type { BookingState } from "#domain/booking/process.ts";
import type { Settlement } from "#domain/booking/settlement.ts";
import type { Language } from "#domain/language.ts";
import type { BookingType } from "#domain/pricing/allowed-types.ts";
import { type DayNumber, isoOf } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";

/**
 * Bookings of an owner's homes. Whoever comes is in no column but `contact`, and that one is empty until the first
 * payment is in (domain.md §5).
 */

/** Days after departure for which an owner reads how guests are reached. */
const CONTACT_DAYS = 30;

export interface OwnerBooking {
	readonly bookingId: number;
	readonly bookingNo: string;
	readonly version: number;
	readonly accoId: string;
	/** The home's as it was booked. */
	readonly title: Partial<Record<Language, string>>;
	readonly country: string;
	readonly type: BookingType;
	readonly state: BookingState;
	readonly arrival: string;
	readonly departure: string;
	readonly adults: number;
	readonly children: number;
	readonly babies: number;
	readonly pets: number;
	/** Where the guest lives, ISO 3166-1 alpha-2. */
	readonly residence: string;
	readonly createdAt: Date;
	readonly expiresAt: Date | null;
	readonly commissionBaseCents: number;
	readonly feeBp: number;
	/** Of a cancelled one. */
	readonly settlement: Pick<Settlement, "feeBp" | "feeCents" | "travelCents"> | null;
	/** The first instalment has come in. */
	readonly isPaid: boolean;
	/** Who comes; null before the first payment, of stays that do not stand, and long after them. */
	readonly contact: { readonly name: string; readonly email: string; readonly telephone: string } | null;
}

/** The money that came in covers the first instalment; one that credits paid for is covered. */
const IS_PAID = sql`(coalesce((SELECT sum(y.cents) FROM payment y WHERE y.booking_id = b.booking_id AND y.status = 'paid'), 0)
	- coalesce((SELECT sum(r.cents) FROM refund r WHERE r.booking_id = b.booking_id), 0)
	>= coalesce((SELECT i.cents FROM instalment i WHERE i.booking_id = b.booking_id ORDER BY i.seq LIMIT 1), 0))`;

function bookings(today: DayNumber): RawBuilder<unknown> {
	const mayRead = sql`b.state IN ('confirmed', 'completed') AND b.departure >= ${isoOf(today - CONTACT_DAYS)}::date`;
	return sql`SELECT b.booking_id AS "bookingId", b.booking_no AS "bookingNo", b.version, b.acco_id AS "accoId",
			b.home->'title' AS title, b.home->>'country' AS country, b.type, b.state, b.arrival::text AS arrival, b.departure::text AS departure,
			b.adults, b.children, b.babies, b.pets, b.residence, b.created_at AS "createdAt", b.expires_at AS "expiresAt",
			b.commission_base_cents AS "commissionBaseCents", coalesce(b.owner_fee_bp, 0) AS "feeBp",
			CASE b.state WHEN 'cancelled' THEN (SELECT jsonb_build_object('feeBp', c.fee_bp, 'feeCents', c.fee_cents,
				'travelCents', c.travel_cents) FROM cancellation c WHERE c.booking_id = b.booking_id) END AS settlement,
			b.state IN ('confirmed', 'completed') AND ${IS_PAID} AS "isPaid",
			CASE WHEN ${mayRead} AND ${IS_PAID} THEN jsonb_build_object(
				'name', concat_ws(' ', b.guest->>'firstname', b.guest->>'lastname'),
				'email', b.guest->>'email', 'telephone', b.guest->>'telE164') END AS contact
		FROM booking b`;
}

/** Which of an owner's bookings, and in which order: those to come by arrival, others the latest first. */
export const OWNER_LISTS = ["coming", "past", "cancelled"] as const;
export type OwnerList = (typeof OWNER_LISTS)[number];

const OF_LIST: Readonly<Record<OwnerList, (today: DayNumber) => RawBuilder<unknown>>> = {
	coming: (today) =>
		sql`b.state IN ('confirmed', 'option', 'pending_payment') AND b.departure >= ${isoOf(today)}::date`,
	past: (today) => sql`b.state IN ('confirmed', 'completed') AND b.departure < ${isoOf(today)}::date`,
	cancelled: () => sql`b.state = 'cancelled'`,
};

/** A page of an owner's bookings; `after`: the last line of the page before. */
export async function listOwnerBookings(
	db: Db,
	code: string,
	{
		list,
		accoId,
		after,
	}: {
		readonly list: OwnerList;
		readonly accoId: string | null;
		readonly after: { readonly arrival: string; readonly bookingNo: string } | null;
	},
	today: DayNumber,
	limit: number,
): Promise<readonly OwnerBooking[]> {
	const isAhead = list === "coming";
	const beyond =
		after && sql`(b.arrival, b.booking_no) ${isAhead ? sql`>` : sql`<`} (${after.arrival}::date, ${after.bookingNo})`;
	const order = isAhead ? sql`b.arrival, b.booking_no` : sql`b.arrival DESC, b.booking_no DESC`;
	const { rows } = await sql<OwnerBooking>`${bookings(today)}
		WHERE b.owner_code = ${code}::citext AND ${OF_LIST[list](today)}
			AND (${accoId}::text IS NULL OR b.acco_id = ${accoId}) AND ${beyond ?? sql`true`}
		ORDER BY ${order} LIMIT ${limit}`.execute(db);
	return rows;
}

/** Requests that wait for the owner's answer, the oldest first. */
export async function listOwnerRequests(
	db: Db,
	code: string,
	now: Date,
	today: DayNumber,
): Promise<readonly OwnerBooking[]> {
	const { rows } = await sql<OwnerBooking>`${bookings(today)}
		WHERE b.owner_code = ${code}::citext AND b.state = 'application' AND b.expires_at > ${now}
		ORDER BY b.created_at, b.booking_id`.execute(db);
	return rows;
}

/** One booking, if it is of a home of the owner's; else null. */
export async function findOwnerBooking(
	db: Db,
	code: string,
	bookingNo: string,
	today: DayNumber,
): Promise<OwnerBooking | null> {
	const { rows } = await sql<OwnerBooking>`${bookings(today)}
		WHERE b.booking_no = ${bookingNo} AND b.owner_code = ${code}::citext`.execute(db);
	return rows[0] ?? null;
}

/** Bookings that earn an owner something, or cost a fee when they were cancelled, by the day of arrival. */
export async function listOwnerEarnings(
	db: Db,
	code: string,
	{ from, to }: { readonly from: DayNumber; readonly to: DayNumber },
	today: DayNumber,
): Promise<readonly OwnerBooking[]> {
	const { rows } = await sql<OwnerBooking>`${bookings(today)}
		WHERE b.owner_code = ${code}::citext AND b.arrival >= ${isoOf(from)}::date AND b.arrival < ${isoOf(to)}::date
			AND (b.state IN ('confirmed', 'completed') OR (b.state = 'cancelled'
				AND EXISTS (SELECT 1 FROM cancellation c WHERE c.booking_id = b.booking_id AND c.fee_cents > 0)))
		ORDER BY b.arrival, b.booking_id`.execute(db);
	return rows;
}

/** The next arrival of each home. */
export async function listNextArrivals(
	db: Db,
	code: string,
	today: DayNumber,
): Promise<ReadonlyMap<string, { readonly arrival: string; readonly bookingNo: string }>> {
	const { rows } = await sql<{ accoId: string; arrival: string; bookingNo: string }>`
		SELECT DISTINCT ON (b.acco_id) b.acco_id AS "accoId", b.arrival::text AS arrival, b.booking_no AS "bookingNo"
		FROM booking b WHERE b.owner_code = ${code}::citext AND b.state = 'confirmed' AND b.arrival >= ${isoOf(today)}::date
		ORDER BY b.acco_id, b.arrival`.execute(db);
	return new Map(rows.map(({ accoId, ...next }) => [accoId, next]));
}

/** A booking with what reports say of its home and owner. */
export interface ReportedBooking extends OwnerBooking {
	readonly ownerCode: string;
	readonly ownerName: string;
	readonly ownerEmail: string | null;
	readonly letting: string | null;
	readonly titleText: string;
	readonly placeText: string;
	readonly registrationNumber: string | null;
}

/**
 * Bookings of an owner, or of all owners (null), that are over within a period, or have nights in it; those that were
 * cancelled with them where they cost a fee. By owner, home and departure. Test houses are not let.
 */
export async function listReportedStays(
	db: Db,
	code: string | null,
	{ from, to }: { readonly from: DayNumber; readonly to: DayNumber },
	today: DayNumber,
	by: "departure" | "nights" = "departure",
): Promise<readonly ReportedBooking[]> {
	const within =
		by === "departure"
			? sql`b.departure >= ${isoOf(from)}::date AND b.departure < ${isoOf(to)}::date`
			: sql`b.departure > ${isoOf(from)}::date AND b.arrival < ${isoOf(to)}::date`;
	const { rows } = await sql<ReportedBooking>`
		SELECT r.*, h.code AS "ownerCode", h.name AS "ownerName", h.email AS "ownerEmail", h.letting,
			coalesce(a.title->>'en', a.title->>a.source_language, a.title->>'nl', a.acco_id) AS "titleText",
			p.name AS "placeText", a.registration_number AS "registrationNumber"
		FROM (${bookings(today)} WHERE b.owner_code IS NOT NULL AND (${code}::citext IS NULL OR b.owner_code = ${code}::citext)
			-- No stay is longer than two years.
			AND b.arrival >= ${isoOf(from - 731)}::date AND b.arrival < ${isoOf(to)}::date AND ${within}
			AND (b.state IN ('confirmed', 'completed') OR (b.state = 'cancelled'
				AND EXISTS (SELECT 1 FROM cancellation c WHERE c.booking_id = b.booking_id AND c.fee_cents > 0)))) r
		JOIN booking w ON w.booking_id = r."bookingId"
		JOIN homeowner h ON h.code = w.owner_code
		JOIN accommodation a ON a.acco_id = r."accoId" AND a.status <> 'test'
		JOIN place p USING (place_id)
		ORDER BY h.code, a.acco_no, r.departure, r."bookingId"`.execute(db);
	return rows;
}
