import { accoNumber } from "#domain/accommodation/acco-id.ts";
import type { Cents } from "#domain/money.ts";
import { chosenOf, FILTER_LIST, type FilterName } from "#domain/search/filters.ts";
import { priceLimits } from "./prices.ts";
import { type Filters, NO_FILTERS, type SearchHit, type SearchQuery, type SearchResult } from "./query.ts";
import type { OrderedHit, Standing } from "./standing.ts";

/** Why a home stands where it stands, or why it is no hit: what an engine itself says, asked for this one home. */

/** A condition of the query that keeps a home out. */
export type Missing =
	/** The engine does not hold it: no such home, or one that is not live. */
	| { readonly by: "notLive" }
	/** It is a test house, or is none, and the search wants the opposite. */
	| { readonly by: "testHouse" | "noTestHouse" }
	/** Its place, the part of the map, the list of chosen homes. */
	| { readonly by: "place" | "bounds" | "list" }
	| { readonly by: "party" }
	/** None of the stays is possible, whoever comes. */
	| { readonly by: "dates" }
	/** `choices`: those that it lacks; of alternatives all that would do. */
	| { readonly by: "filter"; readonly name: FilterName; readonly choices: readonly (string | number | true)[] }
	/** What it costs a night; null: it has no price. */
	| { readonly by: "price"; readonly perNightCents: Cents | null };

export interface Explanation {
	/** Null: it stands nowhere in the answer. */
	readonly standing: Standing | null;
	/** Empty for a hit, and for no other home. */
	readonly missing: readonly Missing[];
}

/** What of an engine explains it. */
export interface ExplainingEngine {
	search(query: SearchQuery): Promise<SearchResult>;
	/** The place among the hits; null: it is none. */
	standing(query: SearchQuery, accoId: string): Promise<Standing | null>;
}

/** Where a home stands in the answer to a query, and what keeps it out of the hits. */
export async function explain(engine: ExplainingEngine, query: SearchQuery, accoId: string): Promise<Explanation> {
	const standing = await engine.standing(query, accoId);
	if (standing) return { standing, missing: [] };
	return { standing: await amongOtherDates(engine, query, accoId), missing: await missingOf(engine, query, accoId) };
}

async function amongOtherDates(engine: ExplainingEngine, query: SearchQuery, accoId: string): Promise<Standing | null> {
	const { otherDates } = await engine.search(query);
	const at = otherDates.findIndex((other) => other.accoId === accoId);
	const ordered = (index: number): OrderedHit | null => {
		const other = otherDates[index];
		if (!other) return null;
		const { rank, ...hit } = other;
		return {
			hit,
			keys: [rank, hit.price?.grandCents ?? Number.POSITIVE_INFINITY, accoNumber(hit.accoId)],
			points: null,
		};
	};
	const home = ordered(at);
	if (!home) return null;
	return {
		list: "otherDates",
		place: at + 1,
		of: otherDates.length,
		home,
		before: ordered(at - 1),
		behind: ordered(at + 1),
	};
}

const ONE_ADULT = { adults: 1, children: 0, babies: 0, pets: 0 };

/** Asks the engine for the home alone, with one condition of the query at a time. */
async function missingOf(engine: ExplainingEngine, query: SearchQuery, accoId: string): Promise<readonly Missing[]> {
	const { filters, stays, party } = query;
	const find = async (filters: Partial<Filters>, what: Partial<SearchQuery> = {}): Promise<SearchHit | null> => {
		const alone = { ...NO_FILTERS, testHouses: "yes" as const, accoIds: [accoId], ...filters };
		const { hits } = await engine.search({
			stays: null,
			party: ONE_ADULT,
			sort: "recommended",
			center: null,
			from: 0,
			perPage: 1,
			...what,
			filters: alone,
		});
		return hits[0] ?? null;
	};
	if (!(await find({}))) return [{ by: "notLive" }];
	const missing: Missing[] = [];
	const needs = async (reason: Missing, filters: Partial<Filters>, what: Partial<SearchQuery> = {}) => {
		if (!(await find(filters, what))) missing.push(reason);
	};
	const { testHouses, place, bounds, accoIds } = filters;
	await needs({ by: testHouses === "testOnly" ? "noTestHouse" : "testHouse" }, { testHouses });
	await needs({ by: "place" }, { place });
	if (bounds) await needs({ by: "bounds" }, { bounds });
	if (accoIds && !accoIds.includes(accoId)) missing.push({ by: "list" });
	await needs({ by: "party" }, {}, { party });
	if (stays) await needs({ by: "dates" }, {}, { stays });
	for (const filter of FILTER_LIST) {
		const { name } = filter;
		const chosen = chosenOf(filter, filters);
		// What depends on the stay is looked at with the price.
		if (chosen.length === 0 || "perStay" in filter) continue;
		if (filter.kind !== "all") {
			await needs({ by: "filter", name, choices: chosen }, { [name]: filters[name] });
			continue;
		}
		const lacking: (string | number | true)[] = [];
		for (const word of chosen) if (!(await find({ [name]: [word] }))) lacking.push(word);
		if (lacking.length > 0) missing.push({ by: "filter", name, choices: lacking });
	}
	// The stay that is shown has a price where party and dates fit.
	const shown = await find({}, { stays, party });
	if (!shown) return missing;
	if (filters.lastMinutes) {
		await needs({ by: "filter", name: "lastMinutes", choices: [true] }, { lastMinutes: true }, { stays, party });
	}
	if (priceLimits(filters)) {
		const { priceMin, priceMax } = filters;
		const perNightCents = (shown.price ?? shown.from)?.perNightCents ?? null;
		await needs({ by: "price", perNightCents }, { priceMin, priceMax }, { stays, party });
	}
	return missing;
}
