import type { Result } from "#domain/result.ts";
import { confirmForColleague } from "#services/staff/perform.ts";
import { dropApproval } from "#services/staff/second-person.ts";
import type { OfficeDone } from "#site/views/office-view.ts";
import {
	byOf,
	done,
	type OfficeAct,
	type OfficeActs,
	type OfficeAnswer,
	refused,
	type SignedInRequest,
} from "./office-answer.ts";

/** What a second person decides, on the page of the booking or of everything that waits. */

type ApprovalForm = "second-yes" | "second-no" | "withdraw";

/** What does not wait, and what is not theirs to decide, is answered like what there is not. */
function decided(
	request: SignedInRequest,
	name: ApprovalForm,
	outcome: Result<unknown, string>,
	what: OfficeDone,
): OfficeAnswer {
	if (outcome.ok) return done(request.path, what);
	return refused(request, name, { code: outcome.error });
}

const yes: OfficeAct<"second-yes"> = async (app, request, { approval }) =>
	decided(request, "second-yes", await confirmForColleague(app, approval, byOf(request)), "second-yes");

const no: OfficeAct<"second-no"> = async (app, request, { approval, reason }) =>
	decided(request, "second-no", await dropApproval(app, approval, "refused", byOf(request), reason), "second-no");

const withdraw: OfficeAct<"withdraw"> = async (app, request, { approval }) =>
	decided(request, "withdraw", await dropApproval(app, approval, "withdrawn", byOf(request)), "withdrawn");

export const APPROVAL_ACTS: Pick<OfficeActs, ApprovalForm> = { "second-yes": yes, "second-no": no, withdraw };
