import { expect, it } from "vitest";
import fc from "#tests/support/fast-check.ts";
import { transferCode } from "./transfer-code.ts";

const HALCYON = { holder: "Halcyon B.V.", iban: "NL91 ABNA 0417 1643 00", bic: "ABNANL2A", reference: "H41862709" };

it("A transfer's code is that of the European Payments Council (EPC069-12), line by line", () => {
	expect(transferCode({ ...HALCYON, cents: 38_640 }).split("\n")).toEqual([
		"BCD",
		"002",
		"1",
		"SCT",
		"ABNANL2A",
		"Halcyon B.V.",
		"NL91ABNA0417164300",
		"EUR386.40",
		"",
		"",
		"H41862709",
	]);
	expect(
		transferCode({ ...HALCYON, bic: null, cents: 5 })
			.split("\n")
			.slice(4, 8),
	).toEqual(["", "Halcyon B.V.", "NL91ABNA0417164300", "EUR0.05"]);
});

it("A transfer's code says any sum to the cent, and keeps to eleven lines and 331 bytes", () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), fc.string({ maxLength: 60 }), (cents, holder) => {
			const code = transferCode({ ...HALCYON, holder, cents });
			expect(code.split("\n")).toHaveLength(11);
			expect(Math.round(Number(code.split("\n")[7]?.slice(3)) * 100)).toBe(cents);
			expect(Buffer.byteLength(code)).toBeLessThanOrEqual(331);
		}),
	);
});
