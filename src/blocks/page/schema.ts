import type { z } from "zod";
import { block, blocks, text } from "../fields.ts";

/** A page: what search engines read, and the blocks it is made of. */
export const schema = block("page", {
	title: text(),
	/** One sentence for search engines. */
	description: text(),
	seo: blocks("seo").optional(),
	body: blocks(),
});

export type Page = z.infer<typeof schema>;
