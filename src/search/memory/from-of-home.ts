import type { Fee, FeeBasis } from "#domain/home/rates.ts";
import { DEFAULT_PARTY } from "#domain/party/party.ts";
import type { FromPrice } from "#domain/pricing/arrivals.ts";
import { feeQuantity } from "#domain/pricing/fees.ts";
import { BOOKING_HORIZON_DAYS } from "#domain/pricing/stay-rules.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import type { CatalogueHome } from "../catalogue-home.ts";
import { type FromAnswer, type FromScratch, fromOf, newFromScratch } from "./from-price.ts";
import { fillFromHome, type HomeDays, newHomeDays } from "./home-days.ts";

/** Computes prices without dates for one home after another; its columns begin on the day it was made for. */
export class FromCalculator {
	private readonly today: DayNumber;
	private readonly days: HomeDays = newHomeDays(BOOKING_HORIZON_DAYS);
	private readonly scratch: FromScratch = newFromScratch(BOOKING_HORIZON_DAYS);
	private readonly answer: FromAnswer = { day: -1, nights: 0, cents: 0, perNight: 0, lastMinute: false };

	constructor(today: DayNumber) {
		this.today = today;
	}

	/** fromPrice() and hasLastMinute() of the domain, with claims as they stand at an instant (ms since 1970). */
	of(source: CatalogueHome, now: number): { readonly from: FromPrice | null; readonly lastMinute: boolean } {
		const { home } = source;
		const answer = this.answer;
		fillFromHome(this.days, source, this.today, now);
		const rules = {
			minLeadDays: home.minLeadDays,
			includedGuests: home.includedGuests,
			takesTwo: home.maxGuests >= DEFAULT_PARTY.adults,
			discounts: home.rates.discounts,
			tax: home.rates.touristTax,
			feePerStay: feesOf(home.rates.fees, ["stay", "booking", "person"]),
			feePerNight: feesOf(home.rates.fees, ["night", "person_night"]),
		};
		fromOf(this.days, rules, 0, this.scratch, answer);
		const { day, nights, cents, perNight, lastMinute } = answer;
		if (day < 0) return { from: null, lastMinute };
		const arrival = this.today + day;
		const stay = { arrival, departure: arrival + nights };
		return { from: { stay, nights, grandCents: cents, perNightCents: perNight }, lastMinute };
	}
}

/** Mandatory fees of some bases for two adults and one night. */
function feesOf(fees: readonly Fee[], bases: readonly FeeBasis[]): number {
	return fees.reduce(
		(sum, fee) =>
			fee.mandatory && bases.includes(fee.per) ? sum + fee.cents * feeQuantity(fee.per, DEFAULT_PARTY, 1) : sum,
		0,
	);
}
