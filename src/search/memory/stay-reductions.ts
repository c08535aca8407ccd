import { LAST_MINUTE_DAYS } from "../last-minute.ts";
import type { TermsRegister } from "./terms-register.ts";

/** So many are worked out at once; of more, only those of the homes in question. */
const FEW_ENTRIES = 256;

/** Reductions of one stay by number of the discount register, worked out once a search. */
export class StayReductions {
	readonly los: Int16Array;
	readonly campaign: Int16Array;
	/** 1: the campaign is a last-minute one. */
	readonly lastMinute: Uint8Array;
	readonly #known: Uint8Array;
	#knowsAll = false;
	readonly #register: TermsRegister;
	readonly #nights: number;
	readonly #days: number;

	constructor(register: TermsRegister, nights: number, daysToArrival: number) {
		this.#register = register;
		this.#nights = nights;
		this.#days = daysToArrival;
		this.los = new Int16Array(register.size);
		this.campaign = new Int16Array(register.size);
		this.lastMinute = new Uint8Array(register.size);
		this.#known = new Uint8Array(register.size);
		if (register.size > FEW_ENTRIES) return;
		for (let entry = 0; entry < register.size; entry++) this.#learn(entry);
		this.#knowsAll = true;
	}

	/** Works out the entries of these homes; must come before they are read. */
	know(discounts: Uint32Array, slots: Int32Array, count: number): void {
		if (this.#knowsAll) return;
		const known = this.#known;
		for (let at = 0; at < count; at++) {
			const entry = discounts[slots[at] as number] as number;
			if (known[entry] === 0) this.#learn(entry);
		}
	}

	#learn(entry: number): void {
		const { bp, lastMinute } = this.#register.campaign(entry, this.#days);
		this.los[entry] = this.#register.lengthOfStayBp(entry, this.#nights);
		this.campaign[entry] = bp;
		this.lastMinute[entry] = lastMinute && this.#days <= LAST_MINUTE_DAYS ? 1 : 0;
		this.#known[entry] = 1;
	}
}
