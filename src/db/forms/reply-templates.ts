import type { Language } from "#domain/language.ts";
import type { Db } from "../connection/client.ts";

/** Texts to answer with. */

/** All of them by name. */
export function listReplyTemplates(db: Db) {
	return db.selectFrom("reply_template").select(["template_id", "name", "names", "texts"]).orderBy("name").execute();
}

/** What a template is called in a language. */
export function templateName(
	{ name, names }: { readonly name: string; readonly names: Partial<Record<Language, string>> },
	language: Language,
): string {
	return names[language] || name;
}

/** Stores a text under its name, in place of what the name had. */
export async function putReplyTemplate(
	trx: Db,
	template: {
		readonly name: string;
		/** Left out: it is called what it was. */
		readonly names?: Partial<Record<Language, string>>;
		readonly texts: Partial<Record<Language, string>>;
		readonly at: Date;
	},
): Promise<void> {
	const { names, texts, at } = template;
	const called = names === undefined ? {} : { names: JSON.stringify(names) };
	const row = { ...called, texts: JSON.stringify(texts), updated_at: at };
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
