import type { z } from "zod";
import { block, reference } from "../fields.ts";

/** One vacancy, with the form to apply for it. */
export const schema = block("single_vacancy", {
	vacancy: reference(),
});

export type SingleVacancy = z.infer<typeof schema>;
