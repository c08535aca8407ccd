import type { Db } from "#db/connection/client.ts";
import { isSqlError, transact, UNIQUE_VIOLATION } from "#db/connection/transact.ts";
import { handleSubmission, lockSubmission } from "#db/forms/form-submissions.ts";
import { changeMessage, type LastSaid, lastSaid } from "#db/forms/inbox.ts";
import { findLastWriter, insertWord, organisationOfMessage } from "#db/forms/threads.ts";
import { queueMail } from "#db/mail/outbox.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { requestHash, storeAnswer, takeKey } from "#db/operations/idempotency.ts";
import type { SubmissionStatus } from "#db/tables/form-tables.ts";
import { namesFact } from "#domain/booking/mail-facts.ts";
import type { Language } from "#domain/language.ts";
import { areaOf } from "#domain/organisations/rights.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { TrailAction } from "#domain/staff/trail.ts";
import { formAnswerMail } from "#mail/form-mails.ts";
import { organisationHref } from "#site/organisation-area.ts";
import type { App } from "../app.ts";
import { randomId } from "../signed-id.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";

/** What the office does with what people wrote. */

type AnswerApp = Pick<App, "db" | "clock" | "settings">;
/**
 * `ENTERED`: the address has another entry in the prize draw that counts, and one entry an address does.
 * `WRITTEN_SINCE`: something was written or answered that the page did not show.
 */
type AnswerFailure = "NOT_FOUND" | "VALIDATION" | "FACT_OPEN" | "BUSY" | "ENTERED" | "WRITTEN_SINCE";

/** A message leaves spam; a second entry of an address in the prize draw cannot (index of migration 0013). */
async function outOfSpam<Value>(work: Promise<Result<Value, AnswerFailure>>): Promise<Result<Value, AnswerFailure>> {
	try {
		return await work;
	} catch (error) {
		if (isSqlError(error, UNIQUE_VIOLATION, "form_submission_one_entry")) return fail("ENTERED");
		throw error;
	}
}

/** An answer is a mail, not a book. */
const LONGEST = 10_000;

/** Mails an answer in the language that it is given in, replies to which come to the office, and marks the form as handled. */
export function answerForm(
	app: AnswerApp,
	submissionId: number,
	answer: {
		readonly text: string;
		readonly by: StaffActor;
		/** Language of the mail around the text; none: the one that the message was sent in. */
		readonly lang?: Language | undefined;
		/** The message stays open until its sender writes again. */
		readonly isWaiting?: boolean;
		/** What stood under the message where the answer was written; none: it is not asked. */
		readonly shown?: LastSaid | null;
		/** Id of the form that was shown: the same one sends one answer, however often it comes. */
		readonly once?: string;
	},
): Promise<Result<"answered", AnswerFailure>> {
	const { by, isWaiting = false, shown = null, once = "" } = answer;
	const key = once === "" ? null : `staff/${by.publicId}/answer/${once}`;
	const hash = requestHash({ submissionId, text: answer.text, lang: answer.lang });
	return outOfSpam(
		transact(app.db, async (trx) => {
			const words = answer.text.trim();
			if (words === "" || words.length > LONGEST) return fail("VALIDATION");
			if (namesFact(words)) return fail("FACT_OPEN");
			const row = await lockSubmission(trx, submissionId);
			if (!row) return fail("NOT_FOUND");
			const now = app.clock.now();
			const taken = key === null ? ok(null) : await takeKey(trx, key, hash, now);
			if (!taken.ok) return fail(taken.error === "IDEMPOTENCY_KEY_REUSED" ? "WRITTEN_SINCE" : "BUSY");
			if (taken.value) return ok("answered");
			if (shown && (await isMoreSaid(trx, submissionId, shown))) return fail("WRITTEN_SINCE");
			const lang = answer.lang ?? row.lang;
			const wrote = typeof row.payload.name === "string" ? row.payload.name : "";
			const to = (await findLastWriter(trx, submissionId)) ?? { email: row.email, name: wrote };
			const { name } = to;
			const of = await organisationOfMessage(trx, submissionId);
			if (of) await insertWord(trx, { submissionId, byUser: null, words, at: now });
			const thread = of && organisationHref(areaOf(of.kind), lang, `messages/${row.public_id}`);
			await queueMail(trx, {
				messageId: randomId(),
				bookingId: null,
				submissionId,
				kind: "form_answer",
				lang,
				recipient: to.email,
				recipientName: name,
				replyTo: app.settings.officeMail,
				...(await formAnswerMail(
					{ name, text: words, form: row.form, threadUrl: thread && app.settings.publicUrl + thread },
					lang,
				)),
			});
			await changeMessage(trx, submissionId, { status: isWaiting ? "waiting" : "handled", assigned_to: by.publicId });
			await writeAudit(trx, trailOf("answerForm", submissionId, by));
			if (key !== null) await storeAnswer(trx, key, hash, { answered: submissionId }, now);
			return ok("answered");
		}),
	);
}

/** Whether anything was written under a message after what a page showed. */
async function isMoreSaid(trx: Db, submissionId: number, shown: LastSaid): Promise<boolean> {
	const last = await lastSaid(trx, submissionId);
	return last.answer > shown.answer || last.word > shown.word;
}

/** Marks a form as handled; one that is already is NOT_FOUND. */
export function markHandled(
	app: AnswerApp,
	submissionId: number,
	by: StaffActor,
): Promise<Result<"handled", AnswerFailure>> {
	return outOfSpam(
		transact(app.db, async (trx) => {
			if (!(await handleSubmission(trx, submissionId, by.publicId))) return fail("NOT_FOUND");
			await writeAudit(trx, trailOf("handleForm", submissionId, by));
			return ok("handled");
		}),
	);
}

/**
 * What becomes of a message without an answer: done, spam, open again; or who looks after it. `shown`: what stood under
 * it where that was decided.
 */
export function changeForm(
	app: Pick<App, "db">,
	submissionId: number,
	change: { readonly status: SubmissionStatus } | { readonly assigned_to: string | null },
	by: StaffActor,
	shown: LastSaid | null = null,
): Promise<Result<"changed", AnswerFailure>> {
	return outOfSpam(
		transact(app.db, async (trx) => {
			await lockSubmission(trx, submissionId);
			if (shown && (await isMoreSaid(trx, submissionId, shown))) return fail("WRITTEN_SINCE");
			const before = await changeMessage(trx, submissionId, change);
			if (!before) return fail("NOT_FOUND");
			const action = "status" in change ? "changeForm" : "assignForm";
			await writeAudit(trx, { ...trailOf(action, submissionId, by), before, after: change });
			return ok("changed");
		}),
	);
}

function trailOf(action: TrailAction, submissionId: number, by: StaffActor) {
	return { ...trailActor(by), action, subjectKind: "form" as const, subjectId: String(submissionId) };
}
