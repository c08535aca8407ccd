import { transact } from "#db/connection/transact.ts";
import { writeAudit } from "#db/operations/audit.ts";
import {
	type AgencyTerms,
	insertAgency,
	lockAgencyRow,
	setAgencyInvoice,
	updateAgency,
} from "#db/partners/agency-desk.ts";
import { isPartnerCode } from "#domain/partners/partner-terms.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { App } from "../app.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";
import type { PartnerRefusal } from "./change-partners.ts";

/** Travel agencies, taken on and changed by sales; whether one may book on invoice is decided by finance. */

type AgenciesApp = Pick<App, "db">;

/** Takes on an agency; on invoice it may not book yet. */
export async function addAgency(
	app: AgenciesApp,
	{ code: typed, terms }: { readonly code: string; readonly terms: AgencyTerms },
	by: StaffActor,
): Promise<Result<string, PartnerRefusal>> {
	const code = typed.trim();
	if (!isPartnerCode(code)) return fail("CODE_MALFORMED");
	return transact<string, PartnerRefusal>(app.db, async (trx) => {
		if (!(await insertAgency(trx, code, terms))) return fail("EXISTS");
		await writeAudit(trx, { ...trailActor(by), action: "addAgency", ...subject(code), after: terms });
		return ok(code);
	});
}

interface Shown {
	readonly code: string;
	/** The one that was shown. */
	readonly version: number;
}

/** Changes what is agreed with an agency. Who is ended (`inactive`) is signed out with the next request. */
export function changeAgency(
	app: AgenciesApp,
	{ terms, ...shown }: Shown & { readonly terms: AgencyTerms },
	by: StaffActor,
): Promise<Result<true, PartnerRefusal>> {
	return changed(app, shown, async (trx, row) => {
		const { label, commission_bp: commissionBp, email, lang, status } = row;
		const { most_options: mostOptions, address, vat_number: vatNumber } = row;
		await updateAgency(trx, row.code, terms);
		const before = { label, commissionBp, email, lang, status, mostOptions, address, vatNumber };
		await writeAudit(trx, { ...trailActor(by), action: "changeAgency", ...subject(row.code), before, after: terms });
	});
}

/** Lets an agency book on invoice, or no more. What was booked stays as it was. */
export function changeAgencyInvoice(
	app: AgenciesApp,
	{ mayInvoice, ...shown }: Shown & { readonly mayInvoice: boolean },
	by: StaffActor,
): Promise<Result<true, PartnerRefusal>> {
	return changed(app, shown, async (trx, row) => {
		await setAgencyInvoice(trx, row.code, mayInvoice);
		const before = { mayInvoice: row.may_invoice };
		const after = { mayInvoice };
		await writeAudit(trx, { ...trailActor(by), action: "agencyInvoice", ...subject(row.code), before, after });
	});
}

type Trx = Parameters<typeof writeAudit>[0];
type Row = NonNullable<Awaited<ReturnType<typeof lockAgencyRow>>>;
const subject = (code: string) => ({ subjectKind: "agency" as const, subjectId: code });

function changed(
	app: AgenciesApp,
	{ code, version }: Shown,
	change: (trx: Trx, row: Row) => Promise<void>,
): Promise<Result<true, PartnerRefusal>> {
	return transact<true, PartnerRefusal>(app.db, async (trx) => {
		const row = await lockAgencyRow(trx, code);
		if (!row) return fail("NOT_FOUND");
		if (row.version !== version) return fail("CHANGED");
		await change(trx, row);
		return ok(true as const);
	});
}
