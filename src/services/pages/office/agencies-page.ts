import { findAgencyRow, listAgencies } from "#db/partners/agency-desk.ts";
import { listPartnerBookings } from "#db/partners/partner-desk.ts";
import type { Language } from "#domain/language.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import { typedShare } from "#i18n/figures.ts";
import { officeHref } from "#site/office.ts";
import { peopleHref, readPeopleQuery } from "#site/office-partners.ts";
import type { OfficeQuery } from "#site/office-query.ts";
import { newRecord, recordHref } from "#site/office-records.ts";
import type { AgenciesPage, AgencyLine, AgencyPage } from "#site/views/office-partners-view.ts";
import type { App } from "../../app.ts";
import { membersView } from "./members-view.ts";
import { broughtBooking, type RecordRequest, recordStatements, recordView } from "./record-view.ts";

/** Travel agencies: what is agreed with each, and who signs in for it. */

const LINES_A_PAGE = 50;
const BOOKINGS_SHOWN = 12;

type AgenciesApp = Pick<App, "db" | "clock">;

export async function agenciesPage(
	app: AgenciesApp,
	roles: readonly Role[],
	requested: OfficeQuery,
): Promise<AgenciesPage> {
	const { q, after, state } = readPeopleQuery(requested);
	const found = await listAgencies(app.db, { text: q, after, status: state }, LINES_A_PAGE + 1);
	const rows = found.slice(0, LINES_A_PAGE);
	const last = rows.at(-1);
	return {
		name: "agencies",
		q,
		state,
		newHref: mayDo(roles, "agencies.change") ? officeHref(newRecord("agencies")) : null,
		lines: rows.map(lineOf),
		more: found.length > rows.length && last ? peopleHref("agencies", { q, state, after: last.code }) : null,
	};
}

type AgencyRow = Awaited<ReturnType<typeof listAgencies>>[number];

function lineOf({ code, label, commission_bp: commissionBp, email, lang, status }: AgencyRow): AgencyLine {
	const line = { code, href: recordHref("agencies", code), label, commissionBp, email, lang };
	return { ...line, isActive: status === "active" };
}

/** One travel agency; null: none has the code. */
export async function agencyPage(
	app: AgenciesApp,
	request: RecordRequest,
	code: string,
	language: Language,
): Promise<AgencyPage | null> {
	const row = await findAgencyRow(app.db, code);
	if (!row) return null;
	const { roles } = request;
	const payee = { kind: "agency", code: row.code } as const;
	const [members, bookings, statements] = await Promise.all([
		membersView(app, roles, payee),
		listPartnerBookings(app.db, row.code, BOOKINGS_SHOWN),
		recordStatements(app, roles, payee),
	]);
	return {
		name: "agency",
		record: recordView({ desk: "agencies", code: row.code, called: row.label || row.code }, request, [
			{ name: "change-agency", right: "agencies.change" },
			{ name: "agency-invoice", right: "agencies.invoice" },
			{ name: "member", right: "members.change", isPossible: row.status === "active" },
			{ name: "fetch-file", right: "people.data" },
			{ name: "erase-organisation", right: "people.data", isPossible: members?.kept === null },
		]),
		agency: {
			...lineOf(row),
			version: row.version,
			commission: typedShare(row.commission_bp, language),
			mostOptions: row.most_options,
			mayInvoice: row.may_invoice,
			address: row.address,
			vatNumber: row.vat_number,
			members,
			statements,
			bookings: bookings.map(broughtBooking),
		},
	};
}
