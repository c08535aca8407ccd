import { listOwnerProposals } from "#db/accommodations/owner-proposals.ts";
import {
	listNextArrivals,
	listOwnerBookings,
	listOwnerEarnings,
	listOwnerRequests,
} from "#db/organisations/owner-bookings.ts";
import { countBookedNights, listOwnerConflicts, listOwnerHomes } from "#db/organisations/owner-homes.ts";
import { findOwnerRow } from "#db/partners/owner-desk.ts";
import { totalEarnings } from "#domain/booking/owner-earnings.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { mayAct } from "#domain/organisations/rights.ts";
import { firstOfMonth, isoOf, yearMonthOf } from "#domain/time/civil-date.ts";
import { imageUrl } from "#site/image-url.ts";
import { organisationHref } from "#site/organisation-area.ts";
import type { OwnerOverview } from "#site/views/owner-view.ts";
import type { App } from "../../app.ts";
import type { MemberSession } from "../../organisations/member-session.ts";
import { picturePath } from "../../pictures/picture-source.ts";
import { bookingLine, conflictLine, requestLine, withEarnings } from "./owner-lines.ts";
import { proposalLine } from "./proposal-line.ts";

/** The first page of the owner's portal: what waits, the homes, who comes next. */

/** Homes of one owner that the portal shows. */
export const MOST_HOMES = 200;
const MOST_CONFLICTS = 20;
const ARRIVALS = 5;
const PROPOSALS = 4;

export async function ownerOverview(
	app: Pick<App, "db" | "clock">,
	session: MemberSession,
	language: Language,
): Promise<OwnerOverview> {
	const { code } = session.organisation;
	const { db, clock } = app;
	const [now, today] = [clock.now(), clock.today()];
	const { year } = yearMonthOf(today);
	const ofYear = { from: firstOfMonth(year, 1), to: firstOfMonth(year + 1, 1) };
	const homes = await listOwnerHomes(db, code, MOST_HOMES);
	const requests = await withEarnings(db, await listOwnerRequests(db, code, now, today));
	const conflicts = await listOwnerConflicts(db, code, null, MOST_CONFLICTS);
	const next = await listNextArrivals(db, code, today);
	const nights = await countBookedNights(db, code, ofYear);
	const earned = await withEarnings(db, await listOwnerEarnings(db, code, ofYear, today));
	const list = { list: "coming", accoId: null, after: null } as const;
	// A stay that has begun is nobody's next arrival.
	const coming = (await listOwnerBookings(db, code, list, today, ARRIVALS * 4)).filter(
		({ state, arrival }) => state === "confirmed" && arrival >= isoOf(today),
	);
	const arrivals = await withEarnings(db, coming.slice(0, ARRIVALS));
	const owner = await findOwnerRow(db, code);
	const to = (path: string) => organisationHref("portal", language, path);
	const mayEarn = mayAct(session, "earnings.see");
	return {
		name: "ownerOverview",
		today: isoOf(today),
		year,
		requests: requests.map((one) => requestLine(one, now, language)),
		mayAnswer: mayAct(session, "requests.answer"),
		conflicts: conflicts.map((one) => conflictLine(one, language)),
		homes: homes.map((home) => {
			const coming = next.get(home.accoId);
			const booked = nights.get(home.accoId) ?? 0;
			const image = home.images[0];
			// A picture of a home that is not on the site is handed out to nobody.
			const isShown = image && home.status === "live";
			return {
				accoId: home.accoId,
				title: completeLocalized(home.title)[language],
				place: completeLocalized(home.placeNames)[language],
				status: home.status,
				picture: isShown ? imageUrl(picturePath(home.accoId, image.url), { width: 320, height: 240 }) : null,
				next: coming ? { arrival: coming.arrival, href: to(`bookings/${coming.bookingNo}`) } : null,
				bookedNights: booked,
				bookedBp: Math.round((10_000 * booked) / (ofYear.to - ofYear.from)),
				netCents: mayEarn ? sumOf(earned.filter(({ booking }) => booking.accoId === home.accoId)) : 0,
				calendarHref: to(`calendar/${home.accoId}`),
			};
		}),
		arrivals: arrivals.map((one) => {
			const { bookingNo, href, home, arrival, party, isPaid } = bookingLine(one, language);
			const { contact } = one.booking;
			return {
				bookingNo,
				href,
				home,
				arrival,
				party,
				isPaid,
				contact: contact && `${contact.name}, ${contact.telephone}`,
			};
		}),
		earnings: totalEarnings(mayEarn ? earned.map(({ earnings }) => earnings) : []),
		proposals: (await listOwnerProposals(db, code, null, PROPOSALS)).map((row) => proposalLine(row, language)),
		letting: owner?.letting ?? null,
		mayState: mayAct(session, "letting.state"),
	};
}

function sumOf(earned: Awaited<ReturnType<typeof withEarnings>>): number {
	return totalEarnings(earned.map(({ earnings }) => earnings)).netCents;
}
