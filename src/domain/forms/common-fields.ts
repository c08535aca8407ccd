import { PHONE_MAX_LENGTH } from "../booking/phone.ts";
import { EMAIL_MAX_LENGTH } from "../text.ts";
import type { FormField } from "./form-field.ts";

/** Fields that several forms ask for. */

export const NAME = {
	name: "name",
	type: "text",
	required: true,
	maxLength: 160,
	autocomplete: "name",
} as const satisfies FormField;

export const EMAIL = {
	name: "email",
	type: "email",
	required: true,
	maxLength: EMAIL_MAX_LENGTH,
	autocomplete: "email",
} as const satisfies FormField;

export const BOOKING_NO = {
	name: "bookingNo",
	type: "bookingNo",
	required: false,
	maxLength: 20,
	autocomplete: "off",
	hint: true,
} as const satisfies FormField;

export const phone = (required: boolean) =>
	({
		name: "telephone",
		type: "telephone",
		required,
		maxLength: PHONE_MAX_LENGTH,
		autocomplete: "tel",
		hint: true,
	}) as const;

export const text = <const Name extends string>(name: Name, maxLength: number, required = true) =>
	({ name, type: "text", required, maxLength }) as const;

export const long = <const Name extends string>(name: Name, maxLength: number, required = true) =>
	({ name, type: "lines", required, maxLength }) as const;

/** A message to the office. */
export const MESSAGE = long("message", 5000);

/** What a browser brings from a passkey, as JSON. */
export const PROOF = {
	name: "proof",
	type: "text",
	required: true,
	maxLength: 16_000,
	fixed: true,
} as const satisfies FormField;
/** What the owner of a passkey knows it by. */
export const PASSKEY_NAME = {
	name: "passkeyName",
	type: "text",
	required: false,
	maxLength: 40,
} as const satisfies FormField;
