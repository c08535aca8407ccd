import type { z } from "zod";
import { block, blocksOf, text } from "../fields.ts";

/** A question and its answer. */
export const itemSchema = block("faq_item", {
	question: text(),
	answer: text(),
});

/** Questions with short answers, all to be read at once. */
export const schema = block("faqs", {
	title: text(),
	items: blocksOf(itemSchema).min(1, "at least one"),
});

export type Faqs = z.infer<typeof schema>;
