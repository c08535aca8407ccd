import type { LastSaid } from "#db/forms/inbox.ts";
import { LANGUAGES } from "#domain/language.ts";
import type { Result } from "#domain/result.ts";
import { answerForm, changeForm } from "#services/forms/answer-form.ts";
import { dropTemplate, saveTemplate } from "#services/forms/save-template.ts";
import { ownerOfLead } from "#services/partners/owner-of-lead.ts";
import type { OfficeDone } from "#site/views/office-view.ts";
import {
	byOf,
	done,
	type OfficeAct,
	type OfficeActs,
	type OfficeAnswer,
	recordDone,
	refused,
	type SignedInRequest,
} from "./office-answer.ts";

/** What staff do with what people wrote, and the texts they answer with. */

type InboxForm = "answer" | "assign" | "file-message" | "make-owner" | "template" | "drop-template";
/** Leads to the owner’s page, which says more. */
type Staying = Exclude<InboxForm, "make-owner">;

function answered(
	request: SignedInRequest,
	name: Staying,
	path: string,
	outcome: Result<unknown, string>,
	{ kept = [], what }: { readonly kept?: readonly string[]; readonly what?: OfficeDone } = {},
): OfficeAnswer {
	const plain = name === "template" || name === "drop-template" ? name : "message";
	if (outcome.ok) return done(path, what ?? plain);
	return refused(request, name, { code: outcome.error }, { kept });
}

/** What the page showed under its message; null: it did not say. */
function shownIn(text: string): LastSaid | null {
	const [, answer, word] = /^(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
	return answer && word ? { answer: Number(answer), word: Number(word) } : null;
}

const answer: OfficeAct<"answer"> = async (app, request, values) => {
	const { message, answer: text, answerLang, isWaiting, shown, once } = values;
	const sent = await answerForm(app, message, {
		text,
		lang: LANGUAGES.find((known) => known === answerLang),
		isWaiting,
		shown: shownIn(shown),
		once,
		by: byOf(request),
	});
	const what = isWaiting ? "message-answered-waiting" : "message-answered";
	// What came since is on the page that comes back.
	const isRead = !sent.ok && sent.error === "WRITTEN_SINCE";
	const kept = ["answer", "answerLang", "isWaiting", ...(isRead ? [] : ["shown"])];
	return answered(request, "answer", `inbox/${message}`, sent, { kept, what });
};

/** `me` takes it, `nobody` gives it back. */
const assign: OfficeAct<"assign"> = async (app, request, { message, to }) => {
	const by = byOf(request);
	const changed = await changeForm(app, message, { assigned_to: to === "me" ? by.publicId : null }, by);
	const what = to === "me" ? "message-taken" : "message-left";
	return answered(request, "assign", `inbox/${message}`, changed, { what });
};

const file: OfficeAct<"file-message"> = async (app, request, { message, status, was, shown }) => {
	const changed = await changeForm(app, message, { status }, byOf(request), shownIn(shown));
	const back = was ? `?was=${was}` : "";
	const what = status === "waiting" ? "message" : (`message-${status}` as const);
	return answered(request, "file-message", `inbox/${message}${back}`, changed, { what });
};

/** Leads to the owner's page, where the invitation shows. */
const makeOwner: OfficeAct<"make-owner"> = async (app, request, { message, ownerCode: code }) => {
	const made = await ownerOfLead(app, { message, code }, byOf(request));
	if (made.ok) return recordDone("owners", made.value, "owner");
	const kept = ["ownerCode"];
	if (made.error !== "CODE_MALFORMED" && made.error !== "EXISTS") {
		return refused(request, "make-owner", { code: made.error }, { kept });
	}
	const errors = [{ path: "ownerCode", code: made.error === "EXISTS" ? "CODE_EXISTS" : made.error }];
	return refused(request, "make-owner", { code: "VALIDATION", errors }, { kept });
};

const TEMPLATES = "inbox/templates";

const template: OfficeAct<"template"> = async (app, request, values) => {
	const { templateName: name, nl, en, de, fr } = values;
	const names = { nl: values.nameNl, en: values.nameEn, de: values.nameDe, fr: values.nameFr };
	const stored = await saveTemplate(app, { name, names, texts: { nl, en, de, fr } }, byOf(request));
	const kept = ["templateName", "nameNl", "nameEn", "nameDe", "nameFr", ...LANGUAGES];
	return answered(request, "template", TEMPLATES, stored, { kept });
};

const drop: OfficeAct<"drop-template"> = async (app, request, { templateName: name }) =>
	answered(request, "drop-template", TEMPLATES, await dropTemplate(app, name, byOf(request)));

export const INBOX_ACTS: Pick<OfficeActs, InboxForm> = {
	answer,
	assign,
	"make-owner": makeOwner,
	"file-message": file,
	template,
	"drop-template": drop,
};
