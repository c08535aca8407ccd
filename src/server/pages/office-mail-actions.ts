import { type MailRefusal, retryMail, sendMailAgain } from "#services/mail/send-again.ts";
import { officeMail } from "#site/office-outbox.ts";
import {
	byOf,
	done,
	type OfficeAct,
	type OfficeActs,
	type OfficeAnswer,
	refused,
	type SignedInRequest,
} from "./office-answer.ts";

/** What staff do with mails. */

function answered(request: SignedInRequest, name: "retry-mail" | "mail-again", code: MailRefusal): OfficeAnswer {
	return refused(request, name, { code });
}

const retry: OfficeAct<"retry-mail"> = async (app, request, { mail }) => {
	const queued = await retryMail(app, mail, byOf(request));
	return queued.ok ? done(officeMail(mail), "mail-retried") : answered(request, "retry-mail", queued.error);
};

const again: OfficeAct<"mail-again"> = async (app, request, { mail }) => {
	const repeat = await sendMailAgain(app, mail, byOf(request));
	return repeat.ok ? done(officeMail(repeat.value), "mail-again") : answered(request, "mail-again", repeat.error);
};

export const MAIL_ACTS: Pick<OfficeActs, "retry-mail" | "mail-again"> = { "retry-mail": retry, "mail-again": again };
