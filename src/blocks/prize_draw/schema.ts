import { z } from "zod";
import { block, text } from "../fields.ts";

/** The prize draw: one question, one entry an address. */
export const schema = block("prize_draw", {
	title: text(),
	/** A sentence or two under the title. */
	intro: text().optional(),
	question: text(),
	/** Last day on which an entry counts, ISO. */
	closes_at: z.iso.date("a day such as 2027-03-31"),
	/** Rules in a few sentences. */
	terms: text(),
});

export type PrizeDraw = z.infer<typeof schema>;
