import { findAgencyRow, listAgencies } from "#db/partners/agency-desk.ts";
import type { Language } from "#domain/language.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import { typedShare } from "#i18n/figures.ts";
import { peopleHref, readPeopleQuery } from "#site/office-partners.ts";
import type { OfficeQuery } from "#site/office-query.ts";
import type { AgenciesPage, AgencyLine, OpenAgency } from "#site/views/office-partners-view.ts";
import type { App } from "../../app.ts";
import { membersView } from "./members-view.ts";

/** Travel agencies: what is agreed with each, and who signs in for it. */

const LINES_A_PAGE = 50;

type AgenciesApp = Pick<App, "db" | "clock">;

export async function agenciesPage(
	app: AgenciesApp,
	roles: readonly Role[],
	requested: OfficeQuery,
	language: Language,
): Promise<AgenciesPage> {
	const { q, after, code } = readPeopleQuery(requested);
	const found = await listAgencies(app.db, { text: q, after }, LINES_A_PAGE + 1);
	const rows = found.slice(0, LINES_A_PAGE);
	const last = rows.at(-1);
	return {
		name: "agencies",
		q,
		mayChange: mayDo(roles, "agencies.change"),
		mayDecideInvoice: mayDo(roles, "agencies.invoice"),
		lines: rows.map(lineOf),
		more: found.length > rows.length && last ? peopleHref("agencies", { q, after: last.code }) : null,
		open: code === "" ? null : await openAgency(app, roles, code, language),
	};
}

type AgencyRow = Awaited<ReturnType<typeof listAgencies>>[number];

function lineOf({ code, label, commission_bp: commissionBp, email, lang, status }: AgencyRow): AgencyLine {
	const line = { code, href: peopleHref("agencies", { code }), label, commissionBp, email, lang };
	return { ...line, isActive: status === "active" };
}

async function openAgency(
	app: AgenciesApp,
	roles: readonly Role[],
	code: string,
	language: Language,
): Promise<OpenAgency | null> {
	const row = await findAgencyRow(app.db, code);
	if (!row) return null;
	return {
		...lineOf(row),
		version: row.version,
		commission: typedShare(row.commission_bp, language),
		mostOptions: row.most_options,
		mayInvoice: row.may_invoice,
		address: row.address,
		vatNumber: row.vat_number,
		members: await membersView(app, roles, { kind: "agency", code: row.code }),
	};
}
