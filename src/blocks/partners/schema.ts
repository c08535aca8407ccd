import type { z } from "zod";
import { asset, block, blocksOf, link, text } from "../fields.ts";

/** One company. */
export const itemSchema = block("partner", {
	name: text(),
	text: text(),
	link: link().optional(),
	logo: asset().optional(),
});

/** Companies that the company works with. */
export const schema = block("partners", {
	title: text().optional(),
	items: blocksOf(itemSchema).min(1, "at least one"),
});

export type Partners = z.infer<typeof schema>;
