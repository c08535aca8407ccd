import { transact } from "#db/connection/transact.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { lockPartner } from "#db/partners/partner-desk.ts";
import { listPartnerHomes, replacePartnerHomes } from "#db/partners/partner-homes.ts";
import { homesIn, MOST_LANDING_HOMES } from "#domain/partners/landing-homes.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { getHuis } from "../accommodations/get-huis.ts";
import type { App } from "../app.ts";
import { type MemberBy, trailedBy } from "../organisations/member-by.ts";

/** The homes that a partner shows at the head of its landing page. Whether somebody may is asked before (`mayAct`). */

export type LandingRefusal = "HOMES_UNKNOWN" | "TOO_MANY_HOMES" | "NOT_FOUND" | "BUSY";

/** What of an app asks for homes as everybody sees them. */
export type HomesApp = Pick<App, "db" | "search" | "clock" | "cards" | "viewer">;

interface OfPartner {
	readonly code: string;
	readonly by: MemberBy;
}

/** Adds the homes that a text names, behind the others; one that is not on offer refuses all. */
export async function chooseHomes(app: HomesApp, of: OfPartner, text: string): Promise<Result<true, LandingRefusal>> {
	const named = homesIn(text);
	const requested = { lang: "en" as const, from: 0, perPage: 1, accoIds: named };
	if (named.length === 0 || (await getHuis(app, requested)).total < named.length) return fail("HOMES_UNKNOWN");
	return changeHomes(app, of, (before) => [...new Set([...before, ...named])]);
}

/** Takes one off. */
export function dropHome(app: Pick<App, "db">, of: OfPartner, accoId: string): Promise<Result<true, LandingRefusal>> {
	return changeHomes(app, of, (before) => (before.includes(accoId) ? before.filter((one) => one !== accoId) : null));
}

/** Puts one before its neighbour. */
export function raiseHome(app: Pick<App, "db">, of: OfPartner, accoId: string): Promise<Result<true, LandingRefusal>> {
	return changeHomes(app, of, (before) => {
		const at = before.indexOf(accoId);
		if (at < 0) return null;
		return at === 0 ? before : before.toSpliced(at, 1).toSpliced(at - 1, 0, accoId);
	});
}

/** Null: what is to be changed is not among them. */
function changeHomes(
	app: Pick<App, "db">,
	{ code, by }: OfPartner,
	change: (before: readonly string[]) => readonly string[] | null,
): Promise<Result<true, LandingRefusal>> {
	return transact<true, "TOO_MANY_HOMES" | "NOT_FOUND">(app.db, async (trx) => {
		if (!(await lockPartner(trx, code))) return fail("NOT_FOUND");
		const before = await listPartnerHomes(trx, code);
		const after = change(before);
		if (after === null) return fail("NOT_FOUND");
		if (after.length > MOST_LANDING_HOMES) return fail("TOO_MANY_HOMES");
		await replacePartnerHomes(trx, code, after);
		await writeAudit(trx, {
			...trailedBy(by),
			action: "chooseLandingHomes",
			subjectKind: "partner",
			subjectId: code,
			before: { homes: before.join(" ") },
			after: { homes: after.join(" ") },
		});
		return ok(true as const);
	});
}
