import { listBookingKeys, listBookingsByKey, listBookingsByNumber } from "#db/bookings/office-bookings.ts";
import { writeAudit } from "#db/operations/audit.ts";
import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money.ts";
import type { TrailValues } from "#domain/staff/trail.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { readBookingsQuery } from "#site/office-bookings.ts";
import type { OfficeQuery } from "#site/office-query.ts";
import { EXPORT_TICKED, readSelection } from "#site/office-selection.ts";
import type { OfficeBookingLine } from "#site/views/office-bookings-view.ts";
import type { App } from "../../app.ts";
import { type StaffBy, trailActor } from "../../staff/staff-by.ts";
import { bookingLines } from "./booking-lines.ts";
import { wantedBy } from "./bookings-page.ts";
import { csvBegin, csvLines } from "./csv.ts";

/** The list of bookings as a file: all that its filters leave, or those that were ticked. */

type OfficeApp = Pick<App, "db" | "clock">;

/** Lines that are read and written at a time, so that a long file takes no more memory than a short one. */
const LINES_AT_ONCE = 500;

const euros = (cents: Cents) => (cents / 100).toFixed(2);

type Cell = (line: OfficeBookingLine, t: OfficeTranslate) => string | number | null;
type OfficeTranslate = ReturnType<typeof translator>;

/** What the list shows, and no more of a guest than the name; in the language of who asks. */
const COLUMNS = {
	number: ({ no }) => no,
	state: ({ state }, t) => t(`office.booking_${state}`),
	home: ({ home }) => home,
	place: ({ place }) => place,
	guest: ({ guest }) => guest,
	arrival: ({ arrival }) => arrival,
	departure: ({ departure }) => departure,
	nights: ({ arrival, departure }) => dayOf(departure) - dayOf(arrival),
	next: ({ next }, t) => t(`office.csvNext_${next.step}`),
	nextDay: ({ next }) => next.day,
	secondPerson: ({ waitsForSecond }, t) => (waitsForSecond ? t("office.csvWaits") : null),
	via: ({ channel }, t) => t(`office.via_${channel}`),
	payee: ({ payee }) => payee,
	assignedTo: ({ assignee }) => assignee,
	total: ({ totalCents }) => euros(totalCents),
	atHome: ({ atHomeCents }) => euros(atHomeCents),
	credits: ({ creditsCents }) => euros(creditsCents),
	invoice: ({ dueCents }) => euros(dueCents),
	received: ({ receivedCents }) => euros(receivedCents),
	toPay: ({ toPayCents }) => euros(toPayCents),
} as const satisfies Readonly<Record<string, Cell>>;
const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/**
 * The file that an address asks for, written down in the trail before its first line leaves. Which bookings are in it
 * is settled at the beginning; what is said of each is how it stands when its line is written.
 */
export async function bookingsCsv(
	app: OfficeApp,
	requested: OfficeQuery,
	language: Language,
	by: StaffBy,
): Promise<AsyncGenerator<string>> {
	// Of a form in which nothing is ticked, nothing.
	const isOfTicked = requested.do === EXPORT_TICKED;
	const selected = readSelection(requested);
	const query = readBookingsQuery(requested);
	const keys = isOfTicked
		? await keysOf(
				app,
				selected.map(({ no }) => no),
			)
		: await listBookingKeys(app.db, wantedBy(query, app.clock, by.staffId), query.sort);
	const { q, state, waits, arriving, mine, from, until, home } = query;
	const filters = { state, waits, arriving, mine, from, until, home };
	// What was typed may be somebody's name.
	const after: TrailValues = {
		bookings: keys.length,
		...(isOfTicked ? { ticked: true } : { ...filters, words: q !== "" }),
	};
	await writeAudit(app.db, {
		...trailActor(by),
		action: "exportBookings",
		subjectKind: "list",
		subjectId: "bookings",
		after,
	});
	return chunks(app, keys, language);
}

/** In the order in which they were ticked, which is that of the list. */
async function keysOf({ db }: OfficeApp, numbers: readonly string[]): Promise<readonly number[]> {
	const rows = await listBookingsByNumber(db, numbers);
	const keys = new Map(rows.map((row) => [row.booking_no, row.booking_id]));
	return numbers.flatMap((no) => keys.get(no) ?? []);
}

async function* chunks(app: OfficeApp, keys: readonly number[], language: Language): AsyncGenerator<string> {
	const t = translator(language);
	yield csvBegin(NAMES.map((name) => t(`office.csv_${name}`)));
	for (let from = 0; from < keys.length; from += LINES_AT_ONCE) {
		const rows = await listBookingsByKey(app.db, keys.slice(from, from + LINES_AT_ONCE));
		const lines = await bookingLines(app, rows, language);
		yield csvLines(lines.map((line) => NAMES.map((name) => (COLUMNS[name] as Cell)(line, t))));
	}
}
