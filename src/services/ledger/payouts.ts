import { randomBytes } from "node:crypto";
import type { Db } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { postEntry } from "#db/ledger/ledger.ts";
import {
	decidePayoutRun,
	insertPayoutRun,
	listOpenAccounts,
	listPayoutsOfRun,
	lockPayout,
	lockPayoutRun,
	lockPayouts,
	lockPayoutsOfMessage,
	markPaid,
	markReturned,
	type OpenAccount,
	type PayoutRow,
} from "#db/ledger/payouts.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { BOOKING_NUMBER_BYTES, bookingNumberOf } from "#domain/booking/booking-number.ts";
import { payoutReferenceIn } from "#domain/ledger/account.ts";
import { creditTransferXml } from "#domain/ledger/credit-transfer.ts";
import { payoutOf } from "#domain/ledger/statement.ts";
import type { Cents } from "#domain/money.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { TrailAction, TrailValues } from "#domain/staff/trail.ts";
import { type IsoDate, isoOf } from "#domain/time/civil-date.ts";
import { OFFICE_LANGUAGE } from "#i18n/office-language.ts";
import type { App } from "../app.ts";
import type { BankMovement } from "../bank/statement.ts";
import { randomId } from "../signed-id.ts";
import { sameHands } from "../staff/second-person.ts";
import { type StaffBy, trailActor } from "../staff/staff-by.ts";
import { raiseLedgerFaults } from "./check-ledger.ts";
import { openIban } from "./payout-details.ts";

/**
 * Paying what stands on statements: one member of staff lays the file out, another releases it, the bank's own file
 * says what was paid and what came back (docs/guides/bookings-and-payments.md#payouts). Whether somebody may is asked
 * before (`mayDo`).
 */

type PayoutsApp = Pick<App, "db" | "clock" | "settings" | "company">;

/** Why an account with open statements is not in the next file. */
export type PayoutBlock = "NOTHING" | "NO_DETAILS" | "HELD";

/** What would be paid to an account now; a block where nothing would. */
export function payableNow(
	account: OpenAccount,
	now: Date,
): Result<
	{ readonly cents: Cents; readonly statementIds: readonly number[]; readonly detailsId: number },
	PayoutBlock
> {
	const payout = payoutOf(account.statements.map(({ id, cents }) => ({ statementId: id, totalCents: cents })));
	if (!payout) return fail("NOTHING");
	if (!account.details) return fail("NO_DETAILS");
	return account.details.usableFrom > now ? fail("HELD") : ok({ ...payout, detailsId: account.details.id });
}

export type PayoutFailure =
	| "NOT_FOUND"
	/** Nothing can be paid. */
	| "NOTHING"
	/** The company's own account is not known. */
	| "NO_ACCOUNT"
	/** Another sum than the one that was shown. */
	| "CHANGED"
	/** Whoever made it, or somebody who is one with them. */
	| "SAME_HANDS"
	| "BUSY";

/** Lays out a file of all that can be paid now. `shownCents`: the sum that was shown; nothing leaves by it. */
export function proposePayouts(
	app: PayoutsApp,
	shownCents: Cents,
	by: StaffBy,
): Promise<Result<string, PayoutFailure>> {
	return transact<string, PayoutFailure>(app.db, async (trx) => {
		await lockPayouts(trx);
		const now = app.clock.now();
		if (!app.company.of(OFFICE_LANGUAGE).bank) return fail("NO_ACCOUNT");
		const payouts = (await listOpenAccounts(trx)).flatMap((account) => {
			const payable = payableNow(account, now);
			return payable.ok
				? { accountId: account.accountId, reference: referenceOf(app.clock.today()), ...payable.value }
				: [];
		});
		if (payouts.length === 0) return fail("NOTHING");
		const cents = payouts.reduce((sum, payout) => sum + payout.cents, 0);
		if (cents !== shownCents) return fail("CHANGED");
		const publicId = randomId();
		const messageId = `HR${isoOf(app.clock.today()).replaceAll("-", "")}-${randomCode()}`;
		const executeOn = isoOf(app.clock.today() + 1);
		await insertPayoutRun(trx, { publicId, messageId, executeOn, madeBy: by.staffId, madeAt: now, payouts });
		await audit(trx, by, "proposePayouts", messageId, { after: { cents, payouts: payouts.length } });
		return ok(publicId);
	});
}

const randomCode = () => bookingNumberOf(randomBytes(BOOKING_NUMBER_BYTES)).slice(1);

/** `HP2704-7K2M9QXD`: what the bank repeats of a pay-out. */
function referenceOf(today: number): string {
	return `HP${isoOf(today).slice(2, 7).replace("-", "")}-${randomCode()}`;
}

/** Releases a file that somebody else laid out: from now on it can be fetched for the bank. */
export function releasePayouts(app: PayoutsApp, publicId: string, by: StaffBy): Promise<Result<true, PayoutFailure>> {
	return transact<true, PayoutFailure>(app.db, async (trx) => {
		await lockPayouts(trx);
		const run = await lockPayoutRun(trx, publicId);
		if (run?.state !== "proposed") return fail("NOT_FOUND");
		if ((await sameHands({ db: trx, clock: app.clock }, by.staffId)).has(run.made_by)) return fail("SAME_HANDS");
		await decidePayoutRun(trx, run.run_id, { state: "released", by: by.staffId, at: app.clock.now() });
		await audit(trx, by, "releasePayouts", run.message_id, {});
		return ok(true as const);
	});
}

/** Takes a file back that was not released; its statements are open again. */
export function withdrawPayouts(app: PayoutsApp, publicId: string, by: StaffBy): Promise<Result<true, PayoutFailure>> {
	return transact<true, PayoutFailure>(app.db, async (trx) => {
		await lockPayouts(trx);
		const run = await lockPayoutRun(trx, publicId);
		if (run?.state !== "proposed") return fail("NOT_FOUND");
		await decidePayoutRun(trx, run.run_id, { state: "withdrawn", by: by.staffId, at: app.clock.now() });
		await audit(trx, by, "withdrawPayouts", run.message_id, {});
		return ok(true as const);
	});
}

/** What of a file is still to be paid: of a released one the pay-outs that wait. What came back is paid by another file. */
export function payableRows<Row extends Pick<PayoutRow, "state">>(
	runState: PayoutRow["run_state"],
	rows: readonly Row[],
): readonly Row[] {
	return runState === "released" ? rows.filter(({ state }) => state === "waiting") : [];
}

/**
 * The file for the bank (pain.001), which bears its MsgId; null: there is none, nobody has released it, or nothing of it
 * is still to be paid.
 */
export async function payoutFile(
	app: PayoutsApp,
	publicId: string,
	by: StaffBy,
): Promise<{ readonly name: string; readonly xml: string } | null> {
	const done = await transact(app.db, async (trx) => {
		const run = await lockPayoutRun(trx, publicId);
		const { bank, name } = app.company.of(OFFICE_LANGUAGE);
		if (!run || !bank) return ok(null);
		const rows = payableRows(run.state, await listPayoutsOfRun(trx, run.run_id));
		if (rows.length === 0) return ok(null);
		// The accounts of an old file are kept no more (retain-payout-details.ts).
		if (rows.some((row) => row.iban_sealed === "")) return ok(null);
		const xml = creditTransferXml({
			messageId: run.message_id,
			madeAt: run.made_at,
			executeOn: run.execute_on,
			debtor: { name: bank.holder || name, iban: bank.iban.replace(/\s/g, ""), bic: bank.bic },
			transfers: rows.map(({ reference, cents, holder, iban_sealed, numbers }) => ({
				reference,
				cents: Number(cents),
				holder,
				iban: openIban(app, iban_sealed),
				words: `Halcyon ${numbers ?? ""} ${reference}`,
			})),
		});
		await audit(trx, by, "fetchPayouts", run.message_id, {});
		return ok({ name: run.message_id, xml });
	});
	return done.ok ? done.value : null;
}

/** What the bank's file said of pay-outs. */
export interface PayoutsTaken {
	readonly paid: number;
	readonly returned: number;
	/** What went out under our reference while nothing waited for it. */
	readonly unexpected: number;
}

/**
 * Marks what the bank's file says was paid or came back, in the caller's transaction. A movement counts where it bears
 * a pay-out's reference and its very sum, or the MsgId of a file and the sum of all that waits in it. What left the bank
 * is entered whatever was said of the pay-out before, and the office is mailed what nothing waited for.
 */
export async function takePayoutMovements(
	trx: Db,
	app: Pick<App, "clock" | "settings" | "log">,
	movements: readonly BankMovement[],
	by: { readonly publicId: string; readonly network?: string },
): Promise<PayoutsTaken> {
	let [paid, returned, unexpected] = [0, 0, 0];
	if (movements.length === 0) return { paid, returned, unexpected };
	await lockPayouts(trx);
	// One after another; what went out before what came back, for a file may hold a payment and its return.
	for (const movement of movements.filter(({ isOut }) => isOut)) {
		const meant = await meantByDebit(trx, movement);
		if (!meant) continue;
		const { about, rows } = meant;
		const areKnown = rows.every((row) => row.paid_entry !== null && row.paid_on === movement.bookedOn);
		if (rows.length > 0 && areKnown) continue;
		for (const row of rows.filter((row) => row.paid_entry === null)) {
			await settle(trx, app, row, movement.bookedOn, by);
			paid += 1;
		}
		if (rows.length > 0 && rows.every(isPayable)) continue;
		const fault = { what: "PAYOUT_UNEXPECTED" as const, count: 1, about };
		await raiseLedgerFaults(trx, app, [fault], `${about}/${movement.bookedOn}`);
		unexpected += 1;
	}
	for (const { words, cents, reason } of movements.filter(({ isOut }) => !isOut)) {
		const reference = payoutReferenceIn(words);
		const row = reference === null ? null : await lockPayout(trx, reference);
		if (row?.state !== "paid" || Number(row.cents) !== cents) continue;
		await takeBack(trx, app, row, reason || "returned", by);
		returned += 1;
	}
	return { paid, returned, unexpected };
}

/** Whether a pay-out is one that the bank is to pay. */
function isPayable({ run_state: runState, ...row }: PayoutRow): boolean {
	return payableRows(runState, [row]).length > 0;
}

/**
 * The pay-outs that a debit of the bank is of, by their reference or the name of their file (`about`), locked; none where
 * its sum is not theirs. Null: it is none of ours.
 */
async function meantByDebit(
	trx: Db,
	{ words, cents, bookedOn }: BankMovement,
): Promise<{ readonly about: string; readonly rows: readonly PayoutRow[] } | null> {
	const reference = payoutReferenceIn(words);
	if (reference !== null) {
		const row = await lockPayout(trx, reference);
		return { about: reference, rows: row && Number(row.cents) === cents ? [row] : [] };
	}
	const messageId = /HR\d{8}-[0-9A-HJKMNP-TV-Z]{8}/.exec(words)?.[0];
	if (!messageId) return null;
	const all = await lockPayoutsOfMessage(trx, messageId);
	// What waits; or all that was in the file when it was fetched, some of which was said to have come back since; or
	// what the bank said before.
	const sets = [
		all.filter(isPayable),
		all.filter((row) => row.paid_entry === null),
		all.filter((row) => row.paid_on === bookedOn),
	];
	const sumOf = (rows: readonly PayoutRow[]) => rows.reduce((sum, row) => sum + Number(row.cents), 0);
	return { about: messageId, rows: sets.find((rows) => sumOf(rows) === cents) ?? [] };
}

async function settle(
	trx: Db,
	app: Pick<App, "clock">,
	row: PayoutRow,
	paidOn: IsoDate,
	by: { readonly publicId: string; readonly network?: string },
): Promise<void> {
	const cents = Number(row.cents);
	const entry = { event: "payout" as const, cents: -cents, at: app.clock.now() };
	await markPaid(trx, row.payout_id, paidOn, await postEntry(trx, entry, row.account_id, "bank"));
	await audit(trx, by, "payoutPaid", row.reference, { after: { cents } });
}

/** A pay-out failed or came back: its money is owed again, and its statements are open. */
async function takeBack(
	trx: Db,
	app: Pick<App, "clock">,
	row: PayoutRow,
	reason: string,
	by: { readonly publicId: string; readonly network?: string },
): Promise<void> {
	const cents = Number(row.cents);
	const entryId =
		row.paid_entry === null
			? null
			: await postEntry(trx, { event: "returned", cents, at: app.clock.now() }, row.account_id, "bank");
	await markReturned(trx, row.payout_id, { reason: reason.slice(0, 200), entryId });
	await audit(trx, by, "payoutReturned", row.reference, { after: { cents }, reason });
}

/** Says by hand that a pay-out failed or came back, where the bank's file does not. */
export function returnPayout(
	app: PayoutsApp,
	{ reference, reason }: { readonly reference: string; readonly reason: string },
	by: StaffBy,
): Promise<Result<true, PayoutFailure>> {
	return transact<true, PayoutFailure>(app.db, async (trx) => {
		await lockPayouts(trx);
		const row = await lockPayout(trx, reference);
		const isOut = row?.state === "paid" || (row?.state === "waiting" && row.run_state === "released");
		if (!row || !isOut) return fail("NOT_FOUND");
		await takeBack(trx, app, row, reason, by);
		return ok(true as const);
	});
}

function audit(
	trx: Db,
	by: { readonly publicId: string; readonly network?: string },
	action: TrailAction,
	subjectId: string,
	more: { readonly after?: TrailValues; readonly reason?: string },
): Promise<void> {
	return writeAudit(trx, { ...trailActor(by), action, subjectKind: "payout", subjectId, ...more });
}
