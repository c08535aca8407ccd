import type { Party } from "#domain/party/party.ts";
import { keepStay, maskStay, slotsOf } from "./narrow.ts";
import { PAGE_HOMES, type Page, WORDS } from "./page.ts";
import { pricePage } from "./price-page.ts";
import type { PlannedStay, QueryPlan } from "./query-plan.ts";

/** Homes of one page that can have one stay, and its totals; used again for each page and stay. */
export class StayPass {
	readonly slots = new Int32Array(PAGE_HOMES);
	/** Totals, in the order of `slots`. */
	readonly grand = new Float64Array(PAGE_HOMES);
	readonly #mask = new Uint32Array(WORDS);

	/** Finds and prices the possible homes among those whose bits begin at `start`; answers how many. */
	run(page: Page, bits: Uint32Array, start: number, stay: PlannedStay, party: Party): number {
		const mask = this.#mask;
		let any = 0;
		for (let word = 0; word < WORDS; word++) any |= mask[word] = bits[start + word] as number;
		if (any === 0) return 0;
		maskStay(page, stay, mask);
		const count = keepStay(page, stay, this.slots, slotsOf(mask, this.slots));
		if (count === 0) return 0;
		stay.reductions.know(page.discounts, this.slots, count);
		pricePage(page, this.slots, count, stay, party, this.grand);
		return count;
	}

	/** Keeps those that pass the filters which look at the stay: price a night and last minute; answers how many. */
	keepWanted(page: Page, { limits, lastMinutes }: QueryPlan, stay: PlannedStay, count: number): number {
		if (limits === null && !lastMinutes) return count;
		const { slots, grand } = this;
		let kept = 0;
		for (let at = 0; at < count; at++) {
			const slot = slots[at] as number;
			const total = grand[at] as number;
			if (lastMinutes && stay.reductions.lastMinute[page.discounts[slot] as number] !== 1) continue;
			const perNight = Math.ceil(total / stay.nights);
			if (limits !== null && (perNight < limits.min || perNight > limits.max)) continue;
			slots[kept] = slot;
			grand[kept++] = total;
		}
		return kept;
	}
}
