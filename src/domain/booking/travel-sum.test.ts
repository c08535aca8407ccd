import { describe, expect, it } from "vitest";
import { dayOf, isoOf } from "../time/civil-date.ts";
import { cancellationFeeBp, DEFAULT_CANCELLATION } from "./cancellation.ts";
import type { BookedLine } from "./facts.ts";
import { cancellationWindows, travelSumOf } from "./travel-sum.ts";

const line = (code: string, amountCents: number, pay: "invoice" | "onsite" = "invoice"): BookedLine => ({
	code,
	quantity: 1,
	unitCents: amountCents,
	amountCents,
	pay,
});

describe("the travel sum", () => {
	it("leaves out insurance, tourist tax and what is paid on site", () => {
		const lines = [
			line("rent", 100_000),
			line("los", -5_000),
			line("insurance_premium", 5_500),
			line("insurance_tax", 1_200),
			line("tourist_tax", 3_150),
			line("linen", 5_000, "onsite"),
			line("tourist_tax", 900, "onsite"),
		];
		expect(travelSumOf(lines)).toBe(95_000);
	});
});

describe("the days of a cancellation policy", () => {
	const arrival = dayOf("2027-07-03");
	const windows = (today: string, travelCents = 100_050) =>
		cancellationWindows(DEFAULT_CANCELLATION, { arrival, today: dayOf(today), travelCents });

	it("are days of the calendar with sums, each rounded once", () => {
		expect(
			windows("2027-01-15").map(({ from, through, feeBp, feeCents }) => [
				from && isoOf(from),
				through && isoOf(through),
				feeBp,
				feeCents,
			]),
		).toEqual([
			[null, "2027-05-21", 3000, 30_015],
			["2027-05-22", "2027-06-04", 6000, 60_030],
			["2027-06-05", "2027-06-30", 9000, 90_045],
			["2027-07-01", null, 10_000, 100_050],
		]);
	});

	it("leave out what is over when the booking is made", () => {
		expect(windows("2027-06-10").map(({ from, through }) => [from, through && isoOf(through)])).toEqual([
			[null, "2027-06-30"],
			[dayOf("2027-07-01"), null],
		]);
		expect(windows("2027-07-02")).toEqual([{ from: null, through: null, feeBp: 10_000, feeCents: 100_050 }]);
	});

	it("say of each day what the policy says of it", () => {
		for (let today = arrival - 60; today <= arrival; today++) {
			const all = windows("2027-01-15", 10_000);
			const of = all.find(({ from, through }) => (from ?? today) <= today && today <= (through ?? today));
			expect(of?.feeBp, isoOf(today)).toBe(cancellationFeeBp(DEFAULT_CANCELLATION, arrival - today));
		}
	});
});
