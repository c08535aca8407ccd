import { transact } from "#db/connection/transact.ts";
import { deleteReplyTemplate, putReplyTemplate } from "#db/forms/reply-templates.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { namesUnknown } from "#domain/booking/mail-facts.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { TrailAction } from "#domain/staff/trail.ts";
import type { App } from "../app.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";

/** The office's texts to answer and write with. */

/** Keeps a text under its name, in place of what the name had; a text without any words is none, and so is one that names what nobody fills in. */
export function saveTemplate(
	app: Pick<App, "db" | "clock">,
	template: {
		readonly name: string;
		/** In languages of the office that call it otherwise. */
		readonly names?: Readonly<Partial<Record<Language, string>>>;
		readonly texts: Readonly<Partial<Record<Language, string>>>;
	},
	by: StaffActor,
): Promise<Result<true, "VALIDATION" | "UNKNOWN_FACT" | "BUSY">> {
	return transact<true, "VALIDATION" | "UNKNOWN_FACT">(app.db, async (trx) => {
		const { name, names, texts } = template;
		const said = Object.entries(filled(texts));
		if (said.length === 0 || name === "") return fail("VALIDATION");
		if (said.some(([, text]) => namesUnknown(text))) return fail("UNKNOWN_FACT");
		await putReplyTemplate(trx, {
			name,
			...(names ? { names: filled(names) } : {}),
			texts: Object.fromEntries(said),
			at: app.clock.now(),
		});
		await writeAudit(trx, trailOf(by, "putReplyTemplate", name));
		return ok(true as const);
	});
}

/** What is said in each language, without those that say nothing. */
function filled(texts: Readonly<Partial<Record<Language, string>>>): Partial<Record<Language, string>> {
	return Object.fromEntries(LANGUAGES.flatMap((language) => (texts[language] ? [[language, texts[language]]] : [])));
}

/** Takes a text away. */
export function dropTemplate(
	app: Pick<App, "db">,
	name: string,
	by: StaffActor,
): Promise<Result<true, "NOT_FOUND" | "BUSY">> {
	return transact<true, "NOT_FOUND">(app.db, async (trx) => {
		if (!(await deleteReplyTemplate(trx, name))) return fail("NOT_FOUND");
		await writeAudit(trx, trailOf(by, "dropReplyTemplate", name));
		return ok(true as const);
	});
}

function trailOf(by: StaffActor, action: TrailAction, name: string) {
	return { ...trailActor(by), action, subjectKind: "replyTemplate" as const, subjectId: name };
}
