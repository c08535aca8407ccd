import type { AreaFormDefinition, SenderOfForm, TypedFieldOfForm, ValuesOfForm } from "./area-form.ts";
import { EMAIL } from "./common-fields.ts";
import type { FormField } from "./form-field.ts";
import { STAFF_BOOKING_FORMS } from "./staff-booking-forms.ts";
import { STAFF_DESK_FORMS } from "./staff-desk-forms.ts";
import { CODE, defineStaffForm as define, fixed, PROOF, type StaffSender } from "./staff-form-fields.ts";

/** The forms of the back office (docs/guides/people-and-privacy.md#staff): those of accounts, and all by name. */

/** Long enough that nothing else is asked of it (NIST SP 800-63B §3.1.1.2). */
const SHORTEST_PASSWORD = 12;

/** The page or the file that a fresh second factor leads back to; one of what was ticked is long. */
const CONFIRMED_BACK = fixed("back", false, 4000);

const CONFIRMED_FILE = fixed("file", true, 4000);

/** A form that was sent too late, as JSON. */
const TYPED = fixed("typed", false, 8000);

const NEW_PASSWORD = {
	name: "newPassword",
	type: "password",
	required: true,
	minLength: SHORTEST_PASSWORD,
	maxLength: 200,
	autocomplete: "new-password",
} as const satisfies FormField;

const role = <const Name extends string>(name: Name) => ({ name, type: "tick", required: false }) as const;
const ROLE_FIELDS = [role("support"), role("sales"), role("content"), role("finance"), role("admin")] as const;

const STAFF_FORMS = [
	define({
		name: "sign-in",
		sender: "anyone",
		fields: [
			// Browsers offer passkeys where they offer passwords.
			{ ...EMAIL, autocomplete: "username webauthn" },
			{
				name: "password",
				type: "password",
				required: true,
				maxLength: 200,
				autocomplete: "current-password webauthn",
			},
			CODE,
			fixed("back"),
		],
	}),
	define({ name: "begin", sender: "anyone", fields: [fixed("token"), NEW_PASSWORD, CODE] }),
	// The `…-options` are asked by script and answered with JSON: what a browser needs to make or show a passkey.
	define({ name: "passkey-options", sender: "anyone", fields: [] }),
	define({ name: "passkey", sender: "anyone", fields: [PROOF, fixed("back")] }),
	define({ name: "begin-options", sender: "anyone", fields: [fixed("token")] }),
	define({ name: "begin-passkey", sender: "anyone", fields: [fixed("token"), PROOF] }),
	define({ name: "sign-out", sender: "account", fields: [] }),
	// A fresh second factor, for what needs one.
	define({ name: "confirm", sender: "account", fields: [CODE, CONFIRMED_BACK, TYPED] }),
	define({ name: "confirm-options", sender: "account", fields: [] }),
	// A file, by what stands below `/staff`; who may have it is said where files are (src/site/office-files.ts).
	define({ name: "fetch-file", sender: "account", fresh: true, fields: [CONFIRMED_FILE] }),
	define({ name: "confirm-passkey", sender: "account", fields: [PROOF, CONFIRMED_BACK, TYPED] }),
	define({ name: "end-session", sender: "account", fields: [fixed("session", true)] }),
	define({ name: "end-others", sender: "account", fields: [] }),
	define({ name: "password", sender: "account", fresh: true, fields: [NEW_PASSWORD] }),
	define({ name: "new-codes", sender: "account", fresh: true, fields: [] }),
	define({ name: "add-options", sender: "account", fresh: true, fields: [] }),
	define({
		name: "add-passkey",
		sender: "account",
		fresh: true,
		fields: [{ name: "passkeyName", type: "text", required: false, maxLength: 40 }, PROOF],
	}),
	define({ name: "remove-passkey", sender: "account", fresh: true, fields: [fixed("passkey", true)] }),
	define({
		name: "invite",
		sender: "staff.change",
		fresh: true,
		fields: [{ name: "name", type: "text", required: true, maxLength: 80 }, EMAIL, ...ROLE_FIELDS],
	}),
	define({
		name: "roles",
		sender: "staff.change",
		fresh: true,
		// The roles that the page showed, with commas: others by now are not written over.
		fields: [fixed("person", true), fixed("was"), ...ROLE_FIELDS],
	}),
	// Of a colleague: one of them, or all.
	define({ name: "end-sessions", sender: "staff.change", fields: [fixed("person", true), fixed("session")] }),
	define({ name: "again", sender: "staff.change", fresh: true, fields: [fixed("person", true)] }),
	define({ name: "end", sender: "staff.change", fresh: true, fields: [fixed("person", true)] }),
	...STAFF_BOOKING_FORMS,
	...STAFF_DESK_FORMS,
] as const;

/** Field of a form that needs a fresh second factor: the code, typed where the form stands. */
export const STEP_UP_CODE = "stepUpCode";
/** Button of such a form that asks for the page where the factor is shown in another way; what was typed goes along. */
export const STEP_UP_PAGE = "stepUpPage";

type Definitions = (typeof STAFF_FORMS)[number];
export type StaffFormName = Definitions["name"];
/** One of them, when which one shows only as the program runs. */
export type StaffForm = AreaFormDefinition<StaffSender> & { readonly name: StaffFormName };
export type StaffSenderOf<Name extends StaffFormName> = SenderOfForm<Definitions, Name>;
export type StaffFormValues<Name extends StaffFormName> = ValuesOfForm<Definitions, Name>;
/** A field of a form that people fill in. */
export type TypedStaffField<Name extends StaffFormName> = TypedFieldOfForm<Definitions, Name>;

const BY_NAME: ReadonlyMap<string, StaffForm> = new Map(STAFF_FORMS.map((form) => [form.name, form]));

/** All of them: what the site is tried with, cell by cell. */
export const ALL_STAFF_FORMS: readonly StaffForm[] = STAFF_FORMS;

/** The form that a field `do` names; undefined: there is none. */
export function staffForm(name: string): StaffForm | undefined {
	return BY_NAME.get(name);
}

/** What is drawn and read of a field. */
export function staffField(form: StaffFormName, name: string): FormField {
	const field = BY_NAME.get(form)?.fields.find((one) => one.name === name);
	if (!field) throw new Error(`the form ${form} has no field ${name}`);
	return field;
}
