import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Stay } from "#domain/pricing/stay-rules.ts";
import { createMemoryIndex, type MemoryIndex } from "#search/memory/memory-index.ts";
import { NO_FILTERS, type SearchQuery } from "#search/query.ts";
import { asAdmin, databaseUrl } from "#tests/support/scratch-database.ts";
import { type Baseline, openBaseline } from "../../bench/baseline.ts";
import { generateHomes } from "../../bench/search-catalogue.ts";
import { BASE, LINES, TODAY } from "../../bench/search-lines.ts";
import { expectAlike } from "../../bench/search-reference.ts";

const HOMES = 300;
const stayIn = (days: number, nights: number): Stay => ({
	arrival: TODAY + days,
	departure: TODAY + days + nights,
});

describe("the baseline of the search bench", () => {
	const server = inject("postgresUrl");
	const name = `halcyon_rival_${randomBytes(6).toString("hex")}`;
	let baseline: Baseline;
	let index: MemoryIndex;

	beforeAll(async () => {
		await asAdmin(server, (client) => client.query(`CREATE DATABASE ${name}`));
		const homes = [...generateHomes(HOMES, TODAY)];
		index = createMemoryIndex();
		index.put(homes, [], TODAY);
		await index.commit(TODAY);
		const options = { party: BASE.party, today: TODAY, lengths: [3, 7] };
		baseline = await openBaseline(databaseUrl(server, name), homes, options);
	});
	afterAll(async () => {
		await baseline?.close();
		await asAdmin(server, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
	});

	/** Hits of all queries, each answered alike by both. */
	async function compared(queries: readonly SearchQuery[]): Promise<number> {
		let found = 0;
		for (const query of queries) {
			const expected = index.search(query, TODAY);
			const { totalResults, hits } = expected;
			expectAlike("search", expected, await baseline.search(query), "the baseline");
			expectAlike("list", { totalResults, hits }, await baseline.list(query), "the baseline");
			found += totalResults;
		}
		return found;
	}

	it.each(LINES)("answers as the memory engine does: $name", async ({ query }) => {
		const runs = Array.from({ length: 12 }, (_, run) => run * 3);
		expect(await compared(runs.map(query))).toBeGreaterThan(12);
	});

	it("answers arrivals of every day, also last-minute ones, in other orders, at places and on later pages", async () => {
		const days = Array.from({ length: 40 }, (_, at) => at * 9);
		const each = (query: Partial<SearchQuery>) => days.map((at) => ({ ...BASE, stays: [stayIn(at, 3)], ...query }));
		expect(await compared(each({}))).toBeGreaterThan(300);
		expect(await compared(each({ sort: "price-desc", from: 5, perPage: 20 }))).toBeGreaterThan(300);
		const filters = { ...NO_FILTERS, place: { regionId: 1 }, location: ["nearSea"], detached: true } as const;
		expect(await compared(each({ filters }))).toBeGreaterThan(5);
		const narrow = { ...NO_FILTERS, kinds: ["villa", "castle"], priceMax: 150, noPets: true } as const;
		expect(await compared(each({ filters: narrow }))).toBeGreaterThan(5);
		const undated = { ...NO_FILTERS, kinds: ["villa", "castle"], priceMin: 100, priceMax: 500 } as const;
		expect(await compared([{ ...BASE, stays: null, filters: undated, sort: "price-asc" }])).toBeGreaterThan(0);
	});

	it("refuses what its tables do not hold instead of answering something else", async () => {
		const stays = [stayIn(30, 7)];
		const refused: SearchQuery[] = [
			{ ...BASE, stays: [stayIn(30, 5)] },
			{ ...BASE, stays: [stayIn(600, 7)] },
			{ ...BASE, stays, party: { ...BASE.party, adults: 2 } },
			{ ...BASE, stays, filters: { ...NO_FILTERS, minBedrooms: 3 } },
			{ ...BASE, stays, filters: { ...NO_FILTERS, place: { country: "AT" } } },
			{ ...BASE, stays, sort: "rating" },
			{ ...BASE, stays: [stayIn(30, 7), stayIn(31, 7)] },
		];
		for (const query of refused) await expect(baseline.search(query)).rejects.toThrow("not held");
	});

	it("is caught where one answer differs", () => {
		const answer = index.search({ ...BASE, stays: [stayIn(30, 7)] }, TODAY);
		const other = { ...answer, totalResults: answer.totalResults + 1 };
		expect(() => expectAlike("search", answer, other, "the baseline")).toThrow("totalResults");
	});
});
