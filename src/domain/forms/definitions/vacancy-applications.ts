import { EMAIL, long, NAME, phone } from "../common-fields.ts";
import { defineForm } from "../define-form.ts";

/** Bytes of an applicant's file at most: 5 MB (docs/guides/pages-and-forms.md#applications). */
export const CV_MAX_BYTES = 5 * 1024 * 1024;

export const vacancyApplications = defineForm({
	name: "vacancy-applications",
	summary: "Apply for a vacancy with a CV (pdf, doc, docx or odt of at most 5 MB)",
	fields: [
		/** Of the vacancy's page. */
		{ name: "vacancy", type: "slug", required: true, maxLength: 100, fixed: true },
		NAME,
		EMAIL,
		phone(true),
		long("motivation", 5000),
		{ name: "cv", type: "file", required: true, hint: true },
	],
	// Applicants are told four weeks.
	keptDays: 28,
	ownConsent: true,
	mail: { kind: "vacancy", echoed: [], rows: ["name", "email", "telephone", "vacancy"], parts: ["motivation"] },
});
