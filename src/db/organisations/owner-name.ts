import { type RawBuilder, sql } from "kysely";

/** How many of their homes an owner without a name is called by. */
const HOMES_NAMED = 2;

/**
 * What an owner (row `h` of `homeowner`) is called: by name, else by the first homes, in the owner's language where they
 * have it; the code where there are none. Null where there is no such owner.
 */
export const OWNER_NAME: RawBuilder<string | null> = sql<string | null>`coalesce(nullif(h.name, ''), (
	SELECT string_agg(title, ', ' ORDER BY acco_id) FROM (
		SELECT a.acco_id, coalesce(nullif(a.title->>h.lang, ''), nullif(a.title->>a.source_language, ''), a.acco_id) AS title
		FROM accommodation a WHERE a.owner_code = h.code ORDER BY a.acco_id LIMIT ${sql.lit(HOMES_NAMED)}
	) AS first_homes), h.code)`;
