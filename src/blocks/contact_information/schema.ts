import type { z } from "zod";
import { block, text } from "../fields.ts";

/** Ways to reach one desk: what is not filled in is not shown. */
export const schema = block("contact_information", {
	title: text(),
	intro: text().optional(),
	address: text().optional(),
	/** As people read it; it is dialled without spaces. */
	telephone: text().optional(),
	email: text().optional(),
	hours: text().optional(),
});

export type ContactInformation = z.infer<typeof schema>;
