import type { z } from "zod";
import { block, richText, text } from "../fields.ts";

/** Running text of which the first lines are shown until it is opened. */
export const schema = block("rich_text_read_more", {
	title: text().optional(),
	text: richText(),
});

export type RichTextReadMore = z.infer<typeof schema>;
