import type { Occupancy, SellableAccommodation } from "../accommodation/accommodation.ts";
import { fail, ok, type Result } from "../result.ts";
import type { DayNumber } from "../time/civil-date.ts";
import { type Alternative, alternativesFor } from "./alternatives.ts";
import { insuranceTariff } from "./insurance.ts";
import { priceOf, type Quote, type QuoteRequest } from "./price.ts";
import type { QuoteRefusal } from "./refusal.ts";
import { checkStay } from "./stay-rules.ts";

/**
 * The one door to what a stay costs. Card, calendar, detail, form, mail and invoice show its numbers; the
 * search engines compute the same and are held to it by a property test.
 */

export interface QuoteRefused {
	readonly code: QuoteRefusal;
	/** The nearest stays that are possible, nearest first; each is itself valid. */
	readonly alternatives: readonly Alternative[];
}

/** Prices a stay, or says why it is not possible and which stays nearby are. Pure: clock and rates come in. */
export function quote(
	home: SellableAccommodation,
	request: QuoteRequest,
	today: DayNumber,
	occupancy: Occupancy,
): Result<Quote, QuoteRefused> {
	const refused = checkStay(home, request.stay, request.party, today, occupancy);
	if (refused) {
		const alternatives = alternativesFor(home, request.stay, request.party, today, occupancy);
		return fail({ code: refused, alternatives });
	}
	const extras = request.extras ?? [];
	const offered = (code: string) => home.rates.fees.some((fee) => fee.code === code && !fee.mandatory);
	if (!extras.every((extra) => offered(extra.code))) return fail({ code: "EXTRA_UNKNOWN", alternatives: [] });
	if (request.insurance && !insuranceTariff(request.residence ?? "NL")) {
		return fail({ code: "INSURANCE_NOT_OFFERED", alternatives: [] });
	}
	return ok(priceOf(home, request, today));
}
