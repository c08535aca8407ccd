import { LANGUAGES } from "../language.ts";
import { MEMBER_ROLES, ORGANISATION_KINDS } from "../organisations/rights.ts";
import { EMAIL } from "./common-fields.ts";
import type { FormField } from "./form-field.ts";
import { defineStaffForm as define, fixed, REASON } from "./staff-form-fields.ts";

/** The forms of the office's other desks: messages, mails, codes, partners, homes, redirects. */

/** Which message of the inbox. */
const MESSAGE = { ...fixed("message", true), type: "number" } as const;

/** What stood under it on the page: its last answer and last words. */
const SHOWN = fixed("shown", false, 40);

const templateText = <const Name extends string>(name: Name) =>
	({ name, type: "lines", required: false, maxLength: 5000 }) as const;

const calledIn = <const Name extends string>(name: Name) =>
	({ name, type: "text", required: false, maxLength: 80 }) as const;

/** What staff do with what people wrote. */
const INBOX_FORMS = [
	define({
		name: "answer",
		sender: "messages.answer",
		fields: [
			MESSAGE,
			{ name: "answer", type: "lines", required: true, maxLength: 10_000 },
			// None: the booking's, else the sender's.
			{ name: "answerLang", type: "choice", required: false, options: LANGUAGES },
			{ name: "isWaiting", type: "tick", required: false },
			SHOWN,
			// The same form sends one answer, however often it comes.
			fixed("once", false, 64),
		],
	}),
	define({ name: "assign", sender: "messages.answer", fields: [MESSAGE, fixed("to", true)] }),
	define({
		name: "file-message",
		sender: "messages.answer",
		fields: [
			MESSAGE,
			{ ...fixed("status", true), type: "choice", options: ["new", "waiting", "handled", "spam"] },
			// What it was, so that this can be undone.
			{ ...fixed("was"), type: "choice", options: ["new", "waiting", "handled", "spam"] },
			SHOWN,
		],
	}),
	// Of who offers a home.
	define({
		name: "make-owner",
		sender: "owners.change",
		fresh: true,
		fields: [MESSAGE, { name: "ownerCode", type: "text", required: true, maxLength: 30 }],
	}),
	define({
		name: "template",
		sender: "messages.answer",
		fields: [
			{ name: "templateName", type: "text", required: true, maxLength: 80 },
			calledIn("nameNl"),
			calledIn("nameEn"),
			calledIn("nameDe"),
			calledIn("nameFr"),
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
			// Asked for where a banner is put up.
			REASON,
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
	define({
		name: "refund-account",
		sender: "payments.write",
		fresh: true,
		// The account that a refund is to go to, where no bank line says it.
		fields: [
			{ ...fixed("refund", true), type: "number" },
			{ name: "iban", type: "text", required: true, maxLength: 42, autocomplete: "off" },
			{ ...REASON, required: true },
		],
	}),
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
		fresh: true,
		fields: [{ name: "discountCode", type: "text", required: true, maxLength: 30 }, ...CODE_TERMS],
	}),
	define({ name: "change-code", sender: "codes.change", fresh: true, fields: [...OF_CODE, ...CODE_TERMS] }),
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

/** What is agreed with a home owner; what is left empty stays. */
const OWNER = [
	{ name: "ownerName", type: "text", required: false, maxLength: 160 },
	{ name: "fee", type: "text", required: false, maxLength: 10 },
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
		fields: [{ name: "ownerCode", type: "text", required: true, maxLength: 30 }, ...OWNER],
	}),
	define({ name: "change-owner", sender: "owners.change", fresh: true, fields: [...OF_CODE, ...OWNER] }),
] as const;

/** What is agreed with a travel agency. */
const AGENCY = [
	...PARTNER,
	{ name: "mostOptions", type: "number", required: true, min: 0, max: 50 },
	{ name: "address", type: "text", required: false, maxLength: 200 },
	{ name: "vatNumber", type: "text", required: false, maxLength: 30 },
] as const satisfies readonly FormField[];

/** Which organisation, and who of it. */
const OF_ORGANISATION = [
	{ ...fixed("organisation", true), type: "choice", options: ORGANISATION_KINDS },
	fixed("which", true, 60),
] as const;
const MEMBER_ROLE = {
	name: "memberRole",
	type: "choice",
	required: true,
	options: MEMBER_ROLES,
} as const satisfies FormField;

/** Travel agencies, and who signs in for organisations. */
const ORGANISATION_FORMS = [
	define({
		name: "agency",
		sender: "agencies.change",
		fresh: true,
		fields: [{ name: "agencyCode", type: "text", required: true, maxLength: 30 }, ...AGENCY],
	}),
	define({ name: "change-agency", sender: "agencies.change", fresh: true, fields: [...OF_CODE, ...AGENCY] }),
	define({
		name: "agency-invoice",
		sender: "agencies.invoice",
		fresh: true,
		fields: [...OF_CODE, { ...fixed("mayInvoice", true), type: "choice", options: ["yes", "no"] }],
	}),
	define({
		name: "member",
		sender: "members.change",
		fresh: true,
		fields: [...OF_ORGANISATION, { name: "name", type: "text", required: true, maxLength: 80 }, EMAIL, MEMBER_ROLE],
	}),
	define({
		name: "member-role",
		sender: "members.change",
		fresh: true,
		fields: [...OF_ORGANISATION, fixed("person", true), MEMBER_ROLE],
	}),
	define({
		name: "remove-member",
		sender: "members.change",
		fresh: true,
		fields: [...OF_ORGANISATION, fixed("person", true)],
	}),
	define({
		name: "erase-member",
		sender: "people.data",
		fresh: true,
		fields: [
			...OF_ORGANISATION,
			fixed("person", true),
			{ ...REASON, required: true },
			{ name: "isCertain", type: "agree", required: true },
		],
	}),
	define({
		name: "erase-organisation",
		sender: "people.data",
		fresh: true,
		fields: [...OF_ORGANISATION, { ...REASON, required: true }, { name: "isCertain", type: "agree", required: true }],
	}),
] as const;

const OF_PROPOSAL = [fixed("home", true, 11), fixed("proposal", true, 64)] as const;

/** Which home, and the status that the page showed. */
const OF_HOME = [
	fixed("home", true, 11),
	{ ...fixed("shown", true), type: "choice", options: ["draft", "test", "live", "off"] },
] as const;
/** Of a home that leaves the site: the stays to come that the page counted, and why. */
const OF_LEAVING = [...OF_HOME, fixed("coming", false, 9), { ...REASON, required: true }] as const;

/** What staff do with homes. */
const HOME_FORMS = [
	define({ name: "publish-home", sender: "homes.publish", fields: OF_HOME }),
	define({ name: "test-home", sender: "homes.publish", fields: OF_LEAVING }),
	define({ name: "take-home-off", sender: "homes.publish", fields: OF_LEAVING }),
	// Of what the home's owner proposed.
	define({ name: "release-proposal", sender: "proposals.decide", fields: OF_PROPOSAL }),
	define({
		name: "refuse-proposal",
		sender: "proposals.decide",
		fields: [...OF_PROPOSAL, { ...REASON, required: true }],
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

/** All of them. */
export const STAFF_DESK_FORMS = [
	...INBOX_FORMS,
	...DESK_FORMS,
	...MAIL_FORMS,
	...REDIRECT_FORMS,
	...CODE_FORMS,
	...PARTNER_FORMS,
	...ORGANISATION_FORMS,
	...HOME_FORMS,
	...CALENDAR_FORMS,
	...FEED_FORMS,
] as const;
