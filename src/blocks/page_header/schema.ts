import type { z } from "zod";
import { asset, block, text } from "../fields.ts";

/** The head of a page: heading, lead, perhaps a picture. */
export const schema = block("page_header", {
	headline: text(),
	lead: text().optional(),
	picture: asset().optional(),
});

export type PageHeader = z.infer<typeof schema>;
