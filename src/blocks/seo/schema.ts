import { z } from "zod";
import { asset, block, text } from "../fields.ts";

/** What search engines and social networks read in place of the page's own words. */
export const schema = block("seo", {
	title: text().optional(),
	description: text().max(155).optional(),
	picture: asset().optional(),
	/** True: search engines are asked to leave the page out. */
	noindex: z.boolean().default(false),
});
