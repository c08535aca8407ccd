import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#db/project-root.ts";
import type { SellableAccommodation } from "#domain/accommodation/accommodation.ts";
import { type DiscountRule, type Fee, type Season, stayKey, type TouristTax } from "#domain/accommodation/rates.ts";
import { type AccommodationLine, accommodationLine } from "#domain/feed/accommodation-line.ts";
import { type RatesLine, ratesLine } from "#domain/feed/rates-line.ts";
import type { DiscountCode } from "#domain/pricing/discount-code.ts";
import { dayOf } from "#domain/time/civil-date.ts";

/** The two fixture homes of the price vectors, read from their feed file. */

type WithIsoDays<Row> = { [Key in keyof Row]: Key extends "from" | "to" ? string : Row[Key] };

export interface FeedHome {
	readonly type: "accommodation";
	readonly accoId: string;
	readonly title: Record<string, string>;
	readonly description: Record<string, string>;
	readonly country: string;
	readonly region: string;
	readonly placename: string;
	readonly lat: number;
	readonly lng: number;
	readonly kind: string;
	readonly detached: boolean;
	readonly bedrooms: number;
	readonly bathrooms: number;
	readonly stars: number;
	readonly rating: number;
	readonly reviews: number;
	readonly maxGuests: number;
	readonly maxBabies: number;
	readonly maxPets: number;
	readonly includedGuests: number;
	readonly amenities: string[];
	readonly bookMode: "instant" | "on_request";
	readonly optionAllowed: boolean;
	readonly minLeadDays: number;
	readonly checkinFrom: string;
	readonly checkoutUntil: string;
	readonly depositCents: number;
}

export interface FeedRates {
	readonly type: "rates";
	readonly accoId: string;
	readonly seasons: WithIsoDays<Season>[];
	readonly stays: { arrival: string; nights: number; rentCents: number }[];
	readonly discounts: DiscountRule[];
	readonly fees: Fee[];
	readonly touristTax: TouristTax | null;
}

export interface FeedCode {
	readonly type: "discountCode";
	readonly code: string;
	readonly kind: "percent" | "amount";
	readonly bp?: number;
	readonly cents?: number;
	readonly minRentCents: number;
	readonly maxCents: number | null;
	readonly bookFrom: string | null;
	readonly bookUntil: string | null;
	readonly stayFrom: string | null;
	readonly stayUntil: string | null;
	readonly maxUses: number | null;
	readonly perGuest: number | null;
}

type FeedLine = FeedHome | FeedRates | FeedCode | { readonly type: "feed" | "region" | "partner" };

const lines: readonly FeedLine[] = readFileSync(join(projectRoot(), "tests/fixtures/h1-h2.jsonl"), "utf8")
	.trim()
	.split("\n")
	.map((line) => JSON.parse(line));

export const feedHomes = lines.filter((line): line is FeedHome => line.type === "accommodation");
export const feedRates = lines.filter((line): line is FeedRates => line.type === "rates");
export const feedCodes = lines.filter((line): line is FeedCode => line.type === "discountCode");

/** A home as the domain sells it, from its lines in a feed. */
export function sellableOf(facts: AccommodationLine, rates: RatesLine): SellableAccommodation {
	const { accoId, country, maxGuests, maxBabies, minLeadDays, bookMode, optionAllowed, depositCents } = facts;
	return {
		accoId,
		country,
		maxGuests,
		maxBabies,
		minLeadDays,
		bookMode,
		optionAllowed,
		depositCents,
		maxPets: facts.maxPets ?? 0,
		includedGuests: facts.includedGuests ?? maxGuests,
		balanceDays: 42,
		rates: {
			seasons: rates.seasons
				.map((season) => ({ ...season, from: dayOf(season.from), to: dayOf(season.to) }))
				.sort((a, b) => a.from - b.from),
			days: new Map(rates.days.map((day) => [dayOf(day.day), day])),
			stays: new Map(rates.stays.map((stay) => [stayKey(dayOf(stay.arrival), stay.nights), stay.rentCents])),
			discounts: rates.discounts,
			fees: rates.fees,
			touristTax: rates.touristTax,
			rises: [],
		},
	};
}

function homeOf(accoId: string): SellableAccommodation {
	const facts = feedHomes.find((home) => home.accoId === accoId);
	const rates = feedRates.find((line) => line.accoId === accoId);
	if (!facts || !rates) throw new Error(`fixture home ${accoId} is missing`);
	return sellableOf(accommodationLine.parse(facts), ratesLine.parse(rates));
}

/** Six guests, two pets, four seasons; Saturday to Saturday in summer. */
export const H1: SellableAccommodation = homeOf("a990001");
/** Eight guests, four included, no pets; cleaning and tourist tax on site. */
export const H2: SellableAccommodation = homeOf("a990002");

/** A discount code of the fixture: FIVE, FIFTY, FIVEHUNDRED. */
export function codeOf(code: string): DiscountCode {
	const line = feedCodes.find((candidate) => candidate.code === code);
	if (!line) throw new Error(`fixture code ${code} is missing`);
	const day = (iso: string | null) => (iso === null ? null : dayOf(iso));
	return {
		code,
		value: line.kind === "percent" ? { kind: "percent", bp: line.bp ?? 0 } : { kind: "amount", cents: line.cents ?? 0 },
		maxCents: line.maxCents,
		minRentCents: line.minRentCents,
		bookFrom: day(line.bookFrom),
		bookUntil: day(line.bookUntil),
		stayFrom: day(line.stayFrom),
		stayUntil: day(line.stayUntil),
		accoIds: [],
		countries: [],
		usedUp: false,
	};
}
