import { findBookingByNumber } from "#db/bookings/booking-facts.ts";
import { findGuestByEmail } from "#db/guests/guests.ts";
import { findApproval, listWaitingApprovals } from "#db/staff/approvals.ts";
import { parseBookingNumber } from "#domain/booking/booking-number.ts";
import { parseIban } from "#domain/ledger/iban.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { type ApprovalTerms, trailTerms } from "#domain/staff/approval.ts";
import { openPayerIban } from "#services/bank/payer-iban.ts";
import { previewCancellation } from "#services/booking/cancel.ts";
import { previewRebooking } from "#services/booking/rebook.ts";
import { accountProposal } from "#services/booking/refund-account.ts";
import { confirmForColleague, propose } from "#services/staff/perform.ts";
import { dropApproval } from "#services/staff/second-person.ts";
import { proveFactor } from "#services/staff/sign-in.ts";
import { tableOf } from "./command.ts";
import type { StaffCall, StaffCommand } from "./staff-call.ts";

/** What moves money beyond a booking's own course, from a terminal: the same proposals as in the office. */

export const MONEY_USAGE = `  cancel NUMBER [REASON]             cancel for the guest, by the booking's policy; without --yes only what it costs;
                                     with --refund CENTS more goes back, and a colleague is asked
  rebook NUMBER HOME FROM TO [REASON] another stay; without --yes only what it comes to; --owner-agrees for homes on request
  price NUMBER CENTS REASON          what the stay is to cost in all; a colleague is asked
  give-back NUMBER CENTS REASON      lowers the fee of a cancelled booking; a colleague is asked
  credit EMAIL CENTS LAST_DAY|- REASON  give credits; above 25000 a colleague is asked
  refund-account ID IBAN REASON      the account that a refund goes to, where the bank does not say it; a colleague is asked
  approvals                          what waits for a second person
  approval-account ID                the whole number of the account that waits for a second person
  second-yes ID --code CODE          confirms it for a colleague, with a code of one's own app
  second-no ID REASON                refuses it; whoever asked reads why
  withdraw ID                        takes back what one asked oneself`;

const idOf = (text: string | undefined) => (/^\d{1,15}$/.test(text ?? "") ? Number(text) : 0);
const centsOf = (text: string | undefined) => (/^\d{1,9}$/.test(text ?? "") ? Number(text) : null);

type Row = NonNullable<Awaited<ReturnType<typeof findBookingByNumber>>>;

/** With a booking that there is. */
const ofBooking = (run: (row: Row, call: StaffCall) => Promise<Result<unknown, string>>): StaffCommand => {
	return async (call) => {
		const bookingNo = parseBookingNumber(call.rest[0] ?? "");
		const row = bookingNo && (await findBookingByNumber(call.app.db, bookingNo));
		return row ? run(row, call) : fail("NOT_FOUND");
	};
};

function proposed(row: Row, { app, by }: StaffCall, terms: ApprovalTerms, reason: string) {
	return propose(app, { subject: { bookingNo: row.booking_no, version: row.version }, terms, reason }, by);
}

export const MONEY_COMMANDS: Readonly<Record<string, StaffCommand>> = {
	cancel: ofBooking(async (row, call) => {
		const preview = await previewCancellation(call.app, row.booking_no, "staff");
		if (!preview) return fail("INVALID_TRANSITION");
		const { settlement } = preview;
		if (!call.yes) return ok({ ...settlement, done: false });
		const refundCents = call.refund === undefined ? settlement.refundCents : centsOf(call.refund);
		if (refundCents === null) return fail("VALIDATION");
		const terms = { kind: "cancel" as const, refundCents, feeCents: settlement.feeCents };
		return proposed(row, call, terms, call.rest.slice(1).join(" "));
	}),
	rebook: ofBooking(async (row, call) => {
		const [, accoId = "", arrival = "", departure = "", ...words] = call.rest;
		const other = { accoId, arrival, departure };
		const preview = await previewRebooking(call.app, row.booking_no, other);
		if (!preview.ok) return preview;
		const { quote, differenceCents, backCents, openCents, beyond, isOnRequest } = preview.value;
		const { grandCents } = quote;
		const shown = { grandCents, differenceCents, backCents, openCents, beyond, isOnRequest };
		if (!call.yes) return ok({ ...shown, done: false });
		const terms = { kind: "rebook" as const, ...other, grandCents, backCents, ownerAgrees: call.ownerAgrees };
		return proposed(row, call, terms, words.join(" "));
	}),
	price: ofBooking(async (row, call) => {
		const grandCents = centsOf(call.rest[1]);
		if (grandCents === null) return fail("VALIDATION");
		const terms = { kind: "price" as const, grandCents, beforeCents: row.grand_cents };
		return proposed(row, call, terms, call.rest.slice(2).join(" "));
	}),
	"give-back": ofBooking(async (row, call) => {
		const cents = centsOf(call.rest[1]);
		if (!cents) return fail("VALIDATION");
		return proposed(row, call, { kind: "refund", cents }, call.rest.slice(2).join(" "));
	}),
	credit: async ({ app, by, rest: [email = "", typed, day = "-", ...words] }) => {
		const guest = await findGuestByEmail(app.db, email);
		const cents = centsOf(typed);
		if (!guest) return fail("NOT_FOUND");
		if (!cents) return fail("VALIDATION");
		const terms = { kind: "credits" as const, cents, expiresOn: day === "-" ? null : day };
		return propose(app, { subject: { guestId: guest.guest_id }, terms, reason: words.join(" ") }, by);
	},
	"refund-account": async ({ app, by, rest: [id, typed = "", ...words] }) => {
		const iban = parseIban(typed);
		if (iban === null) return fail("VALIDATION");
		const proposal = await accountProposal(app, idOf(id), iban);
		return proposal.ok ? propose(app, { ...proposal.value, reason: words.join(" ") }, by) : proposal;
	},
	approvals: async ({ app }) => {
		const rows = await listWaitingApprovals(app.db, 200);
		const lines = rows.map((row) => [
			String(row.approval_id),
			row.requested_at.toISOString().slice(0, 16).replace("T", " "),
			row.asker,
			row.booking_no ?? "guest",
			JSON.stringify(trailTerms(row.terms)),
			row.reason,
		]);
		return ok(lines.length > 0 ? tableOf(lines) : "nothing waits");
	},
	"approval-account": async ({ app, rest: [id] }) => {
		const row = await findApproval(app.db, idOf(id));
		if (row?.state !== "waiting" || row.terms.kind !== "account") return fail("NOT_FOUND");
		const { payee, cents, ibanSealed = null } = row.terms;
		return ok({ bookingNo: row.booking_no, payee, cents, iban: openPayerIban(app, ibanSealed) });
	},
	"second-yes": async ({ app, by, email, code = "", rest: [id] }) => {
		const proven = await proveFactor(app, { staffId: by.staffId, email }, { code, clientAddress: null });
		return proven.ok ? confirmForColleague(app, idOf(id), by) : fail(proven.error.code);
	},
	"second-no": ({ app, by, rest: [id, ...words] }) => dropApproval(app, idOf(id), "refused", by, words.join(" ")),
	withdraw: ({ app, by, rest: [id] }) => dropApproval(app, idOf(id), "withdrawn", by),
};
