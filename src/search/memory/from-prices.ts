import { DEFAULT_PARTY, type Party } from "#domain/party/party.ts";
import { FROM_PRICE_DAYS } from "#domain/pricing/arrivals.ts";
import { BOOKING_HORIZON_DAYS } from "#domain/pricing/stay-rules.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { LAST_MINUTE_DAYS } from "../last-minute.ts";
import { PAGE_HOMES, type Page, RULE, WORDS } from "./page.ts";
import { grandOf } from "./price.ts";
import { StayCharges } from "./stay-charges.ts";
import type { TermsRegister } from "./terms-register.ts";

/** Reductions and charges of every register entry on one day, worked out once for all homes. */
export interface DayReductions {
	/** Percents by `[entry × 365 + days to arrival]`. */
	campaignBp(entry: number, days: number): number;
	isLastMinute(entry: number, days: number): boolean;
	losBp(entry: number, nights: number): number;
	/** What the party pays on top of the rent. */
	charges(nights: number): StayCharges;
}

/** Remembers what it was asked; entries are few, homes are many. */
export function dayReductions(register: TermsRegister, party: Party = DEFAULT_PARTY): DayReductions {
	const campaigns: Int16Array[] = [];
	const lengths: Int16Array[] = [];
	const charges: StayCharges[] = [];
	const campaignsOf = (entry: number) => {
		let row = campaigns[entry];
		if (!row) {
			// Last-minute campaigns are kept as negative numbers.
			row = Int16Array.from({ length: FROM_PRICE_DAYS }, (_, days) => {
				const { bp, lastMinute } = register.campaign(entry, days);
				return lastMinute ? -bp : bp;
			});
			campaigns[entry] = row;
		}
		return row;
	};
	return {
		campaignBp: (entry, days) => Math.abs(campaignsOf(entry)[days] as number),
		isLastMinute: (entry, days) => days <= LAST_MINUTE_DAYS && (campaignsOf(entry)[days] as number) < 0,
		losBp: (entry, nights) => {
			let row = lengths[entry];
			if (!row) {
				row = Int16Array.from({ length: BOOKING_HORIZON_DAYS + 1 }, (_, n) => register.lengthOfStayBp(entry, n));
				lengths[entry] = row;
			}
			return row[nights] as number;
		},
		charges: (nights) => {
			let known = charges[nights];
			// Homes that came meanwhile may have brought new ones.
			if (!known || known.fixed.length < register.charges.length) {
				known = new StayCharges(register, nights, party);
				charges[nights] = known;
			}
			return known;
		},
	};
}

/** Works out the lowest price of the next 12 months and the last-minute mark of one home. */
export function writeFromPrice(
	page: Page,
	slot: number,
	baseDay: DayNumber,
	today: DayNumber,
	reductions: DayReductions,
): void {
	const word = slot >>> 5;
	const mask = 1 << (slot & 31);
	const entry = page.discounts[slot] as number;
	const start = today - baseDay;
	let bestGrand = -1;
	let bestArrival = 0;
	let bestNights = 0;
	let lastMinute = false;
	const fits = (page.accoIds[slot] as string) !== "" && (page.maxGuests[slot] as number) >= DEFAULT_PARTY.adults;
	const first = start + (page.minLeadDays[slot] as number);
	for (let arrival = first; fits && arrival < start + FROM_PRICE_DAYS; arrival++) {
		if (((page.arrive[arrival * WORDS + word] as number) & mask) === 0) continue;
		const nights = shortestStay(page, slot, arrival, start + BOOKING_HORIZON_DAYS);
		if (nights === 0) continue;
		const days = arrival - start;
		const campaignBp = reductions.campaignBp(entry, days);
		if (!lastMinute && reductions.isLastMinute(entry, days)) lastMinute = true;
		const losBp = reductions.losBp(entry, nights);
		const charges = reductions.charges(nights);
		const grand = grandOf(page, slot, arrival, nights, DEFAULT_PARTY, losBp, campaignBp, charges);
		if (bestGrand < 0 || grand < bestGrand) {
			bestGrand = grand;
			bestArrival = arrival;
			bestNights = nights;
		}
	}
	page.fromGrand[slot] = bestGrand;
	page.fromPerNight[slot] = bestGrand < 0 ? -1 : Math.ceil(bestGrand / bestNights);
	page.fromArrival[slot] = baseDay + bestArrival;
	page.fromNights[slot] = bestNights;
	const marks = page.lastMinute[word] as number;
	page.lastMinute[word] = lastMinute ? marks | mask : marks & ~mask;
}

/** Nights of the shortest possible stay that arrives on a day where one may; 0: none. */
export function shortestStay(page: Page, slot: number, arrival: number, lastDeparture: number): number {
	const word = slot >>> 5;
	const mask = 1 << (slot & 31);
	const start = page.ruleStart[slot] as number;
	const ruleAt = (night: number) => start + (page.rule[night * PAGE_HOMES + slot] as number) * RULE.size;
	const { rules } = page;
	const arrivalRule = ruleAt(arrival);
	const longest = Math.min(rules[arrivalRule + RULE.max] as number, lastDeparture - arrival);
	let shortest = rules[arrivalRule + RULE.min] as number;
	for (let nights = 1; nights <= longest; nights++) {
		const night = arrival + nights - 1;
		if (((page.free[night * WORDS + word] as number) & mask) === 0) return 0;
		shortest = Math.max(shortest, rules[ruleAt(night) + RULE.through] as number);
		if (shortest > longest) return 0;
		if (nights >= shortest && ((page.depart[(night + 1) * WORDS + word] as number) & mask) !== 0) return nights;
	}
	return 0;
}
