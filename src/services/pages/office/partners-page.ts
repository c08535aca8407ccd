import {
	findPartnerRow,
	listEarningBookings,
	listPartnerBookings,
	listPartners,
	type PartnerBooking,
} from "#db/partners/partner-desk.ts";
import type { Language } from "#domain/language.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { typedShare } from "#i18n/figures.ts";
import { href } from "#site/href.ts";
import { officeBooking, officeHref } from "#site/office.ts";
import { peopleHref, readPeopleQuery } from "#site/office-partners.ts";
import type { OfficeQuery } from "#site/office-query.ts";
import type { OpenPartner, PartnerLine, PartnersPage } from "#site/views/office-partners-view.ts";
import type { App } from "../../app.ts";
import { commissionOf, earningsOf } from "../../partners/partner-earnings.ts";
import { membersView } from "./members-view.ts";

/** Partners and hosts: what is agreed with each, what they brought, and what it earns them. */

const LINES_A_PAGE = 50;
const BOOKINGS_SHOWN = 30;
const YEAR_DAYS = 365;

type PartnersApp = Pick<App, "db" | "clock" | "settings">;

export async function partnersPage(
	app: PartnersApp,
	roles: readonly Role[],
	requested: OfficeQuery,
	language: Language,
): Promise<PartnersPage> {
	const { q, after, code } = readPeopleQuery(requested);
	const found = await listPartners(app.db, { text: q, after }, LINES_A_PAGE + 1);
	const rows = found.slice(0, LINES_A_PAGE);
	const last = rows.at(-1);
	return {
		name: "partners",
		q,
		mayChange: mayDo(roles, "partners.change"),
		lines: rows.map(lineOf),
		more: found.length > rows.length && last ? peopleHref("partners", { q, after: last.code }) : null,
		open: code === "" ? null : await openPartner(app, roles, code, language),
	};
}

/** States in which a booking may still become one that earns. */
const MAY_EARN: readonly PartnerBooking["state"][] = ["pending_payment", "option", "application"];

/** What a booking earns its partner, or would once it is booked. */
function shownCommission(booking: PartnerBooking): {
	readonly commissionCents: number | null;
	readonly isAhead: boolean;
} {
	const cents = commissionOf(booking);
	const isAhead = cents === null && MAY_EARN.includes(booking.state);
	return { commissionCents: isAhead ? booking.commissionCents : cents, isAhead };
}

type PartnerRow = Awaited<ReturnType<typeof listPartners>>[number];

function lineOf({ code, label, kind, commission_bp: commissionBp, email, lang, status }: PartnerRow): PartnerLine {
	const line = { code, href: peopleHref("partners", { code }), label, kind, commissionBp, email, lang };
	return { ...line, isActive: status === "active" };
}

async function openPartner(
	app: PartnersApp,
	roles: readonly Role[],
	code: string,
	language: Language,
): Promise<OpenPartner | null> {
	const row = await findPartnerRow(app.db, code);
	if (!row) return null;
	const today = app.clock.today();
	const [latest, earning] = await Promise.all([
		listPartnerBookings(app.db, row.code, BOOKINGS_SHOWN),
		listEarningBookings(app.db, row.code, today - YEAR_DAYS),
	]);
	return {
		...lineOf(row),
		version: row.version,
		members: await membersView(app, roles, { kind: "partner", code: row.code }),
		isOfStaff: row.of_staff,
		link: `${app.settings.publicUrl}${href("home", row.lang)}sp-${encodeURIComponent(row.code)}/`,
		commission: typedShare(row.commission_bp, language),
		...earningsOf(earning, isoOf(today)),
		bookings: latest.map((booking) => ({
			no: booking.bookingNo,
			href: officeHref(officeBooking(booking.bookingNo)),
			state: booking.state,
			arrival: booking.arrival,
			departure: booking.departure,
			...shownCommission(booking),
		})),
	};
}
