import type { z } from "zod";
import { block, text } from "../fields.ts";

/** The form that asks for the guide to group houses, which comes as a PDF. */
export const schema = block("group_house_guide", {
	title: text(),
	/** A sentence or two under the title. */
	intro: text().optional(),
});

export type GroupHouseGuide = z.infer<typeof schema>;
