import { loadAccoRows } from "#db/accommodations/acco-rows.ts";
import { isAccoId } from "#domain/accommodation/acco-id.ts";
import type { App } from "../app.ts";
import { visibleStatuses } from "../viewer.ts";

/** The likes that are still homes of ours, in their order and without doubles (specification §7). */
export async function checkLikes(
	app: Pick<App, "db" | "viewer">,
	likes: readonly string[],
): Promise<readonly string[]> {
	const requested = [...new Set(likes)].filter(isAccoId);
	const rows = await loadAccoRows(app.db, requested, visibleStatuses(app.viewer));
	const known = new Set(rows.map((row) => row.acco_id));
	return requested.filter((accoId) => known.has(accoId));
}
