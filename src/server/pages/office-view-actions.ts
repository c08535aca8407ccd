import { dropView, renameView, saveView } from "#services/staff/saved-views.ts";
import { type BookingsQuery, listSearch, readListSearch } from "#site/office-bookings.ts";
import type { OfficeDone } from "#site/views/office-view.ts";
import { done, type OfficeAct, type OfficeActs, refused } from "./office-answer.ts";

/** What somebody does with the own saved views of the list of bookings. */

function toList(list: BookingsQuery, what: OfficeDone) {
	const search = listSearch({ ...list, after: null, before: null });
	return done(search === "" ? "bookings" : `bookings?${search}`, what);
}

const save: OfficeAct<"save-view"> = async (app, request, { list: search, viewName: name }) => {
	const list = readListSearch(search);
	const saved = await saveView(app, request.session.staffId, { name, list });
	if (!saved.ok) return refused(request, "save-view", { code: saved.error }, { kept: ["viewName"] });
	return toList(list, "view-saved");
};

const rename: OfficeAct<"rename-view"> = async (app, request, { view: id, viewName: name }) => {
	const renamed = await renameView(app, request.session.staffId, { id, name });
	if (renamed.ok) return toList(renamed.value, "view-saved");
	return refused(request, "rename-view", { code: renamed.error }, { kept: ["viewName"] });
};

const drop: OfficeAct<"drop-view"> = async (app, request, { view }) => {
	const dropped = await dropView(app, request.session.staffId, view);
	if (dropped.ok) return toList(dropped.value, "view-gone");
	return refused(request, "drop-view", { code: dropped.error });
};

export const VIEW_ACTS: Pick<OfficeActs, "save-view" | "rename-view" | "drop-view"> = {
	"save-view": save,
	"rename-view": rename,
	"drop-view": drop,
};
