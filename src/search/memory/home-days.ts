import { type CatalogueHome, isLive } from "../catalogue-home.ts";
import { PAGE_HOMES, readBit } from "./bits.ts";
import { fixedKey, type Page, SEASON_WIDTH } from "./page.ts";

/**
 * One home, day by day: the form between the rate table and the columns. A single one is filled again and again.
 * Days are column days: 0 is the index's base day.
 */
export interface HomeDays {
	readonly days: number;
	/** Rent of all nights before a day, modulo 2^32. */
	readonly rent: Int32Array;
	readonly minNights: Uint16Array;
	readonly maxNights: Uint16Array;
	readonly arrival: Uint8Array;
	readonly departure: Uint8Array;
	readonly free: Uint8Array;
	/** minThrough and extra-person cents of each night's season. */
	readonly through: Uint16Array;
	readonly extra: Int32Array;
	maxThrough: number;
	seasons: Int32Array | null;
	fixed: Int32Array | null;
}

/** No stay within the booking horizon is longer than this; larger rules mean the same. */
const MOST_NIGHTS = 1000;

export function newHomeDays(days: number): HomeDays {
	return {
		days,
		rent: new Int32Array(days + 1),
		minNights: new Uint16Array(days),
		maxNights: new Uint16Array(days),
		arrival: new Uint8Array(days),
		departure: new Uint8Array(days + 1),
		free: new Uint8Array(days),
		through: new Uint16Array(days),
		extra: new Int32Array(days),
		maxThrough: 0,
		seasons: null,
		fixed: null,
	};
}

/** Fills `into` from a home's rate table and its claims at an instant (ms since 1970). */
export function fillFromHome(into: HomeDays, home: CatalogueHome, base: number, now: number): void {
	const { days, minNights, maxNights, arrival, departure, free, through, extra } = into;
	const night = into.rent;
	for (const column of [night, minNights, maxNights, arrival, departure, free, through, extra]) column.fill(0);
	const { rates } = home.home;
	into.maxThrough = 0;
	const seasons: number[] = [];
	for (const season of rates.seasons) {
		const from = Math.max(0, season.from - base);
		const to = Math.min(days, season.to - base);
		if (from >= to) continue;
		const weekend = weekdayMask(season.weekendDays);
		const arrivals = weekdayMask(season.arrivalDays);
		const departures = weekdayMask(season.departureDays);
		const seasonThrough = Math.min(season.minThrough, MOST_NIGHTS);
		const minimum = Math.min(Math.max(season.minNights, season.minThrough), MOST_NIGHTS);
		const maximum = Math.min(season.maxNights, MOST_NIGHTS);
		into.maxThrough = Math.max(into.maxThrough, seasonThrough);
		seasons.push(from, to, seasonThrough, season.extraPersonCents);
		let weekday = weekdayIndex(base + from);
		for (let day = from; day < to; day++) {
			// Prices lie one day later until they are summed: rent[d] is what the nights before d cost.
			night[day + 1] = (weekend >> weekday) & 1 ? season.weekendCents : season.nightCents;
			minNights[day] = minimum;
			maxNights[day] = maximum;
			arrival[day] = (arrivals >> weekday) & 1;
			weekday = weekday === 6 ? 0 : weekday + 1;
			departure[day + 1] = (departures >> weekday) & 1;
			free[day] = 1;
			through[day] = seasonThrough;
			extra[day] = season.extraPersonCents;
		}
	}
	for (const [absolute, override] of rates.days) {
		const day = absolute - base;
		if (day < 0 || day > days) continue;
		if (override.closedDeparture) departure[day] = 0;
		if (day === days || !free[day]) continue;
		if (override.nightCents !== null) night[day + 1] = override.nightCents;
		if (override.minNights !== null) {
			minNights[day] = Math.max(Math.min(override.minNights, MOST_NIGHTS), through[day] as number);
		}
		if (override.closedArrival) arrival[day] = 0;
		if (override.stopSell) free[day] = 0;
	}
	for (let day = 0; day < days; day++) night[day + 1] = (night[day + 1] as number) + (night[day] as number);
	for (const period of home.taken) {
		if (!isLive(period, now)) continue;
		const from = Math.max(0, period.arrival - base);
		const to = Math.min(days, period.departure - base);
		if (from < to) free.fill(0, from, to);
	}
	const needed = into.maxThrough > 1 || seasons.some((value, at) => at % SEASON_WIDTH === 3 && value > 0);
	into.seasons = needed ? Int32Array.from(seasons) : null;
	into.fixed = fixedRents(rates.stays, base, days);
}

/** Fills `into` from a page, for what must be computed again when a new day begins. */
export function fillFromPage(into: HomeDays, page: Page, slot: number): void {
	const { days } = into;
	const { rates, nights } = page;
	for (let day = 0; day < days; day++) {
		const at = day * PAGE_HOMES + slot;
		into.rent[day] = rates.rent[at] as number;
		into.minNights[day] = rates.minNights[at] as number;
		into.maxNights[day] = rates.maxNights[at] as number;
		into.arrival[day] = readBit(rates.arrival, day, slot);
		into.departure[day] = readBit(rates.departure, day, slot);
		into.free[day] = readBit(nights.free, day, slot);
	}
	into.rent[days] = rates.rent[days * PAGE_HOMES + slot] as number;
	into.departure[days] = readBit(rates.departure, days, slot);
	into.maxThrough = rates.maxThrough[slot] as number;
	into.seasons = rates.seasons[slot] ?? null;
	into.fixed = rates.fixed[slot] ?? null;
	into.through.fill(1);
	into.extra.fill(0);
	const seasons = into.seasons;
	if (!seasons) return;
	for (let at = 0; at < seasons.length; at += SEASON_WIDTH) {
		const from = seasons[at] as number;
		const to = seasons[at + 1] as number;
		into.through.fill(seasons[at + 2] as number, from, to);
		into.extra.fill(seasons[at + 3] as number, from, to);
	}
}

/** Rent fixed for a stay, or −1. */
export function fixedRent(fixed: Int32Array, key: number): number {
	const count = fixed.length >> 1;
	let low = 0;
	let high = count - 1;
	while (low <= high) {
		const middle = (low + high) >> 1;
		const found = fixed[middle] as number;
		if (found === key) return fixed[count + middle] as number;
		if (found < key) low = middle + 1;
		else high = middle - 1;
	}
	return -1;
}

function fixedRents(stays: ReadonlyMap<string, number>, base: number, days: number): Int32Array | null {
	if (stays.size === 0) return null;
	const found: { key: number; cents: number }[] = [];
	for (const [text, cents] of stays) {
		const [arrival, nights] = text.split("+").map(Number) as [number, number];
		const day = arrival - base;
		if (day >= 0 && day + nights <= days) found.push({ key: fixedKey(day, nights), cents });
	}
	if (found.length === 0) return null;
	found.sort((a, b) => a.key - b.key);
	return Int32Array.from([...found.map(({ key }) => key), ...found.map(({ cents }) => cents)]);
}

/** 0 = Monday … 6 = Sunday. */
function weekdayIndex(day: number): number {
	return (((day + 3) % 7) + 7) % 7;
}

function weekdayMask(isoWeekdays: readonly number[]): number {
	return isoWeekdays.reduce((mask, weekday) => mask | (1 << (weekday - 1)), 0);
}
