import { fail, type Result } from "#domain/result.ts";
import type { App } from "#services/app.ts";
import { confirmForColleague, whyNotDecided } from "#services/staff/perform.ts";
import { dropApproval } from "#services/staff/second-person.ts";
import { confirmStaff } from "#services/staff/sign-in.ts";
import { OFFICE_DONE_OF_PARAM, type OfficeDone } from "#site/views/office-view.ts";
import {
	byOf,
	done,
	later,
	type OfficeAct,
	type OfficeActs,
	type OfficeAnswer,
	refused,
	type SignedInRequest,
} from "./office-answer.ts";
import { confirmByPasskey, failureOf } from "./office-passkey-actions.ts";

/** What a second person decides, on the page of the booking or of everything that waits. */

type ApprovalForm = "second-yes" | "second-yes-passkey" | "second-no" | "withdraw";

/** What does not wait, and what is not theirs to decide, is answered like what there is not. */
function decided(
	request: SignedInRequest,
	name: ApprovalForm,
	outcome: Result<unknown, string>,
	what: OfficeDone,
): OfficeAnswer {
	const { path, values } = request;
	if (outcome.ok) return done(`${path}?${OFFICE_DONE_OF_PARAM}=${Number(values.approval)}`, what);
	return refused(request, name, { code: outcome.error });
}

/** Whether somebody can confirm it is asked first, so that no code is used up for nothing. */
async function whyNot(
	app: App,
	request: SignedInRequest,
	name: ApprovalForm,
	id: number,
): Promise<OfficeAnswer | null> {
	const refusal = await whyNotDecided(app, id, byOf(request));
	return refusal && decided(request, name, fail(refusal), "second-yes");
}

const yes: OfficeAct<"second-yes"> = async (app, request, { approval, code }) => {
	const refusal = await whyNot(app, request, "second-yes", approval);
	if (refusal) return refusal;
	const { session, clientAddress } = request;
	const shown = await confirmStaff(app, session, { code, clientAddress });
	if (!shown.ok) {
		await later(shown.error.delayMs);
		if (shown.error.code !== "WRONG") return refused(request, "second-yes", shown.error);
		const errors = [{ path: "code", code: "WRONG_CODE" }];
		return refused(request, "second-yes", { code: "VALIDATION", errors });
	}
	return decided(request, "second-yes", await confirmForColleague(app, approval, byOf(request)), "second-yes");
};

const yesByPasskey: OfficeAct<"second-yes-passkey"> = async (app, request, { approval, proof }) => {
	const refusal = await whyNot(app, request, "second-yes-passkey", approval);
	if (refusal) return refusal;
	const shown = await confirmByPasskey(app, request, proof);
	if (!shown.ok) {
		await later(shown.error.delayMs);
		return refused(request, "second-yes-passkey", failureOf(shown.error.code));
	}
	return decided(request, "second-yes-passkey", await confirmForColleague(app, approval, byOf(request)), "second-yes");
};

const no: OfficeAct<"second-no"> = async (app, request, { approval, reason }) =>
	decided(request, "second-no", await dropApproval(app, approval, "refused", byOf(request), reason), "second-no");

const withdraw: OfficeAct<"withdraw"> = async (app, request, { approval }) =>
	decided(request, "withdraw", await dropApproval(app, approval, "withdrawn", byOf(request)), "withdrawn");

export const APPROVAL_ACTS: Pick<OfficeActs, ApprovalForm> = {
	"second-yes": yes,
	"second-yes-passkey": yesByPasskey,
	"second-no": no,
	withdraw,
};
