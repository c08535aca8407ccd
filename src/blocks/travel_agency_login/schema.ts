import type { z } from "zod";
import { block, text } from "../fields.ts";

/** The sign-in of travel agencies. */
export const schema = block("travel_agency_login", {
	title: text(),
	/** A sentence or two under the title. */
	intro: text().optional(),
});

export type TravelAgencyLogin = z.infer<typeof schema>;
