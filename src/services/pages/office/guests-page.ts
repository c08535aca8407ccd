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
import { guestsHref, officeGuest, readGuestsQuery } from "#site/office-guests.ts";
import { inboxHref } from "#site/office-inbox.ts";
import { GUEST_ACTIONS, type GuestsPage, type OfficeGuestPage } from "#site/views/office-guests-view.ts";
import type { App } from "../../app.ts";
import { eraseRefusal } from "../../guests/erase-data.ts";
import { hasNewsletter } from "../../guests/profile.ts";
import { approvalOfGuest, type Looker } from "./approvals-page.ts";
import { bookingLines, nameOf } from "./booking-lines.ts";
import { aboutOf } from "./inbox-page.ts";

/** Guests: found by anything, and one with all that we hold for them. */

type OfficeApp = Pick<App, "db" | "clock">;

const LINES_A_PAGE = 50;
const MESSAGES_SHOWN = 20;
const NOTES_SHOWN = 20;

export async function guestsPage(
	{ db }: OfficeApp,
	requested: Readonly<Record<string, unknown>>,
	language: Language,
): Promise<GuestsPage> {
	const query = readGuestsQuery(requested);
	const { rows, isMore } = await listGuests(db, plainWords(query.q).slice(0, 8), query.below, LINES_A_PAGE, query.sort);
	const last = rows.at(-1);
	return {
		name: "guests",
		query,
		lines: rows.map((row) => ({
			id: row.public_id,
			href: officeHref(officeGuest(row.public_id)),
			name: nameOf(row),
			email: row.email,
			lives: [row.placename, row.country_code && countryName(row.country_code, language)].filter(Boolean).join(", "),
			lastStay: row.last_arrival,
			lang: row.lang,
			bookings: Number(row.bookings ?? 0),
			since: row.created_at.toISOString(),
		})),
		more: isMore && last ? guestsHref({ ...query, below: last.guest_id }) : null,
	};
}

/** @param doing name of the action that is looked at. */
export async function officeGuestPage(
	app: OfficeApp,
	looker: Looker,
	publicId: string,
	doing: unknown,
	language: Language,
): Promise<OfficeGuestPage | null> {
	const { db } = app;
	const { roles } = looker;
	const guest = await findGuestByPublicId(db, publicId);
	if (!guest) return null;
	const lots = await creditLots(db, guest.guest_id);
	const entries = await listCreditEntries(db, guest.guest_id);
	const keys = (await listBookingsOfGuest(db, guest.guest_id)).map((row) => row.booking_id);
	const here = officeHref(officeGuest(publicId));
	const actions = GUEST_ACTIONS.filter((name) => mayDo(roles, RIGHTS[name]));
	return {
		name: "guest",
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
			lang: guest.lang,
			since: guest.created_at.toISOString(),
			hasNewsletter: await hasNewsletter(db, guest.email),
		},
		bookings: await bookingLines(app, await listBookingsByKey(db, keys), language),
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
		actions: actions.map((name) => ({ name, href: `${here}?do=${name}#do` })),
		open: actions.find((name) => name === doing) ?? null,
		kept: doing === "erase-guest" ? await eraseRefusal(db, guest.guest_id) : null,
		dataHref: mayDo(roles, "guests.data") ? `${here}/data.json` : null,
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

const RIGHTS = { "give-credits": "credits.give", "erase-guest": "guests.data" } as const;

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
