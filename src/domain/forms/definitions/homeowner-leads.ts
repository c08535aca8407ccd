import { KINDS } from "../../accommodation/facts.ts";
import { EMAIL, long, NAME, phone, text } from "../common-fields.ts";
import { defineForm } from "../define-form.ts";

export const homeownerLeads = defineForm({
	name: "homeowner-leads",
	summary: "Offer a home for rent",
	fields: [
		NAME,
		EMAIL,
		phone(true),
		{ name: "countryCode", type: "country", required: true },
		text("placename", 100),
		{ name: "kind", type: "choice", required: true, options: KINDS },
		{ name: "bedrooms", type: "number", required: true, min: 1, max: 99 },
		{ ...long("message", 5000, false), label: "homeMessage" },
	],
	keptDays: 730,
	mail: {
		kind: "homeowner_lead",
		echoed: ["kind", "bedrooms"],
		rows: ["name", "email", "telephone", "kind", "bedrooms", "placename", "countryCode"],
		parts: ["message"],
	},
});
