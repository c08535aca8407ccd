import { countriesIn } from "#services/pages/country-choice.ts";
import type { LoadContext } from "../load-context.server.ts";
import type { HomeownerLead } from "./schema.ts";

export interface HomeownerLeadData {
	readonly countries: readonly { readonly code: string; readonly name: string }[];
}

/** The countries by their names; browsers know them by slightly different ones than the server. */
export async function load(_block: HomeownerLead, { language }: LoadContext): Promise<HomeownerLeadData> {
	return { countries: countriesIn(language) };
}
