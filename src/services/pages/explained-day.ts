import type { LoadedAccommodation } from "#db/accommodations/sellable-accommodation.ts";
import type { Party } from "#domain/party/party.ts";
import { requestedStay } from "#domain/pricing/arrivals.ts";
import { quote } from "#domain/pricing/quote.ts";
import { STAY_REFUSALS } from "#domain/pricing/refusal.ts";
import { minimumNights, refusalLimit, seasonOf } from "#domain/pricing/stay-rules.ts";
import { type DayNumber, isoOf } from "#domain/time/civil-date.ts";
import type { ExplainedDay } from "#site/views/accommodation-view.ts";

export interface DayRequest {
	/** Arrival that is chosen already; null: the day would be one. */
	readonly arrival: DayNumber | null;
	/** Nights that prices are shown for; null: the shortest stay. */
	readonly nights: number | null;
	readonly party: Party;
}

/**
 * Why a day of a home's calendar cannot be chosen, and the nearest stays of the whole party that are possible; null for
 * no day, and for one that can be chosen.
 */
export function explainedDay(
	{ home, occupancy }: LoadedAccommodation,
	day: DayNumber | null,
	{ arrival, nights, party }: DayRequest,
	today: DayNumber,
): ExplainedDay | null {
	if (day === null) return null;
	const shortest = nights ?? minimumNights(home.rates, { arrival: day, departure: day + 1 });
	const stay = arrival === null ? requestedStay(home, day, nights, today) : { arrival, departure: day };
	const priced = quote(home, { stay, party }, today, occupancy);
	if (priced.ok) return null;
	const code = STAY_REFUSALS.find((known) => known === priced.error.code);
	if (!code) return null;
	const season = seasonOf(home.rates, day);
	return {
		day: isoOf(day),
		code: day < today ? "PAST" : code,
		limit: refusalLimit(home, stay, code),
		rule: season && { arrivalDays: [...season.arrivalDays].sort(), minNights: shortest },
		stays: priced.error.alternatives
			.filter((other) => isSameParty(other.party, party))
			.map(({ stay: possible, grandCents }) => ({
				arrival: isoOf(possible.arrival),
				departure: isoOf(possible.departure),
				nights: possible.departure - possible.arrival,
				grandCents,
			})),
	};
}

function isSameParty(one: Party, other: Party): boolean {
	return (["adults", "children", "babies", "pets"] as const).every((who) => one[who] === other[who]);
}
