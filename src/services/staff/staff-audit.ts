import type { Db } from "#db/connection/client.ts";
import { writeAudit } from "#db/operations/audit.ts";
import type { TrailAction, TrailValues } from "#domain/staff/trail.ts";
import { networkPrefix } from "../access/auth-log.ts";

/** Who does it: a member of staff by public id, or an operator at a terminal. */
export interface By {
	readonly id: string;
	readonly clientAddress: string | null;
}

/** Notes what was done to an account, by whom and from where. */
export function auditStaff(
	trx: Db,
	by: By,
	action: TrailAction,
	subjectId: string,
	changes: { readonly before?: TrailValues; readonly after?: TrailValues },
): Promise<void> {
	const network = networkPrefix(by.clientAddress);
	const from = network === "" ? {} : { network };
	return writeAudit(trx, {
		actor: "staff",
		actorId: by.id,
		action,
		subjectKind: "staff",
		subjectId,
		...changes,
		...from,
	});
}
