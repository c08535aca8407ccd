import { transact } from "#db/connection/transact.ts";
import { deleteReplyTemplate, putReplyTemplate } from "#db/forms/reply-templates.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { LANGUAGES } from "#domain/language.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { answerForm, changeForm } from "#services/forms/answer-form.ts";
import { trailActor } from "#services/staff/staff-by.ts";
import {
	byOf,
	done,
	type OfficeAct,
	type OfficeActs,
	type OfficeAnswer,
	refused,
	type SignedInRequest,
} from "./office-answer.ts";

/** What staff do with what people wrote, and the texts they answer with. */

type InboxForm = "answer" | "assign" | "file-message" | "template" | "drop-template";

function answered(
	request: SignedInRequest,
	name: InboxForm,
	path: string,
	outcome: Result<unknown, string>,
	kept: readonly string[] = [],
): OfficeAnswer {
	if (outcome.ok) return done(path, "message");
	return refused(request, name, { code: outcome.error }, { kept });
}

const answer: OfficeAct<"answer"> = async (app, request, values) => {
	const { message, answer: text, isWaiting } = values;
	const sent = await answerForm(app, message, { text, isWaiting, by: byOf(request) });
	return answered(request, "answer", `inbox/${message}`, sent, ["answer", "isWaiting"]);
};

/** `me` takes it, `nobody` gives it back. */
const assign: OfficeAct<"assign"> = async (app, request, { message, to }) => {
	const by = byOf(request);
	const changed = await changeForm(app, message, { assigned_to: to === "me" ? by.publicId : null }, by);
	return answered(request, "assign", `inbox/${message}`, changed);
};

const file: OfficeAct<"file-message"> = async (app, request, { message, status }) => {
	const changed = await changeForm(app, message, { status }, byOf(request));
	return answered(request, "file-message", `inbox/${message}`, changed);
};

const TEMPLATES = "inbox/templates";

const template: OfficeAct<"template"> = async (app, request, values) => {
	const { templateName: name } = values;
	const said = LANGUAGES.flatMap((language) => (values[language] === "" ? [] : [[language, values[language]]]));
	const stored = await transact<true, "VALIDATION">(app.db, async (trx) => {
		if (said.length === 0) return fail("VALIDATION");
		await putReplyTemplate(trx, { name, texts: Object.fromEntries(said), at: app.clock.now() });
		await writeAudit(trx, templateTrail(request, "putReplyTemplate", name));
		return ok(true as const);
	});
	return answered(request, "template", TEMPLATES, stored, ["templateName", ...LANGUAGES]);
};

const dropTemplate: OfficeAct<"drop-template"> = async (app, request, { templateName: name }) => {
	const gone = await transact<true, "NOT_FOUND">(app.db, async (trx) => {
		if (!(await deleteReplyTemplate(trx, name))) return fail("NOT_FOUND");
		await writeAudit(trx, templateTrail(request, "dropReplyTemplate", name));
		return ok(true as const);
	});
	return answered(request, "drop-template", TEMPLATES, gone);
};

function templateTrail(request: SignedInRequest, action: string, name: string) {
	return { ...trailActor(byOf(request)), action, subjectKind: "replyTemplate", subjectId: name };
}

export const INBOX_ACTS: Pick<OfficeActs, InboxForm> = {
	answer,
	assign,
	"file-message": file,
	template,
	"drop-template": dropTemplate,
};
