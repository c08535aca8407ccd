import { type Cents, percentOf } from "#domain/money.ts";
import type { Party } from "#domain/party/party.ts";
import { touristTaxOf } from "#domain/pricing/fees.ts";
import { NO_CAP } from "./page.ts";
import type { TermsRegister } from "./terms-register.ts";

/** Tourist taxes of a stay of so many nights by number of the register, worked out once a search. */
export class StayTaxes {
	/** What the party pays in all; of a percent tax 0. */
	readonly fixed: Float64Array;
	/** Percent of the rent a head and night; 0: the tax is fixed, or none. */
	readonly bp: Int32Array;
	/** Most that an adult pays a night. */
	readonly cap: Int32Array;
	/** Adults × nights that a percent tax is paid for. */
	readonly times: Int32Array;
	/** One over heads × nights. */
	readonly #share: number;

	constructor({ taxes }: TermsRegister, nights: number, party: Party) {
		this.fixed = new Float64Array(taxes.length);
		this.bp = new Int32Array(taxes.length);
		this.cap = new Int32Array(taxes.length);
		this.times = new Int32Array(taxes.length);
		this.#share = 1 / (nights * (party.adults + party.children + party.babies));
		for (const [number, tax] of taxes.entries()) {
			if (tax?.mode === "fixed") this.fixed[number] = touristTaxOf(tax, party, nights, 0);
			if (tax?.mode !== "percent") continue;
			this.bp[number] = tax.percentBp;
			this.cap[number] = tax.capCents ?? NO_CAP;
			this.times[number] = party.adults * Math.min(nights, tax.maxNights ?? nights);
		}
	}

	/** A percent tax on the rent that is left after all reductions. */
	percent(number: number, netCents: Cents): Cents {
		const perAdult = percentOf(Math.floor((netCents + 0.5) * this.#share), this.bp[number] as number);
		return Math.min(perAdult, this.cap[number] as number) * (this.times[number] as number);
	}
}
