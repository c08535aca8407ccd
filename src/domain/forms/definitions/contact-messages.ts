import { EMAIL, long, NAME, phone, text } from "../common-fields.ts";
import { defineForm } from "../define-form.ts";

export const CONTACT_VARIANTS = ["general", "booking"] as const;

export const contactMessages = defineForm({
	name: "contact-messages",
	summary: "Send the office a message",
	fields: [
		{ name: "variant", type: "choice", required: true, options: CONTACT_VARIANTS, fixed: true },
		NAME,
		EMAIL,
		phone(false),
		text("subject", 160),
		{ name: "bookingNo", type: "bookingNo", required: false, maxLength: 20, hint: true },
		long("message", 5000),
	],
	keptDays: 730,
	mail: {
		kind: "contact",
		echoed: ["bookingNo"],
		rows: ["variant", "name", "email", "telephone", "subject", "bookingNo"],
		parts: ["message"],
	},
});
