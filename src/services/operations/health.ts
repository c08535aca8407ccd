import { isAnswering } from "#db/connection/ping.ts";
import type { App } from "../app.ts";

export interface Readiness {
	readonly status: "ready" | "unready";
	/** Homes for sale that the search knows. */
	readonly accommodations: number;
	readonly searchVersion: number;
}

/** Whether the product can serve: the database answers. */
export async function readiness(app: Pick<App, "db" | "search">): Promise<Readiness> {
	const status = (await isAnswering(app.db)) ? "ready" : "unready";
	return { status, accommodations: app.search.size, searchVersion: app.search.version };
}
