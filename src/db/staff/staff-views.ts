import { sql } from "kysely";
import type { Db } from "../connection/client.ts";

/** Lists of bookings that somebody saved under a name. A view of somebody else's is none. */

/** Somebody's, by name. */
export function listStaffViews(db: Db, staffId: number) {
	return db
		.selectFrom("staff_view")
		.select(["public_id", "name", "query"])
		.where("staff_id", "=", staffId)
		.orderBy((order) => order.fn("lower", ["name"]))
		.execute();
}

/** Stores one. */
export async function insertStaffView(
	trx: Db,
	view: {
		readonly publicId: string;
		readonly staffId: number;
		readonly name: string;
		readonly query: Readonly<Record<string, string>>;
		readonly at: Date;
	},
): Promise<void> {
	const { publicId, staffId, name, query, at } = view;
	const row = { public_id: publicId, staff_id: staffId, name, query: JSON.stringify(query), created_at: at };
	await trx.insertInto("staff_view").values(row).execute();
}

/** Gives one of somebody's another name. */
export async function renameStaffView(trx: Db, staffId: number, publicId: string, name: string): Promise<void> {
	await trx
		.updateTable("staff_view")
		.set({ name })
		.where("staff_id", "=", staffId)
		.where("public_id", "=", publicId)
		.execute();
}

/** Takes one of somebody's away, or all of them. */
export async function deleteStaffViews(trx: Db, staffId: number, publicId?: string): Promise<void> {
	const views = trx.deleteFrom("staff_view").where("staff_id", "=", staffId);
	await (publicId === undefined ? views : views.where("public_id", "=", publicId)).execute();
}

/** Takes the views away that look for one of some words and nothing else in their search box; upper and lower case are alike. */
export async function deleteViewsOfWords(trx: Db, words: readonly string[]): Promise<void> {
	const named = words.map((word) => word.trim().toLowerCase()).filter((word) => word !== "");
	if (named.length === 0) return;
	await trx.deleteFrom("staff_view").where(sql<string>`lower(btrim(query->>'q'))`, "in", named).execute();
}
