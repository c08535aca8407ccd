import { factsOf, findBookingByNumber } from "#db/bookings/booking-facts.ts";
import { listDocuments } from "#db/documents/documents.ts";
import {
	type AgencyPageOf,
	findAgencyTerms,
	findUserName,
	listAgencyBookings,
	optionsOfAgency,
} from "#db/organisations/agency-bookings.ts";
import { parseBookingNumber } from "#domain/booking/booking-number.ts";
import { shownDocumentNumber } from "#domain/booking/document-number.ts";
import { splitPaid } from "#domain/booking/open-instalments.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { mayAct } from "#domain/organisations/rights.ts";
import { civilDayAt, isoOf } from "#domain/time/civil-date.ts";
import { lineLabel } from "#i18n/price-lines.ts";
import { organisationHref } from "#site/organisation-area.ts";
import type {
	AgencyBookingLine,
	AgencyBookingPage,
	AgencyBookingsPage,
	OverviewOfAgency,
} from "#site/views/organisation-view.ts";
import type { App } from "../../app.ts";
import type { MemberSession } from "../../organisations/member-session.ts";

/** What an agency sees of the bookings that it made, and of what is agreed with it. Another's are as if there were none. */

const LINES_A_PAGE = 25;
const LATEST = 5;

type AgencyApp = Pick<App, "db" | "clock">;

/** Whether sums of commission may be in the page: the person may see them, and no client looks. */
function showsCommission(session: MemberSession): boolean {
	return mayAct(session, "commission.see") && !session.clientLooks;
}

export async function agencyOverview(
	app: AgencyApp,
	session: MemberSession,
	language: Language,
): Promise<OverviewOfAgency | null> {
	const { code } = session.organisation;
	const terms = await findAgencyTerms(app.db, code);
	if (!terms) return null;
	const [rows, options] = await Promise.all([
		listAgencyBookings(app.db, code, null, LATEST),
		optionsOfAgency(app.db, code, null, app.clock.now()),
	]);
	return {
		name: "agencyOverview",
		terms: {
			commissionBp: showsCommission(session) ? terms.commission_bp : null,
			mostOptions: terms.most_options,
			liveOptions: options.live,
			mayInvoice: terms.may_invoice,
		},
		mayBook: mayAct(session, "bookings.make"),
		lines: rows.map((row) => lineOf(row, session, language)),
	};
}

type ListedBooking = Awaited<ReturnType<typeof listAgencyBookings>>[number];
type LineRow = Omit<ListedBooking, "booking_id">;

function lineOf(row: LineRow, session: MemberSession, language: Language): AgencyBookingLine {
	const { booking_no: bookingNo, guest, home, commission_cents: cents } = row;
	return {
		bookingNo,
		href: organisationHref("agency", language, `bookings/${bookingNo}`),
		client: `${guest.firstname} ${guest.lastname}`,
		home: completeLocalized(home.title)[language],
		arrival: row.arrival,
		departure: row.departure,
		type: row.type,
		state: row.state,
		grandCents: row.grand_cents,
		commissionCents: showsCommission(session) && cents > 0 ? cents : null,
	};
}

/** The list, page by page: `after` and `before` name a booking. */
export async function agencyBookingsPage(
	app: AgencyApp,
	session: MemberSession,
	query: Readonly<Record<string, unknown>>,
	hrefOf: (path: string) => string,
	language: Language,
): Promise<AgencyBookingsPage> {
	const from = pageOf(query);
	const found = await listAgencyBookings(app.db, session.organisation.code, from, LINES_A_PAGE + 1);
	const isMore = found.length > LINES_A_PAGE;
	const goesUp = from !== null && "above" in from;
	// Of a page that was asked for upwards the first line is one too many.
	const rows = isMore ? (goesUp ? found.slice(1) : found.slice(0, LINES_A_PAGE)) : found;
	const [first, last] = [rows[0], rows.at(-1)];
	const path = hrefOf("bookings");
	return {
		name: "bookings",
		lines: rows.map((row) => lineOf(row, session, language)),
		before: first && (goesUp ? isMore : from !== null) ? `${path}?before=${first.booking_no}` : null,
		after: last && (goesUp || isMore) ? `${path}?after=${last.booking_no}` : null,
	};
}

function pageOf({ after, before }: Readonly<Record<string, unknown>>): AgencyPageOf {
	const number = (value: unknown) => parseBookingNumber(String(value ?? ""));
	const [below, above] = [number(after), number(before)];
	if (below !== null) return { below };
	return above === null ? null : { above };
}

/** One booking that the agency made; null: there is none of this number, or it is another's. */
export async function agencyBookingPage(
	app: AgencyApp,
	session: MemberSession,
	typed: string,
	language: Language,
): Promise<AgencyBookingPage | null> {
	const bookingNo = parseBookingNumber(typed);
	const row = bookingNo ? await findBookingByNumber(app.db, bookingNo) : null;
	if (!row || !mayAct(session, "bookings.see", { kind: "agency", code: row.agency_code })) return null;
	const facts = await factsOf(app.db, row);
	const documents = await listDocuments(app.db, [row.booking_id]);
	const { guest } = facts;
	const isOwed = row.state === "confirmed" || row.state === "completed";
	return {
		name: "booking",
		line: lineOf(row, session, language),
		placename: completeLocalized(row.home.placename)[language],
		client: {
			email: guest.email,
			telephone: guest.telE164,
			address: [guest.address, `${guest.postalCode} ${guest.placename}`],
		},
		party: facts.party,
		bookedBy: await findUserName(app.db, session.organisation.code, row.agency_user_id),
		bookedAt: row.created_at.toISOString(),
		expiresAt: row.expires_at?.toISOString() ?? null,
		documentsTo: row.documents_to,
		onInvoice: row.on_invoice,
		price: {
			lines: facts.lines.map(({ code, amountCents, pay }) => ({
				code,
				amountCents,
				pay,
				label: lineLabel(code, language, facts.home.country),
			})),
			totalCents: facts.totalCents,
			grandCents: facts.grandCents,
		},
		schedule: isOwed
			? splitPaid(facts.instalments, facts.paidCents).map(({ dueOn, cents, openCents }) => ({
					dueOn: isoOf(dueOn),
					cents,
					openCents,
				}))
			: [],
		documents: documents.map((document) => ({
			kind: document.kind,
			number: shownDocumentNumber(document.number),
			issuedOn: isoOf(civilDayAt(document.issued_at)),
			lang: document.lang,
			href: organisationHref("agency", language, `documents/${document.public_id}.pdf`),
		})),
	};
}
