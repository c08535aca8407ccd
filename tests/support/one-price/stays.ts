import { occupancyOf } from "#domain/accommodation/accommodation.ts";
import { DEFAULT_PARTY, type Party } from "#domain/party/party.ts";
import { bookableStay } from "#domain/pricing/arrivals.ts";
import type { Stay } from "#domain/pricing/stay-rules.ts";
import { NO_FILTERS, type SearchQuery } from "#search/query.ts";
import type { SearchHome } from "#search/search-home.ts";
import fc from "#tests/support/fast-check.ts";
import { arbitraryCatalogue, type Catalogue, PROPERTY_NOW, searchHomesOf } from "../arbitrary-catalogue.ts";
import { PROPERTY_TODAY } from "../arbitrary-homes.ts";
import type { Random } from "../random.ts";
import type { PlaceIds } from "../store-homes.ts";

/** Random catalogues and stays of one round; its seed brings them back. */

export interface StayCase {
	readonly stay: Stay;
	readonly party: Party;
}

/** Homes with their claims. */
export function catalogueOf(seed: number, places: readonly PlaceIds[], homes: number): Catalogue {
	const [catalogue] = fc.sample(arbitraryCatalogue(places, homes), { numRuns: 1, seed });
	if (!catalogue) throw new Error("fast-check made no catalogue");
	return catalogue;
}

/** Homes that the public can find and book. */
export function liveHomesOf(catalogue: Catalogue): readonly SearchHome[] {
	return searchHomesOf(catalogue, PROPERTY_NOW).filter(({ status }) => status === "live");
}

/** A stay that the home takes, where a few tries find one; now and then an unchecked one. */
export function stayCaseFor({ home, taken }: SearchHome, random: Random): StayCase {
	const party = partyOf(random);
	const occupancy = occupancyOf(taken);
	const unchecked = () => {
		const arrival = PROPERTY_TODAY - 3 + random.int(740);
		return { arrival, departure: arrival + 1 + random.int(16) };
	};
	if (random.percent(8)) return { stay: unchecked(), party };
	const fitting = {
		adults: Math.min(Math.max(1, party.adults), home.maxGuests),
		children: Math.min(party.children, Math.max(0, home.maxGuests - Math.max(1, party.adults))),
		babies: Math.min(party.babies, home.maxBabies),
		pets: Math.min(party.pets, home.maxPets),
	};
	for (let attempt = 0; attempt < 25; attempt++) {
		const day = PROPERTY_TODAY + random.int(attempt % 2 ? 60 : 420);
		const nights = random.percent(40) ? 1 + random.int(20) : null;
		const stay = bookableStay(home, day, fitting, nights, PROPERTY_TODAY, occupancy);
		if (stay) return { stay, party: fitting };
	}
	return { stay: unchecked(), party: fitting };
}

function partyOf(random: Random): Party {
	if (random.percent(25)) return DEFAULT_PARTY;
	return { adults: random.int(7), children: random.int(4), babies: random.int(3), pets: random.int(3) };
}

/** A search for these dates, without a filter; null: without dates. */
export function searchFor(stayCase: StayCase | null, accoIds: readonly string[] | null = null): SearchQuery {
	return {
		stays: stayCase && [stayCase.stay],
		party: stayCase?.party ?? DEFAULT_PARTY,
		filters: { ...NO_FILTERS, accoIds },
		sort: "price-asc",
		from: 0,
		perPage: 100,
		center: null,
	};
}
