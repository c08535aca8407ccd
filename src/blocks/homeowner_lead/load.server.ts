import { USUAL_FEE_BP } from "#domain/booking/owner-earnings.ts";
import { earningsEstimate } from "#services/accommodations/estimate-home.ts";
import { countriesIn } from "#services/pages/country-choice.ts";
import type { EstimateView } from "#site/views/estimate-view.ts";
import type { LoadContext } from "../load-context.server.ts";
import type { HomeownerLead } from "./schema.ts";

export interface HomeownerLeadData {
	readonly countries: readonly { readonly code: string; readonly name: string }[];
	/** What a home may earn; null: homes cannot be looked at now. */
	readonly estimate: EstimateView | null;
}

/** The countries by their names, which browsers know by slightly different ones than the server, and what a home may earn. */
export async function load(
	_block: HomeownerLead,
	{ app, language, query = {} }: LoadContext,
): Promise<HomeownerLeadData> {
	const estimate = await earningsEstimate(app, query, language, USUAL_FEE_BP).catch((error: unknown) => {
		// The form takes what owners write without it.
		app.log.error({ error: error instanceof Error ? error.name : "" }, "no estimate of earnings");
		return null;
	});
	return { countries: countriesIn(language), estimate };
}
