import type { z } from "zod";
import { block, homeSource, text } from "../fields.ts";

/** A search box that knows its place already, and homes of that place in a carousel. */
export const schema = block("accommodation_slider_search", {
	title: text(),
	/** A sentence or two under the title. */
	intro: text().optional(),
	...homeSource,
});

export type AccommodationSliderSearch = z.infer<typeof schema>;
