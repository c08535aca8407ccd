import type { FormField, ValuesOf } from "../forms/form-field.ts";
import { EMAIL_MAX_LENGTH } from "../text.ts";
import { PHONE_MAX_LENGTH } from "./phone.ts";

/** The guest's fields (specification §3): of the booking form, and of the guest area's forms. What is taken: guest-form.ts. */

export const SALUTATIONS = ["mr", "mrs", "neutral"] as const;
export type Salutation = (typeof SALUTATIONS)[number];

/** Country and number are one control; the number is checked against its country's plan (`phone.ts`). */
const PHONE = [
	{ name: "telCountry", type: "country", required: true, autocomplete: "tel-country-code" },
	{
		name: "telNumber",
		type: "nationalNumber",
		required: true,
		maxLength: PHONE_MAX_LENGTH,
		autocomplete: "tel-national",
	},
] as const satisfies readonly FormField[];

const text = <const Name extends string>(name: Name, maxLength: number, autocomplete: string) =>
	({ name, type: "text", required: true, maxLength, autocomplete }) as const;

/** The fields as they are sent, in the order in which they are asked: names of specification §3. */
export const GUEST_FORM = [
	{ name: "salutation", type: "choice", required: false, options: SALUTATIONS, fallback: "neutral" },
	text("firstname", 80, "given-name"),
	text("lastname", 80, "family-name"),
	{ name: "email", type: "email", required: true, maxLength: EMAIL_MAX_LENGTH, autocomplete: "email" },
	...PHONE,
	text("address", 160, "street-address"),
	text("postalCode", 16, "postal-code"),
	text("placename", 100, "address-level2"),
	{ name: "countryCode", type: "country", required: true, autocomplete: "country" },
	{ name: "businessBooking", type: "tick", required: false },
	// Asked of businesses alone, which need the first (crossErrors).
	{ name: "companyName", type: "text", required: false, maxLength: 120, autocomplete: "organization" },
	{ name: "vatNumber", type: "text", required: false, maxLength: 24 },
] as const satisfies readonly FormField[];

export type GuestInput = ValuesOf<typeof GUEST_FORM>;
export type GuestField = keyof GuestInput;
export const GUEST_FIELDS: readonly GuestField[] = GUEST_FORM.map(({ name }) => name);

/** What a page draws of a field. */
export function guestField(name: GuestField): FormField {
	const field = GUEST_FORM.find((field) => field.name === name);
	if (!field) throw new Error(`the guest form has no field ${name}`);
	return field;
}
