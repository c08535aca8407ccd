import { countBoardConflicts } from "#db/availability/board.ts";
import { ANY_BOOKING, listBookingsPage } from "#db/bookings/office-bookings.ts";
import { officeSums } from "#db/bookings/office-sums.ts";
import { countFailedMails, countUnsentMails } from "#db/mail/outbox-desk.ts";
import { countWaitingApprovals } from "#db/staff/approvals.ts";
import type { NextStep } from "#db/tables/booking-tables.ts";
import type { Language } from "#domain/language.ts";
import { mayDo } from "#domain/staff/roles.ts";
import { officeHref } from "#site/office.ts";
import { boardHref } from "#site/office-board.ts";
import { ALL_BOOKINGS, bookingsHref } from "#site/office-bookings.ts";
import { feedsHref } from "#site/office-feeds.ts";
import { inboxHref } from "#site/office-inbox.ts";
import { outboxHref } from "#site/office-outbox.ts";
import type { BookingViewName } from "#site/views/office-bookings-view.ts";
import type { FailedFeed } from "#site/views/office-feeds-view.ts";
import type { HomePage } from "#site/views/office-view.ts";
import type { App } from "../../app.ts";
import type { Looker } from "./approvals-page.ts";
import { bookingLines } from "./booking-lines.ts";
import { counted, VIEWS } from "./bookings-page.ts";
import { bounded, COUNT_TO } from "./bounded.ts";
import { failedFeed } from "./feeds-page.ts";
import { countOpenMessages, latestMessages } from "./inbox-page.ts";
import { failedMails } from "./outbox-page.ts";

/** The first page of the office: what waits. */

type HomeApp = Pick<App, "db" | "clock" | "settings">;

const PRESSING = 12;
const MESSAGES = 5;
const MAILS = 3;
/** A mail that has not left by then waits for something. */
const UNSENT_MS = 10 * 60_000;

const WAITING = [
	"requests",
	"options",
	"overdue",
	"refunds",
	"arriving",
	"mine",
] as const satisfies readonly BookingViewName[];

/** What waits of all that the roles may see, and which bookings, messages and failures press most. */
export async function homePage(app: HomeApp, { roles, staffId }: Looker, language: Language): Promise<HomePage> {
	const seesBookings = mayDo(roles, "bookings.see");
	const rows = seesBookings ? await pressingRows(app) : [];
	const feed = mayDo(roles, "feeds.see") ? await failedFeed(app) : null;
	return {
		name: "home",
		day: app.clock.today(),
		waits: [
			...(seesBookings ? await bookingsThatWait(app, staffId) : []),
			...(await othersThatWait(app, { roles, staffId }, feed)),
		],
		pressing: await bookingLines(app, rows, language),
		messages: mayDo(roles, "messages.see") ? await latestMessages(app, MESSAGES) : [],
		failed: {
			mails: mayDo(roles, "mails.see") ? await failedMails(app, roles, MAILS) : [],
			feed,
		},
	};
}

/** Steps that somebody has to take; a paid stay keeps its arrival as the next one until it is over. */
const STEPS_THAT_PRESS = ["lapses", "payment", "refund"] as const satisfies readonly NextStep[];

/** Bookings whose next step presses, the most pressing first. */
async function pressingRows({ db }: HomeApp) {
	const pages = await Promise.all(
		STEPS_THAT_PRESS.map((step) => listBookingsPage(db, { ...ANY_BOOKING, step }, "next", null, PRESSING)),
	);
	return pages
		.flatMap(({ rows }) => rows)
		.sort((one, other) => one.next_at.getTime() - other.next_at.getTime() || one.booking_id - other.booking_id)
		.slice(0, PRESSING);
}

type Waits = HomePage["waits"][number];

async function bookingsThatWait(app: HomeApp, staffId: number): Promise<readonly Waits[]> {
	const { overdueCents, refundCents, lapsingToday } = await officeSums(app.db, app.clock.today());
	const notes: Partial<Record<BookingViewName, Waits["note"]>> = {
		...(overdueCents > 0 ? { overdue: { name: "sum", cents: overdueCents } } : {}),
		...(refundCents > 0 ? { refunds: { name: "sum", cents: refundCents } } : {}),
		...(lapsingToday > 0 ? { options: { name: "today", count: lapsingToday } } : {}),
	};
	const waits: Waits[] = [];
	for (const view of WAITING) {
		const query = { ...ALL_BOOKINGS, ...VIEWS[view] };
		const note = notes[view];
		waits.push({
			view,
			href: bookingsHref(query),
			counted: await counted(app, query, staffId),
			...(note ? { note } : {}),
		});
	}
	return waits;
}

/** What waits beside bookings; what has failed or stands still is named only while there is some. */
async function othersThatWait(
	app: HomeApp,
	{ roles, staffId }: Looker,
	feed: FailedFeed | null,
): Promise<readonly Waits[]> {
	const waits: Waits[] = [];
	if (mayDo(roles, "messages.see")) {
		waits.push({ view: "messages", href: inboxHref({}), counted: await countOpenMessages(app) });
	}
	if (mayDo(roles, "money.confirm")) {
		const count = await countWaitingApprovals(app.db, staffId, COUNT_TO);
		waits.push({ view: "approvals", href: officeHref("approvals"), counted: bounded(count) });
	}
	if (mayDo(roles, "board.see")) {
		const count = await countBoardConflicts(app.db, COUNT_TO);
		waits.push({ view: "conflicts", href: `${boardHref({})}#conflicts`, counted: bounded(count) });
	}
	if (feed) waits.push({ view: "feeds", href: feedsHref({}), counted: bounded(feed.failed) });
	if (mayDo(roles, "mails.see")) {
		const failed = await countFailedMails(app.db, COUNT_TO);
		if (failed > 0) waits.push({ view: "mails", href: outboxHref({ show: "failed" }), counted: bounded(failed) });
		const before = new Date(app.clock.now().getTime() - UNSENT_MS);
		const unsent = await countUnsentMails(app.db, before, COUNT_TO);
		if (unsent > 0) {
			// Without a mail server they wait as they should.
			const note = app.settings.smtpUrl ? {} : ({ note: { name: "noServer" } } as const);
			waits.push({ view: "unsent", href: outboxHref({ show: "waiting" }), counted: bounded(unsent), ...note });
		}
	}
	return waits;
}
