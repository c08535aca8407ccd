import { z } from "zod";
import { KINDS } from "#domain/accommodation/facts.ts";

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

/** Blocks of one kind, whose fields the block around them reads. */
export const blocksOf = <Schema extends z.ZodType>(schema: Schema) => z.array(schema);

/** Degrees (WGS 84); numbers come as text from some editors. */
export const degrees = (limit: 90 | 180) => z.coerce.number({ error: "degrees" }).min(-limit).max(limit);

/** ISO 3166-1 code of a country. */
export const countryCode = () => z.string().regex(/^[A-Z]{2}$/, "a country's code such as AT");

/** Which homes a block shows: those named, else the best of a search. */
export const homeSource = {
	/** Ids, in their order; no other field counts then. */
	acco_ids: z.array(z.string().regex(/^a\d{1,10}$/, "a home's id such as a123")).optional(),
	country: countryCode().optional(),
	/** Names of a region and a place of the country, as the address of their search has them in English. */
	region: text().optional(),
	place: text().optional(),
	kinds: z.array(z.enum(KINDS)).optional(),
	last_minutes: z.boolean().optional(),
	/** Homes at most. */
	count: z.coerce.number().int().min(1).max(24).default(8),
};
