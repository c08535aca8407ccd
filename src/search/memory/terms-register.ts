import type { DiscountRule, TouristTax } from "#domain/home/rates.ts";
import { EMPTY_RATES } from "#domain/home/rates.ts";
import type { BasisPoints } from "#domain/money.ts";
import { campaignOf, lengthOfStayBp } from "#domain/pricing/rent.ts";

/**
 * Discounts and tourist taxes of homes by number: most homes share a few lists, a municipality's homes one tax, and a
 * search works each out once, with the domain's own functions. Only grows; a new build starts a new one.
 */
export class TermsRegister {
	readonly #lists: (readonly DiscountRule[])[] = [];
	readonly #numbers = new Map<string, number>();
	readonly #taxes: (TouristTax | null)[] = [];
	readonly #taxNumbers = new Map<string, number>();

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

	taxNumberOf(tax: TouristTax | null): number {
		const key = JSON.stringify(tax && Object.entries(tax).sort());
		let number = this.#taxNumbers.get(key);
		if (number === undefined) {
			number = this.#taxes.push(tax) - 1;
			this.#taxNumbers.set(key, number);
		}
		return number;
	}

	/** By number; null: none. */
	get taxes(): readonly (TouristTax | null)[] {
		return this.#taxes;
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

	#ratesOf(number: number) {
		return { ...EMPTY_RATES, discounts: this.#lists[number] ?? [] };
	}
}
