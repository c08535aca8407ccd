import { countsOnce, type FeeBasis } from "#domain/accommodation/fee-basis.ts";
import { type DiscountRule, EMPTY_RATES, type RateTable, type TouristTax } from "#domain/accommodation/rates.ts";
import type { BasisPoints, Cents } from "#domain/money.ts";
import { campaignOf, lengthOfStayBp } from "#domain/pricing/rent.ts";
import { earlierBp, type LastMinuteRule, lastMinuteRuleOf } from "../last-minute.ts";

/** What comes on top of the rent, but for the fees of a stay, which differ from home to home. */
export interface Charges {
	/** Mandatory fees by night, person and pet; one of each basis. */
	readonly fees: readonly (readonly [per: FeeBasis, cents: Cents])[];
	readonly tax: TouristTax | null;
}

/** What the numbers of a register stand for. */
export interface Terms {
	readonly discounts: readonly (readonly DiscountRule[])[];
	readonly charges: readonly Charges[];
}

/**
 * Discounts and charges of homes by number: most homes share a few lists, and a search works each out once, with the
 * domain's own functions. Only grows; a new build starts a new one.
 */
export class TermsRegister {
	readonly #lists: (readonly DiscountRule[])[] = [];
	readonly #numbers = new Map<string, number>();
	readonly #charges: Charges[] = [];
	readonly #chargeNumbers = new Map<string, number>();

	/** A register with the same numbers. */
	static of({ discounts, charges }: Terms): TermsRegister {
		const register = new TermsRegister();
		for (const rules of discounts) register.numberOf(rules);
		for (const each of charges) register.#chargeNumberOf(each);
		return register;
	}

	/** All that it holds at this moment. */
	get terms(): Terms {
		return { discounts: [...this.#lists], charges: [...this.#charges] };
	}

	numberOf(rules: readonly DiscountRule[]): number {
		const key = rules
			.map(({ kind, threshold, bp }) => `${kind} ${threshold} ${bp}`)
			.sort()
			.join();
		let number = this.#numbers.get(key);
		if (number === undefined) {
			number = this.#lists.push(rules) - 1;
			this.#numbers.set(key, number);
		}
		return number;
	}

	chargesNumberOf({ fees, touristTax: tax }: Pick<RateTable, "fees" | "touristTax">): number {
		const sums = new Map<FeeBasis, Cents>();
		for (const { per, cents, mandatory } of fees) {
			if (mandatory && cents !== 0 && !countsOnce(per)) sums.set(per, (sums.get(per) ?? 0) + cents);
		}
		return this.#chargeNumberOf({ fees: [...sums].sort(([a], [b]) => (a < b ? -1 : 1)), tax });
	}

	#chargeNumberOf(charges: Charges): number {
		const { tax } = charges;
		const key = JSON.stringify([charges.fees, tax && Object.entries(tax).sort()]);
		let number = this.#chargeNumbers.get(key);
		if (number === undefined) {
			number = this.#charges.push(charges) - 1;
			this.#chargeNumbers.set(key, number);
		}
		return number;
	}

	/** By number. */
	get charges(): readonly Charges[] {
		return this.#charges;
	}

	/** Lists of discounts. */
	get size(): number {
		return this.#lists.length;
	}

	lengthOfStayBp(number: number, nights: number): BasisPoints {
		return lengthOfStayBp(this.#ratesOf(number), nights);
	}

	/** Percent of the campaign, and whether it is the last-minute one. */
	campaign(number: number, daysToArrival: number): { readonly bp: BasisPoints; readonly lastMinute: boolean } {
		const campaign = campaignOf(this.#ratesOf(number), daysToArrival);
		return { bp: campaign?.bp ?? 0, lastMinute: campaign?.kind === "lastMinute" };
	}

	/** The last-minute rule that an arrival meets. */
	lastMinuteRule(number: number, daysToArrival: number): LastMinuteRule {
		return lastMinuteRuleOf(this.#ratesOf(number), daysToArrival);
	}

	/** Percent of before the last-minute span. */
	earlierBp(number: number): BasisPoints {
		return earlierBp(this.#ratesOf(number));
	}

	#ratesOf(number: number) {
		return { ...EMPTY_RATES, discounts: this.#lists[number] ?? [] };
	}
}
