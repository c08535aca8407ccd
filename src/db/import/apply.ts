import { sql } from "kysely";
import type { Db } from "../connection/client.ts";
import { isStaged } from "./stage.ts";

/** What applying homes did; counts. */
export interface AppliedHomes {
	readonly created: number;
	readonly updated: number;
	readonly rates: number;
	readonly occupancy: number;
	readonly conflicts: number;
}

/**
 * Facts, units, rates, blocks and reviews of homes and of the units whose blocks they bring along, all of it in one
 * transaction of its own or none. Only what differs is written. Throws what the database refuses.
 */
export async function applyHomes(
	db: Db,
	run: number,
	accoIds: readonly string[],
	units: readonly string[],
): Promise<AppliedHomes> {
	const { rows } = await sql<AppliedHomes>`
		SELECT * FROM import_apply_batch(${run}, ${accoIds}::text[], ${units}::text[])`.execute(db);
	const applied = rows[0];
	if (!applied) throw new Error("import_apply_batch always answers one row");
	return applied;
}

/** Partners, owners and discount codes of the run. A code keeps the uses it has. */
export async function applyPeopleAndCodes(db: Db, run: number): Promise<void> {
	await sql`
		INSERT INTO partner AS p (code, label, kind, commission_bp, status, email, lang)
		SELECT doc->>'code', doc->>'label', doc->>'kind', (doc->>'commissionBp')::integer, doc->>'status',
			doc->>'email', coalesce(doc->>'lang', 'nl')
		FROM import_stage WHERE feed_run_id = ${run} AND type = 'partner' ORDER BY key
		ON CONFLICT (code) DO UPDATE SET label = excluded.label, kind = excluded.kind,
			commission_bp = excluded.commission_bp, status = excluded.status,
			email = coalesce(excluded.email, p.email),
			lang = CASE WHEN excluded.email IS NULL THEN p.lang ELSE excluded.lang END, version = p.version + 1
		-- What staff made or changed stays theirs.
		WHERE NOT p.of_staff`.execute(db);
	await sql`
		INSERT INTO homeowner AS h (code, status, email, lang, name, letting, letting_stated_at)
		SELECT doc->>'code', doc->>'status', doc->>'email', coalesce(doc->>'lang', 'nl'), coalesce(doc->>'name', ''),
			doc->>'letting', CASE WHEN doc->>'letting' IS NOT NULL THEN now() END
		FROM import_stage WHERE feed_run_id = ${run} AND type = 'homeowner' ORDER BY key
		ON CONFLICT (code) DO UPDATE SET status = excluded.status, email = coalesce(excluded.email, h.email),
			lang = CASE WHEN excluded.email IS NULL THEN h.lang ELSE excluded.lang END,
			name = coalesce(nullif(excluded.name, ''), h.name), letting = coalesce(h.letting, excluded.letting),
			letting_stated_at = coalesce(h.letting_stated_at, excluded.letting_stated_at), version = h.version + 1
		WHERE NOT h.of_staff`.execute(db);
	await sql`
		INSERT INTO discount_code AS c (code, kind, bp, cents, max_cents, min_rent_cents, book_from, book_until, stay_from,
			stay_until, max_uses, per_guest)
		SELECT doc->>'code', doc->>'kind', (doc->>'bp')::integer, (doc->>'cents')::integer, (doc->>'maxCents')::integer,
			(doc->>'minRentCents')::integer, (doc->>'bookFrom')::date, (doc->>'bookUntil')::date,
			(doc->>'stayFrom')::date, (doc->>'stayUntil')::date, (doc->>'maxUses')::integer, (doc->>'perGuest')::integer
		FROM import_stage WHERE feed_run_id = ${run} AND type = 'discountCode' ORDER BY key
		ON CONFLICT (code) DO UPDATE SET kind = excluded.kind, bp = excluded.bp, cents = excluded.cents,
			max_cents = excluded.max_cents, min_rent_cents = excluded.min_rent_cents, book_from = excluded.book_from,
			book_until = excluded.book_until, stay_from = excluded.stay_from, stay_until = excluded.stay_until,
			-- Uses that were given stay given, also when the feed now allows fewer.
			max_uses = CASE WHEN excluded.max_uses < c.uses THEN c.uses ELSE excluded.max_uses END, per_guest = excluded.per_guest,
			version = c.version + 1
		-- What staff made or ended stays theirs.
		WHERE NOT c.of_staff AND c.ended_at IS NULL`.execute(db);
}

/**
 * Takes homes offline that the run does not mention. `sourceFiles` null: every home (a full Halcyon feed);
 * else those that came from these files. Answers how many; none where what the run staged is lost.
 */
export async function takeMissingOffline(db: Db, run: number, sourceFiles: readonly string[] | null): Promise<number> {
	const result = await sql`
		UPDATE accommodation a SET status = 'off', version = a.version + 1, updated_at = now()
		WHERE a.status IN ('live', 'test') AND ${isStaged(run)}
			AND (${sourceFiles}::text[] IS NULL OR EXISTS (SELECT 1 FROM accommodation_source s
				WHERE s.acco_id = a.acco_id AND s.source_file = ANY (${sourceFiles}::text[])))
			AND NOT EXISTS (SELECT 1 FROM import_stage m WHERE m.feed_run_id = ${run}
				AND m.type IN ('accommodation', 'mentioned') AND m.key = a.acco_id)`.execute(db);
	return Number(result.numAffectedRows ?? 0);
}

/** How many homes `takeMissingOffline` would take: for a trial. */
export async function countMissing(db: Db, run: number, sourceFiles: readonly string[] | null): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		SELECT count(*)::int AS count FROM accommodation a WHERE a.status IN ('live', 'test')
			AND (${sourceFiles}::text[] IS NULL OR EXISTS (SELECT 1 FROM accommodation_source s
				WHERE s.acco_id = a.acco_id AND s.source_file = ANY (${sourceFiles}::text[])))
			AND NOT EXISTS (SELECT 1 FROM import_stage m WHERE m.feed_run_id = ${run}
				AND m.type IN ('accommodation', 'mentioned') AND m.key = a.acco_id)`.execute(db);
	return rows[0]?.count ?? 0;
}

/** Of the homes on the site, those of the demo left out, how many the run does not mention. */
export async function countMissingOfAll(db: Db, run: number): Promise<{ missing: number; all: number }> {
	const { rows } = await sql<{ missing: number; all: number }>`
		SELECT count(*)::int AS all, count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM import_stage m
			WHERE m.feed_run_id = ${run} AND m.type IN ('accommodation', 'mentioned') AND m.key = a.acco_id))::int AS missing
		FROM accommodation a WHERE a.status IN ('live', 'test')
			AND NOT EXISTS (SELECT FROM demo_home d WHERE d.acco_id = a.acco_id)`.execute(db);
	return rows[0] ?? { missing: 0, all: 0 };
}
