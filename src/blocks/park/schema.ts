import { z } from "zod";
import { asset, block, blocks, countryCode, degrees, richText, text } from "../fields.ts";

/** A holiday park: where it lies, what guests share there, and the search for homes around it. */
export const schema = block("park", {
	title: text(),
	/** One sentence for search engines. */
	description: text(),
	/** One sentence under the title. */
	intro: text(),
	picture: asset(),
	/** ISO 3166-1 code. */
	country: countryCode(),
	place: text(),
	lat: degrees(90),
	lng: degrees(180),
	/** What guests of the park share, one thing a text. */
	facilities: z.array(text()).min(1, "at least one facility"),
	/** Path of the place's search, in the story's language. */
	search: text().regex(/^\/(?!\/)/, "a path of this site"),
	body: richText(),
	/** Blocks below: homes of it, a gallery, questions, other stories. */
	more: blocks().optional(),
});

export type Park = z.infer<typeof schema>;
