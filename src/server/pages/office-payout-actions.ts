import {
	type PayoutFailure,
	proposePayouts,
	releasePayouts,
	returnPayout,
	withdrawPayouts,
} from "#services/ledger/payouts.ts";
import { byOf, done, type OfficeAct, type OfficeActs, refused, type SignedInRequest } from "./office-answer.ts";

/** What staff do with pay-outs. */

type PayoutForm = "propose-payouts" | "release-payouts" | "withdraw-payouts" | "return-payout";

/** Words of their own where the same code says something else elsewhere. */
const CODES: Partial<Record<PayoutFailure, string>> = { NOTHING: "PAYOUT_NOTHING", NO_ACCOUNT: "PAYOUT_NO_ACCOUNT" };

const answered = (request: SignedInRequest, name: PayoutForm, failure: PayoutFailure) =>
	refused(request, name, { code: CODES[failure] ?? failure }, { kept: ["reason"] });

const propose: OfficeAct<"propose-payouts"> = async (app, request, { cents }) => {
	const made = await proposePayouts(app, cents, byOf(request));
	return made.ok ? done("payouts", "payouts-proposed") : answered(request, "propose-payouts", made.error);
};

const release: OfficeAct<"release-payouts"> = async (app, request, { run }) => {
	const released = await releasePayouts(app, run, byOf(request));
	return released.ok ? done("payouts", "payouts-released") : answered(request, "release-payouts", released.error);
};

const withdraw: OfficeAct<"withdraw-payouts"> = async (app, request, { run }) => {
	const withdrawn = await withdrawPayouts(app, run, byOf(request));
	return withdrawn.ok ? done("payouts", "payouts-withdrawn") : answered(request, "withdraw-payouts", withdrawn.error);
};

const giveBack: OfficeAct<"return-payout"> = async (app, request, { reference, reason }) => {
	const taken = await returnPayout(app, { reference, reason }, byOf(request));
	return taken.ok ? done("payouts", "payout-returned") : answered(request, "return-payout", taken.error);
};

export const PAYOUT_ACTS: Pick<OfficeActs, PayoutForm> = {
	"propose-payouts": propose,
	"release-payouts": release,
	"withdraw-payouts": withdraw,
	"return-payout": giveBack,
};
