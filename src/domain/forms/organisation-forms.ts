import { MEMBER_ROLES } from "../organisations/rights.ts";
import type { AreaFormDefinition, SenderOfForm, TypedFieldOfForm, ValuesOfForm } from "./area-form.ts";
import { EMAIL, MESSAGE, PASSKEY_NAME, PROOF } from "./common-fields.ts";
import type { FormField } from "./form-field.ts";
import { defineOrganisationForm as defineForm, type OrganisationSender } from "./organisation-sender.ts";
import { OWNER_FORMS, type OwnerFormName } from "./owner-forms.ts";
import { fixed } from "./staff-form-fields.ts";

/** The forms of the areas of organisations (docs/guides/people-and-privacy.md#organisations). */

const MEMBER = fixed("member", true);
const SURE = { name: "sure", type: "agree", required: true } as const satisfies FormField;
/** Which key of the partner's programs. */
const KEY = fixed("key", true);
const KEY_NAME = {
	name: "keyName",
	type: "text",
	required: true,
	maxLength: 60,
	autocomplete: "off",
} as const satisfies FormField;
const ROLE = { name: "role", type: "choice", required: true, options: MEMBER_ROLES } as const satisfies FormField;

const ORGANISATION_FORMS = [
	defineForm({ name: "ask", sender: "anyone", fields: [EMAIL, fixed("back")] }),
	// For a fresh proof, of somebody whose session stands.
	defineForm({ name: "ask-again", sender: "anyone", fields: [fixed("back")] }),
	defineForm({
		name: "code",
		sender: "anyone",
		fields: [
			{ name: "code", type: "code", required: true, maxLength: 12, autocomplete: "one-time-code" },
			fixed("attempt"),
			fixed("back"),
			fixed("email", false, 254),
		],
	}),
	defineForm({ name: "enter", sender: "anyone", fields: [fixed("token")] }),
	// The `…-options` are asked by script and answered with JSON: what a browser needs to make or show a passkey.
	defineForm({ name: "passkey-options", sender: "anyone", fields: [] }),
	defineForm({ name: "passkey", sender: "anyone", fields: [PROOF, fixed("back")] }),
	defineForm({ name: "add-options", sender: "account", fresh: true, fields: [] }),
	defineForm({ name: "add-passkey", sender: "account", fresh: true, fields: [PASSKEY_NAME, PROOF] }),
	defineForm({ name: "remove-passkey", sender: "account", fresh: true, fields: [fixed("passkey", true, 64)] }),
	defineForm({ name: "sign-out", sender: "account", fields: [] }),
	defineForm({ name: "end-session", sender: "account", fields: [fixed("session", true)] }),
	defineForm({ name: "end-others", sender: "account", fields: [] }),
	// Another organisation of the same person.
	defineForm({ name: "switch", sender: "account", fields: [fixed("organisation", true)] }),
	defineForm({
		name: "invite",
		sender: "users.change",
		fresh: true,
		fields: [{ name: "name", type: "text", required: true, maxLength: 80 }, EMAIL, ROLE],
	}),
	// What is held of the person, and of the organisation: taken along, and deleted.
	defineForm({ name: "export-own", sender: "account", fresh: true, fields: [] }),
	defineForm({ name: "erase-own", sender: "account", fresh: true, fields: [SURE] }),
	defineForm({ name: "export-ours", sender: "users.change", fresh: true, fields: [] }),
	defineForm({ name: "erase-ours", sender: "users.change", fresh: true, fields: [SURE] }),
	defineForm({ name: "role", sender: "users.change", fresh: true, fields: [MEMBER, ROLE] }),
	defineForm({ name: "remove", sender: "users.change", fresh: true, fields: [MEMBER] }),
	// Where the organisation is paid.
	defineForm({
		name: "payout",
		sender: "payout.change",
		fresh: true,
		fields: [
			{ name: "holder", type: "text", required: true, maxLength: 70 },
			{ name: "address", type: "text", required: true, maxLength: 140 },
			{ name: "country", type: "country", required: true, autocomplete: "country" },
			{ name: "iban", type: "text", required: true, maxLength: 42, autocomplete: "off" },
			{ name: "vatNumber", type: "text", required: false, maxLength: 24, autocomplete: "off" },
		],
	}),
	// Homes of a partner's landing page.
	defineForm({
		name: "choose-homes",
		sender: "landing.change",
		fields: [{ name: "homes", type: "text", required: true, maxLength: 4000, autocomplete: "off" }],
	}),
	defineForm({ name: "drop-home", sender: "landing.change", fields: [fixed("home", true)] }),
	defineForm({ name: "raise-home", sender: "landing.change", fields: [fixed("home", true)] }),
	// Keys of a partner's programs; each is shown once, when it is made.
	defineForm({ name: "make-key", sender: "keys.change", fresh: true, fields: [KEY_NAME] }),
	defineForm({ name: "name-key", sender: "keys.change", fields: [KEY, KEY_NAME] }),
	defineForm({ name: "renew-key", sender: "keys.change", fresh: true, fields: [KEY] }),
	defineForm({ name: "end-key", sender: "keys.change", fields: [KEY] }),
	defineForm({
		name: "client-looks",
		sender: "commission.see",
		fields: [{ ...fixed("looks", true), type: "choice", options: ["yes", "no"] }],
	}),
	// To the office: a new thread, and more words under one.
	defineForm({
		name: "write-message",
		sender: "messages.write",
		fields: [
			// One of an owner's homes; empty: none.
			{ ...fixed("home", false, 12) },
			{ name: "bookingNo", type: "bookingNo", required: false, maxLength: 20, autocomplete: "off" },
			{ name: "subject", type: "text", required: true, maxLength: 160, autocomplete: "off" },
			MESSAGE,
		],
	}),
	defineForm({ name: "reply-message", sender: "messages.write", fields: [fixed("thread", true, 64), MESSAGE] }),
	...OWNER_FORMS,
] as const;

/**
 * Hidden field of every form for who is signed in: public id of the organisation whose page it stands on. A session
 * shows one organisation at a time, in all tabs, and the page may be of the one before.
 */
export const OF_FIELD = "of";

type Definitions = (typeof ORGANISATION_FORMS)[number];
export type OrganisationFormName = Definitions["name"];
/** One of them, when which one shows only as the program runs. */
export type OrganisationForm = AreaFormDefinition<OrganisationSender> & { readonly name: OrganisationFormName };
export type OrganisationSenderOf<Name extends OrganisationFormName> = SenderOfForm<Definitions, Name>;
export type OrganisationFormValues<Name extends OrganisationFormName> = ValuesOfForm<Definitions, Name>;
/** Forms that stand in every area. */
export type SharedFormName = Exclude<OrganisationFormName, OwnerFormName>;
/** A field of a form that people fill in. */
export type TypedOrganisationField<Name extends OrganisationFormName> = TypedFieldOfForm<Definitions, Name>;

const BY_NAME: ReadonlyMap<string, OrganisationForm> = new Map(ORGANISATION_FORMS.map((form) => [form.name, form]));

/** All of them: what the site is tried with, cell by cell. */
export const ALL_ORGANISATION_FORMS: readonly OrganisationForm[] = ORGANISATION_FORMS;

/** The form that a field `do` names; undefined: there is none. */
export function organisationForm(name: string): OrganisationForm | undefined {
	return BY_NAME.get(name);
}

/** What is drawn and read of a field. */
export function organisationField(form: OrganisationFormName, name: string): FormField {
	const field = BY_NAME.get(form)?.fields.find((one) => one.name === name);
	if (!field) throw new Error(`the form ${form} has no field ${name}`);
	return field;
}
