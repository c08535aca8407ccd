import { listBookingsOfGuest } from "#db/bookings/find-bookings.ts";
import { listNotesOfGuest } from "#db/bookings/notes.ts";
import { listBookingsByKey, plainWords } from "#db/bookings/office-bookings.ts";
import { listOtherMessages } from "#db/forms/inbox.ts";
import { findGuestByPublicId, listGuests } from "#db/guests/office-guests.ts";
import { creditLots, listCreditEntries } from "#db/payments/credits.ts";
import type { Language } from "#domain/language.ts";
import { mayDo } from "#domain/staff/roles.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { countryName } from "#i18n/countries.ts";
import { officeBooking, officeHref } from "#site/office.ts";
import { bookingsHref } from "#site/office-bookings.ts";
import { guestsHref, officeGuest, readGuestsQuery } from "#site/office-guests.ts";
import { inboxHref } from "#site/office-inbox.ts";
import type { OfficeBookingLine } from "#site/views/office-bookings-view.ts";
import type { GuestsPage, OfficeGuestPage } from "#site/views/office-guests-view.ts";
import type { RecordBooking } from "#site/views/office-records-view.ts";
import type { App } from "../../app.ts";
import { eraseRefusal } from "../../guests/erase-data.ts";
import { hasNewsletter } from "../../guests/profile.ts";
import { approvalOfGuest, type Looker } from "./approvals-page.ts";
import { bookingLines, nameOf } from "./booking-lines.ts";
import { aboutOf } from "./inbox-page.ts";
import { type RecordRequest, recordView } from "./record-view.ts";
import { typedFigures } from "./typed-figures.ts";

/** Guests: found by anything, and one with all that we hold for them. */

type OfficeApp = Pick<App, "db" | "clock" | "settings">;

const LINES_A_PAGE = 50;
const MESSAGES_SHOWN = 20;
const NOTES_SHOWN = 20;
const BOOKINGS_SHOWN = 20;

export async function guestsPage(
	{ db }: OfficeApp,
	requested: Readonly<Record<string, unknown>>,
	language: Language,
): Promise<GuestsPage> {
	const query = readGuestsQuery(requested);
	const words = plainWords(query.q).slice(0, 8);
	const { telephones } = typedFigures(query.q);
	const { rows, isMore } = await listGuests(db, words, query.below, LINES_A_PAGE, query.sort, telephones);
	const last = rows.at(-1);
	return {
		name: "guests",
		query,
		lines: rows.map((row) => ({
			id: row.public_id,
			href: officeHref(officeGuest(row.public_id)),
			name: nameOf(row),
			email: row.email,
			lives: livesOf(row, language),
			lastStay: row.last_arrival,
			lang: row.lang,
			bookings: Number(row.bookings ?? 0),
			since: row.created_at.toISOString(),
		})),
		more: isMore && last ? guestsHref({ ...query, below: last.guest_id }) : null,
	};
}

/** Town and country. */
function livesOf(
	{ placename, country_code: country }: { readonly placename: string; readonly country_code: string },
	language: Language,
): string {
	return [placename, country && countryName(country, language)].filter(Boolean).join(", ");
}

/** One guest; null: there is none of this id, or it is forgotten. */
export async function officeGuestPage(
	app: OfficeApp,
	looker: Looker,
	{ publicId, doing }: Pick<RecordRequest, "doing"> & { readonly publicId: string },
	language: Language,
): Promise<OfficeGuestPage | null> {
	const { db } = app;
	const { roles } = looker;
	const guest = await findGuestByPublicId(db, publicId);
	if (!guest) return null;
	const lots = await creditLots(db, guest.guest_id);
	const entries = await listCreditEntries(db, guest.guest_id);
	const keys = (await listBookingsOfGuest(db, guest.guest_id)).map((row) => row.booking_id);
	const lines = await bookingLines(app, await listBookingsByKey(db, keys.slice(0, BOOKINGS_SHOWN)), language);
	const kept = mayDo(roles, "guests.data") ? await eraseRefusal(db, guest.guest_id) : null;
	return {
		name: "guest",
		record: recordView({ desk: "guests", code: publicId, called: nameOf(guest) }, { roles, doing }, [
			{ name: "give-credits", right: "credits.give" },
			{ name: "fetch-file", right: "guests.data" },
			{ name: "erase-guest", right: "guests.data", isPossible: kept === null },
		]),
		id: publicId,
		person: {
			name: nameOf(guest),
			email: guest.email,
			telephone: guest.tel_e164,
			address: [
				guest.address,
				`${guest.postal_code} ${guest.placename}`.trim(),
				countryName(guest.country_code, language),
			]
				.filter(Boolean)
				.join(", "),
			lives: livesOf(guest, language),
			lang: guest.lang,
			since: guest.created_at.toISOString(),
			hasNewsletter: await hasNewsletter(db, guest.email),
		},
		bookings: lines.map(bookedStay),
		moreBookings: keys.length > lines.length ? bookingsHref({ q: guest.email }) : null,
		credits: {
			balanceCents: lots.reduce((sum, { cents }) => sum + cents, 0),
			lots: lots.map(({ cents, expiresOn }) => ({ cents, until: expiresOn === null ? null : isoOf(expiresOn) })),
			entries: entries.toReversed().map(({ created_at: at, cents, reason, booking_no: no }) => ({
				at: at.toISOString(),
				cents,
				reason,
				booking: no === null ? null : { no, href: officeHref(officeBooking(no)) },
			})),
		},
		messages: mayDo(roles, "messages.see") ? await messagesOf(app, guest.email) : null,
		notes: mayDo(roles, "bookings.see") ? await notesOf(app, guest.guest_id) : null,
		kept,
		dataFile: `${officeGuest(publicId)}/data.json`,
		approval: await approvalOfGuest(app, guest.guest_id, looker, language),
	};
}

async function notesOf({ db }: OfficeApp, guestId: number): Promise<OfficeGuestPage["notes"]> {
	const rows = await listNotesOfGuest(db, guestId, NOTES_SHOWN);
	return rows.map(({ created_at: at, name, text, booking_no: no }) => ({
		at: at.toISOString(),
		by: name ?? "",
		text,
		booking: { no, href: officeHref(officeBooking(no)) },
	}));
}

/** A booking beside the guest: which stay, what comes next, what it costs. */
function bookedStay(line: OfficeBookingLine): RecordBooking {
	const { no, href, state, arrival, departure, home, next, waitsForSecond, totalCents } = line;
	return { no, href, state, arrival, departure, home, next, waitsForSecond, totalCents };
}

async function messagesOf({ db }: OfficeApp, email: string): Promise<OfficeGuestPage["messages"]> {
	// No message has the number 0: all of them.
	const rows = await listOtherMessages(db, email, 0, MESSAGES_SHOWN);
	return rows.map((row) => ({
		href: inboxHref({}, row.submission_id),
		form: row.form,
		about: aboutOf(row),
		at: row.created_at.toISOString(),
	}));
}
