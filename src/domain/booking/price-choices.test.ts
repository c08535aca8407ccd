import { expect, test } from "vitest";
import { isSamePrice, type PriceChoices, priceChoicesOf, pricedValues } from "./price-choices.ts";

const FORM = {
	countryCode: "NL",
	insurance: "1",
	discountCode: " Summer ",
	extra_linen: "1",
	extra_cot: "",
	email: "a@b.example",
};
const CHOICES = priceChoicesOf(FORM);

test("the choices of a form are those of its fields that change the price", () => {
	expect(CHOICES).toEqual({
		insurance: true,
		residence: "NL",
		discountCode: "Summer",
		useGuestCredits: false,
		extras: [{ code: "linen" }],
	});
	expect(Object.keys(pricedValues(FORM))).not.toContain("email");
	expect(priceChoicesOf(pricedValues(FORM))).toEqual(CHOICES);
});

test.each<[string, Partial<PriceChoices>, boolean]>([
	["the code in other letters", { discountCode: "SUMMER" }, true],
	["another code", { discountCode: "winter" }, false],
	["no code", { discountCode: null }, false],
	["another country with insurance", { residence: "DE" }, false],
	["no insurance", { insurance: false }, false],
	["credit", { useGuestCredits: true }, false],
	["another number of an extra", { extras: [{ code: "linen", quantity: 2 }] }, false],
	["one more extra", { extras: [{ code: "linen" }, { code: "cot" }] }, false],
])("%s: the same price is asked for: %s", (_, change, same) => {
	expect(isSamePrice(CHOICES, { ...CHOICES, ...change })).toBe(same);
});

test("the country without insurance and the order of the extras make no difference", () => {
	const plain = { ...CHOICES, insurance: false, extras: [{ code: "a" }, { code: "b" }] };
	expect(isSamePrice(plain, { ...plain, residence: "DE", extras: [{ code: "b" }, { code: "a" }] })).toBe(true);
});
