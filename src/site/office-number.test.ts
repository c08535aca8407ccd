import { expect, it } from "vitest";
import { typedNumber } from "./office-number.ts";

/** Numbers as people type them into the palette (docs/guides/bookings-and-payments.md#keys-of-the-office). */

it("a whole booking number is read as it is said: small letters, blanks, dashes, O for 0", () => {
	for (const typed of ["H0SGAW1P6", " h0sgaw1p6 ", "HO-SGAW-LP6", "hosg awip6"]) {
		expect(typedNumber(typed)).toEqual({ kind: "booking", number: "H0SGAW1P6", isSure: true });
	}
});

it("nine letters may be a booking's number or a name", () => {
	expect(typedNumber("hgrecqqmg")).toEqual({ kind: "booking", number: "HGRECQQMG", isSure: false });
	expect(typedNumber("Haverkamp")).toEqual({ kind: "booking", number: "HAVERKAMP", isSure: false });
});

it("a home's number is read with its letter and without", () => {
	for (const typed of ["a900215", "A900215", "900215", "900 215"]) {
		expect(typedNumber(typed)).toEqual({ kind: "home", number: "a900215", isSure: true });
	}
});

it("parts of numbers and other words are words", () => {
	for (const typed of ["", "H0SG", "H0SGAW1P66", "Hoffmann", "Hausmanns", "215", "a", "villa 1900"]) {
		expect([typed, typedNumber(typed)]).toEqual([typed, null]);
	}
});
