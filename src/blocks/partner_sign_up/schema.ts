import type { z } from "zod";
import { block, text } from "../fields.ts";

/** The form for those who want to become a sales partner. */
export const schema = block("partner_sign_up", {
	title: text(),
	/** A sentence or two under the title. */
	intro: text().optional(),
});

export type PartnerSignUp = z.infer<typeof schema>;
