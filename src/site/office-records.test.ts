import { expect, it } from "vitest";
import fc from "#tests/support/fast-check.ts";
import { codeOfRecord, newRecord, officeRecord } from "./office-records.ts";

const code = fc.oneof(
	fc.string({ minLength: 1 }),
	fc.constantFrom("new", "New", ".", "..", "~", "~new", "~~a", "Zoë.1", "a/b"),
);

it("the page of a record names its code, whatever it is, and never the form of a new one or a folder", () => {
	fc.assert(
		fc.property(code, (given) => {
			const path = officeRecord("partners", given);
			expect(path).not.toBe(newRecord("partners"));
			const [desk, key = "", ...more] = path.split("/");
			expect([desk, more]).toEqual(["partners", []]);
			expect(key).not.toMatch(/^\.{1,2}$/);
			expect(codeOfRecord(decodeURIComponent(key))).toBe(given);
		}),
	);
});
