import { z } from "zod";
import { asset, block, text } from "../fields.ts";

/** Pictures as a strip and, opened, as large as the screen. */
export const schema = block("image_gallery", {
	title: text().optional(),
	pictures: z.array(asset()).min(1, "at least one picture"),
});

export type ImageGallery = z.infer<typeof schema>;
