import { sql } from "kysely";
import type { PayeeKind } from "#domain/ledger/account.ts";
import type { Cents } from "#domain/money.ts";
import type { IsoDate } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";

/** Pay-outs by bank: what is open, the files that are made of it, and what the bank says of each. */

/** An account with statements that no pay-out settles. */
export interface OpenAccount {
	readonly accountId: number;
	readonly kind: PayeeKind;
	readonly code: string;
	readonly label: string;
	/** Of all open statements together; may be below zero. */
	readonly cents: Cents;
	readonly statements: readonly { readonly id: number; readonly cents: Cents; readonly number: string }[];
	/** The latest details; null: none were stated. */
	readonly details: {
		readonly id: number;
		readonly holder: string;
		readonly ibanEnd: string;
		readonly usableFrom: Date;
	} | null;
}

/** Accounts with open statements, the largest sum first. */
export async function listOpenAccounts(db: Db): Promise<readonly OpenAccount[]> {
	const { rows } = await sql<OpenAccount & { readonly usableFrom: Date | null }>`
		SELECT a.account_id AS "accountId", a.kind, coalesce(p.code, h.code)::text AS code,
			coalesce(p.label, h.code)::text AS label, o.cents, o.statements,
			CASE WHEN d.details_id IS NULL THEN NULL
				ELSE jsonb_build_object('id', d.details_id, 'holder', d.holder, 'ibanEnd', d.iban_end) END AS details,
			d.usable_from AS "usableFrom"
		FROM (
			SELECT s.account_id, sum(s.total_cents)::bigint AS cents,
				jsonb_agg(jsonb_build_object('id', s.statement_id, 'cents', s.total_cents, 'number', s.number) ORDER BY s.statement_id) AS statements
			FROM statement s
			WHERE NOT EXISTS (SELECT 1 FROM payout_statement x WHERE x.statement_id = s.statement_id AND x.settles)
			GROUP BY s.account_id
		) o
		JOIN ledger_account a USING (account_id)
		LEFT JOIN partner p ON p.code = a.partner_code
		LEFT JOIN homeowner h ON h.code = a.owner_code
		LEFT JOIN LATERAL (
			SELECT * FROM payout_details d WHERE d.account_id = a.account_id AND d.iban_sealed <> '' ORDER BY d.details_id DESC LIMIT 1
		) d ON true
		ORDER BY o.cents DESC, a.account_id`.execute(db);
	return rows.map(({ usableFrom, ...row }) => ({
		...row,
		accountId: Number(row.accountId),
		cents: Number(row.cents),
		details: row.details && usableFrom ? { ...row.details, usableFrom } : null,
	}));
}

/** Keeps all others from making, releasing and settling pay-outs until the transaction ends. */
export async function lockPayouts(trx: Db): Promise<void> {
	await sql`SELECT pg_advisory_xact_lock(hashtextextended('payouts', 0))`.execute(trx);
}

export interface NewPayoutRun {
	readonly publicId: string;
	readonly messageId: string;
	readonly executeOn: IsoDate;
	readonly madeBy: number;
	readonly madeAt: Date;
	readonly payouts: readonly {
		readonly accountId: number;
		readonly detailsId: number;
		readonly reference: string;
		readonly cents: Cents;
		readonly statementIds: readonly number[];
	}[];
}

/** Stores a file that waits for its release, with its pay-outs. */
export async function insertPayoutRun(trx: Db, run: NewPayoutRun): Promise<void> {
	const { run_id: runId } = await trx
		.insertInto("payout_run")
		.values({
			public_id: run.publicId,
			message_id: run.messageId,
			state: "proposed",
			execute_on: run.executeOn,
			made_by: run.madeBy,
			made_at: run.madeAt,
			decided_by: null,
			decided_at: null,
		})
		.returning("run_id")
		.executeTakeFirstOrThrow();
	const ids = await trx
		.insertInto("payout")
		.values(
			run.payouts.map(({ accountId, detailsId, reference, cents }) => ({
				run_id: runId,
				account_id: accountId,
				details_id: detailsId,
				reference,
				cents,
				state: "waiting" as const,
				paid_on: null,
				paid_entry: null,
				return_entry: null,
			})),
		)
		.returning(["payout_id", "reference"])
		.execute();
	const byReference = new Map(ids.map((row) => [row.reference, row.payout_id]));
	const settled = run.payouts.flatMap(({ reference, statementIds }) =>
		statementIds.map((statementId) => ({ payout_id: byReference.get(reference) ?? 0, statement_id: statementId })),
	);
	await trx.insertInto("payout_statement").values(settled).execute();
}

/** A file by its public id, kept from others until the transaction ends; null: there is none. */
export async function lockPayoutRun(trx: Db, publicId: string) {
	const row = await trx
		.selectFrom("payout_run")
		.selectAll()
		.where("public_id", "=", publicId)
		.forUpdate()
		.executeTakeFirst();
	return row ?? null;
}

/** Releases a file, or takes it back. */
export async function decidePayoutRun(
	trx: Db,
	runId: number,
	{ state, by, at }: { readonly state: "released" | "withdrawn"; readonly by: number; readonly at: Date },
): Promise<void> {
	await trx
		.updateTable("payout_run")
		.set({ state, decided_by: by, decided_at: at })
		.where("run_id", "=", runId)
		.execute();
	if (state === "released") return;
	const payouts = await trx
		.updateTable("payout")
		.set({ state: "withdrawn" })
		.where("run_id", "=", runId)
		.where("state", "=", "waiting")
		.returning("payout_id")
		.execute();
	await unsettle(
		trx,
		payouts.map((row) => row.payout_id),
	);
}

/** Statements of pay-outs that came to nothing are open again. */
async function unsettle(trx: Db, payoutIds: readonly number[]): Promise<void> {
	if (payoutIds.length === 0) return;
	await trx
		.updateTable("payout_statement")
		.set({ settles: false })
		.where("payout_id", "in", [...payoutIds])
		.execute();
	await settleByPaid(trx, payoutIds);
}

/**
 * Statements of these pay-outs that nothing settles are settled by the first pay-out that the bank has paid for them: one
 * that was said to have come back may be paid all the same.
 */
async function settleByPaid(trx: Db, payoutIds: readonly number[]): Promise<void> {
	await sql`
		UPDATE payout_statement x SET settles = true
		WHERE x.statement_id IN (SELECT statement_id FROM payout_statement WHERE payout_id = ANY(${[...payoutIds]}::bigint[]))
			AND NOT EXISTS (SELECT 1 FROM payout_statement o WHERE o.statement_id = x.statement_id AND o.settles)
			AND x.payout_id = (SELECT min(o.payout_id) FROM payout_statement o JOIN payout p USING (payout_id)
				WHERE o.statement_id = x.statement_id AND p.state = 'paid')`.execute(trx);
}

/** Of a pay-out `p`: the bank has paid it, and its statements are open or settled by another one. */
export const PAID_TWICE = sql<boolean>`(p.state = 'paid' AND EXISTS (
	SELECT 1 FROM payout_statement x WHERE x.payout_id = p.payout_id AND NOT x.settles))`;

function payouts(db: Db) {
	return db
		.selectFrom("payout as p")
		.innerJoin("payout_run as r", "r.run_id", "p.run_id")
		.innerJoin("payout_details as d", "d.details_id", "p.details_id")
		.innerJoin("ledger_account as a", "a.account_id", "p.account_id")
		.select(["p.payout_id", "p.run_id", "p.account_id", "p.reference", "p.cents", "p.state", "p.paid_on", "p.reason"])
		.select(["p.paid_entry", "r.state as run_state", "r.public_id as run_public_id", "r.message_id"])
		.select(["d.holder", "d.iban_sealed", "d.iban_end", "a.kind"])
		.select((of) => [
			of.fn.coalesce("a.partner_code", "a.owner_code").$notNull().as("code"),
			of
				.selectFrom("payout_statement as x")
				.innerJoin("statement as s", "s.statement_id", "x.statement_id")
				.select(sql<string>`string_agg(s.number, ' ' ORDER BY s.statement_id)`.as("numbers"))
				.whereRef("x.payout_id", "=", "p.payout_id")
				.as("numbers"),
			PAID_TWICE.as("is_twice"),
		]);
}
export type PayoutRow = Awaited<ReturnType<typeof listPayoutsOfRun>>[number];

/** The pay-outs of a file, in their order. */
export function listPayoutsOfRun(db: Db, runId: number) {
	return payouts(db).where("p.run_id", "=", runId).orderBy("p.payout_id").execute();
}

/** A pay-out by its reference, kept from others until the transaction ends; null: there is none. */
export async function lockPayout(trx: Db, reference: string): Promise<PayoutRow | null> {
	const row = await payouts(trx).where("p.reference", "=", reference).forUpdate("p").executeTakeFirst();
	return row ?? null;
}

/** The pay-outs of the file of this MsgId, kept from others until the transaction ends. */
export function lockPayoutsOfMessage(trx: Db, messageId: string): Promise<readonly PayoutRow[]> {
	return payouts(trx).where("r.message_id", "=", messageId).orderBy("p.payout_id").forUpdate("p").execute();
}

/** Marks a pay-out as paid by the bank, with its entry in the ledger; it settles those of its statements that are open. */
export async function markPaid(trx: Db, payoutId: number, paidOn: IsoDate, entryId: number): Promise<void> {
	await trx
		.updateTable("payout")
		.set({ state: "paid", paid_on: paidOn, paid_entry: entryId, reason: "" })
		.where("payout_id", "=", payoutId)
		.execute();
	await settleByPaid(trx, [payoutId]);
}

/** Marks a pay-out as failed or come back; what it settled is open again. `entryId`: where it had been paid. */
export async function markReturned(
	trx: Db,
	payoutId: number,
	{ reason, entryId }: { readonly reason: string; readonly entryId: number | null },
): Promise<void> {
	await trx
		.updateTable("payout")
		.set({ state: "returned", reason, return_entry: entryId })
		.where("payout_id", "=", payoutId)
		.execute();
	await unsettle(trx, [payoutId]);
}

/** Files for the bank, the latest first, below a key. */
export function listPayoutRuns(db: Db, limit: number) {
	return db
		.selectFrom("payout_run as r")
		.innerJoin("staff as m", "m.staff_id", "r.made_by")
		.leftJoin("staff as d", "d.staff_id", "r.decided_by")
		.select(["r.run_id", "r.public_id", "r.message_id", "r.state", "r.execute_on", "r.made_at", "r.decided_at"])
		.select(["r.made_by", "m.name as maker", "d.name as decider"])
		.orderBy("r.run_id", "desc")
		.limit(limit)
		.execute();
}
