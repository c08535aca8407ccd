import { sql } from "kysely";
import type { Db } from "./client.ts";

/** Whether the database answers now. */
export function isAnswering(db: Db): Promise<boolean> {
	return sql`SELECT 1`.execute(db).then(
		() => true,
		() => false,
	);
}
