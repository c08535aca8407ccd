import { transact } from "#db/connection/transact.ts";
import { deleteReplyTemplate, putReplyTemplate } from "#db/forms/reply-templates.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { App } from "../app.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";

/** The office's texts to answer and write with. */

/** Keeps a text under its name, in place of what the name had; a text without any words is none. */
export function saveTemplate(
	app: Pick<App, "db" | "clock">,
	{ name, texts }: { readonly name: string; readonly texts: Readonly<Partial<Record<Language, string>>> },
	by: StaffActor,
): Promise<Result<true, "VALIDATION" | "BUSY">> {
	return transact<true, "VALIDATION">(app.db, async (trx) => {
		const said = LANGUAGES.flatMap((language) => (texts[language] ? [[language, texts[language]]] : []));
		if (said.length === 0 || name === "") return fail("VALIDATION");
		await putReplyTemplate(trx, { name, texts: Object.fromEntries(said), at: app.clock.now() });
		await writeAudit(trx, trailOf(by, "putReplyTemplate", name));
		return ok(true as const);
	});
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

function trailOf(by: StaffActor, action: string, name: string) {
	return { ...trailActor(by), action, subjectKind: "replyTemplate", subjectId: name };
}
