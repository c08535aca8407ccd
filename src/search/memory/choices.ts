import type { Party } from "#domain/party/party.ts";
import { type Choices, choicesFrom, type PricedStay } from "../query.ts";
import { PAGE_HOMES, type Page, WORDS } from "./page.ts";
import type { PlannedStay, QueryPlan } from "./query-plan.ts";
import { StayPass } from "./stay-pass.ts";

/** What is known of the homes of a page, position by position. */
export interface PageHomes {
	readonly slots: Int32Array;
	readonly failed: Int8Array;
	readonly grand: Float64Array;
	readonly perNight: Float64Array;
	/** Number of the home's stay among those of the plan. */
	readonly choice: Int16Array;
}

/** Finds for each home of a page the cheapest of several stays. */
export class ChoicePass {
	readonly #pass = new StayPass();
	readonly #bits = new Uint32Array(WORDS);
	/** By slot; −1: no stay is possible. */
	readonly #lowest = new Float64Array(PAGE_HOMES);
	readonly #choice = new Int16Array(PAGE_HOMES);

	/** Keeps the homes that can have any of the stays, with the price of the cheapest; answers how many. */
	run(page: Page, stays: readonly PlannedStay[], party: Party, homes: PageHomes, count: number): number {
		const bits = this.#bits.fill(0);
		for (let at = 0; at < count; at++) {
			const slot = homes.slots[at] as number;
			bits[slot >>> 5] = (bits[slot >>> 5] as number) | (1 << (slot & 31));
		}
		const lowest = this.#lowest.fill(-1);
		const choice = this.#choice;
		for (let number = 0; number < stays.length; number++) {
			const possible = this.#pass.run(page, bits, 0, stays[number] as PlannedStay, party);
			const { slots, grand } = this.#pass;
			for (let at = 0; at < possible; at++) {
				const slot = slots[at] as number;
				const total = grand[at] as number;
				if ((lowest[slot] as number) >= 0 && total >= (lowest[slot] as number)) continue;
				lowest[slot] = total;
				choice[slot] = number;
			}
		}
		let kept = 0;
		for (let at = 0; at < count; at++) {
			const slot = homes.slots[at] as number;
			const total = lowest[slot] as number;
			if (total < 0) continue;
			const number = choice[slot] as number;
			homes.slots[kept] = slot;
			homes.failed[kept] = homes.failed[at] as number;
			homes.grand[kept] = total;
			homes.perNight[kept] = Math.ceil(total / (stays[number] as PlannedStay).nights);
			homes.choice[kept++] = number;
		}
		return kept;
	}
}

const pass = new StayPass();
const oneHome = new Uint32Array(WORDS);

/** Which of several stays one home can have; null when one was asked for. */
export function choicesOf(page: Page, slot: number, { stays, several, party }: QueryPlan): Choices | null {
	if (!several || !stays) return null;
	oneHome.fill(0);
	oneHome[slot >>> 5] = 1 << (slot & 31);
	const possible = stays.flatMap((planned): PricedStay[] => {
		if (pass.run(page, oneHome, 0, planned, party) === 0) return [];
		const { stay, nights } = planned;
		const grandCents = pass.grand[0] as number;
		return [{ stay, nights, grandCents, perNightCents: Math.ceil(grandCents / nights) }];
	});
	return choicesFrom(possible);
}
