import { type DayNumber, isoOf, weekdayOf } from "#domain/time/civil-date.ts";
import { DEMO_HOMES, type DemoHome } from "./homes.ts";

/**
 * The demo catalogue as a feed: made-up homes in real places. Seasons and blocked weeks hang on the day of
 * loading, so that the calendar always covers what can be booked.
 */

const SEASON_DAYS = 800;
/** ISO weekday 6: weeks in the demo change on Saturday in high summer. */
const SATURDAY = 6;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Lines of a Halcyon feed. */
export function* demoFeed(today: DayNumber, now: Date): Generator<object> {
	yield { type: "feed", version: 1, generatedAt: now.toISOString(), mode: "delta", currency: "EUR" };
	for (const [index, home] of DEMO_HOMES.entries()) {
		yield accommodation(home, index);
		yield { type: "rates", accoId: home.accoId, ...rates(home, today) };
		yield { type: "occupancy", unit: home.accoId, periods: [...blockedWeeks(today, index)] };
	}
}

function accommodation(home: DemoHome, index: number): object {
	const { drawing, night: _, tax: __, ...facts } = home;
	return {
		type: "accommodation",
		...{ status: "live", isTest: false, companyVfy: index % 3 !== 2, maxBabies: 2, includedGuests: home.maxGuests },
		...{ minLeadDays: 1, checkinFrom: "16:00", checkoutUntil: "10:00", depositCents: 25_000 },
		...{ bookMode: index % 5 === 4 ? "on_request" : "instant", optionAllowed: index % 5 !== 4 },
		...facts,
		images: [{ url: `/illustrations/${drawing}.webp`, alt: home.title }],
	};
}

/** Three seasons a year round the summer; weekends a fifth dearer; Saturday weeks in July and August. */
function rates(home: DemoHome, today: DayNumber): object {
	const seasons: object[] = [];
	const start = new Date(today * 86_400_000);
	for (let offset = 0; offset * 30 < SEASON_DAYS; offset++) {
		const from = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + offset, 1));
		const to = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + offset + 1, 1));
		const month = from.getUTCMonth() + 1;
		const summer = month === 7 || month === 8;
		const factor = summer ? 1.5 : month === 12 || month === 2 ? 1.25 : month >= 5 && month <= 9 ? 1.15 : 1;
		const nightCents = Math.round((home.night * factor) / 5) * 500;
		seasons.push({
			...{ from: iso(from), to: iso(to), nightCents, weekendDays: [5, 6] },
			weekendCents: summer ? nightCents : Math.round(nightCents * 1.2),
			arrivalDays: summer ? [SATURDAY] : EVERY_DAY,
			departureDays: summer ? [SATURDAY] : EVERY_DAY,
			...{ minNights: summer ? 7 : 3, minThrough: summer ? 7 : 1, maxNights: 28, extraPersonCents: 0 },
		});
	}
	return {
		seasons,
		...{ days: [], stays: [] },
		discounts: [
			{ kind: "los", threshold: 7, bp: 500 },
			{ kind: "los", threshold: 14, bp: 1000 },
			{ kind: "lastMinute", threshold: 28, bp: 1000 },
			{ kind: "lastMinute", threshold: 14, bp: 1500 },
			{ kind: "lastMinute", threshold: 7, bp: 2000 },
		],
		fees: [
			{
				code: "cleaning",
				cents: 6000 + home.maxGuests * 900,
				per: "stay",
				mandatory: true,
				pay: "invoice",
				insured: true,
			},
			{ code: "booking_fee", cents: 1950, per: "booking", mandatory: true, pay: "invoice", insured: true },
			...(home.maxPets > 0
				? [{ code: "pet", cents: 3500, per: "pet", mandatory: true, pay: "invoice", insured: true }]
				: []),
			{ code: "linen", cents: 1450, per: "person", mandatory: false, pay: "invoice", insured: true },
		],
		touristTax: { mode: "fixed", adultCents: home.tax, childCents: 0, babyCents: 0, maxNights: null, pay: "invoice" },
	};
}

/** Some Saturday weeks that are taken, other ones for each home. */
function* blockedWeeks(today: DayNumber, index: number): Generator<object> {
	const firstSaturday = today + ((SATURDAY - weekdayOf(today) + 7) % 7);
	for (let week = 1 + (index % 3); week < 60; week += 4 + ((index + week) % 5)) {
		const arrival = firstSaturday + week * 7;
		yield { arrival: isoOf(arrival), departure: isoOf(arrival + 7), kind: "external" };
	}
}

function iso(date: Date): string {
	return date.toISOString().slice(0, 10);
}
