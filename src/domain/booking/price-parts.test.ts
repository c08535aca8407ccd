import { describe, expect, it } from "vitest";
import { moreBackSums, priceChangeSums, priceParts } from "./price-parts.ts";

describe("what a booking asks for", () => {
	it("is the whole price as the guest sees it, of which the part at the home and the credits are not invoiced", () => {
		const price = { grandCents: 90_750, invoiceCents: 83_050, creditsCents: 5_000 };
		expect(priceParts(price, null)).toEqual({
			totalCents: 90_750,
			atHomeCents: 7_700,
			creditsCents: 5_000,
			dueCents: 78_050,
			isCancellation: false,
		});
	});

	it("is what the cancellation costs once it was cancelled, and nothing of it at the home", () => {
		const price = { grandCents: 78_730, invoiceCents: 75_230, creditsCents: 10_000 };
		const settled = { feeCents: 22_119, insuranceCents: 1_500, creditCents: 4_000 };
		expect(priceParts(price, settled)).toEqual({
			totalCents: 23_619,
			atHomeCents: 0,
			creditsCents: 6_000,
			dueCents: 17_619,
			isCancellation: true,
		});
	});
});

describe("a lower fee after a cancellation", () => {
	const settled = { paidCents: 10_000, refundCents: 0, payableCents: 13_619 };

	it("takes from what is owed first", () => {
		const sums = { receivedSinceCents: 0, forgivenCents: 5_000, backCents: 0, keptCents: 10_000 };
		expect(moreBackSums(settled, 5_000, 10_000)).toEqual(sums);
	});

	it("gives back what was paid of it since", () => {
		const sums = { receivedSinceCents: 13_619, forgivenCents: 0, backCents: 5_000, keptCents: 18_619 };
		expect(moreBackSums(settled, 5_000, 23_619)).toEqual(sums);
	});
});

describe("another price by hand", () => {
	const now = { grandCents: 78_730, atHomeCents: 3_500, creditsCents: 0, paidCents: 0 };

	it("leaves what is paid at the home out of what is still to pay", () => {
		expect(priceChangeSums(now, 78_731)).toEqual({
			differenceCents: 1,
			dueCents: 75_231,
			backCents: 0,
			openCents: 75_231,
		});
	});

	it("gives back what was paid too much, credits counted", () => {
		const paid = { ...now, creditsCents: 5_000, paidCents: 70_230 };
		expect(priceChangeSums(paid, 68_730)).toEqual({
			differenceCents: -10_000,
			dueCents: 60_230,
			backCents: 10_000,
			openCents: 0,
		});
	});
});
