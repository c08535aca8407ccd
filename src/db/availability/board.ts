import { sql } from "kysely";
import type { Language } from "#domain/language.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { homesOfWords } from "../accommodations/home-words.ts";
import type { Db } from "../connection/client.ts";
import { countUpTo } from "../connection/count-up-to.ts";
import type { OccupancyKind } from "../tables/schema.ts";

/** The planning board: homes by their number, a page at a time, and what takes their nights within a window of days. */

export interface BoardHome {
	readonly accoId: string;
	readonly status: "test" | "live" | "off";
	readonly title: Partial<Record<Language, string>>;
	readonly place: string;
	readonly placeNames: Partial<Record<Language, string>>;
	readonly maxGuests: number;
}

export interface BoardWanted {
	/** Beginnings of words of home or place, as `plainWords` makes them; each word is found in one of the two. */
	readonly words: readonly string[];
	readonly accoId: string | null;
}

/** A home's id as the number that the board is ordered by. */
const numberOf = (accoId: string) => Number(accoId.slice(1));

/** Homes that are no drafts, by number, after or before the one of a key; one more than `limit`, so that more shows. */
export async function listBoardHomes(
	db: Db,
	{ words, accoId }: BoardWanted,
	key: { readonly after: string } | { readonly before: string } | null,
	limit: number,
): Promise<{ readonly homes: readonly BoardHome[]; readonly isMoreBefore: boolean; readonly isMoreAfter: boolean }> {
	const isBack = key !== null && "before" in key;
	const all = [
		sql<boolean>`a.status <> 'draft'`,
		...(await homesOfWords(db, words)),
		...(accoId === null ? [] : [sql<boolean>`a.acco_id = ${accoId}`]),
		...(key === null
			? []
			: [
					"after" in key
						? sql<boolean>`a.acco_no > ${numberOf(key.after)}`
						: sql<boolean>`a.acco_no < ${numberOf(key.before)}`,
				]),
	];
	const { rows } = await sql<BoardHome>`
		SELECT a.acco_id AS "accoId", a.status, a.title, p.name AS place, p.names AS "placeNames",
			a.max_guests AS "maxGuests"
		FROM (
			SELECT a.acco_id, a.acco_no, a.status, a.title, a.max_guests, a.place_id FROM accommodation a
			WHERE ${sql.join(all, sql` AND `)}
			ORDER BY a.acco_no ${isBack ? sql`DESC` : sql`ASC`} LIMIT ${limit + 1}
		) a JOIN place p USING (place_id) ORDER BY a.acco_no ${isBack ? sql`DESC` : sql`ASC`}`.execute(db);
	const shown = rows.slice(0, limit);
	const isMore = rows.length > limit;
	return isBack
		? { homes: shown.reverse(), isMoreBefore: isMore, isMoreAfter: true }
		: { homes: shown, isMoreBefore: key !== null, isMoreAfter: isMore };
}

/** What takes nights of a home, or asks for them. */
export interface BoardStay {
	readonly accoId: string;
	readonly kind: OccupancyKind | "request";
	readonly from: DayNumber;
	readonly to: DayNumber;
	/** Of holds, options and requests: when they run out. */
	readonly until: Date | null;
	readonly bookingNo: string | null;
	readonly guest: { readonly firstname?: string; readonly lastname?: string } | null;
	/** The home that was booked, when it is another one that has a unit in common. */
	readonly bookedHome: string | null;
	/** Address of the calendar it came by: a secret, of which the host is shown. */
	readonly calendar: string | null;
	/** Of blocks that staff may open: by staff, or by an owner who has the home no more. */
	readonly blockId: string | null;
	readonly blockedBy: string | null;
	readonly reason: string | null;
}

/** What stands on homes between two days, `to` not included; claims whose time is over are free nights. */
export async function listBoardStays(
	db: Db,
	accoIds: readonly string[],
	{ from, to }: { readonly from: DayNumber; readonly to: DayNumber },
	now: Date,
): Promise<readonly BoardStay[]> {
	if (accoIds.length === 0) return [];
	const window = sql`daterange(DATE '1970-01-01' + ${from}::int, DATE '1970-01-01' + ${to}::int)`;
	const { rows } = await sql<BoardStay>`
		SELECT DISTINCT ON (u.acco_id, o.stay, o.kind, coalesce(o.booking_id::text, o.block_id, o.ical_source_id::text))
			u.acco_id AS "accoId", o.kind, lower(o.stay) - DATE '1970-01-01' AS "from", upper(o.stay) - DATE '1970-01-01' AS "to",
			o.expires_at AS until, b.booking_no AS "bookingNo", b.guest, nullif(b.acco_id, u.acco_id) AS "bookedHome",
			s.address AS calendar,
			CASE WHEN o.block_id IS NOT NULL AND block_owner(o.block_id) IS NULL THEN o.block_id END AS "blockId", w.name AS "blockedBy", o.reason
		FROM acco_unit u
		JOIN occupancy o ON o.unit_id = u.unit_id AND o.released_at IS NULL AND o.stay && ${window}
			AND (o.expires_at IS NULL OR o.expires_at > ${now})
		LEFT JOIN booking b ON b.booking_id = o.booking_id
		LEFT JOIN ical_source s ON s.ical_source_id = o.ical_source_id
		LEFT JOIN staff w ON w.staff_id = o.blocked_by
		WHERE u.acco_id = ANY (${accoIds}::text[])
		UNION ALL
		SELECT b.acco_id, 'request', b.arrival - DATE '1970-01-01', b.departure - DATE '1970-01-01', b.expires_at, b.booking_no,
			b.guest, NULL, NULL, NULL, NULL, NULL
		FROM booking b
		WHERE b.state = 'application' AND b.acco_id = ANY (${accoIds}::text[])
			AND b.arrival < DATE '1970-01-01' + ${to}::int AND b.departure > DATE '1970-01-01' + ${from}::int
		ORDER BY 1, 3, 4`.execute(db);
	return rows;
}

/** Open conflicts with calendars, counted up to a bound. */
export function countBoardConflicts(db: Db, most: number): Promise<number> {
	return countUpTo(db, db.selectFrom("ical_conflict").select("acco_id").where("resolved_at", "is", null), most);
}
