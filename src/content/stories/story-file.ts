import { z } from "zod";
import { LANGUAGES } from "#domain/language.ts";

/** One story as its file holds it (docs/guides/content-and-blocks.md#story-files, demo/stories/README.md). */

const translated = <Value extends z.ZodType>(value: Value) =>
	z.union([value, z.partialRecord(z.enum(LANGUAGES), value)], { error: "a text, or one a language" });

const slug = z.string().regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, "a slug of lower-case letters, digits and dashes");
const instant = z.iso.datetime({ offset: true, error: "an instant such as 2026-03-01T09:00:00Z" });

/** Content: a component's name and its fields, which the component's own schema checks. */
const content = z.looseObject({ component: z.string().min(1, "the component's name") });

export const storyFileSchema = z.strictObject({
	name: translated(z.string().min(1)),
	/** Absent: the file's name. In several languages: the address is translated. */
	slug: translated(slug).optional(),
	uuid: z.uuid("a UUID").optional(),
	id: z.int().positive().optional(),
	/** Order in the editor, highest first. */
	position: z.int().default(0),
	tags: z.array(z.string().min(1)).default([]),
	first_published_at: instant.optional(),
	published_at: instant.optional(),
	status: z.enum(["published", "draft"]).default("published"),
	/** Shown on the social card and to search engines; free form. */
	meta_data: z.record(z.string(), z.unknown()).nullable().default(null),
	content,
	/** Changes that wait to be published: what a preview sees instead. */
	draft: z.strictObject({ name: translated(z.string().min(1)).optional(), content: content.optional() }).optional(),
});

export type StoryFile = z.infer<typeof storyFileSchema>;

/** A data source: pairs of name and value, values perhaps one a language. */
export const datasourceFileSchema = z.strictObject({
	name: z.string().min(1),
	id: z.int().positive().optional(),
	entries: z.array(z.strictObject({ name: z.string().min(1), value: translated(z.string()) })),
});

export type DatasourceFile = z.infer<typeof datasourceFileSchema>;

/** Reads one file's text; the problems say where they are and what was expected. */
export function parseFile<Schema extends z.ZodType>(
	schema: Schema,
	text: string,
):
	| { readonly ok: true; readonly file: z.infer<Schema> }
	| { readonly ok: false; readonly problems: readonly string[] } {
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch (error) {
		return { ok: false, problems: [`not JSON: ${(error as Error).message}`] };
	}
	const parsed = schema.safeParse(json);
	if (parsed.success) return { ok: true, file: parsed.data };
	return {
		ok: false,
		problems: parsed.error.issues.map((issue) => `${issue.path.join(".") || "the file"}: expected ${issue.message}`),
	};
}
