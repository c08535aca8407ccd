import { describe, expect, it } from "vitest";
import { ALL_STAFF_FORMS, type StaffFormName } from "#domain/forms/staff-forms.ts";
import type { Right } from "#domain/staff/roles.ts";
import { OFFICE_FILES, type OfficeFileName } from "#site/office-files.ts";
import type { CommandApp } from "./command.ts";
import { COMMANDS, type CommandName, isCommandName } from "./commands.ts";
import { STAFF_COMMANDS } from "./staff.ts";
import { OPERATOR_COMMANDS } from "./staff-accounts.ts";
import { RIGHT_OF } from "./staff-caller.ts";

/** What can be done in the office can be done at a terminal, and the other way round; what cannot has its reason here. */

const SESSION = "a terminal has no session: who may use it is the operator's own affair";
const DEVICE = "it is shown to a browser on the own device; an operator hands out a new first link instead";

/** The command of each form; of `npm run staff`, unless it begins with another command's name. */
const FORMS: Readonly<Record<StaffFormName, string | { readonly none: string }>> = {
	accept: "accept",
	decline: "decline",
	"confirm-option": "confirm",
	"extend-option": "extend",
	"release-option": "release",
	receive: "received",
	"transfer-back": "transfer-back",
	rebook: "rebook",
	price: "price",
	refund: "give-back",
	"cancel-booking": "cancel",
	"cancel-for-host": "cancel-for-host",
	"write-guest": "write",
	note: "note",
	"note-many": "note",
	"assign-booking": "assign",
	"assign-many": "assign",
	"remind-many": "remind",
	"save-view": { none: "a view is a name for an address of the browser; a terminal is given the list itself" },
	"rename-view": { none: "as save-view" },
	"drop-view": { none: "as save-view" },
	"second-yes": "second-yes",
	"second-yes-passkey": { none: DEVICE },
	"second-no": "second-no",
	withdraw: "withdraw",
	"give-credits": "credit",
	"erase-guest": "forget-guest",
	answer: "answer",
	assign: "take-message",
	"file-message": "file-message",
	template: "template",
	"drop-template": "drop-template",
	flag: "flag",
	review: "review",
	refunded: "refunded",
	"refund-account": "refund-account",
	"bank-file": "bank-file",
	"book-line": "book-line",
	"book-exact": "book-exact",
	"line-aside": "line-aside",
	"line-back": "line-back",
	"propose-payouts": "propose-payouts",
	"release-payouts": "release-payouts",
	"withdraw-payouts": "withdraw-payouts",
	"return-payout": "return-payout",
	block: "block",
	unblock: "unblock",
	"retry-mail": "outbox retry",
	"mail-again": "outbox again",
	redirect: "redirects set",
	"change-redirect": "redirects set",
	"drop-redirect": "redirects remove",
	code: "code add",
	"change-code": "code change",
	"end-code": "code end",
	partner: "add-partner",
	"change-partner": "change-partner",
	agency: "add-agency",
	"change-agency": "change-agency",
	"agency-invoice": "agency-invoice",
	member: "invite-member",
	"member-role": "member-role",
	"remove-member": "remove-member",
	"erase-member": "forget-person",
	"erase-organisation": "forget-organisation",
	owner: "add-owner",
	"make-owner": "make-owner",
	"change-owner": "change-owner",
	"publish-home": "publish",
	"test-home": "test-house",
	"take-home-off": "take-off",
	"release-proposal": "release-proposal",
	"refuse-proposal": "refuse-proposal",
	"new-calendar": "new-calendar",
	"feed-again": "feed-again",
	invite: "invite",
	roles: "roles",
	"end-sessions": "sign-out",
	again: "link",
	end: "end",
	"sign-in": { none: SESSION },
	"sign-out": { none: SESSION },
	begin: { none: SESSION },
	confirm: { none: SESSION },
	"confirm-options": { none: SESSION },
	"fetch-file": { none: "each file has a command of its own, below" },
	"end-session": { none: SESSION },
	"end-others": { none: SESSION },
	password: { none: DEVICE },
	"new-codes": { none: DEVICE },
	"passkey-options": { none: DEVICE },
	passkey: { none: DEVICE },
	"begin-options": { none: DEVICE },
	"begin-passkey": { none: DEVICE },
	"confirm-passkey": { none: DEVICE },
	"add-options": { none: DEVICE },
	"add-passkey": { none: DEVICE },
	"remove-passkey": { none: DEVICE },
};

/** The command that hands out the same as a file of the office. */
const FILES: Readonly<Record<OfficeFileName, string | { readonly none: string }>> = {
	bookings: "bookings",
	trail: "trail",
	numbers: "numbers",
	payouts: "payout-file",
	letting: "letting",
	guestData: "guest-data",
	organisationData: "organisation-data",
	personData: "person-data",
	document: { none: "a guest's mail has it along: outbox lists it" },
	picture: { none: "a picture is looked at; proposals lists how many there are" },
	attachment: { none: "a file in the data folder, whose path the command message says" },
};

/** Commands that do what no form does: what a page of the office shows, or why the office has it not. */
const OTHERS: Readonly<Record<string, string>> = {
	handled: "file-message says it too",
	"leave-message": "the form assign, with nobody",
	partners: "the page partners",
	owners: "the page owners",
	agencies: "the page agencies",
	members: "the pages partners, owners and agencies",
	messages: "the page inbox",
	message: "the page inbox",
	templates: "the page inbox/templates",
	requests: "the view requests of the list of bookings",
	refunds: "the page refunds",
	conflicts: "the list on the planning board",
	reviews: "the page reviews",
	approvals: "the page approvals",
	"approval-account": "the page approvals",
	homes: "the page homes",
	proposals: "the page homes",
	home: "a home's page",
	feeds: "the page feeds",
	"bank-lines": "the page payments",
	payouts: "the page payouts",
	people: "the page people",
	why: "the staff bar, on a search",
	pass: "lets somebody in without a sign-in: the operator's own",
	calendar: "a home's page",
};

const named = (command: string): { readonly program: CommandName; readonly name: string } => {
	const [first = "", second = ""] = command.split(" ");
	return second !== "" && isCommandName(first) ? { program: first, name: second } : { program: "staff", name: command };
};
const counterparts = Object.values({ ...FORMS, ...FILES }).filter((one) => typeof one === "string");

describe("the office and the terminal", () => {
	it("have a counterpart of every form, each in the usage of its command", async () => {
		expect(Object.keys(FORMS).sort()).toEqual(ALL_STAFF_FORMS.map(({ name }) => name).sort());
		for (const command of counterparts) {
			const { program, name } = named(command);
			// Wrong usage is answered with the usage, whatever the product.
			const { err } = await COMMANDS[program]({} as CommandApp, ["--nonsense"]);
			const begins = program === "staff" ? `\n  ${name} ` : `npm run ${program} -- ${name} `;
			expect([command, err.includes(begins)]).toEqual([command, true]);
		}
	});

	it("ask for the same right", () => {
		const rightOf = (command: string): Right | undefined => RIGHT_OF[named(command).name.split(" ")[0] ?? ""];
		for (const form of ALL_STAFF_FORMS) {
			const command = FORMS[form.name];
			if (typeof command !== "string" || named(command).program !== "staff") continue;
			const own = OPERATOR_COMMANDS.has(command) ? "staff.change" : rightOf(command);
			expect([form.name, own]).toEqual([form.name, form.sender]);
		}
		for (const [name, command] of Object.entries(FILES)) {
			if (typeof command !== "string") continue;
			expect([name, rightOf(command)]).toEqual([name, OFFICE_FILES[name as OfficeFileName].right]);
		}
	});

	it("have a counterpart of every command, and no reason for one that there is not", () => {
		const known = new Set([
			...counterparts.map((command) => named(command).name.split(" ")[0]),
			...Object.keys(OTHERS),
		]);
		expect(Object.keys(STAFF_COMMANDS).filter((name) => !known.has(name))).toEqual([]);
		expect(Object.keys(OTHERS).filter((name) => !(name in STAFF_COMMANDS))).toEqual([]);
		const withoutRight = Object.keys(STAFF_COMMANDS).filter(
			(name) => !(name in RIGHT_OF) && !OPERATOR_COMMANDS.has(name),
		);
		expect(withoutRight).toEqual([]);
	});
});
