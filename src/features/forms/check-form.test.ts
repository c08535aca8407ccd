import { describe, expect, it } from "vitest";
import { CV_MAX_BYTES } from "#domain/forms/definitions/vacancy-applications.ts";
import { FORM_BODIES, type JsonForm } from "#mail/examples/form-examples.ts";
import { application } from "#tests/support/forms.ts";
import { checkForm } from "./check-form.ts";

/** A form as a browser reads it from the page. */
function typed(form: JsonForm, changes: Record<string, string> = {}): FormData {
	const data = new FormData();
	const { consent, ...fields } = FORM_BODIES[form];
	for (const [name, value] of Object.entries({ ...fields, consent: consent ? "1" : "", ...changes })) {
		data.append(name, String(value));
	}
	return data;
}

describe("a form is checked before it leaves", () => {
	it.each(Object.keys(FORM_BODIES) as JsonForm[])("%s that is right has nothing wrong with it", (form) => {
		expect(checkForm(form, typed(form))).toEqual({});
	});

	it("by the rules of the server, numbers and ticks read as it reads them", () => {
		expect(checkForm("homeowner-leads", typed("homeowner-leads", { bedrooms: "vier", consent: "" }))).toEqual({
			bedrooms: "INVALID_TYPE",
			consent: "CONSENT_MISSING",
		});
		expect(checkForm("contact-messages", typed("contact-messages", { email: "noor@x", bookingNo: "12" }))).toEqual({
			email: "INVALID_EMAIL",
			bookingNo: "INVALID_FORMAT",
		});
	});

	it("with its file weighed", () => {
		const check = (file: Blob | null) => checkForm("vacancy-applications", application(file));
		expect(check(new Blob(["%PDF-1.7"]))).toEqual({});
		expect(check(null)).toEqual({ cv: "REQUIRED" });
		expect(check(new Blob([]))).toEqual({ cv: "REQUIRED" });
		expect(check(new Blob([new Uint8Array(CV_MAX_BYTES + 1)]))).toEqual({ cv: "FILE_TOO_LARGE" });
	});
});
