import { z } from "zod";
import { asset, block, blocks, richText, text } from "../fields.ts";

/** Longest description that search engines show whole, characters. */
const DESCRIPTION_LENGTH = 155;

/** A story of the blog or a piece of news; when it appeared is the story's `first_published_at`. */
export const schema = block("article", {
	kind: z.enum(["blog", "news"]),
	title: text(),
	/** One sentence for search engines. */
	description: text().max(DESCRIPTION_LENGTH),
	/** The sentence between the title and the text; cards show it, too. */
	intro: text(),
	picture: asset(),
	/** The team that wrote it, never a person. */
	author: text(),
	body: richText(),
	/** Blocks below: homes of it, a gallery, questions, other stories. */
	more: blocks().optional(),
});

export type Article = z.infer<typeof schema>;
