import { listBookingsByNumber } from "#db/bookings/office-bookings.ts";
import { staffForm } from "#domain/forms/staff-forms.ts";
import type { Language } from "#domain/language.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { type BookingsQuery, bookingsHref, listSearch } from "#site/office-bookings.ts";
import { type OfficeQuery, queryText } from "#site/office-query.ts";
import {
	MOST_SELECTED,
	readSelection,
	readSelectionList,
	selectionPath,
	selectionResult,
	selectionText,
} from "#site/office-selection.ts";
import type { OfficeBookingLine } from "#site/views/office-bookings-view.ts";
import {
	MANY_ACTS,
	type ManyActName,
	type SelectionLine,
	type SelectionPage,
} from "#site/views/office-selection-view.ts";
import type { OfficeFormState } from "#site/views/office-view.ts";
import type { App } from "../../app.ts";
import { randomId } from "../../signed-id.ts";
import { listAssignees } from "../../staff/assign-bookings.ts";
import { considerMany, findManyDone } from "../../staff/many-bookings.ts";
import type { Looker } from "./approvals-page.ts";
import { bookingLines } from "./booking-lines.ts";

/** What would be done to bookings that were ticked in the list, and afterwards what was. */

type OfficeApp = Pick<App, "db" | "clock">;

/** What somebody with these roles may do to many. */
export function manyActsOf(roles: readonly Role[]): readonly ManyActName[] {
	return MANY_ACTS.filter((name) => {
		const sender = staffForm(name)?.sender;
		return sender !== undefined && sender !== "anyone" && sender !== "account" && mayDo(roles, sender);
	});
}

/** null: the address names nothing that the person may do, or did. */
export async function selectionPage(
	app: OfficeApp,
	looker: Looker,
	{ query, form }: { readonly query: OfficeQuery; readonly form: OfficeFormState | null },
	language: Language,
): Promise<SelectionPage | null> {
	const result = queryText(query, "result", 64);
	const list = readSelectionList(query);
	if (result !== "") return resultPage(app, looker, { once: result, list }, language);
	const act = manyActsOf(looker.roles).find((name) => name === (form?.name ?? query.do));
	if (!act) return null;
	const ticked = readSelection(query);
	const selected = ticked.slice(0, MOST_SELECTED);
	const considered = await considerMany(app.db, app, act, selected);
	const shown = await linesOf(
		app,
		considered.map(({ no }) => no),
		language,
	);
	const taken = considered.filter(({ left }) => left === null);
	const assignees = act === "assign-many" ? await listAssignees(app.db, looker.staffId) : [];
	const takenLines = taken.flatMap(({ no }) => shown.bookings.get(no) ?? []);
	// What was cancelled asks for something else than the price of a stay.
	const counted = takenLines.filter(({ state }) => state !== "cancelled");
	const sum = (of: (line: OfficeBookingLine) => number) => counted.reduce((total, line) => total + of(line), 0);
	return {
		name: "selection",
		act,
		path: selectionPath(act, selected, list),
		lines: taken.map(({ no, reminder }) => ({
			...shown.line(no),
			reminder: reminder && { kind: reminder.kind, cents: reminder.cents, dueOn: isoOf(reminder.dueOn) },
		})),
		left: considered.flatMap(({ no, left }) => (left ? [{ ...shown.line(no), ...left }] : [])),
		listHref: bookingsHref(list),
		assignees,
		ahead: {
			selected: selectionText(selected),
			list: listSearch(list),
			// A form that comes back is the same form.
			once: form?.values.once || randomId(),
			isTooMany: ticked.length > selected.length,
			totalCents: sum((line) => line.totalCents),
			atHomeCents: sum(({ atHomeCents }) => atHomeCents),
			receivedCents: sum(({ receivedCents }) => receivedCents),
			toPayCents: sum((line) => line.toPayCents),
			cancelled: takenLines.length - counted.length,
		},
	};
}

async function resultPage(
	app: OfficeApp,
	{ staffId }: Looker,
	{ once, list }: { readonly once: string; readonly list: BookingsQuery },
	language: Language,
): Promise<SelectionPage | null> {
	const result = await findManyDone(app, staffId, once);
	if (!result) return null;
	const { name: act, done, left } = result;
	const shown = await linesOf(app, [...done, ...left.map(({ no }) => no)], language);
	return {
		name: "selection",
		act,
		path: selectionResult(once, list),
		lines: done.map(shown.line),
		left: left.map(({ no, why, on }) => ({ ...shown.line(no), why, on })),
		listHref: bookingsHref(list),
		assignees: [],
		ahead: null,
	};
}

/** Bookings by their numbers, and a line for each, also where there is no such booking. */
async function linesOf(app: OfficeApp, numbers: readonly string[], language: Language) {
	const found = await bookingLines(app, await listBookingsByNumber(app.db, numbers), language);
	const bookings = new Map(found.map((line) => [line.no, line]));
	const line = (no: string): SelectionLine => {
		const { href = null, guest = "", home = "" } = bookings.get(no) ?? {};
		return { no, href, guest, home, reminder: null };
	};
	return { bookings, line };
}
