import { listUnits } from "#db/accommodations/accommodations.ts";
import { listBoardStays } from "#db/availability/board.ts";
import { lockUnits } from "#db/availability/claims.ts";
import { findBlock, insertBlock, releaseBlock } from "#db/availability/staff-blocks.ts";
import { EXCLUSION_VIOLATION, isSqlError, transact } from "#db/connection/transact.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { type BlockKind, blockedNights } from "#domain/booking/block.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import type { FieldError } from "#domain/validation.ts";
import type { App } from "../app.ts";
import { clearForClaim } from "../booking/claim-nights.ts";
import { type OwnerBy, trailedBy } from "../organisations/member-by.ts";
import { randomId } from "../signed-id.ts";
import type { StaffBy } from "./staff-by.ts";

/**
 * Staff and owners close nights of a home, and open them again. What the search and the calendar know follows from the
 * rows. Whether an owner may touch the home is asked before.
 */

export type BlockedBy = StaffBy | OwnerBy;

type BlockApp = Pick<App, "db" | "settings" | "clock" | "company" | "payments">;

export interface NightsToBlock {
	readonly accoId: string;
	/** First night and the day that is free again, ISO. */
	readonly from: string;
	readonly to: string;
	readonly kind: BlockKind;
	readonly reason: string;
}

export type BlockFailure =
	| { readonly code: "NOT_FOUND" | "BUSY" }
	/** Somebody has one of the nights: a booking, a calendar, another block. */
	| { readonly code: "NIGHTS_TAKEN" }
	| { readonly code: "VALIDATION"; readonly errors: readonly FieldError[] };

/** Closes nights of a home with all its units; answers the block's id. Nothing that stands there gives way. */
export async function blockNights(
	app: BlockApp,
	wanted: NightsToBlock,
	by: BlockedBy,
): Promise<Result<{ readonly blockId: string }, BlockFailure>> {
	const { accoId, kind, reason } = wanted;
	const stay = blockedNights(wanted, app.clock.today());
	if (!("arrival" in stay)) return fail({ code: "VALIDATION", errors: stay });
	const blockId = randomId();
	try {
		const made = await transact<{ readonly blockId: string }, "NOT_FOUND">(app.db, async (trx) => {
			const unitIds = await listUnits(trx, accoId);
			if (unitIds.length === 0) return fail("NOT_FOUND");
			await clearForClaim(trx, app, unitIds, stay);
			const at = app.clock.now();
			const whose = "memberId" in by ? { ownerCode: by.ownerCode, userId: by.userId } : { staffId: by.staffId };
			await insertBlock(trx, { blockId, unitIds, stay, kind, by: whose, reason, at });
			await writeAudit(trx, {
				...trailOf(by, accoId),
				action: "blockNights",
				after: { block: blockId, kind, from: wanted.from, to: wanted.to },
				...(reason === "" ? {} : { reason }),
			});
			return ok({ blockId });
		});
		return made.ok ? made : fail({ code: made.error });
	} catch (error) {
		if (isSqlError(error, EXCLUSION_VIOLATION)) return fail({ code: "NIGHTS_TAKEN" });
		throw error;
	}
}

/**
 * Opens the nights of a block again: owners their own, staff those of staff and of owners who have the home no more; those
 * of feeds and calendars nobody.
 */
export async function unblockNights(
	app: Pick<App, "db" | "clock">,
	blockId: string,
	by: BlockedBy,
): Promise<Result<{ readonly accoId: string; readonly from: string }, "NOT_FOUND" | "BUSY">> {
	return transact<{ readonly accoId: string; readonly from: string }, "NOT_FOUND">(app.db, async (trx) => {
		const seen = await findBlock(trx, blockId);
		const owner = "memberId" in by ? by.ownerCode.toLowerCase() : null;
		if (!seen || (seen.ownerCode?.toLowerCase() ?? null) !== owner) return fail("NOT_FOUND");
		await lockUnits(trx, seen.unitIds);
		if (!(await releaseBlock(trx, blockId, app.clock.now()))) return fail("NOT_FOUND");
		const [from, to] = [isoOf(seen.from), isoOf(seen.to)];
		await writeAudit(trx, {
			...trailOf(by, seen.accoId),
			action: "unblockNights",
			before: { block: blockId, kind: seen.kind, from, to },
		});
		return ok({ accoId: seen.accoId, from });
	});
}

function trailOf(by: BlockedBy, accoId: string) {
	return { ...trailedBy(by), subjectKind: "accommodation" as const, subjectId: accoId };
}

/** What has nights that somebody wanted to close: the other side of a refusal. */
export async function takersOf(
	app: Pick<App, "db" | "clock">,
	{ accoId, from, to }: Omit<NightsToBlock, "kind" | "reason">,
) {
	const stay = blockedNights({ from, to }, app.clock.today());
	if (!("arrival" in stay)) return [];
	const stays = await listBoardStays(app.db, [accoId], { from: stay.arrival, to: stay.departure }, app.clock.now());
	return stays.filter((one) => one.kind !== "request");
}
