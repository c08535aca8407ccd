import { BOOKING_NO, EMAIL, MESSAGE, NAME, phone, text } from "../common-fields.ts";
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
		BOOKING_NO,
		MESSAGE,
	],
	keptDays: 730,
	mail: {
		kind: "contact",
		echoed: ["bookingNo"],
		rows: ["variant", "name", "email", "telephone", "subject", "bookingNo"],
		parts: ["message"],
	},
});
