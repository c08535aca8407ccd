import type { ListedAccommodation, PricedStayDates } from "#domain/accommodation/listed-accommodation.ts";

/** An accommodation as calls answer it (specification §7): money in euros with two decimals, and nowhere else. */
export interface Acco
	extends Omit<ListedAccommodation, "stayCents" | "nightCents" | "from" | "choices" | "lastMinute"> {
	readonly pricePerStay: number | null;
	readonly pricePerNight: number | null;
	readonly from: AccoStay | null;
	readonly choices: { readonly count: number; readonly cheapest: readonly AccoStay[] } | null;
	readonly lastMinute:
		| (AccoStay & {
				readonly before: number;
				readonly percent: number;
				readonly rentPercent: number;
				readonly withinDays: number;
		  })
		| null;
}

/** A stay with its all-in prices. */
export interface AccoStay {
	/** ISO dates. */
	readonly arrival: string;
	readonly departure: string;
	readonly nights: number;
	readonly pricePerStay: number;
	readonly pricePerNight: number;
}

/** What a call answers of an accommodation; the order of the fields is that of the answer. */
export function accoOf(listed: ListedAccommodation): Acco {
	const { stayCents, nightCents, stay, from, choices, lastMinute, bookMode, badges, ...facts } = listed;
	return {
		...facts,
		pricePerStay: stayCents === null ? null : eurosOf(stayCents),
		pricePerNight: nightCents === null ? null : eurosOf(nightCents),
		stay,
		from: from && stayOf(from),
		choices: choices && { count: choices.count, cheapest: choices.cheapest.map(stayOf) },
		lastMinute: lastMinute && {
			...stayOf(lastMinute),
			before: eurosOf(lastMinute.beforeCents),
			percent: lastMinute.percent,
			rentPercent: lastMinute.rule.bp / 100,
			withinDays: lastMinute.rule.withinDays,
		},
		bookMode,
		badges,
	};
}

/** The accommodation of a call's answer. */
export function listedOf(acco: Acco): ListedAccommodation {
	const { pricePerStay, pricePerNight, from, choices, lastMinute, ...facts } = acco;
	return {
		...facts,
		stayCents: pricePerStay === null ? null : centsOf(pricePerStay),
		nightCents: pricePerNight === null ? null : centsOf(pricePerNight),
		from: from && pricedOf(from),
		choices: choices && { count: choices.count, cheapest: choices.cheapest.map(pricedOf) },
		lastMinute: lastMinute && {
			...pricedOf(lastMinute),
			beforeCents: centsOf(lastMinute.before),
			percent: lastMinute.percent,
			rule: { bp: Math.round(lastMinute.rentPercent * 100), withinDays: lastMinute.withinDays },
		},
	};
}

/** Euros with two decimals. */
export function eurosOf(cents: number): number {
	return cents / 100;
}

/** Cents of euros with two decimals. */
export function centsOf(euros: number): number {
	return Math.round(euros * 100);
}

function stayOf({ arrival, departure, nights, stayCents, nightCents }: PricedStayDates): AccoStay {
	return { arrival, departure, nights, pricePerStay: eurosOf(stayCents), pricePerNight: eurosOf(nightCents) };
}

function pricedOf({ arrival, departure, nights, pricePerStay, pricePerNight }: AccoStay): PricedStayDates {
	return { arrival, departure, nights, stayCents: centsOf(pricePerStay), nightCents: centsOf(pricePerNight) };
}
