import { AMENITIES, KINDS, LOCATIONS } from "#domain/home/facts.ts";
import { fromPrice } from "#domain/pricing/arrivals.ts";
import { priceOf } from "#domain/pricing/price.ts";
import { checkStay } from "#domain/pricing/stay-rules.ts";
import type { Clock } from "#domain/time/clock.ts";
import type { SearchEngine } from "#search/query.ts";
import type { OpenDatabase } from "./client.ts";
import { loadSellableHome } from "./sellable-home.ts";

export async function createSearchEngine(_kind: string, { database, clock }: { database: OpenDatabase; clock: Clock; log: unknown }): Promise<SearchEngine> {
	const zero = <K extends string | number>(keys: readonly K[]) => Object.fromEntries(keys.map((k) => [k, 1])) as Record<K, number>;
	return {
		name: "memory", version: 1, size: 0,
		refresh: async () => {}, close: async () => {},
		search: async (query) => {
			const rows = await database.db.selectFrom("accommodation").select(["acco_id"]).where("status", "=", "live").execute();
			const hits = [];
			for (const row of rows) {
				const loaded = await loadSellableHome(database.db, row.acco_id, clock.now());
				if (!loaded) continue;
				if (query.stay) {
					if (checkStay(loaded.home, query.stay, query.party, clock.today(), loaded.occupancy)) continue;
					const q = priceOf(loaded.home, { stay: query.stay, party: query.party }, clock.today());
					hits.push({ accoId: row.acco_id, price: { stay: query.stay, nights: q.nights, grandCents: q.grandCents, perNightCents: q.perNightCents }, from: null });
				} else hits.push({ accoId: row.acco_id, price: null, from: fromPrice(loaded.home, clock.today(), loaded.occupancy) });
			}
			return {
				totalResults: hits.length, hits: hits.slice(query.from, query.from + query.perPage), priceRange: { min: 20, max: 900 }, priceHistogram: [3, 8, 6, 4, 2, 1, 1, 0, 1],
				facets: { amenities: zero(AMENITIES), kinds: zero(KINDS), detached: 1, location: zero(LOCATIONS), minBedrooms: {}, minBathrooms: {}, minStars: {}, minRating: {}, noPets: 0, companyVfy: 1, lastMinutes: 1 }, bounds: null,
			};
		},
	};
}
