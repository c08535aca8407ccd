import type { Actor } from "#domain/booking/process.ts";
import type { Db } from "../connection/client.ts";

/** One line of the trail. No names, addresses or tokens. */
export interface AuditEntry {
	readonly actor: Actor;
	readonly actorId?: string;
	/** A transition's name, or what was done. */
	readonly action: string;
	readonly subjectKind: string;
	readonly subjectId: string;
	readonly before?: object;
	readonly after?: object;
	readonly reason?: string;
}

/** Adds to the trail, in the transaction of what it tells. */
export async function writeAudit(trx: Db, entry: AuditEntry): Promise<void> {
	await trx
		.insertInto("audit_log")
		.values({
			actor: entry.actor,
			actor_id: entry.actorId ?? null,
			action: entry.action,
			subject_kind: entry.subjectKind,
			subject_id: entry.subjectId,
			before: entry.before ? JSON.stringify(entry.before) : null,
			after: entry.after ? JSON.stringify(entry.after) : null,
			reason: entry.reason ?? null,
		})
		.execute();
}
