import { z } from "zod";
import { block } from "../fields.ts";

/** Air between two blocks. */
export const schema = block("whitespace", {
	size: z.enum(["small", "medium", "large"]).default("medium"),
});

export type Whitespace = z.infer<typeof schema>;
