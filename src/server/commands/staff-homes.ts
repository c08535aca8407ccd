import { listHomes } from "#db/accommodations/home-desk.ts";
import { listWaitingProposals } from "#db/accommodations/owner-proposals.ts";
import { plainWords } from "#db/bookings/office-bookings.ts";
import { completeLocalized } from "#domain/language.ts";
import { fail, ok } from "#domain/result.ts";
import { OFFICE_LANGUAGE } from "#i18n/office-language.ts";
import { refuseProposal, releaseProposal } from "#services/accommodations/owner-proposals.ts";
import { checkHome, setStatusOfHome } from "#services/accommodations/publish-home.ts";
import { proposalLine } from "#services/pages/organisation/proposal-line.ts";
import { tableOf } from "./command.ts";
import type { StaffCall, StaffCommand } from "./staff-call.ts";

/** Homes, from a terminal: the same use cases as the office's pages of them. */

export const HOME_USAGE = `  homes [WORDS]                      homes by number, name or place, with their status
  home ID                            what is asked of it before it is published, and the price that the site names
  publish ID                         puts it on the site; refused while a check fails
  take-off ID [REASON]               takes it off, whatever its feed says
  test-house ID [REASON]             sets it apart as a test house, whatever its feed says
  proposals                          what owners propose of their homes, and nobody has decided
  release-proposal ID                puts it on the site
  refuse-proposal ID REASON          sends it back; the owner reads the reason`;

const MOST = 200;

const setTo =
	(to: "live" | "off" | "test"): StaffCommand =>
	async ({ app, by, rest: [accoId = "", ...words] }: StaffCall) => {
		const reason = words.join(" ");
		const why = reason === "" ? {} : { reason };
		const changed = await setStatusOfHome(app, { accoId, shown: null, to, ...why }, by);
		return changed.ok ? ok(`${accoId} ${to}`) : changed;
	};

export const HOME_COMMANDS: Readonly<Record<string, StaffCommand>> = {
	homes: async ({ app, rest }) => {
		const words = plainWords(rest.join(" "));
		const rows = await listHomes(app.db, { words, status: null, ownerCode: null }, null, MOST);
		const lines = rows.map((row) => [
			row.accoId,
			row.status + (row.heldStatus === null ? "" : "!"),
			row.country,
			row.place,
			completeLocalized(row.title)[OFFICE_LANGUAGE],
		]);
		return ok(lines.length > 0 ? tableOf(lines) : "no homes");
	},
	home: async ({ app, rest: [accoId = ""] }) => {
		const state = await checkHome(app, accoId);
		if (!state) return fail("NOT_FOUND");
		const { checks, from, loaded } = state;
		return ok({
			status: loaded.status,
			checks: Object.fromEntries(checks.map(({ check, isMet }) => [check, isMet])),
			fromCents: from?.grandCents ?? null,
		});
	},
	proposals: async ({ app }) => {
		const rows = await listWaitingProposals(app.db, MOST);
		const lines = rows.map((row) => {
			const { id, accoId, title, changes } = proposalLine(row, OFFICE_LANGUAGE);
			const said = changes.map(({ label, before, after }) => `${label} ${before} → ${after}`).join("; ");
			return [id, accoId, row.ownerCode, title, said];
		});
		return ok(lines.length > 0 ? tableOf(lines) : "no proposals");
	},
	"release-proposal": ({ app, by, rest: [id = ""] }) => releaseProposal(app, id, by),
	"refuse-proposal": ({ app, by, rest: [publicId = "", ...words] }) =>
		refuseProposal(app, { publicId, reason: words.join(" ") }, by),
	publish: setTo("live"),
	"take-off": setTo("off"),
	"test-house": setTo("test"),
};
