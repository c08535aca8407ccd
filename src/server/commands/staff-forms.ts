import { type FormSubmissionRow, findSubmission, openSubmissions } from "#db/forms/form-submissions.ts";
import { listReplyTemplates } from "#db/forms/reply-templates.ts";
import { type FormName, isFormName } from "#domain/forms/site-forms.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { fail, ok } from "#domain/result.ts";
import { answerForm, changeForm, markHandled } from "#services/forms/answer-form.ts";
import { dropTemplate, saveTemplate } from "#services/forms/save-template.ts";
import { tableOf } from "./command.ts";
import type { StaffCommand } from "./staff-call.ts";

/** What people wrote by the site's forms: read, answered, put aside. */

/** Short names of the forms, as an operator types them. */
const FORMS: Readonly<Record<string, FormName>> = {
	contact: "contact-messages",
	homeowner: "homeowner-leads",
	guide: "group-house-guide-requests",
	partner: "partner-sign-ups",
	vacancy: "vacancy-applications",
	prize: "prize-draw-entries",
};

export const FORM_COMMANDS: Readonly<Record<string, StaffCommand>> = {
	messages: async ({ app, rest: [typed] }) => {
		const form = typed === undefined ? null : (FORMS[typed] ?? (isFormName(typed) ? typed : undefined));
		if (form === undefined) return fail("VALIDATION");
		const rows = await openSubmissions(app.db, form);
		return ok(rows.length > 0 ? tableOf(rows.map(lineOf)) : "nothing waits");
	},
	message: async ({ app, rest: [id] }) => {
		const row = await findSubmission(app.db, idOf(id));
		if (!row) return fail("NOT_FOUND");
		const { payload, cv_file: cv } = row;
		return ok({
			id: row.submission_id,
			form: row.form,
			status: row.status,
			sent: row.created_at,
			language: row.lang,
			email: row.email,
			...payload,
			...(cv ? { cv: `${app.settings.cvFolder}/${cv}` } : {}),
		});
	},
	answer: async ({ app, by, rest: [id, ...words] }) => answerForm(app, idOf(id), { text: words.join(" "), by }),
	handled: async ({ app, by, rest: [id] }) => markHandled(app, idOf(id), by),
	"file-message": async ({ app, by, rest: [id, typed] }) => {
		const status = (["new", "handled", "spam"] as const).find((known) => known === typed);
		return status ? changeForm(app, idOf(id), { status }, by) : fail("VALIDATION");
	},
	"take-message": ({ app, by, rest: [id] }) => changeForm(app, idOf(id), { assigned_to: by.publicId }, by),
	"leave-message": ({ app, by, rest: [id] }) => changeForm(app, idOf(id), { assigned_to: null }, by),
	templates: async ({ app }) => {
		const rows = await listReplyTemplates(app.db);
		const lines = rows.flatMap(({ name, texts }) =>
			LANGUAGES.flatMap((language) => (texts[language] ? [[name, language, oneLine(texts[language])]] : [])),
		);
		return ok(lines.length > 0 ? tableOf(lines) : "no texts");
	},
	template: async ({ app, by, rest: [name = "", ...words] }) => {
		const texts: Partial<Record<Language, string>> = {};
		for (const word of words) {
			const [, typed, text = ""] = /^(\w\w)=(.*)$/s.exec(word) ?? [];
			const language = LANGUAGES.find((known) => known === typed);
			if (!language) return fail(`VALIDATION ${word}`);
			texts[language] = text;
		}
		return saveTemplate(app, { name, texts }, by);
	},
	"drop-template": ({ app, by, rest: [name = ""] }) => dropTemplate(app, name, by),
};

function idOf(text: string | undefined): number {
	return /^\d{1,15}$/.test(text ?? "") ? Number(text) : 0;
}

/** One line of the list: which, when, from whom, about what. */
function lineOf(row: FormSubmissionRow): readonly string[] {
	const { name, subject, message, motivation, vacancy, placename, groupSize } = row.payload as Record<string, unknown>;
	const about = [subject, vacancy, placename, groupSize, message, motivation].find(
		(value) => (typeof value === "string" && value !== "") || typeof value === "number",
	);
	return [
		String(row.submission_id),
		row.created_at.toISOString().slice(0, 16).replace("T", " "),
		row.form,
		row.lang,
		`${typeof name === "string" ? `${name} ` : ""}<${row.email}>`,
		oneLine(String(about ?? "")),
	];
}

/** A text that fits into a line of a list. */
const oneLine = (text: string) => text.replace(/\s+/g, " ").slice(0, 60);
