import { describe, expect, it } from "vitest";
import { FORM_BODIES } from "#mail/examples/form-examples.ts";
import { processorMs } from "#tests/support/processor-time.ts";
import { fieldErrors } from "../validation.ts";
import type { FormField } from "./form-field.ts";
import { formSchemas } from "./forms.ts";
import { FORM_NAMES, type FormName, fieldsOf, formOf, isFormName } from "./site-forms.ts";

const BODIES: Record<FormName, Record<string, unknown>> = {
	...FORM_BODIES,
	"vacancy-applications": {
		lang: "nl",
		email: "noor@example.org",
		consent: true,
		website: "",
		vacancy: "gastheer",
		name: "Noor",
		telephone: "06 12345678",
		motivation: "Ik hou van huizen.",
	},
};

function errorOf(form: FormName, field: string, value: unknown): string | null {
	const parsed = formSchemas[form].safeParse({ ...BODIES[form], [field]: value });
	return parsed.success ? null : (fieldErrors(parsed.error).find((error) => error.path === field)?.code ?? null);
}

describe("the lists of fields that blocks draw", () => {
	const visible = (form: FormName) => fieldsOf(form).filter((field) => field.type !== "file");

	it.each(FORM_NAMES)("%s has the fields that its schema reads, and no others", (form) => {
		const hidden = ["lang", "consent", "website"];
		expect([...visible(form).map((field) => field.name), ...hidden].sort()).toEqual(
			Object.keys(formSchemas[form].shape).sort(),
		);
	});

	it.each(FORM_NAMES)("%s says of each field what the schema says: needed, how long, how much, of what", (form) => {
		for (const field of visible(form)) {
			expect([field.name, errorOf(form, field.name, undefined)]).toEqual([
				field.name,
				field.required ? "REQUIRED" : null,
			]);
			if (field.maxLength && field.type !== "country") {
				expect([field.name, errorOf(form, field.name, "1".repeat(field.maxLength + 1))]).toEqual([
					field.name,
					"TOO_LONG",
				]);
				if (field.type === "text" && field.name !== "bookingNo") {
					expect([field.name, errorOf(form, field.name, "1".repeat(field.maxLength))]).toEqual([field.name, null]);
				}
			}
			if (field.type === "number") expectBounds(form, field);
			for (const option of field.options ?? []) expect(errorOf(form, field.name, option)).toBeNull();
		}
	});

	function expectBounds(form: FormName, { name, min = Number.NaN, max = Number.NaN }: FormField) {
		expect([min - 1, min, max, max + 1].map((value) => errorOf(form, name, value))).toEqual([
			"OUT_OF_RANGE",
			null,
			null,
			"OUT_OF_RANGE",
		]);
	}
});

describe("values of forms", () => {
	const read = (form: FormName, changes: object) =>
		formSchemas[form].parse({ ...BODIES[form], ...changes }) as Record<string, unknown>;

	it("come out as they are stored: trimmed, one kind of line end, numbers and addresses in full", () => {
		expect(
			read("contact-messages", { name: " Noor ", message: " a\r\nb\rc\td ", bookingNo: "hoi2 3456-7" }),
		).toMatchObject({
			name: "Noor",
			message: "a\nb\nc d",
			bookingNo: "H01234567",
		});
		for (const [typed, kept] of [
			["skifun.nl", "https://skifun.nl/"],
			["HTTP://Skifun.NL/a b", "http://skifun.nl/a%20b"],
			["skifun.nl:8080/x", "https://skifun.nl:8080/x"],
		]) {
			expect(read("partner-sign-ups", { url: typed }).url).toBe(kept);
		}
		expect(read("newsletter-subscriptions", { firstname: undefined }).firstname).toBe("");
	});

	it("take telephone numbers as people write them", () => {
		for (const telephone of ["+31 (0)6 1234-5678", "0043.512.123456", "06/12345678"]) {
			expect(errorOf("homeowner-leads", "telephone", telephone)).toBeNull();
		}
		for (const telephone of ["++31612345678", "06 1234 abc", "+", "------"]) {
			expect(errorOf("homeowner-leads", "telephone", telephone)).not.toBeNull();
		}
	});

	it("refuse a megabyte at once", () => {
		const spent = processorMs(() => {
			expect(errorOf("contact-messages", "message", "\r\n".repeat(2_000_000))).toBe("TOO_LONG");
			expect(errorOf("contact-messages", "email", "a@".repeat(2_000_000))).toBe("TOO_LONG");
		});
		expect(spent).toBeLessThan(1_000);
	});

	it("know the names of the forms and nothing of objects", () => {
		expect(FORM_NAMES.every(isFormName)).toBe(true);
		for (const other of ["", "toString", "__proto__", null, 1]) expect(isFormName(other)).toBe(false);
	});
});

describe("what is mailed of a form", () => {
	const mailed = FORM_NAMES.map(formOf).flatMap(({ name, fields, mail }) => (mail ? [{ name, fields, mail }] : []));

	it.each(mailed)("$name: the office's copy holds each of its fields once", ({ fields, mail }) => {
		const requested = fields.filter(({ type }) => type !== "file").map(({ name }) => name);
		expect([...mail.rows, ...mail.parts].sort()).toEqual(requested.sort());
	});

	it.each(mailed)("$name: no free text goes back to its sender", ({ fields, mail }) => {
		const types = fields.filter(({ name }) => mail.echoed.includes(name)).map(({ type }) => type);
		expect(types).toHaveLength(mail.echoed.length);
		for (const type of types) expect(["number", "month", "choice", "bookingNo", "country"]).toContain(type);
	});
});
