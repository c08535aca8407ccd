import { transact } from "#db/connection/transact.ts";
import { lockSubmission } from "#db/forms/form-submissions.ts";
import { changeMessage } from "#db/forms/inbox.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { insertOwner, isOwnersAddress, nameOwner } from "#db/partners/owner-desk.ts";
import { isPartnerCode } from "#domain/partners/partner-terms.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { App } from "../app.ts";
import { inviteWithin } from "../organisations/members.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";

/** Whoever offered a home by the site's form becomes a home owner with a way into the portal: all of it, or nothing. */

export type LeadRefusal =
	| "NOT_FOUND"
	/** Not letters, digits and dashes. */
	| "CODE_MALFORMED"
	/** Somebody has the code. */
	| "EXISTS"
	/** There is a home owner with the address of whoever wrote: a colleague was faster, or it is another home of theirs. */
	| "TAKEN"
	| "BUSY";

export async function ownerOfLead(
	app: Pick<App, "db" | "clock" | "settings">,
	{ message, code: typed }: { readonly message: number; readonly code: string },
	by: StaffActor,
): Promise<Result<string, LeadRefusal>> {
	const code = typed.trim();
	if (!isPartnerCode(code)) return fail("CODE_MALFORMED");
	return transact<string, LeadRefusal>(app.db, async (trx) => {
		// Held: of two at once the second one sees the owner of the first.
		const lead = await lockSubmission(trx, message);
		if (lead?.form !== "homeowner-leads") return fail("NOT_FOUND");
		const { email, lang, payload } = lead;
		const name = String(payload.name ?? "").slice(0, 80) || email;
		if (await isOwnersAddress(trx, email)) return fail("TAKEN");
		if (!(await insertOwner(trx, code, { email, lang, status: "active" }))) return fail("EXISTS");
		await nameOwner(trx, code, name);
		const trail = { ...trailActor(by), subjectKind: "owner" as const, subjectId: code };
		await writeAudit(trx, { ...trail, action: "addOwner", after: { message } });
		const invited = await inviteWithin(trx, app, { kind: "owner", code }, { email, name, role: "owner" }, by);
		if (!invited.ok) return fail("BUSY");
		await changeMessage(trx, message, { status: "handled" });
		return ok(code);
	});
}
