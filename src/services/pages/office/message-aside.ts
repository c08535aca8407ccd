import { listUnits } from "#db/accommodations/accommodations.ts";
import { findHome } from "#db/accommodations/home-desk.ts";
import { listBoardStays } from "#db/availability/board.ts";
import { listBookingsOfGuest } from "#db/bookings/find-bookings.ts";
import { listBookingsByKey, listBookingsByNumber } from "#db/bookings/office-bookings.ts";
import { findGuestByEmail } from "#db/guests/guests.ts";
import { creditLots } from "#db/payments/credits.ts";
import { isAccoId } from "#domain/accommodation/acco-id.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { freeRanges } from "#domain/time/free-ranges.ts";
import { officeHref } from "#site/office.ts";
import { boardHref } from "#site/office-board.ts";
import { officeGuest } from "#site/office-guests.ts";
import { officeHome } from "#site/office-homes.ts";
import type { OfficeBookingLine } from "#site/views/office-bookings-view.ts";
import type { MessageView } from "#site/views/office-inbox-view.ts";
import type { App } from "../../app.ts";
import { bookingLines } from "./booking-lines.ts";

/** What stands beside a message: who wrote it, the booking that it names, and when the home that it names is free. */

type AsideApp = Pick<App, "db" | "clock">;

/** Of each, on the card of a guest. */
const BOOKINGS_SHOWN = 4;
/** Days that are looked ahead for free nights, and how many ranges of them are told. */
const AHEAD = 120;
const RANGES_SHOWN = 5;

/** States of bookings that are not over. */
const OPEN: readonly OfficeBookingLine["state"][] = ["pending_payment", "option", "application", "confirmed"];

/** The guest who has the address that a message came from; null: nobody, or not for this person. */
export async function guestBeside(
	app: AsideApp,
	roles: readonly Role[],
	email: string,
	language: Language,
): Promise<MessageView["guest"]> {
	if (!mayDo(roles, "guests.see")) return null;
	const guest = await findGuestByEmail(app.db, email);
	if (!guest || guest.anonymised_at !== null) return null;
	const keys = (await listBookingsOfGuest(app.db, guest.guest_id)).map((row) => row.booking_id);
	const lines = await bookingLines(app, await listBookingsByKey(app.db, keys), language);
	const today = isoOf(app.clock.today());
	const isOpen = (line: OfficeBookingLine) => OPEN.includes(line.state) && line.departure >= today;
	const lots = await creditLots(app.db, guest.guest_id);
	return {
		href: officeHref(officeGuest(guest.public_id)),
		lang: guest.lang,
		telephone: guest.tel_e164,
		creditCents: lots.reduce((sum, { cents }) => sum + cents, 0),
		open: lines.filter(isOpen).slice(0, BOOKINGS_SHOWN).map(shortOf),
		before: lines
			.filter((line) => !isOpen(line))
			.slice(0, BOOKINGS_SHOWN)
			.map(shortOf),
	};
}

function shortOf({ no, href, home, arrival, departure, state }: OfficeBookingLine) {
	return { no, href, home, arrival, departure, state };
}

/** The booking that a message names, with its dates and money. @param isTheirs it is of whoever wrote */
export async function bookingBeside(
	app: AsideApp,
	bookingNo: string,
	isTheirs: boolean,
	language: Language,
): Promise<MessageView["booking"]> {
	const [line] = await bookingLines(app, await listBookingsByNumber(app.db, [bookingNo]), language);
	if (!line) return null;
	const { totalCents, receivedCents, toPayCents } = line;
	return { ...shortOf(line), totalCents, receivedCents, toPayCents, isTheirs };
}

/** The first home whose number stands in a text; null: none does. */
export function homeIn(text: string): string | null {
	const [found] = /\ba\d{4,10}\b/i.exec(text) ?? [];
	const accoId = found?.toLowerCase() ?? "";
	return isAccoId(accoId) ? accoId : null;
}

/** A home, and its free nights of the months to come; null: there is none, or not for this person. */
export async function homeBeside(
	{ db, clock }: AsideApp,
	roles: readonly Role[],
	accoId: string | null,
	language: Language,
): Promise<MessageView["home"]> {
	if (accoId === null || !mayDo(roles, "homes.see")) return null;
	const home = await findHome(db, accoId);
	if (!home) return null;
	const window = { from: clock.today(), to: clock.today() + AHEAD };
	const stays = mayDo(roles, "board.see") ? await listBoardStays(db, [accoId], window, clock.now()) : null;
	const units = Math.max(1, (await listUnits(db, accoId)).length);
	const taken = stays?.filter(({ kind }) => kind !== "request");
	return {
		id: accoId,
		title: completeLocalized(home.title)[language],
		href: officeHref(officeHome(accoId)),
		boardHref: boardHref({ home: accoId }),
		free:
			taken === undefined
				? null
				: freeRanges(window, taken, units)
						.slice(0, RANGES_SHOWN)
						.map(({ from, to }) => ({ from: isoOf(from), to: to === window.to ? null : isoOf(to) })),
	};
}
