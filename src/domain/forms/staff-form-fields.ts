import type { Right } from "../staff/roles.ts";
import { defineAreaForm } from "./area-form.ts";
import type { FormField } from "./form-field.ts";

/** What the forms of the back office share. */

export type StaffSender =
	/** No session is needed. */
	| "anyone"
	/** Somebody who is signed in, for the own account. */
	| "account"
	/** Somebody who is signed in and has the right. */
	| Right;

/** Defines a form of the office. */
export const defineStaffForm = defineAreaForm<StaffSender>();

/** A field that the page fills in, not its reader. */
export const fixed = <const Name extends string>(name: Name, required = false, maxLength = 200) =>
	({ name, type: "text", required, maxLength, fixed: true }) as const;

/** Why something is done. */
export const REASON = { name: "reason", type: "text", required: false, maxLength: 300 } as const satisfies FormField;

/** Of an app on the telephone, or from the list of recovery codes. */
export const CODE = {
	name: "code",
	type: "code",
	required: true,
	maxLength: 30,
	autocomplete: "one-time-code",
} as const satisfies FormField;

/** What a browser brings from a passkey, as JSON. */
export const PROOF = fixed("proof", true, 16_000);
