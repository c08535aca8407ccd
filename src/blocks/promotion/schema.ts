import { z } from "zod";
import { asset, block, blocks, richText, text } from "../fields.ts";

const day = () => z.iso.date("a day such as 2027-03-31");

/** A promotion: what is cheaper, when, on which terms, and the search that shows it. */
export const schema = block("promotion", {
	title: text(),
	/** One sentence for search engines. */
	description: text(),
	/** One sentence under the title. */
	intro: text(),
	picture: asset(),
	/** First and last day on which it holds, ISO; the terms say whether of booking or of arrival. */
	valid_from: day(),
	valid_until: day(),
	/** Path of the search it leads to, in the story's language. */
	search: text().regex(/^\/(?!\/)/, "a path of this site"),
	/** The exact terms. */
	terms: richText(),
	body: richText(),
	/** Blocks below: homes of it, a gallery, questions, other stories. */
	more: blocks().optional(),
}).refine(({ valid_from, valid_until }) => valid_from <= valid_until, {
	error: "no day before valid_from",
	path: ["valid_until"],
});

export type Promotion = z.infer<typeof schema>;
