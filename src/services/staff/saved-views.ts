import { transact } from "#db/connection/transact.ts";
import { lockStaff } from "#db/staff/staff.ts";
import { deleteStaffViews, insertStaffView, listStaffViews, renameStaffView } from "#db/staff/staff-views.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { type BookingsQuery, listFields, readBookingsQuery } from "#site/office-bookings.ts";
import type { App } from "../app.ts";
import { randomId } from "../signed-id.ts";

/** Views that somebody saves: a list of bookings under a name, of the own account alone. */

type ViewApp = Pick<App, "db" | "clock">;

const MOST_VIEWS = 20;

/** One with its list, read as an address is. */
export interface SavedView {
	readonly id: string;
	readonly name: string;
	readonly list: BookingsQuery;
}

/** NAME_TAKEN: the person has a view of this name. */
export type ViewFailure = "NOT_FOUND" | "NAME_TAKEN" | "TOO_MANY_VIEWS" | "BUSY";

/** Somebody's views by name. */
export async function savedViews({ db }: Pick<App, "db">, staffId: number): Promise<readonly SavedView[]> {
	const rows = await listStaffViews(db, staffId);
	return rows.map((row) => ({ id: row.public_id, name: row.name, list: readBookingsQuery(row.query) }));
}

/** Keeps a list under a name. */
export function saveView(
	app: ViewApp,
	staffId: number,
	{ name, list }: { readonly name: string; readonly list: BookingsQuery },
): Promise<Result<true, ViewFailure>> {
	return transact<true, ViewFailure>(app.db, async (trx) => {
		// One after another: two that are saved at once do not make one too many.
		await lockStaff(trx, staffId);
		const views = await savedViews({ db: trx }, staffId);
		if (views.length >= MOST_VIEWS) return fail("TOO_MANY_VIEWS");
		if (isTaken(name, views)) return fail("NAME_TAKEN");
		const query = listFields({ ...list, after: null, before: null });
		await insertStaffView(trx, { publicId: randomId(), staffId, name, query, at: app.clock.now() });
		return ok(true as const);
	});
}

/** Gives a view another name; answers its list. */
export function renameView(
	app: ViewApp,
	staffId: number,
	{ id, name }: { readonly id: string; readonly name: string },
): Promise<Result<BookingsQuery, ViewFailure>> {
	return changed(app, staffId, id, async (trx, view, others) => {
		if (isTaken(name, others)) return fail("NAME_TAKEN");
		await renameStaffView(trx, staffId, id, name);
		return ok(view.list);
	});
}

const isTaken = (name: string, views: readonly SavedView[]) =>
	views.some((view) => view.name.toLowerCase() === name.toLowerCase());

/** Takes a view away; answers its list. */
export function dropView(app: ViewApp, staffId: number, id: string): Promise<Result<BookingsQuery, ViewFailure>> {
	return changed(app, staffId, id, async (trx, view) => {
		await deleteStaffViews(trx, staffId, id);
		return ok(view.list);
	});
}

/** Does something with one of somebody's views, with the others at hand. */
function changed(
	app: ViewApp,
	staffId: number,
	id: string,
	change: (
		trx: App["db"],
		view: SavedView,
		others: readonly SavedView[],
	) => Promise<Result<BookingsQuery, ViewFailure>>,
): Promise<Result<BookingsQuery, ViewFailure>> {
	return transact<BookingsQuery, ViewFailure>(app.db, async (trx) => {
		await lockStaff(trx, staffId);
		const views = await savedViews({ db: trx }, staffId);
		const view = views.find((one) => one.id === id);
		return view
			? change(
					trx,
					view,
					views.filter((one) => one !== view),
				)
			: fail("NOT_FOUND");
	});
}
