import { expect, it } from "vitest";
import { NEVER_TAKEN, occupancyOf } from "#domain/accommodation/accommodation.ts";
import { DEFAULT_PARTY } from "#domain/party/party.ts";
import { priceOf } from "#domain/pricing/price.ts";
import { checkStay } from "#domain/pricing/stay-rules.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { arbitraryHome, PROPERTY_TODAY } from "#tests/support/arbitrary-homes.ts";
import fc from "#tests/support/fast-check.ts";
import { H1 } from "#tests/support/homes.ts";
import { propertyRuns } from "#tests/support/property-runs.ts";
import { hasLastMinute, LAST_MINUTE_DAYS, lastMinutePrice, lowestLastMinute } from "./last-minute.ts";

const today = dayOf("2027-01-15");
const stayIn = (days: number, nights = 3) => ({ arrival: today + days, departure: today + days + nights });

it("says what a stay would cost without its last-minute reduction, fees and taxes as they are", () => {
	// Five nights from Monday: 4 × 90 + 110 = 470, −15 % = 399.50; cleaning 95, booking fee 19.50, tax 2 × 2.25 × 5.
	expect(lastMinutePrice(H1, stayIn(10, 5), DEFAULT_PARTY, today)).toMatchObject({
		grandCents: 53_650,
		beforeCents: 60_700,
		percent: 11,
		nights: 5,
	});
	expect(lastMinutePrice(H1, stayIn(28), DEFAULT_PARTY, today)).not.toBeNull();
	expect(lastMinutePrice(H1, stayIn(29), DEFAULT_PARTY, today)).toBeNull();
});

it("has no earlier price where a night became dearer within the 30 days before the span, or since", () => {
	const stay = stayIn(10, 5);
	const raised = (ago: number, nights = { from: stay.arrival + 4, to: stay.arrival + 9 }) => {
		const rates = { ...H1.rates, rises: [{ raisedOn: today - ago, ...nights }] };
		return lastMinutePrice({ ...H1, rates }, stay, DEFAULT_PARTY, today);
	};
	const asEver = lastMinutePrice(H1, stay, DEFAULT_PARTY, today);
	// The 30 days lie 58 to 29 days before the arrival in ten days.
	expect([0, 17, 18, 48].map((ago) => raised(ago))).toEqual([null, null, null, null]);
	expect(raised(49)).toEqual(asEver);
	expect(raised(0, { from: stay.departure, to: stay.departure + 3 })).toEqual(asEver);
	expect(raised(0, { from: stay.arrival - 3, to: stay.arrival })).toEqual(asEver);
});

it("finds the cheapest last-minute stay that is free", () => {
	const lowest = lowestLastMinute(H1, DEFAULT_PARTY, today, NEVER_TAKEN);
	expect(lowest).toMatchObject({ stay: stayIn(2), percent: 13 });
	const taken = occupancyOf([{ arrival: today, departure: today + 20 }]);
	expect(lowestLastMinute(H1, DEFAULT_PARTY, today, taken)).toMatchObject({ stay: stayIn(23), percent: 6 });
	const full = occupancyOf([{ arrival: today, departure: today + 40 }]);
	expect(lowestLastMinute(H1, DEFAULT_PARTY, today, full)).toBeNull();
});

it("is the price of the quote for every home, and there for every home that the filter finds", () => {
	fc.assert(
		fc.property(arbitraryHome, (home) => {
			const lowest = lowestLastMinute(home, DEFAULT_PARTY, PROPERTY_TODAY, NEVER_TAKEN);
			if (!lowest) return;
			const { stay, grandCents, beforeCents } = lowest;
			expect(hasLastMinute(home, PROPERTY_TODAY, NEVER_TAKEN)).toBe(true);
			expect(checkStay(home, stay, DEFAULT_PARTY, PROPERTY_TODAY, NEVER_TAKEN)).toBeNull();
			expect(stay.arrival - PROPERTY_TODAY).toBeLessThanOrEqual(LAST_MINUTE_DAYS);
			expect(grandCents).toBe(priceOf(home, { stay, party: DEFAULT_PARTY }, PROPERTY_TODAY).grandCents);
			expect(beforeCents).toBeGreaterThan(grandCents);
		}),
		{ numRuns: propertyRuns(300) },
	);
});
