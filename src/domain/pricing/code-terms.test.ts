import { describe, expect, it } from "vitest";
import { CODE_FIELDS, type CodeField, readCodeTerms } from "./code-terms.ts";

/** Terms of discount codes as people type them (specification §3: discountCode, discountAmount). */

const NOTHING = Object.fromEntries(CODE_FIELDS.map((name) => [name, ""])) as Record<CodeField, string>;
const read = (typed: Partial<Record<CodeField, string>>) =>
	readCodeTerms({ ...NOTHING, codeKind: "percent", codeValue: "10", ...typed });

describe("terms of a discount code", () => {
	it.each([
		["percent", "10", { kind: "percent", bp: 1000 }],
		["percent", "7,5", { kind: "percent", bp: 750 }],
		["percent", "12.25 %", { kind: "percent", bp: 1225 }],
		["percent", "50", { kind: "percent", bp: 5000 }],
		["amount", "50", { kind: "amount", cents: 5000 }],
		["amount", "€ 250,00", { kind: "amount", cents: 25_000 }],
	] as const)("read %s %s", (codeKind, codeValue, value) => {
		expect(read({ codeKind, codeValue })).toMatchObject({
			ok: true,
			value: { value, maxCents: null, minRentCents: 0 },
		});
	});

	it("take half of a rent at most, or a sum of up to € 250", () => {
		const wrong = { ok: false, error: [{ path: "codeValue", code: "OUT_OF_RANGE" }] };
		expect(read({ codeValue: "50,01" })).toEqual(wrong);
		expect(read({ codeKind: "amount", codeValue: "250,01" })).toEqual(wrong);
		const large = { codeKind: "amount", codeValue: "€ 1.250,50" };
		expect(read({ ...large, minRent: "2500,99" })).toEqual(wrong);
		expect(read({ ...large, minRent: "2501" })).toMatchObject({ ok: true, value: { value: { cents: 125_050 } } });
	});

	it("read windows, bounds, homes and countries, each once", () => {
		const typed = {
			maxReduction: "100",
			minRent: "300",
			bookFrom: "2027-01-01",
			bookUntil: "2027-01-01",
			stayFrom: "2027-05-01",
			stayUntil: "2027-06-01",
			maxUses: "5",
			perGuest: "1",
			homes: "A12, a13;a12",
			countries: "at de",
		};
		expect(read(typed)).toEqual({
			ok: true,
			value: {
				value: { kind: "percent", bp: 1000 },
				maxCents: 10_000,
				minRentCents: 30_000,
				bookFrom: "2027-01-01",
				bookUntil: "2027-01-01",
				stayFrom: "2027-05-01",
				stayUntil: "2027-06-01",
				maxUses: 5,
				perGuest: 1,
				accoIds: ["a12", "a13"],
				countries: ["AT", "DE"],
			},
		});
	});

	it.each([
		[{ codeKind: "" }, "codeKind", "REQUIRED"],
		[{ codeKind: "gift" }, "codeKind", "INVALID_CHOICE"],
		[{ codeValue: "" }, "codeValue", "REQUIRED"],
		[{ codeValue: "ten" }, "codeValue", "INVALID_FORMAT"],
		[{ codeValue: "0" }, "codeValue", "OUT_OF_RANGE"],
		[{ codeValue: "100,01" }, "codeValue", "OUT_OF_RANGE"],
		[{ maxReduction: "-5" }, "maxReduction", "INVALID_FORMAT"],
		[{ maxUses: "0" }, "maxUses", "OUT_OF_RANGE"],
		[{ perGuest: "1.5" }, "perGuest", "INVALID_FORMAT"],
		[{ bookUntil: "2027-02-31" }, "bookUntil", "INVALID_FORMAT"],
		[{ bookFrom: "2027-02-02", bookUntil: "2027-02-01" }, "bookUntil", "OUT_OF_RANGE"],
		[{ stayFrom: "2027-02-01", stayUntil: "2027-02-01" }, "stayUntil", "OUT_OF_RANGE"],
		[{ homes: "chalet" }, "homes", "INVALID_FORMAT"],
		[{ countries: "XX" }, "countries", "INVALID_COUNTRY"],
	] as const)("refuse %j at its field", (typed, path, code) => {
		expect(read(typed)).toEqual({ ok: false, error: [{ path, code }] });
	});
});
