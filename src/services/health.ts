import { sql } from "kysely";
import type { App } from "./app.ts";

export interface Readiness {
	readonly status: "ready" | "unready";
	/** Homes for sale that the search knows. */
	readonly accommodations: number;
	readonly searchVersion: number;
}

/** Whether the product can serve: the database answers. */
export async function readiness(app: Pick<App, "db" | "search">): Promise<Readiness> {
	const status = await sql`SELECT 1`.execute(app.db).then(
		() => "ready" as const,
		() => "unready" as const,
	);
	return { status, accommodations: app.search.size, searchVersion: app.search.version };
}
