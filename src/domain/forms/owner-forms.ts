import { ENERGY_LABELS } from "../accommodation/living.ts";
import { LONGEST_CAPTION } from "../accommodation/owner-pictures.ts";
import { CHANGE_DAYS } from "../accommodation/owner-proposal.ts";
import { BLOCK_KINDS } from "../booking/block.ts";
import { DECLINE_CODES } from "../booking/decline.ts";
import type { TypedFieldOfForm } from "./area-form.ts";
import type { FormField } from "./form-field.ts";
import { defineOrganisationForm as define } from "./organisation-sender.ts";
import { fixed, REASON } from "./staff-form-fields.ts";

/** The forms of the owner's portal (docs/guides/owners.md). What they name is asked of the owner's own things alone. */

const OF_BOOKING = [fixed("booking", true, 20), { ...fixed("version", true), type: "number" } as const] as const;
const HOME = fixed("home", true, 12);
/** One of a home's pictures, by its address in the home's row. */
const PICTURE = fixed("picture", true, 2000);
const REMARK = { name: "remark", type: "text", required: false, maxLength: 500 } as const;
/** Characters of an owner's own sentence at most. */
export const LONGEST_SENTENCE = 500;
/** Of a night, in cents. */
const MOST_CENTS = 1_000_000;
/** Characters of a calendar's address at most. */
const LONGEST_ADDRESS = 2000;

export const OWNER_FORMS = [
	define({ name: "accept", sender: "requests.answer", fields: OF_BOOKING }),
	define({
		name: "decline",
		sender: "requests.answer",
		fields: [
			...OF_BOOKING,
			{ name: "why", type: "choice", required: true, options: DECLINE_CODES },
			{ name: "words", type: "text", required: false, maxLength: LONGEST_SENTENCE },
		],
	}),
	define({
		name: "block",
		sender: "nights.block",
		fields: [
			HOME,
			{ name: "from", type: "day", required: true, maxLength: 10 },
			{ name: "to", type: "day", required: true, maxLength: 10 },
			{ name: "kind", type: "choice", required: true, options: BLOCK_KINDS },
			REASON,
		],
	}),
	define({ name: "unblock", sender: "nights.block", fields: [HOME, fixed("block", true, 64)] }),
	define({
		name: "add-calendar",
		sender: "calendars.change",
		fields: [HOME, { name: "calendar", type: "address", required: true, maxLength: LONGEST_ADDRESS }],
	}),
	define({
		name: "leave-calendar",
		sender: "calendars.change",
		fields: [HOME, { ...fixed("source", true), type: "number" } as const],
	}),
	define({ name: "new-address", sender: "calendars.change", fields: [HOME] }),
	define({
		name: "propose-season",
		sender: "proposals.make",
		fields: [
			HOME,
			// One of the seasons that the page lists, by its first night.
			{ ...fixed("season", true, 10), type: "day" } as const,
			{ name: "night", type: "money", required: true, min: 100, max: MOST_CENTS },
			{ name: "weekend", type: "money", required: true, min: 100, max: MOST_CENTS },
			{ name: "minNights", type: "number", required: true, min: 1, max: 28 },
			{ name: "changeDays", type: "choice", required: false, options: ["keep", ...CHANGE_DAYS], fallback: "keep" },
			REMARK,
		],
	}),
	define({
		name: "propose-facts",
		sender: "proposals.make",
		fields: [
			HOME,
			{ name: "registration", type: "text", required: false, maxLength: 100 },
			{ name: "energy", type: "choice", required: false, options: ["none", ...ENERGY_LABELS], fallback: "none" },
			{ name: "checkin", type: "text", required: false, maxLength: 5 },
			{ name: "checkout", type: "text", required: false, maxLength: 5 },
			REMARK,
			// The facts that the fields were filled with (`factsText`): others by now are not proposed away.
			fixed("shown", false, 1000),
		],
	}),
	// The pictures of a home: each changes the draft, the last but one proposes it.
	define({
		name: "add-pictures",
		sender: "proposals.make",
		fields: [HOME, { name: "photos", type: "file", required: true }],
	}),
	define({
		name: "caption-picture",
		sender: "proposals.make",
		fields: [HOME, PICTURE, { name: "caption", type: "text", required: false, maxLength: LONGEST_CAPTION }],
	}),
	define({
		name: "move-picture",
		sender: "proposals.make",
		fields: [HOME, PICTURE, { ...fixed("move", true), type: "choice", options: ["first", "up", "down"] }],
	}),
	define({ name: "leave-picture", sender: "proposals.make", fields: [HOME, PICTURE] }),
	define({ name: "propose-pictures", sender: "proposals.make", fields: [HOME, REMARK] }),
	define({ name: "discard-pictures", sender: "proposals.make", fields: [HOME] }),
	define({ name: "withdraw", sender: "proposals.make", fields: [HOME, fixed("proposal", true, 64)] }),
	define({
		name: "letting",
		sender: "letting.state",
		fields: [{ name: "letting", type: "choice", required: true, options: ["private", "trader"] }],
	}),
] as const;

type OwnerDefinitions = (typeof OWNER_FORMS)[number];
export type OwnerFormName = OwnerDefinitions["name"];
/** A field of an owner's form that people fill in. */
export type TypedOwnerField<Name extends OwnerFormName> = TypedFieldOfForm<OwnerDefinitions, Name> & FormField["name"];
