import type { RateTable } from "#domain/accommodation/rates.ts";
import type { AccoRow } from "./acco-rows.ts";

/** Homes as they were read last, so that a quote or a page reads what is taken and not what has not changed. */

/** What of a home is written together with its row: facts, rates, units. */
export interface WrittenHome {
	readonly row: AccoRow;
	readonly rates: RateTable;
	/** In the order in which they are locked. */
	readonly unitIds: readonly string[];
}

/** Days and stays with a price of their own, of all homes together: about 40 MB. */
const MOST_PRICES = 400_000;
const MOST_HOMES = 2_000;

interface Kept {
	readonly stamp: string;
	readonly home: WrittenHome;
	readonly prices: number;
}

/** Homes by id under the stamp that they were read with; those asked for longest ago go first. */
export class KeptHomes {
	readonly #homes = new Map<string, Kept>();
	#prices = 0;

	/** The home as it is under the stamp; null where another was read, or none. */
	get(accoId: string, stamp: string): WrittenHome | null {
		const kept = this.#homes.get(accoId);
		if (kept?.stamp !== stamp) return null;
		// The last of the map is the one that was asked for last.
		this.#homes.delete(accoId);
		this.#homes.set(accoId, kept);
		return kept.home;
	}

	set(accoId: string, stamp: string, home: WrittenHome): void {
		this.#drop(accoId);
		const prices = home.rates.days.size + home.rates.stays.size;
		this.#homes.set(accoId, { stamp, home, prices });
		this.#prices += prices;
		for (const oldest of this.#homes.keys()) {
			if (this.#prices <= MOST_PRICES && this.#homes.size <= MOST_HOMES) break;
			this.#drop(oldest);
		}
	}

	#drop(accoId: string): void {
		const kept = this.#homes.get(accoId);
		if (!kept) return;
		this.#homes.delete(accoId);
		this.#prices -= kept.prices;
	}
}
