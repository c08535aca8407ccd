import { type RateTable, stayKey } from "#domain/accommodation/rates.ts";
import { percentOf } from "#domain/money.ts";
import { type Party, personsOf } from "#domain/party/party.ts";
import { feeQuantity, touristTaxOf } from "#domain/pricing/fees.ts";
import { campaignOf, lengthOfStayBp } from "#domain/pricing/rent.ts";
import { checkParty, minimumNights } from "#domain/pricing/stay-rules.ts";
import { type DayNumber, weekdayOf } from "#domain/time/civil-date.ts";
import type { SearchHome } from "#search/search-home.ts";

/** Days that are looked at: arrivals and departures in [first, end). */
export interface Days {
	readonly first: DayNumber;
	readonly end: DayNumber;
}

/**
 * What every possible stay of a home costs a party in the end, for the tables of the baseline: one home at a time, by
 * the domain's rules and shares nothing with the columns of the memory engine.
 */
export class HomeTotals {
	readonly #home: SearchHome["home"];
	readonly #today: DayNumber;
	readonly #days: Days;
	/** By day: nights in a row that are free and for sale, from this one on. */
	readonly #run: Int32Array;
	readonly #arrive: Uint8Array;
	readonly #depart: Uint8Array;
	readonly #minimum: Int32Array;
	readonly #maximum: Int32Array;
	/** Sums of the nights before the day. */
	readonly #rent: Float64Array;
	readonly #extra: Float64Array;
	readonly #campaign: Int16Array;

	constructor({ home, taken }: SearchHome, today: DayNumber, days: Days) {
		this.#home = home;
		this.#today = today;
		this.#days = days;
		const length = days.end - days.first;
		const { rates } = home;
		const [cents, extra] = [new Int32Array(length), new Int32Array(length)];
		const open = new Uint8Array(length);
		this.#arrive = new Uint8Array(length + 1);
		this.#depart = new Uint8Array(length + 1);
		this.#minimum = new Int32Array(length);
		this.#maximum = new Int32Array(length);
		for (const season of rates.seasons) {
			const from = Math.max(0, season.from - days.first);
			for (let at = from; at < Math.min(length, season.to - days.first); at++) {
				const weekday = weekdayOf(days.first + at);
				open[at] = 1;
				cents[at] = season.weekendDays.includes(weekday) ? season.weekendCents : season.nightCents;
				extra[at] = season.extraPersonCents;
				this.#arrive[at] = season.arrivalDays.includes(weekday) ? 1 : 0;
				this.#depart[at + 1] = season.departureDays.includes((weekday % 7) + 1) ? 1 : 0;
				this.#minimum[at] = season.minNights;
				this.#maximum[at] = season.maxNights;
			}
		}
		for (const [day, override] of rates.days) {
			const at = day - days.first;
			if (at < 0 || at >= length) continue;
			if (override.nightCents !== null) cents[at] = override.nightCents;
			if (override.minNights !== null) this.#minimum[at] = override.minNights;
			if (override.closedArrival) this.#arrive[at] = 0;
			if (override.closedDeparture) this.#depart[at] = 0;
			if (override.stopSell) open[at] = 0;
		}
		for (const { arrival, departure } of taken) {
			open.fill(0, Math.max(0, arrival - days.first), Math.max(0, departure - days.first));
		}
		this.#run = new Int32Array(length + 1);
		for (let at = length - 1; at >= 0; at--) this.#run[at] = open[at] === 1 ? (this.#run[at + 1] as number) + 1 : 0;
		this.#rent = sumsOf(cents);
		this.#extra = sumsOf(extra);
		this.#campaign = campaigns(rates, days.first - today, length);
	}

	/** Totals in cents by day of arrival from the first day on; 0: no such stay is possible. */
	of(nights: number, party: Party): Int32Array {
		const home = this.#home;
		const { rates } = home;
		const { first, end } = this.#days;
		const totals = new Int32Array(end - first);
		if (checkParty(home, party) !== null) return totals;
		const losBp = lengthOfStayBp(rates, nights);
		const extraPersons = Math.max(0, personsOf(party) - home.includedGuests);
		let fees = 0;
		for (const fee of rates.fees) if (fee.mandatory) fees += feeQuantity(fee.per, party, nights) * fee.cents;
		const sellable = this.#today + home.minLeadDays - first;
		for (let at = Math.max(0, sellable); at + nights < end - first; at++) {
			if ((this.#run[at] as number) < nights || this.#arrive[at] === 0 || this.#depart[at + nights] === 0) continue;
			if (nights < (this.#minimum[at] as number) || nights > (this.#maximum[at] as number)) continue;
			const stay = { arrival: first + at, departure: first + at + nights };
			if (nights < minimumNights(rates, stay)) continue;
			const fixed = rates.stays.size > 0 ? rates.stays.get(stayKey(stay.arrival, nights)) : undefined;
			let net = fixed ?? (this.#rent[at + nights] as number) - (this.#rent[at] as number);
			net += extraPersons * ((this.#extra[at + nights] as number) - (this.#extra[at] as number));
			net -= percentOf(net, losBp);
			net -= percentOf(net, this.#campaign[at] as number);
			const tax = rates.touristTax ? touristTaxOf(rates.touristTax, party, nights, net) : 0;
			totals[at] = net + fees + tax;
		}
		return totals;
	}
}

function sumsOf(values: Int32Array): Float64Array {
	const sums = new Float64Array(values.length + 1);
	for (let at = 0; at < values.length; at++) sums[at + 1] = (sums[at] as number) + (values[at] as number);
	return sums;
}

/** Homes share few lists of discounts. */
const knownCampaigns = new Map<string, Int16Array>();

function campaigns(rates: RateTable, firstDay: number, length: number): Int16Array {
	const key = `${firstDay} ${length} ${rates.discounts.map(({ kind, threshold, bp }) => `${kind} ${threshold} ${bp}`).join()}`;
	const known = knownCampaigns.get(key);
	if (known) return known;
	const made = Int16Array.from({ length }, (_, at) => campaignOf(rates, firstDay + at)?.bp ?? 0);
	knownCampaigns.set(key, made);
	return made;
}
