import type { App } from "#services/app.ts";
import { doToMany, type ManyAct } from "#services/staff/many-bookings.ts";
import { officeHref } from "#site/office.ts";
import { readListSearch } from "#site/office-bookings.ts";
import { readSelectionText, selectionResult } from "#site/office-selection.ts";
import {
	byOf,
	later,
	type OfficeAct,
	type OfficeActs,
	type OfficeAnswer,
	refused,
	type SignedInRequest,
} from "./office-answer.ts";

/** What staff do with many bookings of the list at once. */

/** How often and how long a form that is sent twice waits for the first. */
const TRIES = 20;
const PAUSE_MS = 250;

async function doneToMany(
	app: App,
	request: SignedInRequest,
	act: ManyAct,
	values: { readonly selected: string; readonly once: string; readonly list: string },
): Promise<OfficeAnswer> {
	const { selected, once, list } = values;
	const work = { act, selected: readSelectionText(selected), once };
	let outcome = await doToMany(app, work, byOf(request));
	for (let tries = 1; tries < TRIES && !outcome.ok && outcome.error === "RUNNING"; tries++) {
		await later(PAUSE_MS);
		outcome = await doToMany(app, work, byOf(request));
	}
	if (outcome.ok) return { redirect: officeHref(selectionResult(once, readListSearch(list))) };
	const code = outcome.error === "RUNNING" ? "BUSY" : outcome.error;
	return refused(request, act.name, { code }, { kept: ["text", "to", "once"] });
}

const remind: OfficeAct<"remind-many"> = (app, request, values) =>
	doneToMany(app, request, { name: "remind-many" }, values);

const note: OfficeAct<"note-many"> = (app, request, values) =>
	doneToMany(app, request, { name: "note-many", text: values.text }, values);

const assign: OfficeAct<"assign-many"> = (app, request, values) =>
	doneToMany(app, request, { name: "assign-many", to: values.to }, values);

export const SELECTION_ACTS: Pick<OfficeActs, "remind-many" | "note-many" | "assign-many"> = {
	"remind-many": remind,
	"note-many": note,
	"assign-many": assign,
};
