import { readFile } from "node:fs/promises";
import { listBankLines, listBankLinesByKey } from "#db/payments/bank-lines.ts";
import { parseBookingNumber } from "#domain/booking/booking-number.ts";
import { fail, ok } from "#domain/result.ts";
import { bookExactLines, bookLine, putLineAside, takeLineBack, takeStatement } from "#services/bank/bank-lines.ts";
import { meantBookings } from "#services/bank/meant-booking.ts";
import { STATEMENT_BYTES } from "#services/bank/read-statement.ts";
import { tableOf } from "./command.ts";
import type { StaffCall, StaffCommand } from "./staff-call.ts";

/** Money of the bank account, from a terminal: the same use cases as the office's page of payments. */

export const BANK_USAGE = `  bank-file FILE                     take in a file of the bank (camt.053 or CSV); nothing is booked by it
  bank-lines                         money that waits, and the booking that each line is meant for
  book-line ID NUMBER                books a line for a booking; what is more than it owes only with --yes, else it is said
  book-exact                         books the lines that name a booking that waits for exactly their sum
  line-aside ID REASON               puts a line aside that is no money for a booking
  line-back ID [REASON]              takes it up again; with a reason also one that was booked for the wrong booking`;

const LINES = 200;
const idOf = (text: string | undefined) => (/^\d{1,15}$/.test(text ?? "") ? Number(text) : 0);
const openLines = async ({ app }: StaffCall) => {
	const lines = await listBankLines(app.db, "open", null, LINES);
	return listBankLinesByKey(
		app.db,
		lines.map((line) => line.bank_line_id),
	);
};

export const BANK_COMMANDS: Readonly<Record<string, StaffCommand>> = {
	"bank-file": async ({ app, by, rest: [path = ""] }) => {
		const bytes = await readFile(path).catch(() => null);
		if (!bytes) return fail("NO_SUCH_FILE");
		if (bytes.length > STATEMENT_BYTES) return fail("BODY_TOO_LARGE");
		const taken = await takeStatement(app, bytes, by);
		if (taken.ok) return taken;
		const { error } = taken;
		return fail("line" in error ? `${error.code} ${error.line}` : error.code);
	},
	"bank-lines": async (call) => {
		const lines = await openLines(call);
		const meant = await meantBookings(call.app, lines);
		const rows = lines.map((line) => {
			const booking = meant.get(line.bank_line_id);
			const number = booking && booking.verdict !== "unknown" ? booking.bookingNo : "";
			const { bank_line_id: id, booked_on: day, cents, payer, words } = line;
			return [String(id), day, String(cents), booking?.verdict ?? "", number, payer, words];
		});
		return ok(rows.length > 0 ? tableOf(rows) : "nothing waits");
	},
	"book-line": async ({ app, by, yes, rest: [id, typed = ""] }) => {
		const bookingNo = parseBookingNumber(typed);
		if (!bookingNo) return fail("NO_BOOKING");
		const booked = await bookLine(app, { lineId: idOf(id), bookingNo, surplusCents: yes ? "any" : 0 }, by);
		if (booked.ok) return booked;
		return typeof booked.error === "string"
			? fail(booked.error)
			: ok({ goesBack: booked.error.surplusCents, done: false });
	},
	"book-exact": async (call) => ok(`${await bookExactLines(call.app, await openLines(call), call.by)} booked`),
	"line-aside": async ({ app, by, rest: [id, ...words] }) => {
		const reason = words.join(" ").trim();
		return reason === "" ? fail("VALIDATION") : putLineAside(app, { lineId: idOf(id), reason }, by);
	},
	"line-back": async ({ app, by, rest: [id, ...words] }) =>
		takeLineBack(app, { lineId: idOf(id), reason: words.join(" ") }, by),
};
