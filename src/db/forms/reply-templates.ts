import type { Language } from "#domain/language.ts";
import type { Db } from "../connection/client.ts";

/** Texts to answer with. */

/** All of them by name. */
export function listReplyTemplates(db: Db) {
	return db.selectFrom("reply_template").select(["template_id", "name", "texts"]).orderBy("name").execute();
}

/** Stores a text under its name, in place of what the name had. */
export async function putReplyTemplate(
	trx: Db,
	template: { readonly name: string; readonly texts: Partial<Record<Language, string>>; readonly at: Date },
): Promise<void> {
	const row = { texts: JSON.stringify(template.texts), updated_at: template.at };
	await trx
		.insertInto("reply_template")
		.values({ name: template.name, ...row })
		.onConflict((conflict) => conflict.column("name").doUpdateSet(row))
		.execute();
}

/** Takes a text away; false: there is none of that name. */
export async function deleteReplyTemplate(trx: Db, name: string): Promise<boolean> {
	const gone = await trx.deleteFrom("reply_template").where("name", "=", name).returning("name").executeTakeFirst();
	return gone !== undefined;
}
