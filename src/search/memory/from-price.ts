import type { DiscountRule, TouristTax } from "#domain/home/rates.ts";
import { percentOf } from "#domain/money.ts";
import { DEFAULT_PARTY, personsOf } from "#domain/party/party.ts";
import { touristTaxOf } from "#domain/pricing/fees.ts";
import { LAST_MINUTE_DAYS } from "#domain/pricing/last-minute.ts";
import { BOOKING_HORIZON_DAYS } from "#domain/pricing/stay-rules.ts";
import { fixedRent, type HomeDays } from "./home-days.ts";
import { fixedKey } from "./page.ts";

/** What the price without dates needs of a home beside its days. */
export interface FromRules {
	readonly minLeadDays: number;
	readonly includedGuests: number;
	/** Takes two adults. */
	readonly takesTwo: boolean;
	readonly discounts: readonly DiscountRule[];
	readonly tax: TouristTax | null;
	/** Mandatory fees of a stay, and of a night, for two adults. */
	readonly feePerStay: number;
	readonly feePerNight: number;
}

/** Answer of `fromOf`, filled again and again. `day` is −1 without a price. */
export interface FromAnswer {
	day: number;
	nights: number;
	cents: number;
	perNight: number;
	lastMinute: boolean;
}

/** Days ahead for which a from price looks (domain/pricing/arrivals.ts). */
const FROM_DAYS = 365;

/**
 * The lowest all-in total of the shortest possible stay of each arrival in the next 12 months, for two adults,
 * and whether a stay with a last-minute reduction can be booked: fromPrice() and hasLastMinute() of the domain
 * in one walk over a home's days.
 */
export function fromOf(
	home: HomeDays,
	rules: FromRules,
	today: number,
	scratch: FromScratch,
	answer: FromAnswer,
): void {
	answer.day = -1;
	answer.lastMinute = false;
	const horizon = Math.min(home.days, today + BOOKING_HORIZON_DAYS);
	noteFreeUntil(home, scratch);
	const { campaignBp: campaigns, lastMinute, losBp } = percentsOf(rules.discounts, home.days, scratch);
	const last = Math.min(today + FROM_DAYS, horizon);
	for (let day = Math.max(0, today + rules.minLeadDays); day < last; day++) {
		if (!home.arrival[day] || !home.free[day]) continue;
		const nights = shortest(home, day, horizon, scratch);
		if (nights === 0) continue;
		const ahead = day - today;
		if (ahead <= LAST_MINUTE_DAYS && lastMinute[ahead]) answer.lastMinute = true;
		if (!rules.takesTwo) continue;
		const cents = priceOfTwo(home, rules, day, nights, campaigns[ahead] as number, losBp[nights] as number);
		if (answer.day < 0 || cents < answer.cents) {
			answer.day = day;
			answer.nights = nights;
			answer.cents = cents;
		}
	}
	answer.perNight = answer.day < 0 ? Number.NaN : Math.ceil(answer.cents / answer.nights);
}

/** Working space of `fromOf`. */
export interface FromScratch {
	/** First day from a day on whose night is not free. */
	readonly freeUntil: Int32Array;
	/** Percents of the discount sets met lately. */
	readonly percents: Map<readonly DiscountRule[], Percents>;
}

interface Percents {
	/** By days to arrival: campaign percent, and whether it is a last-minute one. */
	readonly campaignBp: Uint16Array;
	readonly lastMinute: Uint8Array;
	/** Length-of-stay percent by nights. */
	readonly losBp: Uint16Array;
}

const KEPT_PERCENTS = 256;

export function newFromScratch(days: number): FromScratch {
	return { freeUntil: new Int32Array(days + 1), percents: new Map() };
}

function noteFreeUntil(home: HomeDays, { freeUntil }: FromScratch): void {
	let until = home.days;
	freeUntil[home.days] = home.days;
	for (let day = home.days - 1; day >= 0; day--) {
		if (!home.free[day]) until = day;
		freeUntil[day] = until;
	}
}

function percentsOf(discounts: readonly DiscountRule[], days: number, { percents }: FromScratch): Percents {
	const known = percents.get(discounts);
	if (known) return known;
	if (percents.size >= KEPT_PERCENTS) percents.clear();
	const made = percentTables(discounts, days);
	percents.set(discounts, made);
	return made;
}

/** campaignOf() and lengthOfStayBp() of the domain for every lead time and length at once. */
function percentTables(discounts: readonly DiscountRule[], days: number): Percents {
	const campaignBp = new Uint16Array(FROM_DAYS);
	const lastMinute = new Uint8Array(FROM_DAYS);
	const losBp = new Uint16Array(days + 1);
	for (let ahead = 0; ahead < FROM_DAYS; ahead++) {
		let late = 0;
		let early = 0;
		for (const { kind, threshold, bp } of discounts) {
			if (kind === "lastMinute" && ahead <= threshold && bp > late) late = bp;
			if (kind === "early" && ahead >= threshold && bp > early) early = bp;
		}
		campaignBp[ahead] = Math.max(late, early);
		lastMinute[ahead] = late > 0 && late >= early ? 1 : 0;
	}
	const tiers = discounts.filter(({ kind }) => kind === "los").sort((a, b) => a.threshold - b.threshold);
	for (const { threshold, bp } of tiers) if (threshold < losBp.length) losBp.fill(bp, threshold);
	return { campaignBp, lastMinute, losBp };
}

/** Nights of the shortest possible stay that arrives on a day, or 0. */
function shortest(home: HomeDays, day: number, horizon: number, { freeUntil }: FromScratch): number {
	const least = Math.max(1, home.minNights[day] as number);
	const most = Math.min(home.maxNights[day] as number, (freeUntil[day] as number) - day, horizon - day);
	if (least > most) return 0;
	if (home.maxThrough <= least) {
		for (let nights = least; nights <= most; nights++) if (home.departure[day + nights]) return nights;
		return 0;
	}
	let through = 0;
	for (let night = day; night < day + least - 1; night++) through = Math.max(through, home.through[night] as number);
	for (let nights = least; nights <= most; nights++) {
		through = Math.max(through, home.through[day + nights - 1] as number);
		if (through <= nights && home.departure[day + nights]) return nights;
	}
	return 0;
}

function priceOfTwo(
	home: HomeDays,
	rules: FromRules,
	day: number,
	nights: number,
	campaignBp: number,
	losBp: number,
): number {
	const summed = ((home.rent[day + nights] as number) - (home.rent[day] as number)) >>> 0;
	const fixed = home.fixed ? fixedRent(home.fixed, fixedKey(day, nights)) : -1;
	let rent = fixed >= 0 ? fixed : summed;
	const extraPersons = personsOf(DEFAULT_PARTY) - rules.includedGuests;
	if (extraPersons > 0 && home.seasons) {
		for (let night = day; night < day + nights; night++) rent += extraPersons * (home.extra[night] as number);
	}
	if (losBp > 0) rent -= percentOf(rent, losBp);
	if (campaignBp > 0) rent -= percentOf(rent, campaignBp);
	const tax = rules.tax ? touristTaxOf(rules.tax, DEFAULT_PARTY, nights, rent) : 0;
	return rent + rules.feePerStay + rules.feePerNight * nights + tax;
}
