import { describe, expect, it } from "vitest";
import fc from "#tests/support/fast-check.ts";
import { H1 } from "#tests/support/homes.ts";
import type { Quote } from "../pricing/price.ts";
import { dayOf } from "../time/civil-date.ts";
import { BOOKING_NUMBER, BOOKING_NUMBER_BYTES, bookingNumberOf, parseBookingNumber } from "./booking-number.ts";
import { bookingPrice } from "./booking-price.ts";
import { cancellationFeeBp, DEFAULT_CANCELLATION } from "./cancellation.ts";
import { beginningOf, checkOptions, checkType } from "./claim.ts";
import { commissionOf } from "./commission.ts";

const TODAY = dayOf("2027-01-15");
const NOW = new Date("2027-01-15T10:00:00Z");

describe("booking numbers", () => {
	it("are H and eight characters that cannot be mistaken, one for each random value", () => {
		const bytes = fc.uint8Array({ minLength: BOOKING_NUMBER_BYTES, maxLength: BOOKING_NUMBER_BYTES });
		fc.assert(
			fc.property(bytes, bytes, (a, b) => {
				expect(bookingNumberOf(a)).toMatch(BOOKING_NUMBER);
				expect(bookingNumberOf(a) === bookingNumberOf(b)).toBe(a.join() === b.join());
			}),
		);
		expect(bookingNumberOf(new Uint8Array([0, 0, 0, 0, 0]))).toBe("H00000000");
		expect(bookingNumberOf(new Uint8Array([255, 255, 255, 255, 255]))).toBe("HZZZZZZZZ");
	});

	it("are read as people type them", () => {
		expect(parseBookingNumber(" h7k2-m9qx d")).toBe("H7K2M9QXD");
		expect(parseBookingNumber("HOOOOIIIL")).toBe("H00001111");
		for (const typed of ["", "H123", "A12345678", "H1234567U", "H123456789"])
			expect(parseBookingNumber(typed)).toBeNull();
	});
});

describe("the type of a booking", () => {
	const far = TODAY + 43;
	it("fits the home and the arrival", () => {
		expect(checkType(H1, "Booking", TODAY + 1, TODAY)).toBeNull();
		expect(checkType(H1, "Option", far, TODAY)).toBeNull();
		expect(checkType(H1, "Option", far - 1, TODAY)).toBe("OPTION_TOO_LATE");
		expect(checkType({ ...H1, optionAllowed: false }, "Option", far, TODAY)).toBe("OPTION_NOT_ALLOWED");
		expect(checkType(H1, "Application", far, TODAY)).toBe("INSTANT_ONLY");
		const onRequest = { ...H1, bookMode: "on_request" as const };
		expect(checkType(onRequest, "Application", far, TODAY)).toBeNull();
		expect(checkType(onRequest, "Booking", far, TODAY)).toBe("ON_REQUEST_ONLY");
		expect(checkType(onRequest, "Option", far, TODAY)).toBe("ON_REQUEST_ONLY");
	});

	it("allows two living options a guest and none twice", () => {
		expect(checkOptions({ live: 1, sameStay: false })).toBeNull();
		expect(checkOptions({ live: 2, sameStay: false })).toBe("OPTION_LIMIT");
		expect(checkOptions({ live: 0, sameStay: true })).toBe("OPTION_REPEATED");
	});

	it("begins confirmed, waiting for payment, as option of 48 hours or as application of 72", () => {
		const begin = (type: "Booking" | "Option" | "Application", provider = false) => {
			const { transition, expiresAt } = beginningOf(type, provider, NOW);
			return [transition.to, expiresAt && (expiresAt.getTime() - NOW.getTime()) / 3_600_000];
		};
		expect(begin("Booking")).toEqual(["confirmed", null]);
		expect(begin("Booking", true)).toEqual(["pending_payment", 0.5]);
		expect(begin("Option", true)).toEqual(["option", 48]);
		expect(begin("Application")).toEqual(["application", 72]);
	});
});

describe("the price of a submit", () => {
	const at = (grandCents: number, refused: "CODE_USED_UP" | null | undefined = undefined) =>
		({ grandCents, discount: refused === undefined ? null : { code: "FIVE", refused } }) as Quote;
	const offered = (grandCents: number, expired: boolean) => ({ quote: at(grandCents), expired });

	it("is never more than the guest saw", () => {
		fc.assert(
			fc.property(fc.nat(), fc.nat(), fc.nat(), fc.boolean(), (seen, now, forCountry, expired) => {
				const result = bookingPrice(offered(seen, expired), at(now), at(forCountry));
				if (result.accepted) expect(result.quote.grandCents).toBe(Math.min(seen, now));
			}),
		);
	});

	it("is the offer's while it lives, the lower one always, and shown anew when it rose after its time", () => {
		expect(bookingPrice(offered(100, false), at(120), at(120))).toMatchObject({
			accepted: true,
			quote: { grandCents: 100 },
		});
		expect(bookingPrice(offered(100, false), at(90), at(90))).toMatchObject({
			accepted: true,
			quote: { grandCents: 90 },
		});
		expect(bookingPrice(offered(100, true), at(100), at(100))).toMatchObject({ accepted: true });
		expect(bookingPrice(offered(100, true), at(101), at(101))).toEqual({ accepted: false });
	});

	it("is shown anew when the country changes the insurance or the code is used up", () => {
		expect(bookingPrice(offered(100, false), at(100), at(99))).toEqual({ accepted: false });
		const withCode = { quote: at(100, null), expired: false };
		expect(bookingPrice(withCode, at(105, "CODE_USED_UP"), at(105, "CODE_USED_UP"))).toEqual({ accepted: false });
	});
});

describe("commissions", () => {
	const partner = { code: "SKIFUN", commissionBp: 800 };
	it("go to the partner at the home's percent, else the partner's, and to nobody for an own home", () => {
		const home = { hostCode: null, commissionBp: null };
		expect(commissionOf({ partner, home, baseCents: 126_000 })).toEqual({
			payeeCode: "SKIFUN",
			bp: 800,
			cents: 10_080,
		});
		expect(commissionOf({ partner, home: { ...home, commissionBp: 0 }, baseCents: 126_000 }).cents).toBe(0);
		const own = { hostCode: "skifun", commissionBp: null };
		expect(commissionOf({ partner, home: own, baseCents: 126_000 }).payeeCode).toBeNull();
		expect(commissionOf({ partner: null, home, baseCents: 126_000 })).toEqual({ payeeCode: null, bp: 0, cents: 0 });
	});
});

describe("the cancellation policy", () => {
	it.each([
		[43, 3000],
		[42, 6000],
		[29, 6000],
		[28, 9000],
		[3, 9000],
		[2, 10_000],
		[0, 10_000],
	])("costs, %i days before arrival, %i basis points", (days, bp) => {
		expect(cancellationFeeBp(DEFAULT_CANCELLATION, days)).toBe(bp);
	});
});
