import { z } from "zod";
import { block, blocks, text } from "../fields.ts";

/** Blocks side by side, one under the other on a phone. */
export const schema = block("grid", {
	title: text().optional(),
	columns: z.coerce.number().int().min(2).max(4).default(3),
	items: blocks(),
});

export type Grid = z.infer<typeof schema>;
