import { sql } from "kysely";
import type { AccommodationStatus } from "#domain/accommodation/facts.ts";
import type { Language } from "#domain/language.ts";
import { type DayNumber, isoOf } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";
import type { OccupancyKind, StoredImage } from "../tables/schema.ts";

/** Homes of an owner as the owner sees them. Every query names the owner: another's home is as if there were none. */

export interface OwnerHome {
	readonly accoId: string;
	readonly status: AccommodationStatus;
	readonly title: Partial<Record<Language, string>>;
	readonly placeNames: Partial<Record<Language, string>>;
	readonly country: string;
	readonly images: readonly StoredImage[];
	readonly bookMode: "instant" | "on_request";
	readonly registrationNumber: string | null;
	readonly maxGuests: number;
	readonly bedrooms: number;
}

const HOME = sql`a.acco_id AS "accoId", a.status, a.title, p.names AS "placeNames", a.country, a.images,
	a.book_mode AS "bookMode", a.registration_number AS "registrationNumber", a.max_guests AS "maxGuests", a.bedrooms`;

/** Homes of an owner, by number. */
export async function listOwnerHomes(db: Db, code: string, limit: number): Promise<readonly OwnerHome[]> {
	const { rows } = await sql<OwnerHome>`SELECT ${HOME} FROM accommodation a JOIN place p USING (place_id)
		WHERE a.owner_code = ${code}::citext ORDER BY a.acco_no LIMIT ${limit}`.execute(db);
	return rows;
}

/** What an owner's first home on the site is, and what the house keeps of the owner's rents; null: no such owner. */
export async function findOwnerTerms(db: Db, code: string) {
	const row = await db
		.selectFrom("homeowner as o")
		.leftJoinLateral(
			(of) =>
				of
					.selectFrom("accommodation as a")
					.innerJoin("place as p", "p.place_id", "a.place_id")
					.select(["a.kind", "a.bedrooms", "p.region_id"])
					.whereRef("a.owner_code", "=", "o.code")
					.where("a.status", "=", "live")
					.orderBy("a.acco_no")
					.limit(1)
					.as("home"),
			(join) => join.onTrue(),
		)
		.select(["o.fee_bp", "home.kind", "home.bedrooms", "home.region_id"])
		.where("o.code", "=", code)
		.executeTakeFirst();
	return row ?? null;
}

/** One home, if it is the owner's; else null. */
export async function findOwnerHome(db: Db, code: string, accoId: string): Promise<OwnerHome | null> {
	const { rows } = await sql<OwnerHome>`SELECT ${HOME} FROM accommodation a JOIN place p USING (place_id)
		WHERE a.owner_code = ${code}::citext AND a.acco_id = ${accoId}`.execute(db);
	return rows[0] ?? null;
}

/** Code of a home's owner; null: it has none, or there is no such home. */
export async function ownerOfHome(db: Db, accoId: string): Promise<string | null> {
	const row = await db
		.selectFrom("accommodation")
		.select("owner_code")
		.where("acco_id", "=", accoId)
		.executeTakeFirst();
	return row?.owner_code ?? null;
}

/** What takes nights of an owner's home, or asks for them; nobody's name. */
export interface OwnerStay {
	readonly kind: OccupancyKind | "request";
	readonly from: DayNumber;
	readonly to: DayNumber;
	/** Of holds, options and requests: when they run out. */
	readonly until: Date | null;
	/** Of the owner's own bookings. */
	readonly bookingNo: string | null;
	/** Address of the calendar that it came by: a secret, of which the host is shown. */
	readonly calendar: string | null;
	/** Of blocks that the owner made, with what was written beside them. */
	readonly blockId: string | null;
	readonly reason: string | null;
	/** A colleague of the office closed the nights. */
	readonly byStaff: boolean;
}

/** What stands on a home of the owner between two days, `to` not included; claims whose time is over are free nights. */
export async function listOwnerStays(
	db: Db,
	code: string,
	accoId: string,
	{ from, to }: { readonly from: DayNumber; readonly to: DayNumber },
	now: Date,
): Promise<readonly OwnerStay[]> {
	const { rows } = await sql<OwnerStay>`
		SELECT DISTINCT ON (o.stay, o.kind, coalesce(o.booking_id::text, o.block_id, o.ical_source_id::text))
			o.kind, lower(o.stay) - DATE '1970-01-01' AS "from", upper(o.stay) - DATE '1970-01-01' AS "to",
			o.expires_at AS until, b.booking_no AS "bookingNo", s.address AS calendar,
			CASE WHEN o.blocked_by_owner = ${code}::citext THEN o.block_id END AS "blockId",
			CASE WHEN o.blocked_by_owner = ${code}::citext THEN o.reason END AS reason,
			o.blocked_by IS NOT NULL AS "byStaff"
		FROM accommodation a
		JOIN acco_unit u USING (acco_id)
		JOIN occupancy o ON o.unit_id = u.unit_id AND o.released_at IS NULL
			AND o.stay && daterange(${isoOf(from)}::date, ${isoOf(to)}::date) AND (o.expires_at IS NULL OR o.expires_at > ${now})
		LEFT JOIN booking b ON b.booking_id = o.booking_id AND b.owner_code = a.owner_code
		LEFT JOIN ical_source s ON s.ical_source_id = o.ical_source_id
		WHERE a.acco_id = ${accoId} AND a.owner_code = ${code}::citext
		UNION ALL
		SELECT 'request', b.arrival - DATE '1970-01-01', b.departure - DATE '1970-01-01', b.expires_at, b.booking_no,
			NULL, NULL, NULL, false
		FROM booking b
		WHERE b.state = 'application' AND b.owner_code = ${code}::citext AND b.acco_id = ${accoId} AND b.expires_at > ${now}
			AND b.arrival < ${isoOf(to)}::date AND b.departure > ${isoOf(from)}::date
		ORDER BY 2, 3`.execute(db);
	return rows;
}

/** A stay in a calendar that meets what stands on a home of the owner's. */
export interface OwnerConflict {
	readonly accoId: string;
	readonly title: Partial<Record<Language, string>>;
	/** Address of the calendar: of it the host is shown. */
	readonly calendar: string | null;
	readonly from: DayNumber;
	readonly to: DayNumber;
	readonly claim: OccupancyKind;
	readonly claimFrom: DayNumber;
	readonly claimTo: DayNumber;
	readonly bookingNo: string | null;
}

/** Open conflicts of an owner's homes, of one home or all, the first nights first. */
export async function listOwnerConflicts(
	db: Db,
	code: string,
	accoId: string | null,
	limit: number,
): Promise<readonly OwnerConflict[]> {
	const { rows } = await sql<OwnerConflict>`
		SELECT c.acco_id AS "accoId", a.title, s.address AS calendar,
			lower(c.stay) - DATE '1970-01-01' AS "from", upper(c.stay) - DATE '1970-01-01' AS "to", o.kind AS claim,
			lower(o.stay) - DATE '1970-01-01' AS "claimFrom", upper(o.stay) - DATE '1970-01-01' AS "claimTo",
			b.booking_no AS "bookingNo"
		FROM accommodation a
		JOIN ical_conflict c ON c.acco_id = a.acco_id AND c.resolved_at IS NULL
		JOIN occupancy o USING (occupancy_id)
		LEFT JOIN ical_source s ON s.ical_source_id = c.ical_source_id
		LEFT JOIN booking b ON b.booking_id = o.booking_id AND b.owner_code = a.owner_code
		WHERE a.owner_code = ${code}::citext AND (${accoId}::text IS NULL OR a.acco_id = ${accoId})
		ORDER BY c.stay, c.ical_conflict_id LIMIT ${limit}`.execute(db);
	return rows;
}

/** Nights of a period that guests have booked, by home. */
export async function countBookedNights(
	db: Db,
	code: string,
	{ from, to }: { readonly from: DayNumber; readonly to: DayNumber },
): Promise<ReadonlyMap<string, number>> {
	const { rows } = await sql<{ accoId: string; nights: number }>`
		SELECT b.acco_id AS "accoId",
			sum(least(b.departure, ${isoOf(to)}::date) - greatest(b.arrival, ${isoOf(from)}::date))::int AS nights
		FROM booking b
		WHERE b.owner_code = ${code}::citext AND b.state IN ('confirmed', 'completed')
			AND b.arrival < ${isoOf(to)}::date AND b.departure > ${isoOf(from)}::date
		GROUP BY b.acco_id`.execute(db);
	return new Map(rows.map(({ accoId, nights }) => [accoId, nights]));
}
