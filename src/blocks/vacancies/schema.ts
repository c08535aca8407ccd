import type { z } from "zod";
import { block, text } from "../fields.ts";

/** The vacancies that are open. */
export const schema = block("vacancies", {
	title: text().optional(),
	/** Shown when there is none. */
	empty: text(),
});

export type Vacancies = z.infer<typeof schema>;
