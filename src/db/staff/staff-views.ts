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
