import { BLOCK_KINDS } from "../booking/block.ts";
import { DECLINE_CODES } from "../booking/decline.ts";
import type { FormField } from "./form-field.ts";
import { CODE, defineStaffForm as define, fixed, PROOF, REASON } from "./staff-form-fields.ts";

/** The forms of the office about bookings, their guests, their money and their nights. */

/** Which booking, and the version of it that the page showed: another one is not changed. */
const OF_BOOKING = [fixed("booking", true), { ...fixed("version", true), type: "number" } as const] as const;
/** Cents of the fee that the page showed: another one now is shown before anything is done. */
const shownCents = <const Name extends string>(name: Name) => ({ ...fixed(name, true), type: "number" }) as const;
const SHOWN_FEE = shownCents("fee");
/** Cents received and not sent back, as the page showed them. */
const SHOWN_PAID = shownCents("paid");
/** Who looks after it from now on: the public id of an account, or `nobody`. */
const ASSIGNEE = fixed("to", true, 64);
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
			{ name: "receivedOn", type: "day", required: true, maxLength: 10 },
			// What the page said that comes of it; absent: nothing was said yet.
			fixed("seen"),
		],
	}),
	// A transfer that was written down by hand, and is none of this booking.
	define({
		name: "transfer-back",
		sender: "payments.write",
		fresh: true,
		fields: [fixed("booking", true), { ...fixed("payment", true), type: "number" }, { ...REASON, required: true }],
	}),
	define({
		name: "rebook",
		sender: "bookings.rebook",
		fresh: true,
		fields: [
			...OF_BOOKING,
			{ name: "home", type: "text", required: true, maxLength: 60 },
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
			SHOWN_PAID,
			{ name: "refund", type: "money", required: true, min: 0, max: 100_000_00 },
			REASON,
			// The refund in cents of which the page said that it is more than the terms give.
			fixed("asks"),
		],
	}),
	define({
		name: "cancel-for-host",
		sender: "bookings.cancel",
		fresh: true,
		fields: [...OF_BOOKING, SHOWN_FEE, SHOWN_PAID, { ...REASON, required: true }],
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
	// Each with a second factor of its own, however fresh another one is.
	define({ name: "second-yes", sender: "money.confirm", fields: [APPROVAL, CODE] }),
	define({ name: "second-yes-passkey", sender: "money.confirm", fields: [APPROVAL, PROOF] }),
	// Whoever asked reads why.
	define({ name: "second-no", sender: "money.confirm", fields: [APPROVAL, { ...REASON, required: true }] }),
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
			// How many entries the ledger had where it was shown: the same form sent twice gives once.
			{ ...fixed("entries", true), type: "number" } as const,
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

const LINE = { ...fixed("line", true), type: "number" } as const;

/** What staff do with money of the bank account. */
const BANK_FORMS = [
	// What is paid to partners, agencies and owners; `cents` is the sum that was shown.
	define({
		name: "propose-payouts",
		sender: "payouts.make",
		fresh: true,
		fields: [{ ...fixed("cents", true), type: "number", min: 1 }],
	}),
	define({ name: "release-payouts", sender: "payouts.make", fresh: true, fields: [fixed("run", true)] }),
	define({ name: "withdraw-payouts", sender: "payouts.make", fresh: true, fields: [fixed("run", true)] }),
	define({
		name: "return-payout",
		sender: "payouts.make",
		fresh: true,
		fields: [fixed("reference", true), { ...REASON, required: true }],
	}),
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
		// The surplus that the page said would go back; absent: none was said yet.
		fields: [
			LINE,
			{ name: "bookingNo", type: "bookingNo", required: true, maxLength: 20 },
			fixed("surplus", false, 15),
		],
	}),
	// Which lines the page showed as exact: keys, apart by commas.
	define({ name: "book-exact", sender: "payments.write", fresh: true, fields: [fixed("lines", true, 2000)] }),
	define({
		name: "line-aside",
		sender: "payments.write",
		fresh: true,
		fields: [LINE, { ...REASON, required: true }],
	}),
	// The reason is needed for a line that was booked.
	define({ name: "line-back", sender: "payments.write", fresh: true, fields: [LINE, { ...REASON, required: false }] }),
] as const;

/** Closing nights of a home on the planning board, and opening them again. */
const BOARD_FORMS = [
	define({
		name: "block",
		sender: "board.block",
		fields: [
			{ name: "home", type: "text", required: true, maxLength: 60 },
			{ name: "from", type: "day", required: true, maxLength: 10 },
			{ name: "to", type: "day", required: true, maxLength: 10 },
			{ name: "kind", type: "choice", required: true, options: BLOCK_KINDS },
			REASON,
		],
	}),
	define({ name: "unblock", sender: "board.block", fields: [fixed("block", true)] }),
] as const;

/** All of them. */
export const STAFF_BOOKING_FORMS = [
	...BOOKING_FORMS,
	...MANY_FORMS,
	...VIEW_FORMS,
	...APPROVAL_FORMS,
	...GUEST_FORMS,
	...BANK_FORMS,
	...BOARD_FORMS,
] as const;
