import { z } from "zod";
import { block, link, text } from "../fields.ts";

/** One step onwards. */
export const schema = block("button", {
	label: text(),
	link: link(),
	look: z.enum(["primary", "outline", "text"]).default("outline"),
});

export type Button = z.infer<typeof schema>;
