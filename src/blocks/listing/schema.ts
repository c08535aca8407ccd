import { z } from "zod";
import { KINDS } from "#domain/accommodation/facts.ts";
import { block, blocks, countryCode, text } from "../fields.ts";

/** A list of homes with an address of its own: the homes of a market, or of a kind. */
export const schema = block("listing", {
	title: text(),
	/** One sentence for search engines. */
	description: text(),
	seo: blocks("seo").optional(),
	/** One sentence under the title. */
	intro: text(),
	country: countryCode().optional(),
	kind: z.enum(KINDS).optional(),
	/** Blocks after the homes. */
	body: blocks().optional(),
});

export type Listing = z.infer<typeof schema>;
