import type { z } from "zod";
import { block, text } from "../fields.ts";

/** The form of the newsletter, which is confirmed by mail. */
export const schema = block("newsletter_subscribe", {
	title: text(),
	/** A sentence or two under the title. */
	intro: text().optional(),
});

export type NewsletterSubscribe = z.infer<typeof schema>;
