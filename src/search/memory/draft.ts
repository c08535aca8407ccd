import { accoNumber } from "#domain/home/facts.ts";
import type { Fee, FeeBasis } from "#domain/home/rates.ts";
import { DEFAULT_PARTY } from "#domain/party/party.ts";
import { feeQuantity } from "#domain/pricing/fees.ts";
import { BOOKING_HORIZON_DAYS } from "#domain/pricing/stay-rules.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { type CatalogueHome, isSearchable } from "../catalogue-home.ts";
import { ownPoints, similarKey } from "../recommended.ts";
import { PAGE_HOMES, readBit, writeBit } from "./bits.ts";
import { DiscountDictionary, TaxDictionary } from "./dictionaries.ts";
import { FACT_ROWS, factsHeld, LAST_MINUTE_ROW, LIVE_ROW, TEST_ROW } from "./fact-rows.ts";
import { type FromAnswer, type FromRules, type FromScratch, fromOf, newFromScratch } from "./from-price.ts";
import { fillFromHome, fillFromPage, type HomeDays, newHomeDays } from "./home-days.ts";
import {
	copyPart,
	countryCode,
	emptyPage,
	type FactPart,
	LEAST_GUESTS,
	LONGEST_LEAD,
	type Page,
	type RatePart,
} from "./page.ts";
import { type Snapshot, SPARE_DAYS } from "./snapshot.ts";

/** An empty catalogue whose columns begin today. */
export function emptySnapshot(today: DayNumber): Snapshot {
	return {
		base: today,
		days: BOOKING_HORIZON_DAYS + SPARE_DAYS,
		today,
		pages: [],
		numbers: new Map(),
		discounts: new DiscountDictionary(),
		taxes: new TaxDictionary(),
		similarNumbers: new Map(),
		similar: [],
		size: 0,
		version: 0,
	};
}

/** The next snapshot in the making: copies what it touches, once, and leaves the one before as it is. */
export class Draft {
	private readonly before: Snapshot;
	private readonly pages: Page[];
	private readonly owned = new Set<object>();
	private readonly numbers: Map<string, number>;
	private readonly similar: { sumCents: number; count: number }[];
	private readonly scratch: HomeDays;
	private readonly fromScratch: FromScratch;
	private readonly from: FromAnswer = { day: -1, nights: 0, cents: 0, perNight: 0, lastMinute: false };
	private readonly held = new Uint8Array(FACT_ROWS);
	private size: number;
	private today: DayNumber;

	constructor(before: Snapshot) {
		this.before = before;
		this.pages = [...before.pages];
		// Numbers are only added, and a number beyond a snapshot's homes finds an empty slot: sharing is safe.
		this.numbers = before.numbers as Map<string, number>;
		this.similar = before.similar.map((prices) => ({ ...prices }));
		this.scratch = newHomeDays(before.days);
		this.fromScratch = newFromScratch(before.days);
		this.size = before.size;
		this.today = before.today;
	}

	/** Takes in a home as it is now, at an instant (ms since 1970) that decides which claims have expired. */
	put(home: CatalogueHome, now: number): void {
		const { accoId } = home.home;
		if (!isSearchable(home.status)) {
			this.remove(accoId);
			return;
		}
		const number = this.numberFor(accoId);
		const pageNo = Math.floor(number / PAGE_HOMES);
		const slot = number % PAGE_HOMES;
		fillFromHome(this.scratch, home, this.before.base, now);
		this.writeRates(pageNo, slot);
		this.writeNights(pageNo, slot);
		const facts = this.factsOf(pageNo);
		this.forgetPrices(facts, slot);
		this.writeFacts(facts, slot, home);
		this.writeFrom(facts, slot);
		this.countPrices(facts, slot);
	}

	/** Takes a home out of every answer. */
	remove(accoId: string): void {
		const number = this.numbers.get(accoId);
		if (number === undefined || number >= this.pages.length * PAGE_HOMES) return;
		const slot = number % PAGE_HOMES;
		const facts = this.factsOf(Math.floor(number / PAGE_HOMES));
		this.forgetPrices(facts, slot);
		for (let row = 0; row < FACT_ROWS; row++) writeBit(facts.bits, row, slot, false);
	}

	/** Computes from prices and last-minute facts of a stretch of homes anew for a day; answers the next stretch's start. */
	rollTo(today: DayNumber, start: number, count: number): number | null {
		this.today = today;
		const end = Math.min(start + count, this.pages.length * PAGE_HOMES);
		for (let number = start; number < end; number++) {
			const pageNo = Math.floor(number / PAGE_HOMES);
			const slot = number % PAGE_HOMES;
			const page = this.pages[pageNo] as Page;
			if (!readBit(page.facts.bits, LIVE_ROW, slot) && !readBit(page.facts.bits, TEST_ROW, slot)) continue;
			const facts = this.factsOf(pageNo);
			fillFromPage(this.scratch, this.pages[pageNo] as Page, slot);
			this.forgetPrices(facts, slot);
			this.writeFrom(facts, slot);
			this.countPrices(facts, slot);
		}
		return end < this.pages.length * PAGE_HOMES ? end : null;
	}

	finish(): Snapshot {
		return {
			...this.before,
			today: this.today,
			pages: this.pages,
			similar: this.similar,
			size: this.size,
			version: this.before.version + 1,
		};
	}

	private numberFor(accoId: string): number {
		const known = this.numbers.get(accoId);
		const number = known ?? this.numbers.size;
		if (known === undefined) this.numbers.set(accoId, number);
		while (number >= this.pages.length * PAGE_HOMES) {
			const page = emptyPage(this.before.days);
			for (const part of [page.facts, page.rates, page.nights]) this.owned.add(part);
			this.pages.push(page);
		}
		return number;
	}

	private part<Name extends keyof Page>(pageNo: number, name: Name): Page[Name] {
		const page = this.pages[pageNo] as Page;
		if (this.owned.has(page[name])) return page[name];
		const copy = copyPart(page[name]);
		this.owned.add(copy);
		this.pages[pageNo] = { ...page, [name]: copy };
		return copy;
	}

	private factsOf(pageNo: number): FactPart {
		return this.part(pageNo, "facts");
	}

	/** Rates are compared first: most changes are bookings, and those need no copy of the large columns. */
	private writeRates(pageNo: number, slot: number): void {
		const page = this.pages[pageNo] as Page;
		if (!this.owned.has(page.rates) && sameRates(page.rates, slot, this.scratch)) return;
		const rates = this.part(pageNo, "rates");
		const { days, rent, minNights, maxNights, arrival, departure, through } = this.scratch;
		for (let day = 0; day < days; day++) {
			const at = day * PAGE_HOMES + slot;
			rates.rent[at] = rent[day] as number;
			rates.minNights[at] = minNights[day] as number;
			rates.maxNights[at] = maxNights[day] as number;
			writeBit(rates.arrival, day, slot, arrival[day] as number);
			writeBit(rates.departure, day, slot, departure[day] as number);
			if ((rates.pageThrough[day] as number) < (through[day] as number)) {
				rates.pageThrough[day] = through[day] as number;
			}
		}
		rates.rent[days * PAGE_HOMES + slot] = rent[days] as number;
		writeBit(rates.departure, days, slot, departure[days] as number);
		rates.maxThrough[slot] = this.scratch.maxThrough;
		rates.seasons[slot] = this.scratch.seasons;
		rates.fixed[slot] = this.scratch.fixed;
	}

	private writeNights(pageNo: number, slot: number): void {
		const { free } = this.part(pageNo, "nights");
		for (let day = 0; day < this.scratch.days; day++) writeBit(free, day, slot, this.scratch.free[day] as number);
	}

	private writeFacts(columns: FactPart, slot: number, source: CatalogueHome): void {
		const { home, facts } = source;
		columns.accoIds[slot] = home.accoId;
		columns.accoNo[slot] = accoNumber(home.accoId);
		columns.lat[slot] = facts.lat;
		columns.lng[slot] = facts.lng;
		columns.country[slot] = countryCode(home.country);
		columns.region[slot] = facts.regionId;
		columns.place[slot] = facts.placeId;
		columns.maxGuests[slot] = clamp16(home.maxGuests);
		columns.maxBabies[slot] = clamp16(home.maxBabies);
		columns.maxPets[slot] = clamp16(home.maxPets);
		columns.includedGuests[slot] = clamp16(home.includedGuests);
		columns.minLeadDays[slot] = clamp16(home.minLeadDays);
		columns.limits[LEAST_GUESTS] = Math.min(columns.limits[LEAST_GUESTS] as number, clamp16(home.maxGuests));
		columns.limits[LONGEST_LEAD] = Math.max(columns.limits[LONGEST_LEAD] as number, clamp16(home.minLeadDays));
		columns.bedrooms[slot] = facts.bedrooms;
		columns.bathrooms[slot] = facts.bathrooms;
		columns.stars[slot] = facts.stars ?? Number.NaN;
		columns.rating[slot] = facts.rating ?? Number.NaN;
		columns.kmSkilift[slot] = facts.kmSkilift ?? Number.NaN;
		columns.kmGolfCourse[slot] = facts.kmGolfCourse ?? Number.NaN;
		columns.ownPoints[slot] = ownPoints(source);
		columns.similar[slot] = this.similarClass(similarKey(source));
		columns.discounts[slot] = this.before.discounts.numberOf(home.rates.discounts);
		columns.tax[slot] = this.before.taxes.numberOf(home.rates.touristTax);
		columns.feeStay[slot] = feeSum(home.rates.fees, ["stay", "booking"]);
		columns.feeNight[slot] = feeSum(home.rates.fees, ["night"]);
		columns.feePerson[slot] = feeSum(home.rates.fees, ["person"]);
		columns.feePersonNight[slot] = feeSum(home.rates.fees, ["person_night"]);
		columns.feePet[slot] = feeSum(home.rates.fees, ["pet"]);
		columns.feePetNight[slot] = feeSum(home.rates.fees, ["pet_night"]);
		factsHeld(source, false, this.held);
		for (let row = 0; row < FACT_ROWS; row++) writeBit(columns.bits, row, slot, this.held[row] as number);
	}

	/** Price without dates and last-minute fact, from the days in the scratch. */
	private writeFrom(facts: FactPart, slot: number): void {
		const from = this.from;
		fromOf(this.scratch, this.fromRules(facts, slot), this.today - this.before.base, this.fromScratch, from);
		facts.fromDay[slot] = from.day;
		facts.fromNights[slot] = from.nights;
		facts.fromCents[slot] = from.cents;
		facts.fromPerNight[slot] = from.perNight;
		writeBit(facts.bits, LAST_MINUTE_ROW, slot, from.lastMinute);
	}

	private fromRules(facts: FactPart, slot: number): FromRules {
		const one = (per: FeeBasis) => feeQuantity(per, DEFAULT_PARTY, 1);
		return {
			minLeadDays: facts.minLeadDays[slot] as number,
			includedGuests: facts.includedGuests[slot] as number,
			takesTwo: (facts.maxGuests[slot] as number) >= DEFAULT_PARTY.adults,
			discounts: this.before.discounts.entries[facts.discounts[slot] as number] ?? [],
			tax: this.before.taxes.entries[facts.tax[slot] as number] ?? null,
			feePerStay: (facts.feeStay[slot] as number) + (facts.feePerson[slot] as number) * one("person"),
			feePerNight: (facts.feeNight[slot] as number) + (facts.feePersonNight[slot] as number) * one("person"),
		};
	}

	private similarClass(key: string): number {
		const numbers = this.before.similarNumbers as Map<string, number>;
		const known = numbers.get(key) ?? numbers.size;
		numbers.set(key, known);
		while (this.similar.length <= known) this.similar.push({ sumCents: 0, count: 0 });
		return known;
	}

	/** Takes a home out of the sums of live homes; `countPrices` puts it in again. */
	private forgetPrices(facts: FactPart, slot: number): void {
		this.addPrices(facts, slot, -1);
	}

	private countPrices(facts: FactPart, slot: number): void {
		this.addPrices(facts, slot, 1);
	}

	private addPrices(facts: FactPart, slot: number, sign: 1 | -1): void {
		if (!readBit(facts.bits, LIVE_ROW, slot)) return;
		this.size += sign;
		const prices = this.similar[facts.similar[slot] as number];
		if (!prices || (facts.fromDay[slot] as number) < 0) return;
		prices.sumCents += sign * (facts.fromPerNight[slot] as number);
		prices.count += sign;
	}
}

function clamp16(value: number): number {
	return Math.max(0, Math.min(value, 0xffff));
}

function feeSum(fees: readonly Fee[], bases: readonly FeeBasis[]): number {
	return fees.reduce((sum, fee) => (fee.mandatory && bases.includes(fee.per) ? sum + fee.cents : sum), 0);
}

function sameRates(rates: RatePart, slot: number, home: HomeDays): boolean {
	if (!sameNumbers(rates.seasons[slot], home.seasons) || !sameNumbers(rates.fixed[slot], home.fixed)) return false;
	if (rates.maxThrough[slot] !== home.maxThrough) return false;
	for (let day = 0; day < home.days; day++) {
		const at = day * PAGE_HOMES + slot;
		if (
			rates.rent[at + PAGE_HOMES] !== home.rent[day + 1] ||
			rates.minNights[at] !== home.minNights[day] ||
			rates.maxNights[at] !== home.maxNights[day] ||
			readBit(rates.arrival, day, slot) !== home.arrival[day] ||
			readBit(rates.departure, day, slot) !== home.departure[day]
		) {
			return false;
		}
	}
	return readBit(rates.departure, home.days, slot) === home.departure[home.days];
}

function sameNumbers(a: Int32Array | null | undefined, b: Int32Array | null): boolean {
	if (!a || !b) return !a && !b;
	return a.length === b.length && a.every((value, at) => value === b[at]);
}
