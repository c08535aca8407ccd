import { linesOf } from "#db/bookings/booking-facts.ts";
import { findOwnerBooking, listOwnerBookings, OWNER_LISTS } from "#db/organisations/owner-bookings.ts";
import { listOwnerHomes } from "#db/organisations/owner-homes.ts";
import { isAccoId } from "#domain/accommodation/acco-id.ts";
import { BOOKING_NUMBER, parseBookingNumber } from "#domain/booking/booking-number.ts";
import { isOwnersLine } from "#domain/booking/owner-earnings.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { mayAct } from "#domain/organisations/rights.ts";
import { parseIsoDate } from "#domain/time/civil-date.ts";
import { countryName } from "#i18n/countries.ts";
import { lineLabel } from "#i18n/price-lines.ts";
import { organisationHref } from "#site/organisation-area.ts";
import type { OwnerBookingPage, OwnerBookingsPage } from "#site/views/owner-view.ts";
import type { App } from "../../app.ts";
import type { MemberSession } from "../../organisations/member-session.ts";
import { bookingLine, requestLine, withEarnings } from "./owner-lines.ts";
import { MOST_HOMES } from "./owner-overview.ts";

/** The bookings of an owner's homes, and one of them. */

const LINES_A_PAGE = 25;

type OwnerApp = Pick<App, "db" | "clock">;

/** What the address says of a list; what it does not mean is left out. */
function wantedOf({ list, home, after }: Readonly<Record<string, unknown>>) {
	const [arrival = "", bookingNo = ""] = String(after ?? "").split(".");
	const isKey = parseIsoDate(arrival) !== null && BOOKING_NUMBER.test(bookingNo);
	return {
		list: OWNER_LISTS.find((known) => known === list) ?? "coming",
		accoId: isAccoId(home) ? home : null,
		after: isKey ? { arrival, bookingNo } : null,
	};
}

export async function ownerBookingsPage(
	app: OwnerApp,
	session: MemberSession,
	query: Readonly<Record<string, unknown>>,
	language: Language,
): Promise<OwnerBookingsPage> {
	const { code } = session.organisation;
	const wanted = wantedOf(query);
	const found = await listOwnerBookings(app.db, code, wanted, app.clock.today(), LINES_A_PAGE + 1);
	const shown = await withEarnings(app.db, found.slice(0, LINES_A_PAGE));
	const last = shown.at(-1)?.booking;
	const homes = await listOwnerHomes(app.db, code, MOST_HOMES);
	const hrefOf = (list: string, home: string | null, after = "") => {
		const params = new URLSearchParams({
			...(list === "coming" ? {} : { list }),
			...(home ? { home } : {}),
			...(after ? { after } : {}),
		});
		return organisationHref("portal", language, "bookings") + (params.size > 0 ? `?${params}` : "");
	};
	const { list, accoId } = wanted;
	const all = { title: "", href: hrefOf(list, null), isHere: accoId === null };
	return {
		name: "ownerBookings",
		list,
		lists: OWNER_LISTS.map((one) => ({ list: one, href: hrefOf(one, accoId) })),
		homes:
			homes.length < 2
				? []
				: [
						all,
						...homes.map((home) => ({
							title: completeLocalized(home.title)[language],
							href: hrefOf(list, home.accoId),
							isHere: home.accoId === accoId,
						})),
					],
		lines: shown.map((one) => bookingLine(one, language)),
		more: found.length > LINES_A_PAGE && last ? hrefOf(list, accoId, `${last.arrival}.${last.bookingNo}`) : null,
		first: wanted.after ? hrefOf(list, accoId) : null,
	};
}

/** One booking of a home of the owner's; null: there is none of this number, or it is of another's home. */
export async function ownerBookingPage(
	app: OwnerApp,
	session: MemberSession,
	typed: string,
	language: Language,
): Promise<OwnerBookingPage | null> {
	const bookingNo = parseBookingNumber(typed);
	const booking = bookingNo
		? await findOwnerBooking(app.db, session.organisation.code, bookingNo, app.clock.today())
		: null;
	const [one] = booking ? await withEarnings(app.db, [booking]) : [];
	if (!booking || !one) return null;
	const lines = await linesOf(app.db, booking.bookingId);
	const { state, expiresAt, contact, feeBp, settlement } = booking;
	const waits = state === "application" && expiresAt !== null && expiresAt > app.clock.now();
	return {
		name: "ownerBooking",
		line: bookingLine(one, language),
		from: countryName(booking.residence, language),
		bookedAt: booking.createdAt.toISOString(),
		expiresAt: expiresAt?.toISOString() ?? null,
		request: waits ? requestLine(one, app.clock.now(), language) : null,
		mayAnswer: mayAct(session, "requests.answer"),
		contact,
		lines: lines.map((line) => ({
			code: line.code,
			label: lineLabel(line.code, language, booking.country),
			amountCents: line.amountCents,
			pay: line.pay,
			isOwners: isOwnersLine(line),
		})),
		earnings: one.earnings,
		feeBp,
		cancelFeeCents: settlement?.feeCents ?? null,
	};
}
