import { parseIban } from "#domain/ledger/iban.ts";
import { accountProposal } from "#services/booking/refund-account.ts";
import { refundSentByBank } from "#services/booking/send-refunds.ts";
import { decideReview } from "#services/guests/write-review.ts";
import { raiseFlag } from "#services/operations/raise-flag.ts";
import { propose } from "#services/staff/perform.ts";
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

/** On the list as it was cut. */
const refundsOf = ({ search }: { readonly search: string }) =>
	officeRefunds(readRefundsQuery(Object.fromEntries(new URLSearchParams(search))));

/** Money that goes back goes to an account that the bank's file says, or that two people agreed on. */
const refunded: OfficeAct<"refunded"> = async (app, request, { refund }) => {
	const sent = await refundSentByBank(app, refund, byOf(request));
	if (sent.ok) return done(refundsOf(request), "refunded");
	return sent.error === "NOT_FOUND" ? missing() : refused(request, "refunded", { code: sent.error });
};

const refundAccount: OfficeAct<"refund-account"> = async (app, request, { refund, iban: typed, reason }) => {
	const kept = ["iban", "reason"];
	const iban = parseIban(typed);
	if (iban === null) {
		const errors = [{ path: "iban", code: typed === "" ? "REQUIRED" : "IBAN" }];
		return refused(request, "refund-account", { code: "VALIDATION", errors }, { kept });
	}
	const proposal = await accountProposal(app, refund, iban);
	if (!proposal.ok) {
		return proposal.error === "NOT_FOUND" ? missing() : refused(request, "refund-account", { code: proposal.error });
	}
	const proposed = await propose(app, { ...proposal.value, reason }, byOf(request));
	if (proposed.ok) return done(refundsOf(request), "requested");
	return refused(request, "refund-account", { code: proposed.error }, { kept });
};

export const DESK_ACTS: Pick<OfficeActs, "flag" | "review" | "refunded" | "refund-account"> = {
	flag,
	review,
	refunded,
	"refund-account": refundAccount,
};
