import { listOpenAccounts, listPayoutRuns, listPayoutsOfRun } from "#db/ledger/payouts.ts";
import { OFFICE_LANGUAGE } from "#i18n/office-language.ts";
import { officeHref } from "#site/office.ts";
import type { PayoutRunView, PayoutsPage } from "#site/views/office-payouts-view.ts";
import type { App } from "../../app.ts";
import { payableNow, payableRows } from "../../ledger/payouts.ts";
import { sameHands } from "../../staff/second-person.ts";

/** Files that the desk lists: those of about half a year, made once or twice a month. */
const RUNS = 12;

/** What is due to partners, agencies and owners, and the files that were made of it. */
export async function payoutsPage(
	app: Pick<App, "db" | "clock" | "company">,
	{ staffId }: { readonly staffId: number },
): Promise<PayoutsPage> {
	const now = app.clock.now();
	const open = await listOpenAccounts(app.db);
	const payable = open.flatMap((account) => {
		const found = payableNow(account, now);
		return found.ok ? [found.value.cents] : [];
	});
	const hands = await sameHands(app, staffId);
	const runs = await listPayoutRuns(app.db, RUNS);
	return {
		name: "payouts",
		accounts: open.map((account) => {
			const { kind, code, label, cents, statements, details } = account;
			const found = payableNow(account, now);
			return {
				kind,
				code,
				label,
				cents,
				statements: statements.map(({ number }) => number),
				to: details && { holder: details.holder, ibanEnd: details.ibanEnd },
				block: found.ok ? null : found.error,
			};
		}),
		payable: { count: payable.length, cents: payable.reduce((sum, cents) => sum + cents, 0) },
		hasAccount: app.company.of(OFFICE_LANGUAGE).bank !== null,
		runs: await Promise.all(runs.map((run) => runView(app, run, hands))),
	};
}

async function runView(
	app: Pick<App, "db">,
	run: Awaited<ReturnType<typeof listPayoutRuns>>[number],
	hands: ReadonlySet<number>,
): Promise<PayoutRunView> {
	const rows = await listPayoutsOfRun(app.db, run.run_id);
	return {
		id: run.public_id,
		messageId: run.message_id,
		state: run.state,
		executeOn: run.execute_on,
		madeAt: run.made_at.toISOString(),
		maker: run.maker,
		decider: run.decider,
		mayRelease: run.state === "proposed" && !hands.has(run.made_by),
		cents: rows.reduce((sum, row) => sum + Number(row.cents), 0),
		fileHref: payableRows(run.state, rows).length > 0 ? officeHref(`payouts/${run.public_id}.xml`) : null,
		payouts: rows.map((row) => ({
			reference: row.reference,
			code: row.code,
			holder: row.holder,
			ibanEnd: row.iban_end,
			cents: Number(row.cents),
			state: row.state,
			paidOn: row.paid_on,
			isTwice: row.is_twice,
			reason: row.reason,
		})),
	};
}
