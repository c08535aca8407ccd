import { EMAIL, text } from "../common-fields.ts";
import { defineForm } from "../define-form.ts";

/** Asks for its confirmation by a mail of its own (`services/forms/newsletter.ts`). */
export const newsletterSubscriptions = defineForm({
	name: "newsletter-subscriptions",
	summary: "Ask for the newsletter; the address is confirmed by mail",
	fields: [{ ...text("firstname", 80, false), autocomplete: "given-name" }, EMAIL],
	keptDays: 730,
	ownConsent: true,
	mail: null,
});
