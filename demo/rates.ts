import { type DayNumber, firstOfMonth, isoOf, weekdayOf, yearMonthOf } from "#domain/time/civil-date.ts";
import type { DemoHome } from "./homes.ts";
import { Dice } from "./random.ts";

/** Price tables of the made-up homes: seasons by the year of their surroundings, rules, discounts, fees, tax. */

/** Months from the current one that have a price; a calendar of 18 months is always covered. */
const MONTHS = 26;
const SATURDAY = 6;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

type Level = "low" | "mid" | "high" | "peak";
const FACTOR: Readonly<Record<Level, number>> = { low: 1, mid: 1.18, high: 1.5, peak: 1.9 };

/** Beginnings of seasons as month and day; each lasts until the next. */
type Year = readonly (readonly [month: number, day: number, level: Level])[];

const ALPINE_YEAR: Year = [
	[1, 6, "mid"],
	[2, 1, "high"],
	[3, 14, "mid"],
	[4, 12, "low"],
	[6, 20, "mid"],
	[7, 10, "high"],
	[8, 28, "mid"],
	[10, 3, "low"],
	[12, 19, "peak"],
];
const COAST_YEAR: Year = [
	[1, 6, "low"],
	[4, 1, "mid"],
	[6, 19, "high"],
	[7, 10, "peak"],
	[8, 21, "high"],
	[9, 11, "mid"],
	[10, 17, "low"],
	[12, 19, "mid"],
];
const COUNTRY_YEAR: Year = [
	[1, 6, "low"],
	[4, 1, "mid"],
	[7, 3, "high"],
	[8, 28, "mid"],
	[10, 31, "low"],
	[12, 19, "high"],
];
const TOWN_YEAR: Year = [
	[1, 6, "low"],
	[4, 1, "mid"],
	[10, 31, "low"],
	[12, 5, "mid"],
];

function yearOf(home: DemoHome): Year {
	if (home.scenery === "alps" || home.place.snow) return ALPINE_YEAR;
	if (home.scenery === "sea" || home.scenery === "lake") return COAST_YEAR;
	return home.scenery === "village" ? TOWN_YEAR : COUNTRY_YEAR;
}

export interface DemoSeason {
	readonly from: DayNumber;
	readonly to: DayNumber;
	readonly level: Level;
	/** Stays run from Saturday to Saturday. */
	readonly weeks: boolean;
}

/** The seasons that touch the coming months; every change falls on a Saturday, so that weeks stay whole. */
export function seasonsOf(home: DemoHome, today: DayNumber): readonly DemoSeason[] {
	const { year, month } = yearMonthOf(today);
	const begin = firstOfMonth(year, month);
	const end = firstOfMonth(year + Math.floor((month - 1 + MONTHS) / 12), ((month - 1 + MONTHS) % 12) + 1);
	const starts = [year - 1, year, year + 1, year + 2, year + 3].flatMap((inYear) =>
		yearOf(home).map(([month, day, level]) => ({ from: saturdayNear(firstOfMonth(inYear, month) + day - 1), level })),
	);
	const weekly =
		!["apartment", "glampingTent", "penthouse", "houseboat"].includes(home.kind) && home.scenery !== "village";
	return starts.flatMap(({ from, level }, index) => {
		const to = starts[index + 1]?.from ?? from;
		const season = { from: Math.max(from, begin), to: Math.min(to, end), level };
		const weeks = weekly && (level === "peak" || (level === "high" && home.maxGuests > 3));
		return season.from < season.to ? { ...season, weeks } : [];
	});
}

function saturdayNear(day: DayNumber): DayNumber {
	const back = (weekdayOf(day) - SATURDAY + 7) % 7;
	return back <= 3 ? day - back : day - back + 7;
}

/** The line `rates` without its type and id. */
export function ratesOf(home: DemoHome, today: DayNumber): object {
	const dice = new Dice(`${home.accoId}|rates`);
	const base = home.nightEuros;
	const weekendDearer = dice.chance(0.7) ? dice.between(1.1, 1.3) : 1;
	const included = includedGuestsOf(home);
	const extraPersonCents = included < home.maxGuests ? dice.whole(8, 18) * 100 : 0;
	const shortest = dice.weighted({ 2: 3, 3: 5, 4: 2 });
	const seasons = seasonsOf(home, today).map(({ from, to, level, weeks }) => {
		const night = round(base * FACTOR[level]);
		return {
			from: isoOf(from),
			to: isoOf(to),
			nightCents: night,
			weekendCents: weeks ? night : round(base * FACTOR[level] * weekendDearer),
			weekendDays: [5, 6],
			arrivalDays: weeks ? [SATURDAY] : EVERY_DAY,
			departureDays: weeks ? [SATURDAY] : EVERY_DAY,
			minNights: weeks ? 7 : level === "high" || level === "peak" ? 5 : Number(shortest),
			minThrough: weeks ? 7 : 1,
			maxNights: 28,
			extraPersonCents,
		};
	});
	return {
		seasons,
		days: dice.chance(0.35) ? feastDays(home, today, base) : [],
		stays: dice.chance(0.12) ? fixedWeeks(home, today, base) : [],
		discounts: discountsOf(dice, home),
		fees: feesOf(dice, home),
		touristTax: taxOf(dice, home),
	};
}

/** Guests that the nightly price includes; in some homes fewer than sleep there. */
export function includedGuestsOf(home: DemoHome): number {
	const dice = new Dice(`${home.accoId}|included`);
	return dice.chance(0.2) ? Math.max(2, Math.floor(home.maxGuests * 0.6)) : home.maxGuests;
}

/** Whole euros that end in 0 or 5, in cents. */
function round(euros: number): number {
	return Math.max(5, Math.round(euros / 5) * 5) * 100;
}

/** Easter, Whitsun and the turn of the year cost more and ask for more nights, where nights are free to choose. */
function feastDays(home: DemoHome, today: DayNumber, base: number): readonly object[] {
	const { year } = yearMonthOf(today);
	const free = seasonsOf(home, today).filter((season) => !season.weeks);
	const feasts = [year, year + 1, year + 2].flatMap((inYear) => {
		const easter = easterOf(inYear);
		return [easter - 2, easter - 1, easter, easter + 48, easter + 49, firstOfMonth(inYear, 12) + 30];
	});
	return feasts
		.filter((day) => day >= today && free.some((season) => day >= season.from && day < season.to))
		.map((day) => ({ day: isoOf(day), nightCents: round(base * 1.7), minNights: 4 }));
}

/** Sunday of Easter (anonymous Gregorian computus). */
export function easterOf(year: number): DayNumber {
	const a = year % 19;
	const b = Math.floor(year / 100);
	const c = year % 100;
	const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
	const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
	const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
	return firstOfMonth(year, Math.floor(f / 31)) + (f % 31);
}

/** Some homes sell the weeks of their season at a price of their own. */
function fixedWeeks(home: DemoHome, today: DayNumber, base: number): readonly object[] {
	return seasonsOf(home, today)
		.filter((season) => season.weeks && season.from > today)
		.flatMap((season) => {
			const weeks = Math.floor((season.to - season.from) / 7);
			return Array.from({ length: weeks }, (_, week) => ({
				arrival: isoOf(season.from + week * 7),
				nights: 7,
				rentCents: round(base * FACTOR[season.level] * 6.6),
			}));
		})
		.slice(0, 20);
}

/** Last-minute steps (days before arrival, basis points) and how many of a hundred homes have them; the others never reduce. */
const LAST_MINUTE_STEPS = {
	everyWeek: [
		[28, 1000],
		[14, 1500],
		[7, 2000],
	],
	late: [
		[14, 1000],
		[7, 1500],
	],
	none: [],
} as const;

function lastMinutesOf({ accoId }: DemoHome): readonly object[] {
	const steps = LAST_MINUTE_STEPS[new Dice(`${accoId}|last minute`).weighted({ everyWeek: 24, late: 9, none: 67 })];
	return steps.map(([threshold, bp]) => ({ kind: "lastMinute", threshold, bp }));
}

function discountsOf(dice: Dice, home: DemoHome): readonly object[] {
	return [
		...(dice.chance(0.55) ? [{ kind: "los", threshold: 7, bp: dice.one([300, 500, 700]) }] : []),
		...(dice.chance(0.35) ? [{ kind: "los", threshold: 14, bp: dice.one([800, 1000, 1200]) }] : []),
		...lastMinutesOf(home),
		...(dice.chance(0.3) ? [{ kind: "early", threshold: dice.one([120, 180]), bp: dice.one([300, 500]) }] : []),
	];
}

function feesOf(dice: Dice, home: DemoHome): readonly object[] {
	const invoice = { pay: "invoice", insured: true };
	const onsite = { pay: "onsite", insured: false };
	const linenIncluded = dice.chance(0.25);
	return [
		{
			code: "cleaning",
			cents: (35 + home.maxGuests * dice.whole(7, 11)) * 100,
			per: "stay",
			mandatory: true,
			...invoice,
		},
		{ code: "booking_fee", cents: 1950, per: "booking", mandatory: true, ...invoice },
		...(dice.chance(0.22)
			? [
					{
						code: "energy",
						cents: dice.whole(4, 12) * 100,
						per: "night",
						mandatory: true,
						...dice.one([invoice, onsite]),
					},
				]
			: []),
		...(linenIncluded
			? []
			: [
					{ code: "linen", cents: dice.whole(9, 16) * 100, per: "person", mandatory: dice.chance(0.2), ...invoice },
					{ code: "towels", cents: dice.whole(4, 8) * 100, per: "person", mandatory: false, ...invoice },
				]),
		...(home.place.snow && ["chalet", "farmhouse", "holidayHome"].includes(home.kind) && dice.chance(0.4)
			? [{ code: "firewood", cents: dice.whole(15, 35) * 100, per: "stay", mandatory: false, ...onsite }]
			: []),
		...(home.maxPets > 0
			? [{ code: "pet", cents: dice.whole(20, 60) * 100, per: "pet", mandatory: true, ...invoice }]
			: []),
		...(home.amenities.includes("childrenBed")
			? [{ code: "cot", cents: dice.whole(10, 25) * 100, per: "stay", mandatory: false, ...invoice }]
			: []),
	];
}

/** Tourist tax as the country's municipalities raise it; none in Denmark and Luxembourg. */
function taxOf(dice: Dice, { place }: DemoHome): object | null {
	const fixed = (adultCents: number, childCents: number, more: object = {}) => ({
		mode: "fixed",
		adultCents,
		childCents,
		babyCents: 0,
		maxNights: null,
		pay: "invoice",
		...more,
	});
	switch (place.country) {
		case "AT":
			return fixed(dice.one([215, 240, 260, 300]), 0);
		case "DE":
			return fixed(dice.one([180, 220, 280, 320]), dice.one([80, 100]));
		case "CH":
			return fixed(dice.one([350, 450, 600]), 150, { pay: "onsite" });
		case "FR":
			return fixed(dice.one([99, 121, 165, 220]), 0);
		case "IT":
			return fixed(dice.one([150, 200, 250]), 0, { maxNights: 7, pay: "onsite" });
		case "NL":
			return dice.chance(0.35)
				? { mode: "percent", percentBp: dice.one([500, 670, 800]), capCents: 1200, maxNights: null, pay: "invoice" }
				: fixed(dice.one([195, 240, 310]), dice.one([0, 195]));
		case "BE":
			return fixed(dice.one([120, 180, 250]), 0);
		case "ES":
			return place.region.en === "Majorca" || place.region.en === "Menorca" || place.region.en === "Catalonia"
				? fixed(dice.one([110, 165, 220]), 0, { maxNights: 7 })
				: null;
		case "HR":
			return fixed(dice.one([133, 160, 200]), 66);
		case "SI":
			return fixed(dice.one([200, 250]), 100);
		default:
			return null;
	}
}
