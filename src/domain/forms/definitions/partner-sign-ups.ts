import { EMAIL, NAME, phone, text } from "../common-fields.ts";
import { defineForm } from "../define-form.ts";

export const partnerSignUps = defineForm({
	name: "partner-sign-ups",
	summary: "Ask to become a sales partner",
	fields: [
		{ ...text("company", 120), autocomplete: "organization" },
		NAME,
		EMAIL,
		{ name: "url", type: "address", required: true, maxLength: 300, autocomplete: "url", hint: true },
		phone(false),
	],
	keptDays: 730,
	mail: { kind: "partner_sign_up", echoed: [], rows: ["name", "email", "telephone", "company", "url"], parts: [] },
});
