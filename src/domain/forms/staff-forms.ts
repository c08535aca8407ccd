import { BLOCK_KINDS } from "../booking/block.ts";
import { DECLINE_CODES } from "../booking/decline.ts";
import { LANGUAGES } from "../language.ts";
import type { Right } from "../staff/roles.ts";
import {
	type AreaFormDefinition,
	defineAreaForm,
	type SenderOfForm,
	type TypedFieldOfForm,
	type ValuesOfForm,
} from "./area-form.ts";
import { EMAIL } from "./common-fields.ts";
import type { FormField } from "./form-field.ts";

/** The forms of the back office (docs/guides/people-and-privacy.md#staff). */

type StaffSender =
	/** No session is needed. */
	| "anyone"
	/** Somebody who is signed in, for the own account. */
	| "account"
	/** Somebody who is signed in and has the right. */
	| Right;

/** Long enough that nothing else is asked of it (NIST SP 800-63B §3.1.1.2). */
const SHORTEST_PASSWORD = 12;

const fixed = <const Name extends string>(name: Name, required = false, maxLength = 200) =>
	({ name, type: "text", required, maxLength, fixed: true }) as const;

/** What a browser brings from a passkey, as JSON. */
const PROOF = fixed("proof", true, 16_000);

/** The page or the file that a fresh second factor leads back to; one of what was ticked is long. */
const CONFIRMED_BACK = fixed("back", false, 4000);

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

/** Of an app on the telephone, or from the list of recovery codes. */
const CODE = {
	name: "code",
	type: "code",
	required: true,
	maxLength: 30,
	autocomplete: "one-time-code",
} as const satisfies FormField;

const role = <const Name extends string>(name: Name) => ({ name, type: "tick", required: false }) as const;
const ROLE_FIELDS = [role("support"), role("sales"), role("content"), role("finance"), role("admin")] as const;

const define = defineAreaForm<StaffSender>();

/** Which booking, and the version of it that the page showed: another one is not changed. */
const OF_BOOKING = [fixed("booking", true), { ...fixed("version", true), type: "number" } as const] as const;
/** Cents of the fee that the page showed: another one now is shown before anything is done. */
const shownCents = <const Name extends string>(name: Name) => ({ ...fixed(name, true), type: "number" }) as const;
const SHOWN_FEE = shownCents("fee");
/** Who looks after it from now on: the public id of an account, or `nobody`. */
const ASSIGNEE = fixed("to", true, 64);
const REASON = { name: "reason", type: "text", required: false, maxLength: 300 } as const satisfies FormField;

/** What staff do with a booking. */
const BOOKING_FORMS = [
	define({ name: "accept", sender: "requests.answer", fields: OF_BOOKING }),
	define({
		name: "decline",
		sender: "requests.answer",
		fields: [
			...OF_BOOKING,
			{ name: "why", type: "choice", required: true, options: DECLINE_CODES },
			// In place of the known reasons: the guest reads it as it stands.
			REASON,
		],
	}),
	define({ name: "confirm-option", sender: "options.change", fields: OF_BOOKING }),
	define({
		name: "extend-option",
		sender: "options.change",
		fields: [...OF_BOOKING, { name: "days", type: "number", required: true, min: 1, max: 7 }],
	}),
	define({ name: "release-option", sender: "options.change", fields: OF_BOOKING }),
	define({
		name: "receive",
		sender: "payments.write",
		fresh: true,
		fields: [
			fixed("booking", true),
			{ name: "amount", type: "money", required: true, min: 1, max: 100_000_00 },
			{ name: "reference", type: "text", required: true, maxLength: 80 },
		],
	}),
	define({
		name: "rebook",
		sender: "bookings.rebook",
		fresh: true,
		fields: [
			...OF_BOOKING,
			{ name: "home", type: "text", required: true, maxLength: 11 },
			{ name: "arrival", type: "day", required: true, maxLength: 10 },
			{ name: "departure", type: "day", required: true, maxLength: 10 },
			shownCents("grand"),
			shownCents("back"),
			{ name: "ownerAgrees", type: "tick", required: false },
			REASON,
		],
	}),
	define({
		name: "price",
		sender: "money.ask",
		fresh: true,
		fields: [
			...OF_BOOKING,
			shownCents("grand"),
			{ name: "price", type: "money", required: true, min: 0, max: 100_000_00 },
			{ ...REASON, required: true },
		],
	}),
	define({
		name: "refund",
		sender: "money.ask",
		fresh: true,
		fields: [
			...OF_BOOKING,
			{ name: "less", type: "money", required: true, min: 1, max: 100_000_00 },
			{ ...REASON, required: true },
		],
	}),
	define({
		name: "cancel-booking",
		sender: "bookings.cancel",
		fresh: true,
		fields: [
			...OF_BOOKING,
			SHOWN_FEE,
			{ name: "refund", type: "money", required: true, min: 0, max: 100_000_00 },
			REASON,
		],
	}),
	define({
		name: "cancel-for-host",
		sender: "bookings.cancel",
		fresh: true,
		fields: [...OF_BOOKING, SHOWN_FEE, { ...REASON, required: true }],
	}),
	define({
		name: "write-guest",
		sender: "bookings.write",
		fields: [
			fixed("booking", true),
			// An id by which the same form sends one mail.
			fixed("once", true, 64),
			{ name: "words", type: "lines", required: true, maxLength: 10_000 },
		],
	}),
	define({
		name: "note",
		sender: "bookings.note",
		fields: [fixed("booking", true), { name: "text", type: "lines", required: true, maxLength: 2000 }],
	}),
	define({ name: "assign-booking", sender: "bookings.assign", fields: [fixed("booking", true), ASSIGNEE] }),
] as const;

/** Which bookings with the versions that were shown, an id by which the same form is done once, and their list. */
const OF_MANY = [fixed("selected", true, 4000), fixed("once", true, 64), fixed("list", false, 1000)] as const;

/** What staff do with many bookings at once. */
const MANY_FORMS = [
	define({ name: "remind-many", sender: "mails.send", fields: OF_MANY }),
	define({
		name: "note-many",
		sender: "bookings.note",
		fields: [...OF_MANY, { name: "text", type: "lines", required: true, maxLength: 2000 }],
	}),
	define({ name: "assign-many", sender: "bookings.assign", fields: [...OF_MANY, ASSIGNEE] }),
] as const;

const VIEW_NAME = { name: "viewName", type: "text", required: true, maxLength: 40 } as const satisfies FormField;
const OF_VIEW = fixed("view", true, 64);

/** Lists of bookings that somebody keeps under a name, for the own account. */
const VIEW_FORMS = [
	// Which list, as the search of its address.
	define({ name: "save-view", sender: "bookings.see", fields: [fixed("list", false, 1000), VIEW_NAME] }),
	define({ name: "rename-view", sender: "bookings.see", fields: [OF_VIEW, VIEW_NAME] }),
	define({ name: "drop-view", sender: "bookings.see", fields: [OF_VIEW] }),
] as const;

const APPROVAL = { ...fixed("approval", true), type: "number" } as const;

/** What a second person decides, and who asked takes back. */
const APPROVAL_FORMS = [
	define({ name: "second-yes", sender: "money.confirm", fresh: true, fields: [APPROVAL] }),
	define({ name: "second-no", sender: "money.confirm", fields: [APPROVAL, REASON] }),
	define({ name: "withdraw", sender: "money.ask", fields: [APPROVAL] }),
] as const;

const GUEST = fixed("guest", true);

/** What staff do with a guest. */
const GUEST_FORMS = [
	define({
		name: "give-credits",
		sender: "credits.give",
		fresh: true,
		fields: [
			GUEST,
			{ name: "amount", type: "money", required: true, min: 1, max: 10_000_00 },
			{ name: "lastDay", type: "day", required: false, maxLength: 10 },
			{ ...REASON, required: true },
		],
	}),
	define({
		name: "erase-guest",
		sender: "guests.data",
		fresh: true,
		fields: [GUEST, { ...REASON, required: true }, { name: "isSure", type: "agree", required: true }],
	}),
] as const;

/** Which message of the inbox. */
const MESSAGE = { ...fixed("message", true), type: "number" } as const;

const templateText = <const Name extends string>(name: Name) =>
	({ name, type: "lines", required: false, maxLength: 5000 }) as const;

/** What staff do with what people wrote. */
const INBOX_FORMS = [
	define({
		name: "answer",
		sender: "messages.answer",
		fields: [
			MESSAGE,
			{ name: "answer", type: "lines", required: true, maxLength: 10_000 },
			{ name: "isWaiting", type: "tick", required: false },
		],
	}),
	define({ name: "assign", sender: "messages.answer", fields: [MESSAGE, fixed("to", true)] }),
	define({
		name: "file-message",
		sender: "messages.answer",
		fields: [MESSAGE, { ...fixed("status", true), type: "choice", options: ["new", "handled", "spam"] }],
	}),
	define({
		name: "template",
		sender: "messages.answer",
		fields: [
			{ name: "templateName", type: "text", required: true, maxLength: 80 },
			templateText("nl"),
			templateText("en"),
			templateText("de"),
			templateText("fr"),
		],
	}),
	define({ name: "drop-template", sender: "messages.answer", fields: [fixed("templateName", true)] }),
] as const;

/** What staff decide beside bookings and messages. */
const DESK_FORMS = [
	define({
		name: "flag",
		sender: "flags.change",
		fields: [
			{ ...fixed("flag", true), type: "choice", options: ["phone_unavailable", "ares_server_down"] },
			{ ...fixed("raised", true), type: "choice", options: ["on", "off"] },
		],
	}),
	define({
		name: "review",
		sender: "reviews.decide",
		fields: [
			{ ...fixed("review", true), type: "number" },
			{ ...fixed("decision", true), type: "choice", options: ["show", "hide"] },
			REASON,
		],
	}),
	define({
		name: "refunded",
		sender: "payments.write",
		fresh: true,
		fields: [{ ...fixed("refund", true), type: "number" }],
	}),
] as const;

const LINE = { ...fixed("line", true), type: "number" } as const;

/** What staff do with money of the bank account. */
const BANK_FORMS = [
	define({
		name: "bank-file",
		sender: "payments.write",
		fresh: true,
		fields: [{ name: "statement", type: "file", required: true }],
	}),
	define({
		name: "book-line",
		sender: "payments.write",
		fresh: true,
		fields: [LINE, { name: "bookingNo", type: "bookingNo", required: true, maxLength: 20 }],
	}),
	// Which lines the page showed as exact: keys, apart by commas.
	define({ name: "book-exact", sender: "payments.write", fresh: true, fields: [fixed("lines", true, 2000)] }),
	define({
		name: "line-aside",
		sender: "payments.write",
		fresh: true,
		fields: [LINE, { ...REASON, required: true }],
	}),
	define({ name: "line-back", sender: "payments.write", fresh: true, fields: [LINE] }),
] as const;

/** Closing nights of a home on the planning board, and opening them again. */
const BOARD_FORMS = [
	define({
		name: "block",
		sender: "board.block",
		fields: [
			{ name: "home", type: "text", required: true, maxLength: 11 },
			{ name: "from", type: "day", required: true, maxLength: 10 },
			{ name: "to", type: "day", required: true, maxLength: 10 },
			{ name: "kind", type: "choice", required: true, options: BLOCK_KINDS },
			REASON,
		],
	}),
	define({ name: "unblock", sender: "board.block", fields: [fixed("block", true)] }),
] as const;

const MAIL = { ...fixed("mail", true), type: "number" } as const;

/** What staff do with mails. */
const MAIL_FORMS = [
	define({ name: "retry-mail", sender: "mails.send", fields: [MAIL] }),
	define({ name: "mail-again", sender: "mails.send", fields: [MAIL] }),
] as const;

const short = <const Name extends string>(name: Name, maxLength: number) =>
	({ name, type: "text", required: false, maxLength }) as const;
const codeDay = <const Name extends string>(name: Name) =>
	({ name, type: "day", required: false, maxLength: 10 }) as const;

/** The terms of a discount code; what their texts say is read by `readCodeTerms`. */
const CODE_TERMS = [
	{ name: "codeKind", type: "choice", required: true, options: ["percent", "amount"] },
	{ name: "codeValue", type: "text", required: true, maxLength: 20 },
	short("maxReduction", 20),
	short("minRent", 20),
	codeDay("bookFrom"),
	codeDay("bookUntil"),
	codeDay("stayFrom"),
	codeDay("stayUntil"),
	short("maxUses", 9),
	short("perGuest", 9),
	short("homes", 2400),
	short("countries", 200),
] as const;
const OF_CODE = [fixed("which", true, 60), { ...fixed("version", true), type: "number" }] as const;

/** What staff do with discount codes. */
const CODE_FORMS = [
	define({
		name: "code",
		sender: "codes.change",
		fields: [{ name: "discountCode", type: "text", required: true, maxLength: 30 }, ...CODE_TERMS],
	}),
	define({ name: "change-code", sender: "codes.change", fields: [...OF_CODE, ...CODE_TERMS] }),
	define({ name: "end-code", sender: "codes.change", fields: OF_CODE }),
] as const;

/** Of people who are written to: where, in which language, and whether their code counts. */
const REACHED = [
	{ ...EMAIL, required: false },
	{ name: "mailLanguage", type: "choice", required: true, options: LANGUAGES },
	{ name: "isActive", type: "tick", required: false },
] as const satisfies readonly FormField[];
const PARTNER = [
	{ name: "partnerName", type: "text", required: true, maxLength: 80 },
	{ name: "commission", type: "text", required: true, maxLength: 10 },
	...REACHED,
] as const satisfies readonly FormField[];

const PARTNER_FORMS = [
	define({
		name: "partner",
		sender: "partners.change",
		fresh: true,
		fields: [
			{ name: "partnerCode", type: "text", required: true, maxLength: 30 },
			{ name: "partnerKind", type: "choice", required: true, options: ["affiliate", "host"] },
			...PARTNER,
		],
	}),
	define({ name: "change-partner", sender: "partners.change", fresh: true, fields: [...OF_CODE, ...PARTNER] }),
	define({
		name: "owner",
		sender: "owners.change",
		fresh: true,
		fields: [{ name: "ownerCode", type: "text", required: true, maxLength: 30 }, ...REACHED],
	}),
	define({ name: "change-owner", sender: "owners.change", fresh: true, fields: [...OF_CODE, ...REACHED] }),
] as const;

/** What staff do with homes: which one, the status that the page showed, and the one that it gets. */
const HOME_FORMS = [
	define({
		name: "home-status",
		sender: "homes.publish",
		fields: [
			fixed("home", true, 11),
			{ ...fixed("shown", true), type: "choice", options: ["draft", "test", "live", "off"] },
			{ ...fixed("to", true), type: "choice", options: ["live", "off", "test"] },
			REASON,
		],
	}),
] as const;

/** The address of a home's calendar, when somebody has it who should not. */
const CALENDAR_FORMS = [
	define({ name: "new-calendar", sender: "board.block", fields: [fixed("home", true, 11)] }),
] as const;

/** What staff do with feed runs. */
const FEED_FORMS = [
	define({ name: "feed-again", sender: "feeds.run", fields: [{ ...fixed("run", true), type: "number" }] }),
] as const;

/** Which redirect, by its old address, and the version of it that the page showed. */
const OF_REDIRECT = [fixed("redirect", true, 300), { ...fixed("version", true), type: "number" }] as const;
const TARGET = { name: "target", type: "text", required: true, maxLength: 2000 } as const satisfies FormField;
const REDIRECT_STATUS = {
	name: "redirectStatus",
	type: "choice",
	required: true,
	options: ["301", "302"],
} as const satisfies FormField;

/** Where old addresses lead. */
const REDIRECT_FORMS = [
	define({
		name: "redirect",
		sender: "redirects.change",
		fields: [{ name: "oldPath", type: "text", required: true, maxLength: 300 }, TARGET, REDIRECT_STATUS],
	}),
	define({ name: "change-redirect", sender: "redirects.change", fields: [...OF_REDIRECT, TARGET, REDIRECT_STATUS] }),
	define({ name: "drop-redirect", sender: "redirects.change", fields: OF_REDIRECT }),
] as const;

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
	define({ name: "roles", sender: "staff.change", fresh: true, fields: [fixed("person", true), ...ROLE_FIELDS] }),
	define({ name: "again", sender: "staff.change", fresh: true, fields: [fixed("person", true)] }),
	define({ name: "end", sender: "staff.change", fresh: true, fields: [fixed("person", true)] }),
	...BOOKING_FORMS,
	...MANY_FORMS,
	...VIEW_FORMS,
	...APPROVAL_FORMS,
	...GUEST_FORMS,
	...INBOX_FORMS,
	...DESK_FORMS,
	...BANK_FORMS,
	...BOARD_FORMS,
	...MAIL_FORMS,
	...REDIRECT_FORMS,
	...CODE_FORMS,
	...PARTNER_FORMS,
	...HOME_FORMS,
	...CALENDAR_FORMS,
	...FEED_FORMS,
] as const;

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
