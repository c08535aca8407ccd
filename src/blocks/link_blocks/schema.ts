import type { z } from "zod";
import { asset, block, blocksOf, link, text } from "../fields.ts";

/** A tile. */
export const itemSchema = block("link_block", {
	title: text(),
	text: text().optional(),
	link: link(),
	picture: asset().optional(),
});

/** Tiles that lead on. */
export const schema = block("link_blocks", {
	title: text().optional(),
	items: blocksOf(itemSchema).min(1, "at least one"),
});

export type LinkBlocks = z.infer<typeof schema>;
