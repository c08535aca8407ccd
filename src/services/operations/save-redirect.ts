import { ContentUnavailableError } from "#content/client/last-good.ts";
import { transact } from "#db/connection/transact.ts";
import { writeAudit } from "#db/operations/audit.ts";
import {
	deleteRedirect,
	lockRedirect,
	type RedirectRow,
	type StoredRedirect,
	storeRedirect,
} from "#db/operations/redirects.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { TrailAction } from "#domain/staff/trail.ts";
import type { App } from "../app.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";
import {
	leadsInCircle,
	type PathRefusal,
	readOldPath,
	readTarget,
	refusalOfTarget,
	type TargetRefusal,
} from "./redirect-checks.ts";

/** The table of old addresses (§2's aliases and staff's own), for the office and for `npm run redirects`. */

export interface RedirectRequest {
	/** The old address: a path, exact or with `*` as its last segment. */
	readonly from: string;
	/** A screen's name with an optional query (`search?maxKmFromGolfCourse=5`), its address, or one on another host. */
	readonly to: string;
	readonly status: 301 | 302;
	/** What was shown: that there is none yet, a version, or nothing at all. */
	readonly shown: "none" | "any" | number;
}

/** Why a redirect is not saved, or not taken away. */
export type RedirectRefusal =
	| PathRefusal
	| TargetRefusal
	/** There is one for this address already. */
	| "EXISTS"
	/** Somebody else has changed it since it was shown. */
	| "CHANGED"
	| "NOT_FOUND"
	| "BUSY";

/** Saves one row; loops and dead targets are refused. */
export async function saveRedirect(
	app: Pick<App, "db" | "settings" | "content">,
	{ from, to, status, shown }: RedirectRequest,
	by: StaffActor,
): Promise<Result<RedirectRow, RedirectRefusal>> {
	const path = readOldPath(from, app.settings.publicUrl);
	if (!path.ok) return path;
	const target = readTarget(to, app.settings.publicUrl);
	if (!target.ok) return target;
	const row: RedirectRow = { fromPath: path.value, target: target.value, status };
	if (await leadsInCircle(app, row)) return fail("LOOP");
	const refused = await refusalOfTarget(app, row.target).catch((error: unknown) => {
		if (error instanceof ContentUnavailableError) return "BUSY" as const;
		throw error;
	});
	if (refused) return fail(refused);
	return transact<RedirectRow, RedirectRefusal>(app.db, async (trx) => {
		const before = await lockRedirect(trx, row.fromPath);
		const unseen = unseenChange(before, shown);
		if (unseen) return fail(unseen);
		await storeRedirect(trx, row);
		await audit(trx, by, "saveRedirect", row.fromPath, before, row);
		return ok(row);
	});
}

/** Takes a row away; its old address answers 404 again. */
export async function removeRedirect(
	app: Pick<App, "db">,
	{ from, shown }: Pick<RedirectRequest, "from" | "shown">,
	by: StaffActor,
): Promise<Result<true, RedirectRefusal>> {
	return transact<true, RedirectRefusal>(app.db, async (trx) => {
		const before = await lockRedirect(trx, from);
		if (!before) return fail("NOT_FOUND");
		const unseen = unseenChange(before, shown);
		if (unseen) return fail(unseen);
		await deleteRedirect(trx, from);
		await audit(trx, by, "removeRedirect", from, before, null);
		return ok(true as const);
	});
}

/** Why what stands is not what was shown; null: it is. */
function unseenChange(before: StoredRedirect | null, shown: RedirectRequest["shown"]): RedirectRefusal | null {
	if (shown === "any") return null;
	if (shown === "none") return before ? "EXISTS" : null;
	if (!before) return "NOT_FOUND";
	return before.version === shown ? null : "CHANGED";
}

function audit(
	trx: Parameters<typeof writeAudit>[0],
	by: StaffActor,
	action: TrailAction,
	fromPath: string,
	before: RedirectRow | null,
	after: RedirectRow | null,
): Promise<void> {
	const facts = (row: RedirectRow) => ({ to: targetText(row.target), status: row.status });
	return writeAudit(trx, {
		...trailActor(by),
		action,
		subjectKind: "redirect",
		subjectId: fromPath,
		...(before ? { before: facts(before) } : {}),
		...(after ? { after: facts(after) } : {}),
	});
}

/** A target as it is typed. */
export function targetText(target: RedirectRow["target"]): string {
	return "url" in target ? target.url : target.route + (target.query && `?${target.query}`);
}
