import type { z } from "zod";
import { block, blocks, text } from "../fields.ts";

/** A page in any shape: its head, its main blocks, and blocks beside them. */
export const schema = block("generic_template", {
	title: text(),
	/** One sentence for search engines. */
	description: text(),
	seo: blocks("seo").optional(),
	header: blocks().optional(),
	body: blocks(),
	aside: blocks().optional(),
});

export type GenericTemplate = z.infer<typeof schema>;
