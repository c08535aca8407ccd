import { findApproval } from "#db/staff/approvals.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { ApprovalTerms } from "#domain/staff/approval.ts";
import type { App } from "../app.ts";
import { type CancelFailure, cancelBooking } from "../booking/cancel.ts";
import { changePrice, type PriceFailure } from "../booking/change-price.ts";
import { type GiveBackFailure, giveBackMore } from "../booking/give-back-more.ts";
import { type GrantFailure, grantCredits } from "../booking/grant-credits.ts";
import { type RebookFailure, rebook } from "../booking/rebook.ts";
import { type AccountFailure, setRefundAccount } from "../booking/refund-account.ts";
import { type AskFailure, askColleague, type Proposal, type Second, whyNotConfirmed } from "./second-person.ts";
import type { StaffActor, StaffBy } from "./staff-by.ts";

/** Doing what may need a second person: at once where one may do it alone, else when a colleague confirms it. */

type PerformApp = Pick<App, "db" | "settings" | "clock" | "company" | "payments" | "viewer">;

type PerformFailure = CancelFailure | PriceFailure | GiveBackFailure | RebookFailure | GrantFailure | AccountFailure;
export type ProposalFailure = PerformFailure | AskFailure | "SAME_HANDS";

/** Does it, or asks a colleague where the use case says that one person is not enough. */
export async function propose(
	app: PerformApp,
	proposal: Proposal,
	by: StaffBy,
): Promise<Result<"done" | "waiting", ProposalFailure>> {
	const done = await perform(app, proposal, by, null);
	if (done.ok) return ok("done");
	if (done.error !== "SECOND_PERSON") return done;
	const waiting = await askColleague(app, proposal, by);
	return waiting.ok ? ok("waiting") : waiting;
}

/** Why somebody cannot decide what waits; null: they may try. NOT_FOUND also for who asked for it. */
export async function whyNotDecided(
	app: Pick<App, "db" | "clock">,
	approvalId: number,
	by: StaffBy,
): Promise<"NOT_FOUND" | "STALE" | "SAME_HANDS" | null> {
	const row = await findApproval(app.db, approvalId);
	if (row?.state !== "waiting" || row.requested_by === by.staffId) return "NOT_FOUND";
	if (row.version !== null && row.version !== row.booking_version) return "STALE";
	return whyNotConfirmed(app, row, by.staffId);
}

/** Confirms what a colleague asked for: it is done now, exactly as it was asked, or refused with why it cannot be. */
export async function confirmForColleague(
	app: PerformApp,
	approvalId: number,
	by: StaffBy,
): Promise<Result<true, ProposalFailure>> {
	const row = await findApproval(app.db, approvalId);
	if (row?.state !== "waiting" || row.requested_by === by.staffId) return fail("NOT_FOUND");
	const refused = await whyNotConfirmed(app, row, by.staffId);
	if (refused) return fail(refused);
	const { terms, reason, asker_id: publicId } = row;
	const subject =
		row.booking_no === null
			? { guestId: row.guest_id ?? 0 }
			: { bookingNo: row.booking_no, version: row.booking_version ?? 0 };
	const asker = { staffId: row.requested_by, publicId, network: by.network };
	const done = await perform(app, { subject, terms, reason }, asker, { approvalId, by });
	if (done.ok) return ok(true);
	// A colleague was faster.
	return fail(done.error === "SECOND_PERSON" ? "NOT_FOUND" : done.error);
}

/** Every kind by its use case, which decides itself whether one person is enough. */
function perform(
	app: PerformApp,
	{ subject, terms, reason }: Proposal,
	by: StaffActor,
	second: Second | null,
): Promise<Result<unknown, PerformFailure>> {
	const how = { by, reason, second };
	if ("guestId" in subject) {
		return terms.kind === "credits" ? grantCredits(app, { ...subject, ...terms, ...how }) : notOfA(terms);
	}
	switch (terms.kind) {
		case "cancel": {
			const { feeCents: shownFeeCents, refundCents } = terms;
			return cancelBooking(app, { ...subject, ...how, cause: "staff", shownFeeCents, refundCents });
		}
		case "refund":
			return giveBackMore(app, { ...subject, ...how, cents: terms.cents });
		case "price":
			return changePrice(app, { ...subject, ...how, grandCents: terms.grandCents, beforeCents: terms.beforeCents });
		case "rebook": {
			const { grandCents, backCents, ownerAgrees, ...other } = terms;
			return rebook(app, { ...subject, ...how, other, shown: { grandCents, backCents }, ownerAgrees });
		}
		case "account":
			return setRefundAccount(app, { ...subject, ...terms, ...how });
		case "credits":
			return notOfA(terms);
	}
}

function notOfA({ kind }: ApprovalTerms): never {
	throw new Error(`${kind} is of another subject`);
}
