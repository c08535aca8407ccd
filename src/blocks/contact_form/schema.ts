import { z } from "zod";
import { block, text } from "../fields.ts";

/** The contact form, for any question or for a booking. */
export const schema = block("contact_form", {
	title: text(),
	/** A sentence or two under the title. */
	intro: text().optional(),
	variant: z.enum(["general", "booking"]).default("general"),
});

export type ContactForm = z.infer<typeof schema>;
