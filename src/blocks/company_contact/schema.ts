import type { z } from "zod";
import { block, text } from "../fields.ts";

/** How to reach the company: the values of the data source `company`. */
export const schema = block("company_contact", {
	title: text(),
	intro: text().optional(),
});

export type CompanyContact = z.infer<typeof schema>;
