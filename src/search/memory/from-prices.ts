import { DEFAULT_PARTY, type Party } from "#domain/party/party.ts";
import { FROM_PRICE_DAYS } from "#domain/pricing/arrivals.ts";
import { BOOKING_HORIZON_DAYS } from "#domain/pricing/stay-rules.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { LAST_MINUTE_DAYS } from "../last-minute.ts";
import { type FromColumns, PAGE_HOMES, type Page, RULE, WORDS } from "./page.ts";
import { grandOf } from "./price.ts";
import { StayCharges } from "./stay-charges.ts";
import type { TermsRegister } from "./terms-register.ts";

/** Reductions and charges of every register entry on one day, worked out once for all homes. */
export interface DayReductions {
	/** Percent by number of the register and days to arrival. */
	campaignBp(entry: number, days: number): number;
	isLastMinute(entry: number, days: number): boolean;
	losBp(entry: number, nights: number): number;
	/** Percent of before the last-minute span. */
	earlierBp(entry: number): number;
	/** What the party pays on top of the rent. */
	charges(nights: number): StayCharges;
}

const UNKNOWN = -0x8000;

/** Remembers what it was asked; entries are few, homes are many. */
export function dayReductions(register: TermsRegister, party: Party = DEFAULT_PARTY): DayReductions {
	const campaigns: Int16Array[] = [];
	const lengths: Int16Array[] = [];
	const earlier: number[] = [];
	const charges: StayCharges[] = [];
	/** Last-minute campaigns are negative numbers. */
	const campaignOf = (entry: number, days: number) => {
		let row = campaigns[entry];
		if (!row) {
			row = new Int16Array(FROM_PRICE_DAYS).fill(UNKNOWN);
			campaigns[entry] = row;
		}
		if (row[days] === UNKNOWN) {
			const { bp, lastMinute } = register.campaign(entry, days);
			row[days] = lastMinute ? -bp : bp;
		}
		return row[days] as number;
	};
	return {
		campaignBp: (entry, days) => Math.abs(campaignOf(entry, days)),
		isLastMinute: (entry, days) => days <= LAST_MINUTE_DAYS && campaignOf(entry, days) < 0,
		losBp: (entry, nights) => {
			let row = lengths[entry];
			if (!row) {
				row = new Int16Array(BOOKING_HORIZON_DAYS + 1).fill(UNKNOWN);
				lengths[entry] = row;
			}
			if (row[nights] === UNKNOWN) row[nights] = register.lengthOfStayBp(entry, nights);
			return row[nights] as number;
		},
		earlierBp: (entry) => {
			earlier[entry] ??= register.earlierBp(entry);
			return earlier[entry];
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

/** Works out the lowest price of the next 12 months and the last-minute mark of one home, and writes them into `columns`. */
export function writeFromPrice(
	page: Page,
	slot: number,
	baseDay: DayNumber,
	today: DayNumber,
	reductions: DayReductions,
	columns: FromColumns = page,
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
	columns.fromGrand[slot] = bestGrand;
	columns.fromPerNight[slot] = bestGrand < 0 ? -1 : Math.ceil(bestGrand / bestNights);
	columns.fromArrival[slot] = baseDay + bestArrival;
	columns.fromNights[slot] = bestNights;
	const marks = columns.lastMinute[word] as number;
	columns.lastMinute[word] = lastMinute ? marks | mask : marks & ~mask;
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
