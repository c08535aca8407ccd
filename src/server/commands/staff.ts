import { parseArgs } from "node:util";
import { listUndecidedReviews } from "#db/accommodations/reviews.ts";
import { openIcalConflicts } from "#db/availability/ical-blocks.ts";
import { icalSyncOf } from "#db/availability/ical-sources.ts";
import { findBookingId } from "#db/bookings/booking-facts.ts";
import { listRequests } from "#db/bookings/find-bookings.ts";
import { findPayment } from "#db/payments/payments.ts";
import { listRefundsByBank } from "#db/payments/refunds.ts";
import { parseBookingNumber } from "#domain/booking/booking-number.ts";
import { guestName } from "#domain/booking/guest-form.ts";
import { completeLocalized } from "#domain/language.ts";
import type { Result } from "#domain/result.ts";
import { acceptRequest, declineRequest } from "#services/booking/answer-request.ts";
import { cancelBooking, previewCancellation } from "#services/booking/cancel.ts";
import { cancelOption, confirmOption, extendOption } from "#services/booking/options.ts";
import { refundSentByBank } from "#services/booking/send-refunds.ts";
import { bankPaymentKey, receiveBankTransfer } from "#services/booking/sync-payment.ts";
import { takeHandPaymentBack } from "#services/booking/take-payment-back.ts";
import { decideReview } from "#services/guests/write-review.ts";
import { icalAddressOf, renewIcalAddress } from "#services/ical/export-ical.ts";
import { raiseFlag } from "#services/operations/raise-flag.ts";
import { trailActor } from "#services/staff/staff-by.ts";
import { type Command, printed, refusedWith, wrongUsage } from "./command.ts";
import { ACCOUNT_COMMANDS, ACCOUNT_USAGE, OPERATOR_COMMANDS } from "./staff-accounts.ts";
import { BANK_COMMANDS, BANK_USAGE } from "./staff-bank.ts";
import { BOOKINGS_COMMANDS, BOOKINGS_USAGE } from "./staff-bookings.ts";
import type { StaffCall, StaffCommand } from "./staff-call.ts";
import { callerOf, RIGHT_OF } from "./staff-caller.ts";
import { CODE_COMMANDS, CODE_USAGE } from "./staff-codes.ts";
import { DESK_COMMANDS, DESK_USAGE } from "./staff-desks.ts";
import { FORM_COMMANDS } from "./staff-forms.ts";
import { HOME_COMMANDS, HOME_USAGE } from "./staff-homes.ts";
import { MONEY_COMMANDS, MONEY_USAGE } from "./staff-money.ts";
import { ORGANISATION_COMMANDS, ORGANISATION_USAGE } from "./staff-organisations.ts";
import { PARTNER_COMMANDS, PARTNER_USAGE } from "./staff-partners.ts";
import { PAYOUT_COMMANDS, PAYOUTS_USAGE } from "./staff-payouts.ts";
import { SEARCH_COMMANDS, SEARCH_USAGE } from "./staff-search.ts";

/** `npm run staff`: what the office does to bookings and with what people write, each with its trail. */

const USAGE = `usage: npm run staff -- COMMAND --as MAIL
  accept NUMBER                      take a request: the nights are held for a day
  decline NUMBER REASON              a known reason (taken, own_use, maintenance, party, stay_length) or a sentence
  confirm NUMBER                     book what an option holds
  extend NUMBER UNTIL                hold an option longer: 2027-01-20T18:00Z, seven days from its beginning at most
  release NUMBER                     give an option up for the guest
  received NUMBER CENTS REFERENCE    a bank transfer, with the bank's own reference
  transfer-back NUMBER REFERENCE REASON  takes back one that was written down by hand for the wrong booking
  cancel-for-host NUMBER REASON      the home cannot be had: everything goes back; without --yes only what goes back
  refunds                            money that has to be sent back by bank
  refunded ID                        it was sent, to the account that is known
  calendar HOME                      the address of a home's calendar, and when those that it takes in were read
  new-calendar HOME                  a new address; the old one ends
  conflicts                          stays of other calendars that meet bookings of ours
  reviews                            what guests wrote and nobody has decided on
  review ID show|hide [REASON]       shows a review, or keeps it back
  flag ares_server_down|phone_unavailable on|off
  requests                           requests for a home that wait for an answer, the oldest first
  messages [FORM]                    what people wrote: contact, homeowner, guide, partner, vacancy, prize; not yet handled
  message ID                         one of them, with all that was sent
  answer ID TEXT                     answers it by mail in the sender's language, and marks it as handled
  handled ID                         marks it as handled without an answer
  file-message ID new|handled|spam   opens it again, marks it as handled, or as spam
  take-message ID                    looks after it; leave-message ID gives it back
  templates                          the texts to answer and write with
  template NAME LANGUAGE=TEXT...     keeps one under its name, in place of what the name had
  drop-template NAME                 takes one away
${BOOKINGS_USAGE}
${MONEY_USAGE}
${BANK_USAGE}
${PAYOUTS_USAGE}
${CODE_USAGE}
${PARTNER_USAGE}
${ORGANISATION_USAGE}
${HOME_USAGE}
${DESK_USAGE}
${SEARCH_USAGE}
${ACCOUNT_USAGE}
options: --as MAIL (who acts: an account whose roles may do it; accounts are the operator's), --yes, --role ROLE,
         --refund CENTS, --owner-agrees, --code CODE, --template NAME, --csv`;

const refuse = (error: string): Result<never, string> => ({ ok: false, error });
const numbered = (run: (bookingNo: string, call: StaffCall) => Promise<Result<unknown, string>>): StaffCommand => {
	return async (call) => {
		const bookingNo = parseBookingNumber(call.rest[0] ?? "");
		return bookingNo ? run(bookingNo, call) : refuse("NOT_FOUND");
	};
};

/** Every command by its name; a test holds them against the forms of the office. */
export const STAFF_COMMANDS: Readonly<Record<string, StaffCommand>> = {
	...FORM_COMMANDS,
	...BOOKINGS_COMMANDS,
	...ACCOUNT_COMMANDS,
	...BANK_COMMANDS,
	...PAYOUT_COMMANDS,
	...MONEY_COMMANDS,
	...CODE_COMMANDS,
	...PARTNER_COMMANDS,
	...ORGANISATION_COMMANDS,
	...HOME_COMMANDS,
	...DESK_COMMANDS,
	...SEARCH_COMMANDS,
	accept: numbered((bookingNo, { app, by }) => acceptRequest(app, { bookingNo }, trailActor(by))),
	decline: numbered((bookingNo, { app, by, rest }) =>
		declineRequest(app, { bookingNo }, trailActor(by), rest.slice(1).join(" ") || "other"),
	),
	confirm: numbered((bookingNo, { app, by }) => confirmOption(app, { bookingNo }, trailActor(by))),
	extend: numbered(async (bookingNo, { app, by, rest }) => {
		const until = new Date(rest[1] ?? "");
		return Number.isNaN(until.getTime()) ? refuse("VALIDATION") : extendOption(app, { bookingNo, until }, by);
	}),
	release: numbered((bookingNo, { app, by }) => cancelOption(app, { bookingNo }, trailActor(by))),
	received: numbered(async (bookingNo, { app, by, rest }) => {
		const bookingId = await findBookingId(app.db, bookingNo);
		const [cents, reference] = [Number(rest[1]), rest[2] ?? ""];
		if (!Number.isInteger(cents) || cents <= 0 || !reference) return refuse("VALIDATION");
		return bookingId === null ? refuse("NOT_FOUND") : receiveBankTransfer(app, { bookingId, cents, reference, by });
	}),
	"transfer-back": numbered(async (bookingNo, { app, by, rest }) => {
		const [, reference = "", ...words] = rest;
		const payment = await findPayment(app.db, "bank", bankPaymentKey(reference));
		if (!payment) return refuse("NOT_FOUND");
		return takeHandPaymentBack(app, { bookingNo, paymentId: payment.payment_id, reason: words.join(" ") }, by);
	}),
	"cancel-for-host": numbered(cancelForHost),
	refunds: async ({ app }) => ({ ok: true, value: await listRefundsByBank(app.db) }),
	refunded: async ({ app, by, rest }) => {
		const id = Number(rest[0]);
		return Number.isInteger(id) ? refundSentByBank(app, id, by) : refuse("NOT_FOUND");
	},
	calendar: async ({ app, rest: [accoId = ""] }) => {
		const address = await icalAddressOf(app, accoId);
		return address ? { ok: true, value: { address, reads: await icalSyncOf(app.db, accoId) } } : refuse("NOT_FOUND");
	},
	"new-calendar": async ({ app, by, rest: [accoId = ""] }) => {
		const address = await renewIcalAddress(app, accoId, by);
		return address ? { ok: true, value: { address } } : refuse("NOT_FOUND");
	},
	requests: async ({ app }) => {
		const rows = await listRequests(app.db);
		return {
			ok: true,
			value: rows.map((row) => ({
				bookingNo: row.booking_no,
				accoId: row.acco_id,
				home: completeLocalized(row.home.title).nl,
				arrival: row.arrival,
				departure: row.departure,
				party: `${row.adults}+${row.children}+${row.babies}, ${row.pets} pets`,
				guest: guestName(row.guest),
				asked: row.created_at,
				lapses: row.expires_at,
			})),
		};
	},
	conflicts: async ({ app }) => ({ ok: true, value: await openIcalConflicts(app.db) }),
	reviews: async ({ app }) => ({ ok: true, value: await listUndecidedReviews(app.db) }),
	review: async ({ app, by, rest: [id, decision, ...words] }) => {
		if (decision !== "show" && decision !== "hide") return refuse("VALIDATION");
		const reason = words.join(" ");
		const staff = { by, ...(reason ? { reason } : {}) };
		const known = /^\d{1,15}$/.test(id ?? "");
		const done = known && (await decideReview(app, { reviewId: Number(id), release: decision === "show", ...staff }));
		return done ? { ok: true, value: decision } : refuse("NOT_FOUND");
	},
	flag: async ({ app, by, rest: [flag, state] }) => {
		if ((flag !== "ares_server_down" && flag !== "phone_unavailable") || (state !== "on" && state !== "off")) {
			return refuse("VALIDATION");
		}
		await raiseFlag(app, flag, state === "on", by);
		return { ok: true, value: `${flag} ${state}` };
	},
};

/** Shows what goes back when a home cannot be had, and does it when that was agreed to. */
async function cancelForHost(bookingNo: string, { app, by, yes, rest }: StaffCall) {
	const preview = await previewCancellation(app, bookingNo, "host");
	if (!preview) return refuse("INVALID_TRANSITION");
	if (!yes) return { ok: true as const, value: { ...preview.settlement, done: false } };
	const { version, settlement } = preview;
	const reason = rest.slice(1).join(" ");
	const shown = { cause: "host" as const, shownFeeCents: settlement.feeCents };
	return cancelBooking(app, { bookingNo, version, ...shown, by, ...(reason ? { reason } : {}) });
}

/** Who manages accounts has none: the first one is made by it. */
const OPERATOR = { ok: true, value: { by: { staffId: 0, publicId: "command", network: "" }, email: "" } } as const;

export const staffCommand: Command = async (app, argv) => {
	let read: ReturnType<typeof parsed>;
	try {
		read = parsed(argv);
	} catch (error) {
		// An option that there is not, said by the parser in a sentence.
		return wrongUsage(`${error instanceof Error ? error.message : ""}\n\n${USAGE}`);
	}
	const { values, positionals } = read;
	const [name = "", ...rest] = positionals;
	const command = Object.hasOwn(STAFF_COMMANDS, name) ? STAFF_COMMANDS[name] : undefined;
	const {
		as = "",
		yes = false,
		role: roles = [],
		refund,
		code,
		template,
		"owner-agrees": ownerAgrees = false,
		csv = false,
	} = values;
	const isOperators = OPERATOR_COMMANDS.has(name);
	if (!command || (as === "" && !isOperators)) return wrongUsage(USAGE);
	const caller = isOperators ? OPERATOR : await callerOf(app, as, RIGHT_OF[name]);
	if (!caller.ok) return refusedWith(`${name}: ${caller.error}`);
	const { by, email } = caller.value;
	const done = await command({ app, as, by, email, yes, csv, ownerAgrees, roles, refund, code, template, rest });
	return done.ok ? printed(textOf(done.value)) : refusedWith(`${name}: ${done.error}`);
};

function parsed(argv: readonly string[]) {
	return parseArgs({
		args: [...argv],
		allowPositionals: true,
		options: {
			as: { type: "string" },
			refund: { type: "string" },
			code: { type: "string" },
			template: { type: "string" },
			"owner-agrees": { type: "boolean", default: false },
			yes: { type: "boolean", default: false },
			csv: { type: "boolean", default: false },
			role: { type: "string", multiple: true },
		},
	});
}

/** A text as it is, anything else as JSON. */
function textOf(value: unknown): string {
	return typeof value === "string" ? value : JSON.stringify(plain(value), null, "\t");
}

/** Rows hold the guest's data: only where the booking stands is printed. */
function plain(value: unknown): unknown {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
	const { row, ...others } = value as { row?: { booking_no: string; state: string } };
	const booking = row ?? (value as { booking_no?: string; state?: string });
	if (booking.booking_no) return { ...(row ? others : {}), bookingNo: booking.booking_no, state: booking.state };
	return value;
}
