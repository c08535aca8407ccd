import type { z } from "zod";
import { block, text } from "../fields.ts";

/** The form for owners who want to rent out their home. */
export const schema = block("homeowner_lead", {
	title: text(),
	/** A sentence or two under the title. */
	intro: text().optional(),
});

export type HomeownerLead = z.infer<typeof schema>;
