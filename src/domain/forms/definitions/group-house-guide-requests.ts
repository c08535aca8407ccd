import { EMAIL, NAME } from "../common-fields.ts";
import { defineForm } from "../define-form.ts";

/** The answer brings the guide as a file (`services/forms/guide-attachment.ts`). */
export const groupHouseGuideRequests = defineForm({
	name: "group-house-guide-requests",
	summary: "Ask for the group-house guide",
	fields: [
		NAME,
		EMAIL,
		{ name: "groupSize", type: "number", required: true, min: 1, max: 999 },
		{ name: "month", type: "month", required: false },
	],
	keptDays: 730,
	mail: { kind: "guide", echoed: ["groupSize", "month"], rows: ["name", "email", "groupSize", "month"], parts: [] },
});
