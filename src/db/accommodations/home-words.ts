import { type RawBuilder, sql } from "kysely";
import type { Db } from "../connection/client.ts";
import { fewKeys } from "../connection/few-keys.ts";

const startsWith = (field: RawBuilder<unknown>, word: string) =>
	sql<boolean>`${field} @@ to_tsquery('simple', ${`${word}:*`})`;
const HOME_WORDS = sql`home_words(a.acco_id, a.title)`;
const PLACE_WORDS = sql`place_words(p.name, p.names)`;

/**
 * Conditions on an accommodation `a` of which every word begins a word of its id, its title or its place.
 *
 * @param words as `plainWords` makes them; none: no condition
 */
export async function homesOfWords(db: Db, words: readonly string[]): Promise<readonly RawBuilder<boolean>[]> {
	if (words.length === 0) return [];
	const found = words.map(
		(word) => sql<boolean>`(${startsWith(HOME_WORDS, word)}
			OR a.place_id = ANY (ARRAY(SELECT p.place_id FROM place p WHERE ${startsWith(PLACE_WORDS, word)})))`,
	);
	const few = await fewKeys(db, sql`SELECT a.acco_no AS key FROM accommodation a WHERE ${sql.join(found, sql` AND `)}`);
	if (few !== null) return [sql<boolean>`a.acco_no = ANY (${few}::bigint[])`];
	// So many that a page is full soon on the way by number; the index would gather and sort them all first.
	return (await areMost(db, found)) ? found.map((condition) => sql<boolean>`(${condition}) IS TRUE`) : found;
}

/** Homes from which on most of a way by number is hits. */
const MOST = 20_000;

async function areMost(db: Db, found: readonly RawBuilder<boolean>[]): Promise<boolean> {
	const { rows } = await sql<{ count: number }>`
		SELECT count(*) AS count FROM (
			SELECT FROM accommodation a WHERE ${sql.join(found, sql` AND `)} LIMIT ${MOST}
		) a`.execute(db);
	return Number(rows[0]?.count) >= MOST;
}
