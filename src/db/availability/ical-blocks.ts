import { sql } from "kysely";
import { type CalendarConflict, conflictsOf, type PlannedBlock, planBlocks } from "#domain/ical/plan-blocks.ts";
import type { CalendarStay } from "#domain/ical/read-calendar.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";
import type { OccupancyKind } from "../tables/schema.ts";
import { dateRange, expiredClaims, lockUnits, releaseClaims } from "./claims.ts";

/** Turns the stays of calendars into blocks on units, beside existing claims and blocks. */

/** A conflict that is gone for less is the same one when it is there again. */
const FLICKERS_FOR_MINUTES = 60;
/** Claims are compared this many days back and ahead; no stay is outside of that. */
const LOOK_DAYS = 1_500;

const FROM = sql<DayNumber>`lower(stay) - DATE '1970-01-01'`;
const TO = sql<DayNumber>`upper(stay) - DATE '1970-01-01'`;

/**
 * Locks the units of a home, and those that its calendars still block, in the order of their ids
 * (docs/guides/bookings-and-payments.md#order-of-locks), and ends claims on them whose time is over. First thing in the transaction; answers the units.
 */
export async function lockUnitsOf(trx: Db, accoId: string, now: Date, today: DayNumber): Promise<readonly string[]> {
	const { rows } = await sql<{ unitId: string }>`
		SELECT unit_id AS "unitId" FROM acco_unit WHERE acco_id = ${accoId}
		UNION
		SELECT o.unit_id FROM occupancy o JOIN ical_source s USING (ical_source_id)
		WHERE s.acco_id = ${accoId} AND o.released_at IS NULL
		ORDER BY 1`.execute(trx);
	const unitIds = rows.map((row) => row.unitId);
	const all = { arrival: today - LOOK_DAYS, departure: today + LOOK_DAYS };
	if (unitIds.length > 0) {
		await lockUnits(trx, unitIds);
		// The bookings of expired claims are ended by the sweep, with their mails.
		const over = await expiredClaims(trx, unitIds, all, now);
		await releaseClaims(
			trx,
			over.map((claim) => claim.occupancyId),
			now,
		);
	}
	return unitIds;
}

interface Row {
	readonly occupancyId: number;
	readonly unitId: string;
	readonly kind: OccupancyKind;
	readonly bookingId: number | null;
	readonly sourceId: number | null;
	readonly from: DayNumber;
	readonly to: DayNumber;
}

/**
 * Makes the calendar blocks of locked units what the stored stays of their homes' calendars say, and the conflicts of
 * one home what they are now; answers the ids of conflicts that were not reported yet. Rows that are right are not
 * touched, so that the search is not notified without need.
 */
export async function applyCalendars(
	trx: Db,
	accoId: string,
	unitIds: readonly string[],
	now: Date,
	today: DayNumber,
): Promise<readonly number[]> {
	if (unitIds.length === 0) return [];
	const taken = await takenOf(trx, unitIds);
	const links = await sourcesOf(trx, unitIds);
	const stays = await staysOf(trx, [...new Set(links.map((link) => link.sourceId))], today);

	// Blocks in the past stay as they are.
	const isOurs = (row: Row) => row.sourceId !== null && row.to > today;
	const planned = unitIds.flatMap((unitId) => {
		const blocks = planBlocks(
			taken.filter((row) => row.unitId === unitId && !isOurs(row)),
			links
				.filter((link) => link.unitId === unitId)
				.map(({ sourceId }) => ({ sourceId, stays: stays.get(sourceId) ?? [] })),
		);
		return blocks.map((block) => ({ ...block, unitId }));
	});
	await replaceBlocks(trx, taken.filter(isOurs), planned);

	const claims = taken.filter((row) => row.kind === "booking" || row.kind === "option" || row.kind === "hold");
	const own = new Set(links.filter((link) => link.accoId === accoId).map((link) => link.sourceId));
	const conflicts = [...own].flatMap((sourceId) =>
		conflictsOf(stays.get(sourceId) ?? [], claims).map((conflict) => ({ ...conflict, sourceId })),
	);
	return storeConflicts(trx, accoId, conflicts, now);
}

async function takenOf(trx: Db, unitIds: readonly string[]): Promise<readonly Row[]> {
	const { rows } = await sql<Row>`
		SELECT occupancy_id AS "occupancyId", unit_id AS "unitId", kind, booking_id AS "bookingId",
			ical_source_id AS "sourceId", ${FROM} AS "from", ${TO} AS "to"
		FROM occupancy WHERE unit_id = ANY (${unitIds}::text[]) AND released_at IS NULL`.execute(trx);
	return rows;
}

interface Link {
	readonly unitId: string;
	readonly accoId: string;
	readonly sourceId: number;
}

/** Which calendars block which units: those of every home that has the unit. */
async function sourcesOf(trx: Db, unitIds: readonly string[]): Promise<readonly Link[]> {
	const { rows } = await sql<Link>`
		SELECT u.unit_id AS "unitId", s.acco_id AS "accoId", s.ical_source_id AS "sourceId"
		FROM acco_unit u JOIN ical_source s USING (acco_id)
		WHERE u.unit_id = ANY (${unitIds}::text[]) ORDER BY s.ical_source_id`.execute(trx);
	return rows;
}

async function staysOf(
	trx: Db,
	sourceIds: readonly number[],
	today: DayNumber,
): Promise<ReadonlyMap<number, readonly CalendarStay[]>> {
	const { rows } = await sql<CalendarStay & { readonly sourceId: number }>`
		SELECT ical_source_id AS "sourceId", ${FROM} AS "from", ${TO} AS "to", is_block AS "isBlock"
		FROM ical_stay WHERE ical_source_id = ANY (${sourceIds}::bigint[]) ORDER BY stay`.execute(trx);
	const stays = new Map<number, CalendarStay[]>();
	for (const { sourceId, ...stay } of rows) {
		if (stay.to <= today) continue;
		const known = stays.get(sourceId);
		if (known) known.push(stay);
		else stays.set(sourceId, [stay]);
	}
	return stays;
}

/** Deletes and adds what differs. */
async function replaceBlocks(
	trx: Db,
	present: readonly Row[],
	planned: readonly (PlannedBlock & { readonly unitId: string })[],
): Promise<void> {
	const keyOf = (block: Pick<Row, "unitId" | "sourceId" | "from" | "to">) =>
		`${block.sourceId} ${block.from} ${block.to} ${block.unitId}`;
	const wanted = new Set(planned.map(keyOf));
	const there = new Set(present.map(keyOf));
	const gone = present.filter((row) => !wanted.has(keyOf(row))).map((row) => row.occupancyId);
	const fresh = planned.filter((block) => !there.has(keyOf(block)));
	if (gone.length > 0) {
		await sql`DELETE FROM occupancy WHERE occupancy_id = ANY (${gone}::bigint[])`.execute(trx);
	}
	if (fresh.length > 0) {
		const rows = fresh.map(({ unitId, sourceId, from, to }) => ({
			unitId,
			sourceId,
			stay: dateRange({ arrival: from, departure: to }),
		}));
		await sql`
			INSERT INTO occupancy (unit_id, stay, kind, ical_source_id)
			SELECT "unitId", stay, 'ical', "sourceId"
			FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r("unitId" text, "sourceId" bigint, stay daterange)`.execute(
			trx,
		);
	}
}

/**
 * Stores the present conflicts and closes resolved ones; answers the ids of those to report: new ones, and those that
 * come back after longer than a calendar flickers.
 */
async function storeConflicts(
	trx: Db,
	accoId: string,
	conflicts: readonly (CalendarConflict & { readonly sourceId: number })[],
	now: Date,
): Promise<readonly number[]> {
	const met = conflicts.map(({ stay, occupancyId, sourceId }) => ({
		sourceId,
		occupancyId,
		stay: dateRange({ arrival: stay.from, departure: stay.to }),
	}));
	const isBack = (row: string) =>
		sql`${sql.ref(row)}.resolved_at < ${now}::timestamptz - make_interval(mins => ${FLICKERS_FOR_MINUTES}::int)`;
	const { rows } = await sql<{ id: number; isNew: boolean }>`
		INSERT INTO ical_conflict AS c (acco_id, ical_source_id, stay, occupancy_id, first_seen_at, last_seen_at)
		SELECT ${accoId}, r."sourceId", r.stay, r."occupancyId", ${now}::timestamptz, ${now}::timestamptz
		FROM jsonb_to_recordset(${JSON.stringify(met)}::jsonb)
			AS r("sourceId" bigint, "occupancyId" bigint, stay daterange)
		ON CONFLICT (ical_source_id, stay, occupancy_id) DO UPDATE SET last_seen_at = excluded.last_seen_at, resolved_at = NULL,
			first_seen_at = CASE WHEN ${isBack("c")} THEN excluded.first_seen_at ELSE c.first_seen_at END
		RETURNING ical_conflict_id AS id, (xmax = 0 OR EXISTS (
			-- The row as it was before.
			SELECT FROM ical_conflict b WHERE b.ical_conflict_id = c.ical_conflict_id AND ${isBack("b")})) AS "isNew"`.execute(
		trx,
	);
	const seen = rows.map((row) => row.id);
	await sql`
		UPDATE ical_conflict SET resolved_at = ${now}
		WHERE acco_id = ${accoId} AND resolved_at IS NULL AND NOT ical_conflict_id = ANY (${seen}::bigint[])`.execute(trx);
	return rows.filter((row) => row.isNew).map((row) => row.id);
}

/**
 * Homes whose blocks have to be made anew although none of their calendars is due: an open conflict met a claim that is
 * over, or an unreadable calendar blocks nights that were released since.
 */
export async function homesToLookAtAgain(db: Db, now: Date, today: DayNumber): Promise<readonly string[]> {
	const { rows } = await sql<{ accoId: string }>`
		SELECT c.acco_id AS "accoId" FROM ical_conflict c JOIN occupancy o USING (occupancy_id)
		WHERE c.resolved_at IS NULL AND (o.released_at IS NOT NULL OR o.expires_at <= ${now})
		UNION
		SELECT s.acco_id FROM ical_source s
		JOIN acco_unit u USING (acco_id)
		JOIN ical_stay t USING (ical_source_id)
		WHERE s.failures > 0 AND upper(t.stay) > DATE '1970-01-01' + ${today}::int
			AND NOT datemultirange(t.stay) <@ (
				SELECT coalesce(range_agg(o.stay), '{}') FROM occupancy o
				WHERE o.unit_id = u.unit_id AND o.released_at IS NULL AND o.stay && t.stay)
		ORDER BY 1`.execute(db);
	return rows.map((row) => row.accoId);
}

/** A stay of a calendar that overlaps a claim. */
export interface IcalConflict {
	readonly conflictId: number;
	readonly accoId: string;
	readonly title: Readonly<Record<string, string>>;
	/** Host of the calendar's address; null when the home no longer names it. The address itself is a secret. */
	readonly host: string | null;
	/** The stay in the calendar. */
	readonly from: DayNumber;
	readonly to: DayNumber;
	/** The earlier claim. */
	readonly claim: {
		readonly kind: OccupancyKind;
		readonly bookingNo: string | null;
		readonly from: DayNumber;
		readonly to: DayNumber;
	};
	readonly firstSeenAt: Date;
	readonly lastSeenAt: Date;
}

/** Conflicts that are open, the oldest first; `ids` narrows them, `limit` bounds how many. */
export async function openIcalConflicts(
	db: Db,
	ids: readonly number[] | null = null,
	limit: number | null = null,
): Promise<readonly IcalConflict[]> {
	const { rows } = await sql<
		Omit<IcalConflict, "host" | "claim"> & {
			readonly address: string | null;
			readonly kind: OccupancyKind;
			readonly bookingNo: string | null;
			readonly claimFrom: DayNumber;
			readonly claimTo: DayNumber;
		}
	>`
		SELECT c.ical_conflict_id AS "conflictId", c.acco_id AS "accoId", a.title, s.address,
			lower(c.stay) - DATE '1970-01-01' AS "from", upper(c.stay) - DATE '1970-01-01' AS "to",
			o.kind, b.booking_no AS "bookingNo",
			lower(o.stay) - DATE '1970-01-01' AS "claimFrom", upper(o.stay) - DATE '1970-01-01' AS "claimTo",
			c.first_seen_at AS "firstSeenAt", c.last_seen_at AS "lastSeenAt"
		FROM ical_conflict c
		JOIN accommodation a USING (acco_id)
		JOIN occupancy o USING (occupancy_id)
		LEFT JOIN ical_source s ON s.ical_source_id = c.ical_source_id
		LEFT JOIN booking b ON b.booking_id = o.booking_id
		WHERE c.resolved_at IS NULL AND (${ids}::bigint[] IS NULL OR c.ical_conflict_id = ANY (${ids}::bigint[]))
		ORDER BY c.first_seen_at, c.ical_conflict_id LIMIT ${limit}::int`.execute(db);
	return rows.map(({ address, kind, bookingNo, claimFrom, claimTo, ...row }) => ({
		...row,
		host: address !== null && URL.canParse(address) ? new URL(address).hostname : null,
		claim: { kind, bookingNo, from: claimFrom, to: claimTo },
	}));
}
