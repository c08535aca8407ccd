import { findPartnerRow, listEarningBookings, listPartnerBookings, listPartners } from "#db/partners/partner-desk.ts";
import type { Language } from "#domain/language.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { typedShare } from "#i18n/figures.ts";
import { href } from "#site/href.ts";
import { officeHref } from "#site/office.ts";
import { peopleHref, readPeopleQuery } from "#site/office-partners.ts";
import type { OfficeQuery } from "#site/office-query.ts";
import { newRecord, recordHref } from "#site/office-records.ts";
import type { PartnerLine, PartnerPage, PartnersPage } from "#site/views/office-partners-view.ts";
import type { App } from "../../app.ts";
import { earningsOf } from "../../partners/partner-earnings.ts";
import { membersView } from "./members-view.ts";
import { broughtBooking, type RecordRequest, recordStatements, recordView } from "./record-view.ts";

/** Partners and hosts: what is agreed with each, what they brought, and what it earns them. */

const LINES_A_PAGE = 50;
const BOOKINGS_SHOWN = 12;
const YEAR_DAYS = 365;

type PartnersApp = Pick<App, "db" | "clock" | "settings">;

export async function partnersPage(
	app: PartnersApp,
	roles: readonly Role[],
	requested: OfficeQuery,
): Promise<PartnersPage> {
	const { q, after, state } = readPeopleQuery(requested);
	const found = await listPartners(app.db, { text: q, after, status: state }, LINES_A_PAGE + 1);
	const rows = found.slice(0, LINES_A_PAGE);
	const last = rows.at(-1);
	return {
		name: "partners",
		q,
		state,
		newHref: mayDo(roles, "partners.change") ? officeHref(newRecord("partners")) : null,
		lines: rows.map(lineOf),
		more: found.length > rows.length && last ? peopleHref("partners", { q, state, after: last.code }) : null,
	};
}

type PartnerRow = Awaited<ReturnType<typeof listPartners>>[number];

function lineOf({ code, label, kind, commission_bp: commissionBp, email, lang, status }: PartnerRow): PartnerLine {
	const line = { code, href: recordHref("partners", code), label, kind, commissionBp, email, lang };
	return { ...line, isActive: status === "active" };
}

/** One partner or host; null: nobody has the code. */
export async function partnerPage(
	app: PartnersApp,
	request: RecordRequest,
	code: string,
	language: Language,
): Promise<PartnerPage | null> {
	const row = await findPartnerRow(app.db, code);
	if (!row) return null;
	const { roles } = request;
	const today = app.clock.today();
	const payee = { kind: row.kind === "host" ? "host" : "partner", code: row.code } as const;
	const [latest, earning, members, statements] = await Promise.all([
		listPartnerBookings(app.db, row.code, BOOKINGS_SHOWN),
		listEarningBookings(app.db, row.code, today - YEAR_DAYS),
		membersView(app, roles, { kind: "partner", code: row.code }),
		recordStatements(app, roles, payee),
	]);
	return {
		name: "partner",
		record: recordView({ desk: "partners", code: row.code, called: row.label || row.code }, request, [
			{ name: "change-partner", right: "partners.change" },
			{ name: "member", right: "members.change", isPossible: row.status === "active" },
			{ name: "fetch-file", right: "people.data" },
			{ name: "erase-organisation", right: "people.data", isPossible: members?.kept === null },
		]),
		partner: {
			...lineOf(row),
			version: row.version,
			members,
			statements,
			isOfStaff: row.of_staff,
			link: `${app.settings.publicUrl}${href("home", row.lang)}sp-${encodeURIComponent(row.code)}/`,
			commission: typedShare(row.commission_bp, language),
			...earningsOf(earning, isoOf(today)),
			bookings: latest.map(broughtBooking),
		},
	};
}
