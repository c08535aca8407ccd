import type { z } from "zod";
import { block, homeSource, link, text } from "../fields.ts";

/** Homes in a carousel: those of a search, or those named. */
export const schema = block("accommodation_slider", {
	title: text(),
	/** A sentence or two under the title. */
	intro: text().optional(),
	...homeSource,
	/** Where all of them are; absent: the search that the homes come from. */
	link: link().optional(),
	link_label: text().optional(),
});

export type AccommodationSlider = z.infer<typeof schema>;
