import { describe, expect, test } from "vitest";
import { defineAreaForm } from "./area-form.ts";
import { readForm } from "./read-form.ts";

const FORM = defineAreaForm<"booking">()({
	name: "review",
	sender: "booking",
	fields: [
		{ name: "version", type: "number", required: true, min: 0, max: 9, fixed: true },
		{ name: "back", type: "text", required: false, maxLength: 5, fixed: true },
		{ name: "text", type: "lines", required: true, minLength: 3, maxLength: 10 },
		{ name: "sure", type: "agree", required: true },
	],
});
const GOOD = { version: "2", back: "a", text: " four ", sure: "1" };

describe("a form of somebody's own area", () => {
	test("is read by its definition, texts trimmed, numbers and ticks as such", () => {
		expect(readForm(FORM, GOOD)).toEqual({ ok: true, value: { version: 2, back: "a", text: "four", sure: true } });
	});

	test("names each field that is wrong once, in the order of the form, those of rules over several fields too", () => {
		const read = readForm(FORM, { ...GOOD, text: "no", sure: "" }, () => [
			{ path: "other", code: "REQUIRED" },
			{ path: "text", code: "INVALID_FORMAT" },
		]);
		expect(read).toMatchObject({
			error: {
				code: "VALIDATION",
				errors: [
					{ path: "text", code: "TOO_SHORT" },
					{ path: "sure", code: "CONSENT_MISSING" },
					{ path: "other", code: "REQUIRED" },
				],
			},
		});
	});

	test("that lacks what its page says is out of date", () => {
		expect(readForm(FORM, { ...GOOD, version: "x" })).toMatchObject({ error: { code: "STALE" } });
		const { version, ...without } = GOOD;
		expect(readForm(FORM, without)).toMatchObject({ error: { code: "STALE" } });
	});

	test("goes on without what its page may leave out and says wrongly", () => {
		expect(readForm(FORM, { ...GOOD, back: "far too long" })).toMatchObject({ value: { back: "" } });
	});
});
