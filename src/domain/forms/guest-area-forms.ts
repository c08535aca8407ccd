import { GUEST_FORM, SALUTATIONS } from "../booking/guest-fields.ts";
import { LANGUAGES } from "../language.ts";
import { MOST_OF_A_KIND } from "../party/party.ts";
import {
	type AreaFormDefinition,
	defineAreaForm as define,
	type SenderOfForm,
	type TypedFieldOfForm,
	type ValuesOfForm,
} from "./area-form.ts";
import { BOOKING_NO, EMAIL, MESSAGE, PASSKEY_NAME, PROOF } from "./common-fields.ts";
import type { FormField } from "./form-field.ts";

/** The forms of the guest area (specification §4, §5; docs/guides/people-and-privacy.md#guest-area). */

type GuestSender =
	/** No session is needed. */
	| "anyone"
	/** Somebody who has signed in. */
	| "account"
	/** Whoever the booking of the address belongs to, also the browser that made it and has not signed in. */
	| "booking";

const defineAreaForm = define<GuestSender>();

/** A text that the page says: no more than an address of its own. */
const fixed = <const Name extends string>(name: Name) =>
	({ name, type: "text", required: false, maxLength: 500, fixed: true }) as const;

/** The version of the booking that was shown. */
const VERSION = {
	name: "version",
	type: "number",
	required: true,
	min: 0,
	max: 999_999_999,
	fixed: true,
} as const satisfies FormField;

/** Details of a booking that its guest may change. E-mail and company stand on papers and stay. */
export const DETAIL_NAMES = [
	"firstname",
	"lastname",
	"telCountry",
	"telNumber",
	"address",
	"postalCode",
	"placename",
	"countryCode",
] as const;
type ChangeableName = (typeof DETAIL_NAMES)[number];
type GuestFormField = (typeof GUEST_FORM)[number];

const DETAILS = GUEST_FORM.filter((field): field is Extract<GuestFormField, { readonly name: ChangeableName }> =>
	(DETAIL_NAMES as readonly string[]).includes(field.name),
);

const head = <const Name extends string>(name: Name) =>
	({ name, type: "number", required: true, min: 0, max: MOST_OF_A_KIND }) as const;
const PARTY = [head("adults"), head("children"), head("babies"), head("pets")] as const;
export const PARTY_NAMES = PARTY.map(({ name }) => name);

export const REVIEW_RATINGS = ["1", "2", "3", "4", "5"] as const;

const GUEST_AREA_FORMS = [
	defineAreaForm({
		name: "ask",
		sender: "anyone",
		fields: [EMAIL, BOOKING_NO, fixed("back")],
	}),
	// For a fresh proof, in any kind of session.
	defineAreaForm({ name: "ask-again", sender: "anyone", fields: [fixed("back")] }),
	defineAreaForm({
		name: "code",
		sender: "anyone",
		fields: [
			{ name: "code", type: "code", required: true, maxLength: 12, autocomplete: "one-time-code" },
			fixed("attempt"),
			fixed("back"),
			fixed("email"),
		],
	}),
	defineAreaForm({ name: "enter", sender: "anyone", fields: [fixed("token")] }),
	defineAreaForm({ name: "confirm-email", sender: "anyone", fields: [fixed("token")] }),
	// As in the areas of organisations.
	defineAreaForm({ name: "passkey-options", sender: "anyone", fields: [] }),
	defineAreaForm({ name: "passkey", sender: "anyone", fields: [PROOF, fixed("back")] }),
	defineAreaForm({ name: "add-options", sender: "account", fresh: true, fields: [] }),
	defineAreaForm({ name: "add-passkey", sender: "account", fresh: true, fields: [PASSKEY_NAME, PROOF] }),
	defineAreaForm({
		name: "remove-passkey",
		sender: "account",
		fresh: true,
		fields: [{ ...fixed("passkey"), required: true }],
	}),
	defineAreaForm({ name: "sign-out", sender: "account", fields: [] }),
	defineAreaForm({ name: "sign-out-everywhere", sender: "account", fields: [] }),
	defineAreaForm({
		name: "profile",
		sender: "account",
		fields: [
			{ name: "salutation", type: "choice", required: true, options: SALUTATIONS },
			...DETAILS,
			{ name: "lang", type: "choice", required: true, options: LANGUAGES },
		],
	}),
	defineAreaForm({
		name: "newsletter",
		sender: "account",
		fields: [{ name: "newsletter", type: "choice", required: true, options: ["on", "off"], fixed: true }],
	}),
	defineAreaForm({ name: "email", sender: "account", fresh: true, fields: [{ ...EMAIL, name: "newEmail" }] }),
	defineAreaForm({ name: "export", sender: "account", fresh: true, fields: [] }),
	defineAreaForm({
		name: "erase",
		sender: "account",
		fresh: true,
		fields: [{ name: "sure", type: "agree", required: true }],
	}),
	defineAreaForm({ name: "book", sender: "booking", fields: [VERSION] }),
	// Books a free hold: whom it is for, and that the terms are agreed to.
	defineAreaForm({
		name: "complete",
		sender: "booking",
		fields: [VERSION, ...DETAILS, { name: "acceptTerms", type: "agree", required: true }],
	}),
	defineAreaForm({ name: "release", sender: "booking", fields: [VERSION] }),
	defineAreaForm({
		name: "pay",
		sender: "booking",
		fields: [
			{ name: "what", type: "choice", required: false, options: ["next", "all"], fallback: "next", fixed: true },
		],
	}),
	defineAreaForm({
		name: "cancel",
		sender: "booking",
		fresh: true,
		// What it costs was shown before it is done.
		fields: [VERSION, { ...VERSION, name: "shownFeeCents" }],
	}),
	defineAreaForm({ name: "change", sender: "booking", fields: [VERSION, ...PARTY, ...DETAILS] }),
	defineAreaForm({ name: "ask-change", sender: "booking", fields: [...PARTY, ...DETAILS] }),
	defineAreaForm({ name: "message", sender: "booking", fields: [MESSAGE] }),
	defineAreaForm({
		name: "review",
		sender: "booking",
		fields: [
			{ name: "rating", type: "choice", required: true, options: REVIEW_RATINGS },
			{ name: "text", type: "lines", required: true, minLength: 20, maxLength: 2000 },
		],
	}),
] as const;

type Definitions = (typeof GUEST_AREA_FORMS)[number];
export type GuestFormName = Definitions["name"];
/** One of them, when which one shows only as the program runs. */
export type GuestAreaForm = AreaFormDefinition<GuestSender> & { readonly name: GuestFormName };
export type SenderOf<Name extends GuestFormName> = SenderOfForm<Definitions, Name>;
export type GuestFormValues<Name extends GuestFormName> = ValuesOfForm<Definitions, Name>;
/** A field of a form that people fill in. */
export type TypedFieldOf<Name extends GuestFormName> = TypedFieldOfForm<Definitions, Name>;

const BY_NAME: ReadonlyMap<string, GuestAreaForm> = new Map(GUEST_AREA_FORMS.map((form) => [form.name, form]));

/** The form that a field `do` names; undefined: there is none. */
export function guestAreaForm(name: string): GuestAreaForm | undefined {
	return BY_NAME.get(name);
}

/** What is drawn and read of a field. */
export function guestAreaField(form: GuestFormName, name: string): FormField {
	const field = BY_NAME.get(form)?.fields.find((one) => one.name === name);
	if (!field) throw new Error(`the form ${form} has no field ${name}`);
	return field;
}
