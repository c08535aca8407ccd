import { accoNumber } from "#domain/accommodation/acco-id.ts";
import type { SellableAccommodation } from "#domain/accommodation/accommodation.ts";
import { countsOnce } from "#domain/accommodation/fee-basis.ts";
import type { Season } from "#domain/accommodation/rates.ts";
import { seasonOf } from "#domain/pricing/stay-rules.ts";
import { type DayNumber, weekdayOf } from "#domain/time/civil-date.ts";
import { hasChoice, homeNumber } from "../home-values.ts";
import { basePoints, similarGroup } from "../recommended.ts";
import type { SearchHome } from "../search-home.ts";
import {
	FACT,
	FACTS,
	FILTER_FACTS,
	type FixedRents,
	fixedKey,
	LIMIT,
	MANY,
	MOST_ROOM_FACTS,
	NIGHTS,
	NUMBER_FILTERS,
	PAGE_HOMES,
	type Page,
	ROOM_FACT,
	RULE,
	WORDS,
} from "./page.ts";
import type { TermsRegister } from "./terms-register.ts";

/** Sets or clears a home's bit in the bitmap that begins at `start`. */
function setBit(bits: Uint32Array, start: number, slot: number, on: boolean): void {
	const word = start + (slot >>> 5);
	const mask = 1 << (slot & 31);
	bits[word] = on ? (bits[word] as number) | mask : (bits[word] as number) & ~mask;
}

/** Larger numbers of guests or days make no difference. */
const MOST = 65_535;

/** Two capital letters as a number. */
export function countryNumber(country: string): number {
	return (country.charCodeAt(0) << 8) | (country.charCodeAt(1) & 255);
}

/** Takes a home out: no search finds it any more. */
export function clearHome(page: Page, slot: number): void {
	page.accoIds[slot] = "";
	for (let fact = 0; fact < FACTS; fact++) setBit(page.facts, fact * WORDS, slot, false);
	setBit(page.lastMinute, 0, slot, false);
	setBit(page.nextLastMinute, 0, slot, false);
	page.ruleCount[slot] = 0;
	page.rises[slot] = null;
	writeFixedRents(page, slot, null);
}

/** Writes a home into its slot of a page that no search reads yet. From prices are worked out afterwards. */
export function writeHome(
	page: Page,
	slot: number,
	entry: SearchHome,
	baseDay: DayNumber,
	register: TermsRegister,
): void {
	writeFacts(page, slot, entry);
	writeNights(page, slot, entry, baseDay);
	writePrices(page, slot, entry.home, register);
	writeFixedRents(page, slot, fixedRentsOf(entry.home, baseDay));
}

function writeFacts(page: Page, slot: number, entry: SearchHome): void {
	const { home, facts, status } = entry;
	page.accoIds[slot] = home.accoId;
	page.accoNo[slot] = accoNumber(home.accoId);
	page.country[slot] = countryNumber(home.country);
	page.regionId[slot] = facts.regionId;
	page.placeId[slot] = facts.placeId;
	page.lat[slot] = facts.lat;
	page.lng[slot] = facts.lng;
	for (const { name, kind } of NUMBER_FILTERS) {
		page[name][slot] = homeNumber(name, entry) ?? (kind === "atLeast" ? -1 : Number.POSITIVE_INFINITY);
	}
	page.maxGuests[slot] = Math.min(home.maxGuests, MOST);
	page.maxBabies[slot] = Math.min(home.maxBabies, MOST);
	page.maxPets[slot] = Math.min(home.maxPets, MOST);
	page.includedGuests[slot] = Math.min(home.includedGuests, MOST);
	page.minLeadDays[slot] = Math.min(home.minLeadDays, MOST);
	page.basePoints[slot] = basePoints(facts);
	page.similarGroup[slot] = similarGroup(facts.kind, home.maxGuests);
	const fact = (number: number, on: boolean) => setBit(page.facts, number * WORDS, slot, on);
	fact(FACT.live, status === "live");
	fact(FACT.test, status === "test");
	for (const { filter, choices, first } of FILTER_FACTS) {
		const has = hasChoice(filter, entry);
		for (const [index, choice] of choices.entries()) fact(first + index, has(choice));
	}
	for (let persons = 1; persons <= MOST_ROOM_FACTS; persons++) fact(ROOM_FACT + persons, home.maxGuests >= persons);
	page.limits[LIMIT.lead] = Math.max(page.limits[LIMIT.lead] as number, page.minLeadDays[slot] as number);
}

/** One home's days from the base day on, end to end; used again for each home. */
const scratch = {
	cents: new Int32Array(NIGHTS),
	rule: new Uint16Array(NIGHTS),
	free: new Uint8Array(NIGHTS),
	arrive: new Uint8Array(NIGHTS),
	depart: new Uint8Array(NIGHTS + 1),
};

function writeNights(page: Page, slot: number, { home, taken }: SearchHome, baseDay: DayNumber): void {
	const { cents, rule, free, arrive, depart } = scratch;
	for (const column of Object.values(scratch)) column.fill(0);
	const rules = new RuleList();
	for (const season of home.rates.seasons) readSeason(season, baseDay, rules);
	for (const [day, override] of home.rates.days) {
		const index = day - baseDay;
		if (index < 0 || index > NIGHTS) continue;
		if (override.closedDeparture) depart[index] = 0;
		if (index === NIGHTS) continue;
		if (override.closedArrival) arrive[index] = 0;
		if (override.stopSell) free[index] = 0;
		if (override.nightCents !== null) cents[index] = override.nightCents;
		const season = override.minNights === null ? null : seasonOf(home.rates, day);
		if (season) rule[index] = rules.numberOf(season, override.minNights ?? season.minNights);
	}
	for (const { arrival, departure } of taken) {
		free.fill(0, Math.max(0, arrival - baseDay), Math.max(0, departure - baseDay));
	}
	let rent = 0;
	const word = slot >>> 5;
	for (let index = 0; index < NIGHTS; index++) {
		page.rent[index * PAGE_HOMES + slot] = rent;
		rent = (rent + (cents[index] as number)) | 0;
		const own = rule[index] as number;
		page.rule[index * PAGE_HOMES + slot] = own;
		page.minNights[index * PAGE_HOMES + slot] = Math.min(rules.numbers[own * RULE.size + RULE.min] ?? MANY, MANY);
		page.maxNights[index * PAGE_HOMES + slot] = Math.min(rules.numbers[own * RULE.size + RULE.max] ?? MANY, MANY);
		const at = index * WORDS + word;
		writeBit(page.free, at, slot, free[index] as number);
		writeBit(page.arrive, at, slot, arrive[index] as number);
		writeBit(page.depart, at, slot, depart[index] as number);
	}
	page.rent[NIGHTS * PAGE_HOMES + slot] = rent;
	writeBit(page.depart, NIGHTS * WORDS + word, slot, depart[NIGHTS] as number);
	storeRules(page, slot, rules.numbers);
}

function writeBit(bits: Uint32Array, word: number, slot: number, bit: number): void {
	const place = slot & 31;
	bits[word] = ((bits[word] as number) & ~(1 << place)) | (bit << place);
}

/** Lays a season's prices and rules over its days. */
function readSeason(season: Season, baseDay: DayNumber, rules: RuleList): void {
	const { cents, rule, free, arrive, depart } = scratch;
	const first = Math.max(0, season.from - baseDay);
	const end = Math.min(NIGHTS, season.to - baseDay);
	if (first >= NIGHTS || season.to < baseDay) return;
	const number = first < end ? rules.numberOf(season, season.minNights) : 0;
	const weekend = dayTable(season.weekendDays);
	const arrivals = dayTable(season.arrivalDays);
	const departures = dayTable(season.departureDays);
	let weekday = weekdayOf(baseDay + first);
	for (let index = first; index < end; index++) {
		cents[index] = weekend[weekday] === 1 ? season.weekendCents : season.nightCents;
		rule[index] = number;
		free[index] = 1;
		arrive[index] = arrivals[weekday] as number;
		weekday = weekday === 7 ? 1 : weekday + 1;
		// The day after a night belongs to the night's season as a day of departure.
		depart[index + 1] = departures[weekday] as number;
	}
	// The season's last night may be the one before the base day.
	const eve = season.from < baseDay && season.to >= baseDay;
	if (eve) depart[0] = departures[weekdayOf(baseDay)] as number;
}

/** 1 at each of the weekdays. */
function dayTable(weekdays: readonly number[]): Uint8Array {
	const table = new Uint8Array(8);
	for (const weekday of weekdays) table[weekday] = 1;
	return table;
}

/** Distinct stay rules of one home. */
class RuleList {
	readonly numbers: number[] = [];

	numberOf({ minThrough, maxNights, extraPersonCents }: Season, minNights: number): number {
		const { numbers } = this;
		for (let at = numbers.length - RULE.size; at >= 0; at -= RULE.size) {
			if (
				numbers[at + RULE.min] === minNights &&
				numbers[at + RULE.through] === minThrough &&
				numbers[at + RULE.max] === maxNights &&
				numbers[at + RULE.extra] === extraPersonCents
			)
				return at / RULE.size;
		}
		return (numbers.push(minNights, minThrough, maxNights, extraPersonCents) - RULE.size) / RULE.size;
	}
}

function storeRules(page: Page, slot: number, numbers: readonly number[]): void {
	page.ruleCount[slot] = 0;
	if (page.rulesUsed + numbers.length > page.rules.length) compactRules(page, numbers.length);
	page.rules.set(numbers, page.rulesUsed);
	page.ruleStart[slot] = page.rulesUsed;
	page.ruleCount[slot] = numbers.length / RULE.size;
	page.rulesUsed += numbers.length;
	let through = 0;
	let mostNights = page.limits[LIMIT.maxNights] as number;
	let extra = numbers[RULE.extra] ?? 0;
	for (let at = 0; at < numbers.length; at += RULE.size) {
		through = Math.max(through, numbers[at + RULE.through] ?? 0);
		mostNights = Math.min(mostNights, numbers[at + RULE.max] ?? mostNights);
		if (numbers[at + RULE.extra] !== extra) extra = -1;
	}
	page.longestThrough[slot] = Math.min(through, MOST);
	page.limits[LIMIT.through] = Math.max(page.limits[LIMIT.through] as number, page.longestThrough[slot] as number);
	page.limits[LIMIT.maxNights] = mostNights;
	page.evenExtra[slot] = extra;
}

/** Leaves out the rules of homes that were written again, and makes room for more. */
function compactRules(page: Page, needed: number): void {
	let live = 0;
	for (const count of page.ruleCount) live += count * RULE.size;
	const rules = new Int32Array(Math.ceil((live + needed) * 1.25));
	let used = 0;
	for (let slot = 0; slot < PAGE_HOMES; slot++) {
		const length = (page.ruleCount[slot] as number) * RULE.size;
		const start = page.ruleStart[slot] as number;
		rules.set(page.rules.subarray(start, start + length), used);
		page.ruleStart[slot] = used;
		used += length;
	}
	page.rules = rules;
	page.rulesUsed = used;
}

function writePrices(page: Page, slot: number, { rates }: SellableAccommodation, register: TermsRegister): void {
	page.discounts[slot] = register.numberOf(rates.discounts);
	page.feeStay[slot] = rates.fees.reduce(
		(cents, fee) => cents + (fee.mandatory && countsOnce(fee.per) ? fee.cents : 0),
		0,
	);
	page.charges[slot] = register.chargesNumberOf(rates);
	page.rises[slot] = rates.rises.length > 0 ? rates.rises : null;
}

function writeFixedRents(page: Page, slot: number, rents: FixedRents | null): void {
	for (const key of page.fixed[slot]?.keys ?? []) setBit(page.fixedArrival, (key >>> 10) * WORDS, slot, false);
	for (const key of rents?.keys ?? []) setBit(page.fixedArrival, (key >>> 10) * WORDS, slot, true);
	page.fixed[slot] = rents;
}

function fixedRentsOf({ rates }: SellableAccommodation, baseDay: DayNumber): FixedRents | null {
	if (rates.stays.size === 0) return null;
	const entries: [number, number][] = [];
	for (const [stay, cents] of rates.stays) {
		const [arrival = 0, nights = 0] = stay.split("+").map(Number);
		const index = arrival - baseDay;
		if (index >= 0 && index + nights <= NIGHTS) entries.push([fixedKey(index, nights), cents]);
	}
	if (entries.length === 0) return null;
	entries.sort((a, b) => a[0] - b[0]);
	return { keys: Int32Array.from(entries, ([key]) => key), cents: Int32Array.from(entries, ([, cents]) => cents) };
}
