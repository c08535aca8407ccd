import { listOpenAccounts, listPayoutRuns } from "#db/ledger/payouts.ts";
import { fail, ok } from "#domain/result.ts";
import {
	payableNow,
	payoutFile,
	proposePayouts,
	releasePayouts,
	returnPayout,
	withdrawPayouts,
} from "#services/ledger/payouts.ts";
import { proveFactor } from "#services/staff/sign-in.ts";
import { tableOf } from "./command.ts";
import type { StaffCommand } from "./staff-call.ts";

/** Pay-outs to partners, agencies and owners, from a terminal: the same use cases as the office's desk. */

export const PAYOUTS_USAGE = `  payouts                            what is due, what of it can be paid, and the latest files
  propose-payouts CENTS              lays a file out of all that can be paid; CENTS is the sum that payouts says
  release-payouts ID --code CODE     releases a colleague's file, with a code of one's own app
  withdraw-payouts ID                takes a file back that was not released
  payout-file ID                     the file for the bank (pain.001)
  return-payout REFERENCE REASON     says that a pay-out failed or came back`;

/** Files that are listed. */
const RUNS = 12;

export const PAYOUT_COMMANDS: Readonly<Record<string, StaffCommand>> = {
	payouts: async ({ app }) => {
		const accounts = (await listOpenAccounts(app.db)).map((account) => {
			const payable = payableNow(account, app.clock.now());
			return [account.code, String(account.cents), payable.ok ? "payable" : payable.error];
		});
		const runs = (await listPayoutRuns(app.db, RUNS)).map((run) => [run.public_id, run.message_id, run.state]);
		const rows = [...accounts, ...runs];
		return ok(rows.length > 0 ? tableOf(rows) : "nothing is due");
	},
	"propose-payouts": ({ app, by, rest: [cents = ""] }) =>
		/^\d{1,12}$/.test(cents) ? proposePayouts(app, Number(cents), by) : Promise.resolve(fail("VALIDATION")),
	"release-payouts": async ({ app, by, email, code = "", rest: [id = ""] }) => {
		const proven = await proveFactor(app, { staffId: by.staffId, email }, { code, clientAddress: null });
		return proven.ok ? releasePayouts(app, id, by) : fail(proven.error.code);
	},
	"withdraw-payouts": ({ app, by, rest: [id = ""] }) => withdrawPayouts(app, id, by),
	"payout-file": async ({ app, by, rest: [id = ""] }) => {
		const file = await payoutFile(app, id, by);
		return file ? ok(file.xml) : fail("NOT_FOUND");
	},
	"return-payout": async ({ app, by, rest: [reference = "", ...words] }) => {
		const reason = words.join(" ").trim();
		return reason === "" ? fail("VALIDATION") : returnPayout(app, { reference, reason }, by);
	},
};
