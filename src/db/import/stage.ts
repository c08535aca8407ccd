import { sql } from "kysely";
import type { Db } from "../connection/client.ts";

/** The waiting room of an import: lines that passed the first check, until the second pass applies them. */

export interface StageRow {
	readonly type: string;
	/** What the line is about; the last line about a thing wins. */
	readonly key: string;
	readonly fileNo: number;
	readonly lineNo: number;
	/** JSON text; `null` for rows that only mention a home, and of a known line its facts. */
	readonly doc: string;
	/** What its line is known by, hexadecimal; null: it is not known again. */
	readonly hash: string | null;
	/** The database holds it as it is. */
	readonly known: boolean;
}

/** A line of an earlier feed that the database still holds as it was. */
export interface KnownLine {
	readonly hash: string;
	readonly type: string;
	readonly key: string;
	/** JSON text: what the rest of an import asks of it. */
	readonly facts: string;
}

/** A staged line that turned out to name something unknown. */
export interface DroppedRow {
	readonly type: string;
	readonly key: string;
	readonly fileNo: number;
	readonly lineNo: number;
	readonly field: string;
	readonly value: string;
}

const LEFT_OVER_AFTER = "1 day";

/** The row that a run stages first: as long as it is there, so is everything that was staged after it. */
const MARK = { type: "run", key: "" } as const;

/** Raised where the waiting room was emptied under a run: its tables do not outlive a crash of the database, nor a failover. */
export class StageLostError extends Error {
	override name = "StageLostError";
	constructor() {
		super("the database crashed or another took its place, and what was read of the feed is lost: run it again");
	}
}

/** That the database still has what the run staged and planned: it loses the two together. */
export function isStaged(run: number) {
	return sql<boolean>`EXISTS (SELECT FROM import_stage mark
		WHERE mark.feed_run_id = ${run} AND mark.type = ${MARK.type} AND mark.key = ${MARK.key})`;
}

/** Throws where what the run staged is lost. */
export async function checkStaged(db: Db, run: number): Promise<void> {
	const { rows } = await sql<{ staged: boolean }>`SELECT ${isStaged(run)} AS staged`.execute(db);
	if (!rows[0]?.staged) throw new StageLostError();
}

/** Opens a run, and sweeps what runs that never ended left behind. Answers its number. */
export async function openFeedRun(
	db: Db,
	format: string,
	source: string,
	startedAt: Date,
	/** What it can be run again with. */
	input: object | null,
): Promise<number> {
	for (const table of ["import_stage", "import_home"]) {
		await sql`DELETE FROM ${sql.table(table)} WHERE feed_run_id NOT IN (
			SELECT feed_run_id FROM feed_run WHERE started_at > ${startedAt}::timestamptz - ${LEFT_OVER_AFTER}::interval
		)`.execute(db);
	}
	const row = await db
		.insertInto("feed_run")
		.values({
			format,
			source,
			started_at: startedAt,
			finished_at: null,
			ok: null,
			summary: null,
			input: input && JSON.stringify(input),
		})
		.returning("feed_run_id")
		.executeTakeFirstOrThrow();
	await sql`INSERT INTO import_stage (feed_run_id, type, key, file_no, line_no, doc)
		VALUES (${row.feed_run_id}, ${MARK.type}, ${MARK.key}, 0, 0, 'null')`.execute(db);
	return row.feed_run_id;
}

/** Keeps failing lines and warnings of a run. */
export async function insertFeedIssues(
	db: Db,
	run: number,
	issues: readonly {
		readonly severity: "error" | "warning";
		readonly file: string;
		readonly line: number | null;
		readonly field: string;
		readonly expected: string;
	}[],
): Promise<void> {
	if (issues.length === 0) return;
	const rows = issues.map(({ severity, file, line, field, expected }) => ({
		feed_run_id: run,
		severity,
		file,
		line,
		field,
		expected,
	}));
	await db.insertInto("feed_issue").values(rows).execute();
}

/** Ends a run and empties its waiting room. A run without an outcome (a trial) leaves nothing behind. */
export async function closeFeedRun(
	db: Db,
	run: number,
	outcome: { readonly ok: boolean; readonly finishedAt: Date; readonly summary: object } | null,
): Promise<void> {
	await sql`DELETE FROM import_stage WHERE feed_run_id = ${run}`.execute(db);
	await sql`DELETE FROM import_home WHERE feed_run_id = ${run}`.execute(db);
	if (!outcome) {
		await db.deleteFrom("feed_run").where("feed_run_id", "=", run).execute();
		return;
	}
	await db
		.updateTable("feed_run")
		.set({ ok: outcome.ok, finished_at: outcome.finishedAt, summary: JSON.stringify(outcome.summary) })
		.where("feed_run_id", "=", run)
		.execute();
}

/** Whether any line of earlier feeds is known. */
export async function hasFeedLines(db: Db): Promise<boolean> {
	const { rows } = await sql<{ any: boolean }>`SELECT EXISTS (SELECT FROM feed_line) AS any`.execute(db);
	return rows[0]?.any ?? false;
}

/** Those of the lines, by their hashes, that the database holds as they are. */
export async function listKnownLines(db: Db, hashes: readonly string[]): Promise<readonly KnownLine[]> {
	const { rows } = await sql<KnownLine>`
		SELECT encode(hash, 'hex') AS hash, type, key, facts::text AS facts FROM feed_line
		WHERE hash IN (SELECT decode(h, 'hex') FROM unnest(${hashes}::text[]) AS h)`.execute(db);
	return rows;
}

/** Stores a batch. Of two rows about the same thing the later stays; answers how many earlier ones it replaced. */
export async function stageRows(db: Db, run: number, rows: readonly StageRow[]): Promise<number> {
	const latest = new Map<string, StageRow>();
	for (const row of rows) latest.set(`${row.type} ${row.key}`, row);
	if (latest.size === 0) return 0;
	const batch = [...latest.values()];
	const { rows: written } = await sql<{ fresh: boolean }>`
		INSERT INTO import_stage (feed_run_id, type, key, file_no, line_no, doc, hash, known)
		SELECT ${run}, x.type, x.key, x.file_no, x.line_no, x.doc::jsonb, decode(x.hash, 'hex'), x.known
		FROM unnest(
			${batch.map((row) => row.type)}::text[], ${batch.map((row) => row.key)}::text[],
			${batch.map((row) => row.fileNo)}::integer[], ${batch.map((row) => row.lineNo)}::bigint[],
			${batch.map((row) => row.doc)}::text[], ${batch.map((row) => row.hash)}::text[],
			${batch.map((row) => row.known)}::boolean[]
		) AS x(type, key, file_no, line_no, doc, hash, known)
		ON CONFLICT (feed_run_id, type, key) DO UPDATE SET file_no = excluded.file_no, line_no = excluded.line_no,
			doc = excluded.doc, hash = excluded.hash, known = excluded.known
		RETURNING xmax = 0 AS fresh`.execute(db);
	return rows.length - batch.length + written.filter((row) => !row.fresh).length;
}

/** Lets the planner know how much is staged; without it joins over a fresh table are guessed badly. */
export async function analyzeStage(db: Db): Promise<void> {
	await sql`ANALYZE import_stage`.execute(db);
}

/**
 * Drops lines about new homes whose number another home has (`a7`, `a007`), of the catalogue or of an earlier line:
 * lists go on by numbers, so one of the two would never be in them. `value` is the other's accoId.
 */
export async function dropTakenNumbers(db: Db, run: number): Promise<readonly DroppedRow[]> {
	const { rows } = await sql<DroppedRow>`
		WITH line AS MATERIALIZED (
			SELECT s.key, s.file_no, s.line_no, substr(s.key, 2)::bigint AS no, a.acco_id IS NULL AS is_new
			FROM import_stage s LEFT JOIN accommodation a ON a.acco_id = s.key
			WHERE s.feed_run_id = ${run} AND s.type = 'accommodation'
		), bearer AS (
			SELECT line.key, a.acco_id AS value FROM line JOIN accommodation a ON a.acco_no = line.no AND a.acco_id <> line.key
			UNION ALL
			SELECT key, first_value(key) OVER (PARTITION BY no ORDER BY is_new, file_no, line_no) FROM line
		), taken AS (
			SELECT line.key, min(bearer.value) AS value FROM line JOIN bearer USING (key)
			WHERE line.is_new AND bearer.value <> line.key GROUP BY line.key
		)
		DELETE FROM import_stage s USING taken
		WHERE s.feed_run_id = ${run} AND s.type = 'accommodation' AND s.key = taken.key
		RETURNING s.type, s.key, s.file_no AS "fileNo", s.line_no AS "lineNo", 'accoId' AS field, taken.value`.execute(db);
	return rows;
}

/**
 * Drops staged lines that name a partner, owner, home or unit which neither the feed nor the database knows.
 * First homes (a home that falls here takes its rates, reviews and blocks with it), then rates and reviews, then occupancy.
 */
export async function dropUnknownReferences(db: Db, run: number): Promise<readonly DroppedRow[]> {
	const dropped: DroppedRow[] = [];
	const drop = async (field: string, statement: ReturnType<typeof sql<Omit<DroppedRow, "field">>>) => {
		const { rows } = await statement.execute(db);
		for (const row of rows) dropped.push({ ...row, field });
	};
	await drop(
		"hostCode",
		sql`WITH gone AS (
			DELETE FROM import_stage s WHERE feed_run_id = ${run} AND type = 'accommodation' AND doc->>'hostCode' IS NOT NULL
				AND NOT EXISTS (SELECT 1 FROM import_stage p WHERE p.feed_run_id = ${run} AND p.type = 'partner'
					AND p.key = lower(s.doc->>'hostCode') AND p.doc->>'kind' = 'host')
				AND NOT EXISTS (SELECT 1 FROM partner p WHERE p.code = (s.doc->>'hostCode')::citext AND p.kind = 'host'
					AND NOT EXISTS (SELECT 1 FROM import_stage n WHERE n.feed_run_id = ${run} AND n.type = 'partner'
						AND n.key = lower(s.doc->>'hostCode')))
			RETURNING *
		), noted AS (
			INSERT INTO import_stage (feed_run_id, type, key, file_no, line_no, doc)
				SELECT feed_run_id, 'mentioned', key, file_no, line_no, 'null' FROM gone
			ON CONFLICT DO NOTHING
		)
		SELECT type, key, file_no AS "fileNo", line_no AS "lineNo", doc->>'hostCode' AS value FROM gone ORDER BY 3, 4`,
	);
	await drop(
		"ownerCode",
		sql`WITH gone AS (
			DELETE FROM import_stage s WHERE feed_run_id = ${run} AND type = 'accommodation' AND doc->>'ownerCode' IS NOT NULL
				AND NOT EXISTS (SELECT 1 FROM import_stage o WHERE o.feed_run_id = ${run} AND o.type = 'homeowner'
					AND o.key = lower(s.doc->>'ownerCode'))
				AND NOT EXISTS (SELECT 1 FROM homeowner o WHERE o.code = (s.doc->>'ownerCode')::citext)
			RETURNING *
		), noted AS (
			INSERT INTO import_stage (feed_run_id, type, key, file_no, line_no, doc)
				SELECT feed_run_id, 'mentioned', key, file_no, line_no, 'null' FROM gone
			ON CONFLICT DO NOTHING
		)
		SELECT type, key, file_no AS "fileNo", line_no AS "lineNo", doc->>'ownerCode' AS value FROM gone ORDER BY 3, 4`,
	);
	await drop(
		"accoId",
		sql`DELETE FROM import_stage s WHERE feed_run_id = ${run} AND type IN ('rates', 'reviews')
			AND NOT EXISTS (SELECT 1 FROM import_stage h WHERE h.feed_run_id = ${run} AND h.type = 'accommodation' AND h.key = s.key)
			AND NOT EXISTS (SELECT 1 FROM accommodation a WHERE a.acco_id = s.key)
			RETURNING type, key, file_no AS "fileNo", line_no AS "lineNo", key AS value`,
	);
	await drop(
		"unit",
		sql`WITH named AS MATERIALIZED (
				SELECT DISTINCT u.unit_id FROM import_stage h, jsonb_array_elements_text(h.doc->'units') AS u(unit_id)
				WHERE h.feed_run_id = ${run} AND h.type = 'accommodation')
			DELETE FROM import_stage s WHERE feed_run_id = ${run} AND type = 'occupancy'
			AND NOT EXISTS (SELECT 1 FROM named WHERE named.unit_id = s.key)
			AND NOT EXISTS (SELECT 1 FROM acco_unit u WHERE u.unit_id = s.key
				-- A home that this very feed describes has the units that the feed says.
				AND NOT EXISTS (SELECT 1 FROM import_stage h WHERE h.feed_run_id = ${run} AND h.type = 'accommodation'
					AND h.key = u.acco_id))
			RETURNING type, key, file_no AS "fileNo", line_no AS "lineNo", key AS value`,
	);
	return dropped;
}

/**
 * Lists the homes that the run touches, each with the units whose blocks it brings along: a unit's blocks are
 * applied with the first home (by number) that has it. Answers how many homes.
 */
export async function planHomes(db: Db, run: number): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		WITH home AS (
			SELECT key AS acco_id, known FROM import_stage
			WHERE feed_run_id = ${run} AND type IN ('accommodation', 'rates', 'reviews')
		), link AS (
			SELECT h.key AS acco_id, u.unit_id FROM import_stage h, jsonb_array_elements_text(h.doc->'units') AS u(unit_id)
				WHERE h.feed_run_id = ${run} AND h.type = 'accommodation'
			UNION ALL
			SELECT u.acco_id, u.unit_id FROM acco_unit u
				WHERE NOT EXISTS (SELECT 1 FROM import_stage h
					WHERE h.feed_run_id = ${run} AND h.type = 'accommodation' AND h.key = u.acco_id)
		), carried AS (
			SELECT DISTINCT ON (o.key) o.key AS unit_id, link.acco_id, o.known
			FROM import_stage o JOIN link ON link.unit_id = o.key
			WHERE o.feed_run_id = ${run} AND o.type = 'occupancy'
			-- A home of this run first, so that its facts and blocks change together.
			ORDER BY o.key, link.acco_id NOT IN (SELECT acco_id FROM home), substr(link.acco_id, 2)::bigint
		), planned AS (
			INSERT INTO import_home (feed_run_id, acco_no, acco_id, occupancy, known)
			SELECT ${run}, substr(acco_id, 2)::bigint, acco_id,
				coalesce(array_agg(DISTINCT unit_id) FILTER (WHERE unit_id IS NOT NULL), '{}'), bool_and(known)
			FROM (SELECT acco_id, NULL AS unit_id, known FROM home UNION ALL SELECT acco_id, unit_id, known FROM carried) x
			GROUP BY acco_id RETURNING 1
		) SELECT count(*) AS count FROM planned`.execute(db);
	return Number(rows[0]?.count ?? 0);
}

export interface PlannedHome {
	readonly accoNo: number;
	readonly accoId: string;
	readonly occupancyUnits: readonly string[];
	/** Nothing of it has to be written. */
	readonly known: boolean;
}

/** The next homes of the plan after one; null: the first ones. */
export async function nextHomes(
	db: Db,
	run: number,
	after: Pick<PlannedHome, "accoNo" | "accoId"> | null,
	limit: number,
): Promise<readonly PlannedHome[]> {
	const { rows } = await sql<PlannedHome>`
		SELECT acco_no AS "accoNo", acco_id AS "accoId", occupancy AS "occupancyUnits", known FROM import_home
		WHERE feed_run_id = ${run} AND (acco_no, acco_id) > (${after?.accoNo ?? -1}::bigint, ${after?.accoId ?? ""})
		ORDER BY acco_no, acco_id LIMIT ${limit}`.execute(db);
	return rows;
}

/** Where the first line about a home or its units stands, for the report of one that could not be applied. */
export async function lineOfHome(
	db: Db,
	run: number,
	home: PlannedHome,
): Promise<{ readonly fileNo: number; readonly lineNo: number } | null> {
	const { rows } = await sql<{ fileNo: number; lineNo: number }>`
		SELECT file_no AS "fileNo", line_no AS "lineNo" FROM import_stage
		WHERE feed_run_id = ${run} AND ((key = ${home.accoId} AND type IN ('accommodation', 'rates', 'reviews'))
			OR (key = ANY (${home.occupancyUnits}::text[]) AND type = 'occupancy'))
		ORDER BY file_no, line_no LIMIT 1`.execute(db);
	return rows[0] ?? null;
}

/** Counts what the plan would do: for a trial. */
export async function countPlan(
	db: Db,
	run: number,
): Promise<{ created: number; updated: number; rates: number; occupancy: number }> {
	const { rows } = await sql<{ created: number; updated: number; rates: number; occupancy: number }>`
		SELECT count(*) FILTER (WHERE s.type = 'accommodation' AND a.acco_id IS NULL)::int AS created,
			count(*) FILTER (WHERE s.type = 'accommodation' AND a.acco_id IS NOT NULL)::int AS updated,
			count(*) FILTER (WHERE s.type = 'rates')::int AS rates,
			coalesce(sum(CASE WHEN s.known THEN (s.doc->>'stored')::int ELSE jsonb_array_length(s.doc->'periods') END)
				FILTER (WHERE s.type = 'occupancy'), 0)::int AS occupancy
		FROM import_stage s LEFT JOIN accommodation a ON s.type = 'accommodation' AND a.acco_id = s.key
		WHERE s.feed_run_id = ${run}`.execute(db);
	return rows[0] ?? { created: 0, updated: 0, rates: 0, occupancy: 0 };
}
