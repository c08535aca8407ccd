import { refundSentByBank } from "#services/booking/send-refunds.ts";
import { decideReview } from "#services/guests/write-review.ts";
import { raiseFlag } from "#services/operations/raise-flag.ts";
import { byOf, done, missing, type OfficeAct, type OfficeActs } from "./office-answer.ts";

/** What staff decide beside bookings and messages. */

const flag: OfficeAct<"flag"> = async (app, request, { flag: name, raised }) => {
	await raiseFlag(app, name, raised === "on", byOf(request));
	return done("banners", "booking");
};

const review: OfficeAct<"review"> = async (app, request, { review: reviewId, decision, reason }) => {
	const decided = await decideReview(app, {
		reviewId,
		release: decision === "show",
		by: byOf(request),
		...(reason === "" ? {} : { reason }),
	});
	return decided ? done("reviews", "booking") : missing();
};

const refunded: OfficeAct<"refunded"> = async (app, request, { refund }) =>
	(await refundSentByBank(app, refund, byOf(request))) ? done("refunds", "booking") : missing();

export const DESK_ACTS: Pick<OfficeActs, "flag" | "review" | "refunded"> = { flag, review, refunded };
