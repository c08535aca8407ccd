import { findBookingId } from "#db/bookings/booking-facts.ts";
import { listBookingKeys, listBookingsByKey, listBookingsByNumber } from "#db/bookings/office-bookings.ts";
import { findStaff } from "#db/staff/staff.ts";
import { parseBookingNumber } from "#domain/booking/booking-number.ts";
import { fail, ok } from "#domain/result.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { OFFICE_LANGUAGE } from "#i18n/office-language.ts";
import { filledTemplates, writeToGuest } from "#services/booking/write-to-guest.ts";
import { bookingLines } from "#services/pages/office/booking-lines.ts";
import { bookingsCsv } from "#services/pages/office/bookings-csv.ts";
import { wantedBy } from "#services/pages/office/bookings-page.ts";
import { randomId } from "#services/signed-id.ts";
import { NOBODY } from "#services/staff/assign-bookings.ts";
import { considerMany, doToMany } from "#services/staff/many-bookings.ts";
import { listFields, readListSearch } from "#site/office-bookings.ts";
import { MOST_SELECTED, type SelectedBooking } from "#site/office-selection.ts";
import { type CommandApp, tableOf } from "./command.ts";
import type { StaffCall, StaffCommand } from "./staff-call.ts";

/** The list of bookings, and many of them at once, from a terminal: the same use cases as in the office. */

export const BOOKINGS_USAGE = `  bookings [WORDS|SEARCH]            bookings by number, guest, home or place; or a list as its address says it
                                     (waits=overdue, state=option&sort=arrival); with --csv as the office's file
  note NUMBER[,NUMBER...] TEXT       a note beside each of them; guests never see it
  assign WHO NUMBER...               give bookings to a colleague, by mail address; to nobody takes them back
  write NUMBER TEXT                  mails the guest; with --template NAME a text of the office in the guest's language,
                                     without --yes only what it would say
  remind NUMBER...                   remind of the payment; without --yes only what would be sent to whom`;

const MOST = 200;
const LONGEST_NOTE = 2000;

/** A list of the office: words, or what stands in its address behind the question mark. */
function listOf(rest: readonly string[]) {
	const typed = rest.join(" ").replace(/^.*\?/, "");
	return readListSearch(/^\w+=/.test(typed) ? typed : new URLSearchParams({ q: typed }).toString());
}

const bookings: StaffCommand = async ({ app, by, csv, rest }) => {
	const list = listOf(rest);
	if (csv) {
		const parts: string[] = [];
		for await (const part of await bookingsCsv(app, listFields(list), OFFICE_LANGUAGE, by)) {
			parts.push(part);
		}
		return ok(parts.join(""));
	}
	const keys = await listBookingKeys(app.db, wantedBy(list, app.clock, by.staffId), list.sort);
	const lines = await bookingLines(app, await listBookingsByKey(app.db, keys.slice(0, MOST)), OFFICE_LANGUAGE);
	const table = lines.map((line) => [
		line.no,
		line.state,
		line.waitsForSecond ? "second person" : line.next.step,
		line.next.day ?? "",
		`${line.arrival}/${line.departure}`,
		(line.toPayCents / 100).toFixed(2),
		line.home,
	]);
	const more = keys.length > MOST ? `\n${keys.length - MOST} more` : "";
	return ok(table.length > 0 ? tableOf(table) + more : "no bookings");
};

const remind: StaffCommand = async ({ app, by, yes, rest }: StaffCall) => {
	if (rest.length === 0 || rest.length > MOST_SELECTED) return fail("VALIDATION");
	const selected = await selectedOf(app, rest);
	if (yes) return doToMany(app, { act: { name: "remind-many" }, selected, once: randomId() }, by);
	const considered = await considerMany(app.db, app, "remind-many", selected);
	return ok({
		would: considered.flatMap(({ no, reminder }) =>
			reminder ? [{ no, mail: reminder.kind, cents: reminder.cents, dueOn: isoOf(reminder.dueOn) }] : [],
		),
		left: considered.flatMap(({ no, left }) => (left ? [{ no, ...left }] : [])),
		done: false,
	});
};

/** Bookings that were named, as they stand now; what is unknown is said to be. */
async function selectedOf(app: CommandApp, typed: readonly string[]): Promise<readonly SelectedBooking[]> {
	const numbers = typed.map((one) => parseBookingNumber(one) ?? one);
	const known = new Map((await listBookingsByNumber(app.db, numbers)).map((row) => [row.booking_no, row.version]));
	return numbers.map((no) => ({ no, version: known.get(no) ?? 0 }));
}

const note: StaffCommand = async ({ app, by, rest: [typed = "", ...words] }) => {
	const text = words.join(" ").trim();
	if (text === "" || text.length > LONGEST_NOTE) return fail("VALIDATION");
	const act = { name: "note-many", text } as const;
	return doToMany(app, { act, selected: await selectedOf(app, typed.split(",")), once: randomId() }, by);
};

const assign: StaffCommand = async ({ app, by, rest: [who = "", ...typed] }) => {
	const person = who === NOBODY ? null : await findStaff(app.db, { email: who });
	if (who !== NOBODY && !person) return fail("ASSIGNEE");
	const act = { name: "assign-many", to: person?.public_id ?? NOBODY } as const;
	return doToMany(app, { act, selected: await selectedOf(app, typed), once: randomId() }, by);
};

const write: StaffCommand = async ({ app, by, yes, template, rest: [no = "", ...words] }) => {
	const bookingNo = parseBookingNumber(no);
	if (!bookingNo || (await findBookingId(app.db, bookingNo)) === null) return fail("NOT_FOUND");
	const send = (text: string) => writeToGuest(app, { bookingNo, text, once: randomId() }, by);
	if (template === undefined) return send(words.join(" "));
	const filled = (await filledTemplates(app, bookingNo)).find(({ name }) => name === template);
	// The guest's language may not have it.
	if (!filled) return fail("NO_TEMPLATE");
	return yes ? send(filled.text) : ok(filled.text);
};

export const BOOKINGS_COMMANDS: Readonly<Record<string, StaffCommand>> = { bookings, note, assign, write, remind };
