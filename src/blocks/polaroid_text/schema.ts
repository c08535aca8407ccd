import { z } from "zod";
import { asset, block, richText, text } from "../fields.ts";

/** Text with a picture in a white frame beside it. */
export const schema = block("polaroid_text", {
	title: text(),
	text: richText(),
	picture: asset(),
	/** Under the picture. */
	caption: text().optional(),
	side: z.enum(["left", "right"]).default("right"),
});

export type PolaroidText = z.infer<typeof schema>;
