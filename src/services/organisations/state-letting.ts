import { transact } from "#db/connection/transact.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { lockOwner, updateLetting } from "#db/partners/owner-desk.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { App } from "../app.ts";
import { type OwnerBy, trailedBy } from "./member-by.ts";

/** An owner states whether the homes are let by a trader or by a private person; guests read it before they book. */
export function stateLetting(
	app: Pick<App, "db" | "clock">,
	letting: "private" | "trader",
	by: OwnerBy,
): Promise<Result<true, "NOT_FOUND" | "BUSY">> {
	return transact<true, "NOT_FOUND">(app.db, async (trx) => {
		const row = await lockOwner(trx, by.ownerCode);
		if (!row) return fail("NOT_FOUND");
		await updateLetting(trx, row.code, letting, app.clock.now());
		await writeAudit(trx, {
			...trailedBy(by),
			action: "stateLetting",
			subjectKind: "owner",
			subjectId: row.code,
			before: { letting: row.letting },
			after: { letting },
		});
		return ok(true as const);
	});
}
