import type { z } from "zod";
import { asset, block, text } from "../fields.ts";

/** The head of a page with a button that leads down to its first block. */
export const schema = block("page_header_scroll", {
	headline: text(),
	lead: text().optional(),
	picture: asset().optional(),
	button: text(),
});

export type PageHeaderScroll = z.infer<typeof schema>;
