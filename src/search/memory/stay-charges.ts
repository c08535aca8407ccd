import { type Cents, percentOf } from "#domain/money.ts";
import type { Party } from "#domain/party/party.ts";
import { feeQuantity, touristTaxOf } from "#domain/pricing/fees.ts";
import { NO_CAP } from "./page.ts";
import type { TermsRegister } from "./terms-register.ts";

/** What comes on top of a stay's rent by number of the register, for one party; worked out once a search. */
export class StayCharges {
	/** Fees, and the tourist tax where it is no percent of the rent. */
	readonly fixed: Float64Array;
	/** Percent tax a head and night; 0: the tax is fixed, or none. */
	readonly bp: Int32Array;
	/** Most that an adult pays a night. */
	readonly #cap: Int32Array;
	/** Adults × nights that a percent tax is paid for. */
	readonly #times: Int32Array;
	/** One over heads × nights. */
	readonly #share: number;

	constructor({ charges }: TermsRegister, nights: number, party: Party) {
		const size = charges.length;
		this.fixed = new Float64Array(size);
		this.bp = new Int32Array(size);
		this.#cap = new Int32Array(size);
		this.#times = new Int32Array(size);
		this.#share = 1 / (nights * (party.adults + party.children + party.babies));
		for (const [number, { fees, tax }] of charges.entries()) {
			let cents = 0;
			for (const [per, each] of fees) cents += each * feeQuantity(per, party, nights);
			if (tax?.mode === "fixed") cents += touristTaxOf(tax, party, nights, 0);
			this.fixed[number] = cents;
			if (tax?.mode !== "percent") continue;
			this.bp[number] = tax.percentBp;
			this.#cap[number] = tax.capCents ?? NO_CAP;
			this.#times[number] = party.adults * Math.min(nights, tax.maxNights ?? nights);
		}
	}

	/** What a number adds to the rent that is left after all reductions. */
	of(number: number, netCents: Cents): Cents {
		const fixed = this.fixed[number] as number;
		const bp = this.bp[number] as number;
		if (bp === 0) return fixed;
		const perAdult = percentOf(Math.floor((netCents + 0.5) * this.#share), bp);
		return fixed + Math.min(perAdult, this.#cap[number] as number) * (this.#times[number] as number);
	}
}
