import { findStaff } from "#db/staff/staff.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { mayDo, type Right } from "#domain/staff/roles.ts";
import type { App } from "#services/app.ts";
import type { StaffBy } from "#services/staff/staff-by.ts";

/** Who acts at a terminal: somebody with an account, who may do there what the same roles may do in the office. */

/** The right that each command needs; a command without one is nobody's. Those of accounts are the operator's own. */
export const RIGHT_OF: Readonly<Record<string, Right>> = {
	accept: "requests.answer",
	decline: "requests.answer",
	requests: "bookings.see",
	bookings: "bookings.see",
	note: "bookings.note",
	assign: "bookings.assign",
	write: "bookings.write",
	remind: "mails.send",
	confirm: "options.change",
	extend: "options.change",
	release: "options.change",
	received: "payments.write",
	rebook: "bookings.rebook",
	price: "money.ask",
	"give-back": "money.ask",
	cancel: "bookings.cancel",
	"cancel-for-host": "bookings.cancel",
	approvals: "money.ask",
	"second-yes": "money.confirm",
	"second-no": "money.confirm",
	withdraw: "money.ask",
	code: "codes.change",
	partners: "partners.see",
	"add-partner": "partners.change",
	"change-partner": "partners.change",
	agencies: "agencies.see",
	"add-agency": "agencies.change",
	"change-agency": "agencies.change",
	"agency-invoice": "agencies.invoice",
	members: "members.change",
	"invite-member": "members.change",
	"member-role": "members.change",
	"remove-member": "members.change",
	owners: "owners.see",
	letting: "owners.report",
	"add-owner": "owners.change",
	"change-owner": "owners.change",
	"make-owner": "owners.change",
	homes: "homes.see",
	home: "homes.see",
	publish: "homes.publish",
	proposals: "proposals.decide",
	"release-proposal": "proposals.decide",
	"refuse-proposal": "proposals.decide",
	"take-off": "homes.publish",
	"test-house": "homes.publish",
	refunds: "payments.write",
	refunded: "payments.write",
	credit: "credits.give",
	calendar: "board.block",
	"new-calendar": "board.block",
	conflicts: "board.see",
	reviews: "reviews.decide",
	review: "reviews.decide",
	flag: "flags.change",
	messages: "messages.see",
	message: "messages.see",
	answer: "messages.answer",
	handled: "messages.answer",
	"file-message": "messages.answer",
	"take-message": "messages.answer",
	"leave-message": "messages.answer",
	templates: "messages.see",
	template: "messages.answer",
	"drop-template": "messages.answer",
	block: "board.block",
	unblock: "board.block",
	feeds: "feeds.see",
	"feed-again": "feeds.run",
	"guest-data": "guests.data",
	"forget-guest": "guests.data",
	trail: "audit.see",
	numbers: "numbers.see",
	"bank-file": "payments.write",
	"bank-lines": "payments.write",
	"book-line": "payments.write",
	"book-exact": "payments.write",
	"line-aside": "payments.write",
	"line-back": "payments.write",
	why: "search.explain",
};

/** The person behind `--as MAIL`, if the account is active and has the right; without one nobody has it. */
export async function callerOf(
	app: Pick<App, "db">,
	email: string,
	right: Right | undefined,
): Promise<Result<{ readonly by: StaffBy; readonly email: string }, "NO_ACCOUNT" | "FORBIDDEN">> {
	const person = await findStaff(app.db, { email });
	if (!person || person.ended_at !== null) return fail("NO_ACCOUNT");
	if (right === undefined || !mayDo(person.roles, right)) return fail("FORBIDDEN");
	return ok({ by: { staffId: person.staff_id, publicId: person.public_id, network: "" }, email: person.email });
}
