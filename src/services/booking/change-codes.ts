import { listKnownAccommodations } from "#db/accommodations/accommodations.ts";
import { endCode, insertCode, lockCode, updateCode } from "#db/bookings/code-desk.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { writeAudit } from "#db/operations/audit.ts";
import type { CodeTerms } from "#domain/pricing/code-terms.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { TrailAction, TrailValues } from "#domain/staff/trail.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import type { App } from "../app.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";

/** Discount codes, made, changed and ended by staff. What a code takes off is said by the quote alone. */

export type CodeRefusal =
	/** Not letters, digits and dashes. */
	| "CODE_MALFORMED"
	| "EXISTS"
	/** Its last day to book, or all its stays, are past already. */
	| "CODE_BOOK_OVER"
	| "CODE_STAY_OVER"
	/** Names a home that there is not. */
	| "CODE_HOMES"
	| "NOT_FOUND"
	/** Somebody has changed it since it was shown. */
	| "CHANGED"
	/** Somebody has booked with it: its terms stay as they were agreed to. */
	| "CODE_USED"
	| "CODE_ENDED"
	| "BUSY";

const NAME = /^[A-Z0-9][A-Z0-9-]{1,29}$/;
type CodeApp = Pick<App, "db" | "clock">;

/** Makes a code. Its name is kept in capitals; what guests type ignores case. */
export async function addCode(
	app: CodeApp,
	typed: string,
	terms: CodeTerms,
	by: StaffActor,
): Promise<Result<string, CodeRefusal>> {
	const code = typed.trim().toUpperCase();
	if (!NAME.test(code)) return fail("CODE_MALFORMED");
	return transact<string, CodeRefusal>(app.db, async (trx) => {
		const useless = await whyUseless(trx, app, terms);
		if (useless) return fail(useless);
		if (!(await insertCode(trx, code, terms, app.clock.now()))) return fail("EXISTS");
		await audit(trx, by, "addCode", code, null, terms);
		return ok(code);
	});
}

/** Changes the terms of a code that nobody has used. `version`: the one that was shown. */
export function changeCode(
	app: CodeApp,
	{ code, version, terms }: { readonly code: string; readonly version: number; readonly terms: CodeTerms },
	by: StaffActor,
): Promise<Result<true, CodeRefusal>> {
	return transact<true, CodeRefusal>(app.db, async (trx) => {
		const row = await lockCode(trx, code);
		if (!row) return fail("NOT_FOUND");
		if (row.version !== version) return fail("CHANGED");
		if (row.ended_at !== null) return fail("CODE_ENDED");
		if (row.uses > 0) return fail("CODE_USED");
		const useless = await whyUseless(trx, app, terms);
		if (useless) return fail(useless);
		await updateCode(trx, row.code, terms);
		await audit(trx, by, "changeCode", row.code, termsOf(row), terms);
		return ok(true as const);
	});
}

/** Why nobody could ever use a code of these terms; null: somebody can. */
async function whyUseless(trx: Tx, { clock }: CodeApp, terms: CodeTerms): Promise<CodeRefusal | null> {
	const today = isoOf(clock.today());
	if (terms.bookUntil !== null && terms.bookUntil < today) return "CODE_BOOK_OVER";
	if (terms.stayUntil !== null && terms.stayUntil <= today) return "CODE_STAY_OVER";
	const known = await listKnownAccommodations(trx, terms.accoIds);
	return terms.accoIds.every((accoId) => known.has(accoId)) ? null : "CODE_HOMES";
}

/** Ends a code, used or not: nobody can book with it from today on. What was booked with it stays as it is. */
export function endDiscountCode(
	app: CodeApp,
	{ code, version }: { readonly code: string; readonly version: number },
	by: StaffActor,
): Promise<Result<true, CodeRefusal>> {
	return transact<true, CodeRefusal>(app.db, async (trx) => {
		const row = await lockCode(trx, code);
		if (!row) return fail("NOT_FOUND");
		if (row.version !== version) return fail("CHANGED");
		if (row.ended_at !== null) return fail("CODE_ENDED");
		const lastDay = isoOf(app.clock.today() - 1);
		await endCode(trx, row.code, lastDay, app.clock.now());
		await audit(trx, by, "endCode", row.code, { bookUntil: row.book_until, uses: row.uses }, { bookUntil: lastDay });
		return ok(true as const);
	});
}

type CodeRow = NonNullable<Awaited<ReturnType<typeof lockCode>>>;

/** The terms of a stored code. */
export function termsOf(row: CodeRow): CodeTerms {
	return {
		value: row.kind === "percent" ? { kind: "percent", bp: row.bp ?? 0 } : { kind: "amount", cents: row.cents ?? 0 },
		maxCents: row.max_cents,
		minRentCents: row.min_rent_cents,
		bookFrom: row.book_from,
		bookUntil: row.book_until,
		stayFrom: row.stay_from,
		stayUntil: row.stay_until,
		maxUses: row.max_uses,
		perGuest: row.per_guest,
		accoIds: row.acco_ids,
		countries: row.countries,
	};
}

function audit(
	trx: Parameters<typeof writeAudit>[0],
	by: StaffActor,
	action: TrailAction,
	code: string,
	before: TrailValues | null,
	after: TrailValues,
): Promise<void> {
	return writeAudit(trx, {
		...trailActor(by),
		action,
		subjectKind: "code",
		subjectId: code,
		...(before ? { before } : {}),
		after,
	});
}
