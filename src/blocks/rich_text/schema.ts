import type { z } from "zod";
import { block, richText } from "../fields.ts";

/** Running text. */
export const schema = block("rich_text", { text: richText() });

export type RichTextBlock = z.infer<typeof schema>;
