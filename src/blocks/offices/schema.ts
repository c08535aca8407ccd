import type { z } from "zod";
import { block, blocksOf, degrees, text } from "../fields.ts";

/** One office. */
export const itemSchema = block("office", {
	name: text(),
	/** Lines of the address, commas between them. */
	address: text(),
	hours: text().optional(),
	telephone: text().optional(),
	email: text().optional(),
	lat: degrees(90).optional(),
	lng: degrees(180).optional(),
});

/** Where the company works. */
export const schema = block("offices", {
	title: text(),
	items: blocksOf(itemSchema).min(1, "at least one"),
});

export type Offices = z.infer<typeof schema>;
export type Office = z.infer<typeof itemSchema>;
