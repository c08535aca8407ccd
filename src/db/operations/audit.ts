import { sql } from "kysely";
import type { Actor } from "#domain/booking/process.ts";
import type { TrailAction, TrailSubject, TrailValue, TrailValues } from "#domain/staff/trail.ts";
import type { Db } from "../connection/client.ts";

/** One line of the trail. No names, addresses or tokens. */
export interface AuditEntry {
	readonly actor: Actor;
	readonly actorId?: string;
	/** A transition's name, or what was done. */
	readonly action: TrailAction;
	readonly subjectKind: TrailSubject;
	readonly subjectId: string;
	readonly before?: TrailValues;
	readonly after?: TrailValues;
	readonly reason?: string;
	/** From where, as a network. */
	readonly network?: string;
}

/** What is written of a subject, the latest first, with the names of the staff among those who acted. */
export function listAudit(db: Db, subjectKind: string, subjectId: string) {
	return db
		.selectFrom("audit_log as a")
		.leftJoin("staff as s", (join) => join.onRef("s.public_id", "=", "a.actor_id").on("a.actor", "=", "staff"))
		.select(["a.at", "a.actor", "a.actor_id", "a.action", "a.reason", "a.before", "a.after", "s.name"])
		.where("a.subject_kind", "=", subjectKind)
		.where("a.subject_id", "=", subjectId)
		.orderBy("a.audit_id", "desc")
		.execute();
}

/** How often something was done to a subject within the last day, by the database's clock, which writes the trail's time. */
export async function countActionsOfDay(
	db: Db,
	{ action, actor, subjectKind, subjectId }: Pick<AuditEntry, "action" | "actor" | "subjectKind" | "subjectId">,
): Promise<number> {
	const { count } = await db
		.selectFrom("audit_log")
		.select((select) => select.fn.countAll<number>().as("count"))
		.where("subject_kind", "=", subjectKind)
		.where("subject_id", "=", subjectId)
		.where("action", "=", action)
		.where("actor", "=", actor)
		.where("at", ">", sql<Date>`now() - interval '1 day'`)
		.executeTakeFirstOrThrow();
	return Number(count);
}

export interface AuditWanted {
	/** Of a subject, such as a booking's number; empty: of any. */
	readonly subject: string;
	/** Public id of who acted, or empty. */
	readonly actorId: string;
	/** Name of what was done, or empty. */
	readonly action: string;
}

/** The trail, the latest first, beginning below a number; with the names of the staff among those who acted. */
export function listTrail(db: Db, { subject, actorId, action }: AuditWanted, below: number | null, limit: number) {
	let trail = db
		.selectFrom("audit_log as a")
		.leftJoin("staff as s", (join) => join.onRef("s.public_id", "=", "a.actor_id").on("a.actor", "=", "staff"))
		.select(["a.audit_id", "a.at", "a.actor", "a.actor_id", "a.action", "a.subject_kind", "a.subject_id"])
		.select(["a.before", "a.after", "a.reason", "a.network", "s.name"])
		.orderBy("a.audit_id", "desc")
		.limit(limit);
	if (subject !== "") trail = trail.where("a.subject_id", "=", subject);
	if (actorId !== "") trail = trail.where("a.actor_id", "=", actorId);
	if (action !== "") trail = trail.where("a.action", "=", action);
	if (below !== null) trail = trail.where("a.audit_id", "<", below);
	return trail.execute();
}

/** Takes the words of all reasons about subjects of a kind away; that something was done stays. */
export async function emptyReasons(trx: Db, subjectKind: string, subjectIds: readonly string[]): Promise<void> {
	if (subjectIds.length === 0) return;
	await sql`SET LOCAL halcyon.retention = 'over'`.execute(trx);
	await trx
		.updateTable("audit_log")
		.set({ reason: "" })
		.where("subject_kind", "=", subjectKind)
		.where("subject_id", "in", subjectIds)
		.where("reason", "<>", "")
		.execute();
	await sql`SET LOCAL halcyon.retention = ''`.execute(trx);
}

/** Values that the trail has words for; any other is none, so that what notes it does not compile. */
type Known<Values> = Values extends object
	? Exclude<keyof Values, TrailValue> extends never
		? Values
		: never
	: Values;

type KnownValues<Entry extends AuditEntry> = {
	readonly [Side in "before" | "after" as Side extends keyof Entry ? Side : never]?: Known<Entry[Side]>;
};

/** Adds to the trail, in the transaction of what it tells. */
export async function writeAudit<const Entry extends AuditEntry>(
	trx: Db,
	entry: Entry & KnownValues<Entry>,
): Promise<void> {
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
			network: entry.network ?? null,
		})
		.execute();
}
