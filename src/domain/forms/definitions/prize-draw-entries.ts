import { EMAIL, NAME, text } from "../common-fields.ts";
import { defineForm } from "../define-form.ts";

export const prizeDrawEntries = defineForm({
	name: "prize-draw-entries",
	summary: "Enter the prize draw, once an address",
	fields: [text("answer", 500), NAME, EMAIL],
	// A draw is open for up to five months; entries stay until it has a winner.
	keptDays: 180,
	ownConsent: true,
	mail: { kind: "prize_draw", echoed: [], rows: ["name", "email"], parts: ["answer"] },
});
