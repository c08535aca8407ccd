import { transact } from "#db/connection/transact.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { insertOwner, lockOwner, type OwnerTerms, updateOwner } from "#db/partners/owner-desk.ts";
import { insertPartner, lockPartner, type PartnerTerms, updatePartner } from "#db/partners/partner-desk.ts";
import { isPartnerCode } from "#domain/partners/partner-terms.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { TrailAction, TrailSubject, TrailValues } from "#domain/staff/trail.ts";
import type { App } from "../app.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";

/**
 * Partners, hosts and home owners, taken on and changed by staff; feeds leave them alone from then on. What was booked
 * keeps the commission that was agreed when it was booked.
 */

export type PartnerRefusal =
	/** Not letters, digits and dashes. */
	| "CODE_MALFORMED"
	| "EXISTS"
	| "NOT_FOUND"
	/** Somebody, or a feed, has changed it since it was shown. */
	| "CHANGED"
	| "BUSY";

type PartnersApp = Pick<App, "db">;
type Trx = Parameters<typeof writeAudit>[0];

/** Takes on a partner or host. The kind stays: homes and clicks hang on it. */
export async function addPartner(
	app: PartnersApp,
	{ code, kind, terms }: { readonly code: string; readonly kind: "affiliate" | "host"; readonly terms: PartnerTerms },
	by: StaffActor,
): Promise<Result<string, PartnerRefusal>> {
	return added(app, "partner", code, { kind, ...terms }, by, (trx, name) => insertPartner(trx, name, kind, terms));
}

/** Changes what is agreed with a partner. `version`: the one that was shown. */
export function changePartner(
	app: PartnersApp,
	{ code, version, terms }: { readonly code: string; readonly version: number; readonly terms: PartnerTerms },
	by: StaffActor,
): Promise<Result<true, PartnerRefusal>> {
	return transact<true, PartnerRefusal>(app.db, async (trx) => {
		const row = await lockPartner(trx, code);
		if (!row) return fail("NOT_FOUND");
		if (row.version !== version) return fail("CHANGED");
		const { label, commission_bp: commissionBp, email, lang, status } = row;
		await updatePartner(trx, row.code, terms);
		await audit(trx, by, "changePartner", "partner", row.code, { label, commissionBp, email, lang, status }, terms);
		return ok(true as const);
	});
}

/** Takes on a home owner. */
export function addOwner(
	app: PartnersApp,
	{ code, terms }: { readonly code: string; readonly terms: OwnerTerms },
	by: StaffActor,
): Promise<Result<string, PartnerRefusal>> {
	return added(app, "owner", code, terms, by, (trx, name) => insertOwner(trx, name, terms));
}

/** Changes how an owner is reached, and whether the code counts. `version`: the one that was shown. */
export function changeOwner(
	app: PartnersApp,
	{ code, version, terms }: { readonly code: string; readonly version: number; readonly terms: OwnerTerms },
	by: StaffActor,
): Promise<Result<true, PartnerRefusal>> {
	return transact<true, PartnerRefusal>(app.db, async (trx) => {
		const row = await lockOwner(trx, code);
		if (!row) return fail("NOT_FOUND");
		if (row.version !== version) return fail("CHANGED");
		const { email, lang, status, name, fee_bp: feeBp } = row;
		await updateOwner(trx, row.code, terms);
		await audit(trx, by, "changeOwner", "owner", row.code, { email, lang, status, name, feeBp }, terms);
		return ok(true as const);
	});
}

const ADDED = { partner: "addPartner", owner: "addOwner" } as const;

async function added(
	app: PartnersApp,
	kind: keyof typeof ADDED,
	typed: string,
	after: TrailValues,
	by: StaffActor,
	insert: (trx: Trx, code: string) => Promise<boolean>,
): Promise<Result<string, PartnerRefusal>> {
	const code = typed.trim();
	if (!isPartnerCode(code)) return fail("CODE_MALFORMED");
	return transact<string, PartnerRefusal>(app.db, async (trx) => {
		if (!(await insert(trx, code))) return fail("EXISTS");
		await audit(trx, by, ADDED[kind], kind, code, null, after);
		return ok(code);
	});
}

function audit(
	trx: Trx,
	by: StaffActor,
	action: TrailAction,
	subjectKind: TrailSubject,
	subjectId: string,
	before: TrailValues | null,
	after: TrailValues,
): Promise<void> {
	return writeAudit(trx, {
		...trailActor(by),
		action,
		subjectKind,
		subjectId,
		...(before ? { before } : {}),
		after,
	});
}
