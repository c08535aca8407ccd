import { z } from "zod";

/**
 * Fields of blocks' schemas. A schema describes a block in one language, as the content service delivers it;
 * fields that it does not name are mistakes.
 */

/** A block: its component's name, the fields that every block has, and its own. */
export function block<const Name extends string, Fields extends z.ZodRawShape>(component: Name, fields: Fields) {
	return z.strictObject({
		_uid: z.string(),
		component: z.literal(component),
		/** In drafts: where the visual editor finds it. */
		_editable: z.string().optional(),
		...fields,
	});
}

/** A text that must be there. */
export const text = () => z.string({ error: "a text" }).min(1, "a text that is not empty");

/** A rich text document; its nodes are the renderer's business. */
export const richText = () =>
	z.object({ type: z.literal("doc"), content: z.array(z.looseObject({ type: z.string() })) }, { error: "a rich text" });

/** A file of the content: pictures have their words in `alt`. */
export const asset = () =>
	z.looseObject({ fieldtype: z.literal("asset"), filename: text(), alt: z.string().nullable() });

/** A link to a story, an address, a mail address or a file. */
export const link = () =>
	z.looseObject({
		fieldtype: z.literal("multilink"),
		linktype: z.enum(["story", "url", "email", "asset"]),
		id: z.string(),
		url: z.string(),
		cached_url: z.string(),
		anchor: z.string().nullish(),
		target: z.enum(["_self", "_blank"]).nullish(),
	});

/** A reference to a story: its UUID, or the story itself where it was resolved. */
export const reference = () =>
	z.union([z.uuid(), z.looseObject({ uuid: z.uuid() })], { error: "a reference to a story" });

/** Blocks inside a block, of these components or of any. Each is checked by its own schema. */
export const blocks = (...components: string[]) =>
	z.array(
		z.looseObject({
			_uid: z.string(),
			component: components.length > 0 ? z.enum(components, { error: `one of ${components.join(", ")}` }) : z.string(),
		}),
	);
