import type { z } from "zod";
import { block, blocksOf, richText, text } from "../fields.ts";

/** A question and its answer. */
export const itemSchema = block("rich_faq_item", {
	question: text(),
	answer: richText(),
});

/** Questions with answers of running text, each to be opened. */
export const schema = block("rich_faq", {
	title: text(),
	intro: text().optional(),
	items: blocksOf(itemSchema).min(1, "at least one"),
});

export type RichFaq = z.infer<typeof schema>;
