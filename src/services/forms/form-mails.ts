import type { Db } from "#db/connection/client.ts";
import { queueMail } from "#db/mail/outbox.ts";
import type { FormValues } from "#domain/forms/forms.ts";
import type { AnsweredForm } from "#domain/forms/site-forms.ts";
import { type FormMailFacts, mailOf, officeFormMail, visitorFormMail } from "#mail/form-mails.ts";
import { href } from "#site/href.ts";
import type { Settings } from "../app.ts";
import { randomId } from "../signed-id.ts";

export interface TakenForm {
	readonly submissionId: number;
	readonly form: AnsweredForm;
	readonly values: FormValues;
	/** An application's file and when it goes. */
	readonly cv: FormMailFacts["cv"];
}

/** Puts the answer to the visitor and the office's copy into the outbox, in the transaction of the form. */
export async function queueFormMails(
	trx: Db,
	settings: Pick<Settings, "publicUrl" | "officeMail" | "officeLanguage">,
	taken: TakenForm,
): Promise<void> {
	const { submissionId, form, values, cv } = taken;
	const { lang, email } = values;
	const { kind } = mailOf(form);
	const facts: FormMailFacts = {
		form,
		values,
		cv,
		homesUrl: "groupSize" in values ? `${settings.publicUrl}${href("search", lang)}?adults=${values.groupSize}` : null,
	};
	const name = "name" in values ? values.name : "";
	await queueMail(trx, {
		messageId: randomId(),
		bookingId: null,
		submissionId,
		kind,
		lang,
		recipient: email,
		recipientName: name,
		...(await visitorFormMail(facts, lang)),
	});
	await queueMail(trx, {
		messageId: randomId(),
		bookingId: null,
		submissionId,
		kind: `${kind}_office`,
		lang: settings.officeLanguage,
		recipient: settings.officeMail,
		recipientName: "",
		replyTo: email,
		...(await officeFormMail(facts, settings.officeLanguage)),
	});
}
