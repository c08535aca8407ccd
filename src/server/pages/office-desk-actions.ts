import { parseIban } from "#domain/ledger/iban.ts";
import { payerIbanOf } from "#services/bank/payer-iban.ts";
import { refundSentByBank } from "#services/booking/send-refunds.ts";
import { decideReview } from "#services/guests/write-review.ts";
import { raiseFlag } from "#services/operations/raise-flag.ts";
import { officeRefunds, readRefundsQuery } from "#site/office-refunds.ts";
import { byOf, done, missing, NO_REASON, type OfficeAct, type OfficeActs, refused } from "./office-answer.ts";

/** What staff decide beside bookings and messages. */

const DONE_BY_FLAG = {
	ares_server_down: { on: "bookings-stopped", off: "bookings-open" },
	phone_unavailable: { on: "phone-up", off: "phone-down" },
} as const;

const flag: OfficeAct<"flag"> = async (app, request, { flag: name, raised, reason }) => {
	if (raised === "on" && reason === "") return refused(request, "flag", NO_REASON);
	await raiseFlag(app, name, raised === "on", byOf(request), reason);
	return done("banners", DONE_BY_FLAG[name][raised]);
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

/** Money that goes back goes to an account that is known, from the bank's file or from who sends it. */
const refunded: OfficeAct<"refunded"> = async (app, request, { refund, iban }) => {
	const typed = iban === "" ? null : parseIban(iban);
	const isUnknown = typed === null && (iban !== "" || (await payerIbanOf(app, refund)) === "unknown");
	if (isUnknown) {
		const errors = [{ path: "iban", code: iban === "" ? "REQUIRED" : "IBAN" }];
		return refused(request, "refunded", { code: "VALIDATION", errors }, { kept: ["iban"] });
	}
	if (!(await refundSentByBank(app, refund, byOf(request), typed))) return missing();
	// On the list as it was cut.
	const query = Object.fromEntries(new URLSearchParams(request.search));
	return done(officeRefunds(readRefundsQuery(query)), "refunded");
};

export const DESK_ACTS: Pick<OfficeActs, "flag" | "review" | "refunded"> = { flag, review, refunded };
