import type { z } from "zod";
import { asset, block, text } from "../fields.ts";

/** Who wrote this: a team, never a person. */
export const schema = block("author", {
	name: text(),
	text: text(),
	picture: asset().optional(),
});

export type Author = z.infer<typeof schema>;
