import type { DiscountRule, TouristTax } from "#domain/home/rates.ts";
import { EMPTY_RATES, type RateTable } from "#domain/home/rates.ts";
import type { Party } from "#domain/party/party.ts";
import { touristTaxOf } from "#domain/pricing/fees.ts";
import { campaignOf, lengthOfStayBp } from "#domain/pricing/rent.ts";

/**
 * Discount rules and tourist taxes that many homes share, each kept once under a number. Entries are only
 * added, so all snapshots of an index use the same dictionaries.
 */
export class Dictionary<Entry> {
	readonly entries: Entry[] = [];
	private readonly numbers = new Map<string, number>();

	/** Number of an entry, which is added when it is new. */
	numberOf(entry: Entry): number {
		const key = JSON.stringify(entry);
		const known = this.numbers.get(key);
		if (known !== undefined) return known;
		this.numbers.set(key, this.entries.length);
		this.entries.push(entry);
		return this.entries.length - 1;
	}
}

/** Tables kept for the lengths and lead times asked last. */
const KEPT_TABLES = 128;

export class DiscountDictionary extends Dictionary<readonly DiscountRule[]> {
	private readonly losTables = new Map<number, Uint16Array>();
	private readonly campaignTables = new Map<number, Uint16Array>();

	/** Length-of-stay percent of every set for a number of nights, in basis points. */
	losBp(nights: number): Uint16Array {
		return this.table(this.losTables, nights, (rates) => lengthOfStayBp(rates, nights));
	}

	/** Last-minute or early-booking percent of every set for an arrival so many days away. */
	campaignBp(daysToArrival: number): Uint16Array {
		return this.table(this.campaignTables, daysToArrival, (rates) => campaignOf(rates, daysToArrival)?.bp ?? 0);
	}

	private table(tables: Map<number, Uint16Array>, key: number, bpOf: (rates: RateTable) => number): Uint16Array {
		const kept = tables.get(key);
		if (kept?.length === this.entries.length) return kept;
		const table = Uint16Array.from(this.entries, (discounts) => bpOf({ ...EMPTY_RATES, discounts }));
		if (tables.size >= KEPT_TABLES) tables.clear();
		tables.set(key, table);
		return table;
	}
}

export class TaxDictionary extends Dictionary<TouristTax | null> {
	/** Cents of every fixed tax for a party and a number of nights; −1 where the tax depends on the rent. */
	fixedCents(party: Party, nights: number): Float64Array {
		return Float64Array.from(this.entries, (tax) =>
			tax === null ? 0 : tax.mode === "fixed" ? touristTaxOf(tax, party, nights, 0) : -1,
		);
	}
}
