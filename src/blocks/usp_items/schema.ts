import { z } from "zod";
import { block, blocksOf, text } from "../fields.ts";

export const USP_ICONS = ["price", "calendar", "home", "hand", "heart", "leaf", "people", "shield"] as const;

/** One reason. */
export const itemSchema = block("usp_item", {
	icon: z.enum(USP_ICONS),
	title: text(),
	text: text(),
});

/** Reasons to book here. */
export const schema = block("usp_items", {
	title: text().optional(),
	items: blocksOf(itemSchema).min(1, "at least one"),
});

export type UspItems = z.infer<typeof schema>;
export type UspItem = z.infer<typeof itemSchema>;
