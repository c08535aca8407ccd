import { sql } from "kysely";
import type { BookingState } from "#domain/booking/process.ts";
import type { Localized } from "#domain/language.ts";
import type { LedgerEvent, LedgerFault, Payee } from "#domain/ledger/account.ts";
import type { Cents } from "#domain/money.ts";
import type { IsoDate } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";
import { PAID_TWICE } from "./payouts.ts";

/**
 * The ledger: what the house owes to whom. What bookings earn is entered by the database itself when one changes
 * (migration 0090); functions here read it.
 */

/** The account of a payee; null: nothing was ever entered for them. */
export async function findAccountId(db: Db, { kind, code }: Payee): Promise<number | null> {
	const row = await db
		.selectFrom("ledger_account")
		.select("account_id")
		.where("kind", "=", kind)
		.where(kind === "owner" ? "owner_code" : "partner_code", "=", code)
		.executeTakeFirst();
	return row?.account_id ?? null;
}

/** The account of a payee, made where there is none yet. */
export async function keepAccount(trx: Db, { kind, code }: Payee): Promise<number> {
	const [partner, owner] = kind === "owner" ? [null, code] : [code, null];
	const { rows } = await sql<{ id: number }>`
		SELECT ledger_account_of(${kind}, ${partner}::citext, ${owner}::citext) AS id`.execute(trx);
	const [row] = rows;
	if (!row) throw new Error("an account has a key");
	return Number(row.id);
}

/** Enters a sum that is of no booking for an account, out of another; answers the entry's key. */
export async function postEntry(
	trx: Db,
	entry: {
		readonly event: Extract<LedgerEvent, "vat" | "payout" | "returned">;
		readonly cents: Cents;
		readonly at: Date;
	},
	accountId: number,
	counter: "house" | "bank",
): Promise<number> {
	const { event, cents, at } = entry;
	const { rows } = await sql<{ id: number }>`
		SELECT ledger_post(${event}, NULL, ${at}, ${accountId}, ledger_account_of(${counter}, NULL, NULL), ${cents}, 0) AS id`.execute(
		trx,
	);
	const [row] = rows;
	if (!row) throw new Error("an entry has a key");
	return Number(row.id);
}

/** A line of an account. */
export interface LedgerRow {
	/** Its place in the account, from 1. */
	readonly seq: number;
	readonly event: LedgerEvent;
	readonly day: IsoDate;
	readonly cents: Cents;
	readonly baseCents: Cents;
	/** What the account held after this line. */
	readonly balanceCents: Cents;
	readonly bookingNo: string | null;
	readonly title: Localized | null;
	readonly arrival: IsoDate | null;
	readonly departure: IsoDate | null;
	/** As the booking stands now. */
	readonly state: BookingState | null;
	/** Number of the statement that a tax is of, or the reference of the pay-out. */
	readonly about: string | null;
}

/** Lines of an account: of a period, of some events, beginning below or above a line. */
export interface LedgerPageOf {
	readonly from: IsoDate | null;
	/** The last day. */
	readonly until: IsoDate | null;
	readonly events: readonly LedgerEvent[] | null;
	readonly beside: { readonly below: number } | { readonly above: number } | null;
}

/** Lines of an account, the latest first. */
export async function listLedger(
	db: Db,
	accountId: number,
	{ from, until, events, beside }: LedgerPageOf,
	limit: number,
): Promise<readonly LedgerRow[]> {
	let page = db
		.selectFrom("ledger_line as l")
		.innerJoin("ledger_entry as e", "e.entry_id", "l.entry_id")
		.leftJoin("booking as b", "b.booking_id", "l.booking_id")
		.leftJoin("statement as s", "s.entry_id", "l.entry_id")
		.select(["l.seq", "e.event", "l.cents", "l.base_cents", "l.balance_cents", "b.booking_no", "b.state"])
		.select((of) => [
			sql<string>`l.day::text`.as("day"),
			sql<Localized | null>`b.home->'title'`.as("title"),
			sql<string | null>`b.arrival::text`.as("arrival"),
			sql<string | null>`b.departure::text`.as("departure"),
			of.fn
				.coalesce(
					"s.number",
					of
						.selectFrom("payout as y")
						.select("y.reference")
						.where((or) =>
							or.or([or("y.paid_entry", "=", or.ref("l.entry_id")), or("y.return_entry", "=", or.ref("l.entry_id"))]),
						)
						.limit(1),
				)
				.as("about"),
		])
		.where("l.account_id", "=", accountId)
		.limit(limit);
	if (from !== null) page = page.where("l.day", ">=", from);
	if (until !== null) page = page.where("l.day", "<=", until);
	if (events !== null) page = page.where("e.event", "in", [...events]);
	const isUpwards = beside !== null && "above" in beside;
	if (beside !== null)
		page = page.where("l.seq", isUpwards ? ">" : "<", "above" in beside ? beside.above : beside.below);
	const rows = await page.orderBy("l.seq", isUpwards ? "asc" : "desc").execute();
	const lines = rows.map((row) => ({
		seq: Number(row.seq),
		event: row.event,
		day: row.day,
		cents: Number(row.cents),
		baseCents: Number(row.base_cents),
		balanceCents: Number(row.balance_cents),
		bookingNo: row.booking_no,
		title: row.title,
		arrival: row.arrival,
		departure: row.departure,
		state: row.state,
		about: row.about,
	}));
	return isUpwards ? lines.reverse() : lines;
}

/** Sums of an account. */
export interface LedgerSums {
	/** All that was entered: what we owe, stays to come included. */
	readonly balanceCents: Cents;
	/** Of stays that are over by a day, and not on a statement yet. */
	readonly dueCents: Cents;
	/** Of stays that are not over. */
	readonly comingCents: Cents;
	/** On statements, and not paid out yet. */
	readonly openCents: Cents;
}

/** What an account holds, by how far it is settled. `until`: the first day on which a stay that ends is not over. */
export async function sumLedger(db: Db, accountId: number, until: IsoDate): Promise<LedgerSums> {
	const { rows } = await sql<Record<keyof LedgerSums, string>>`
		WITH unstated AS (
			SELECT b.departure < ${until}::date AS is_over, l.cents FROM ledger_line l JOIN booking b USING (booking_id)
				WHERE l.account_id = ${accountId}
			UNION ALL
			SELECT b.departure < ${until}::date, -x.cents
				FROM statement s JOIN statement_line x USING (statement_id) JOIN booking b USING (booking_id)
				WHERE s.account_id = ${accountId}
		)
		SELECT
			(SELECT coalesce(sum(cents), 0) FROM ledger_line WHERE account_id = ${accountId}) AS "balanceCents",
			(SELECT coalesce(sum(cents) FILTER (WHERE is_over), 0) FROM unstated) AS "dueCents",
			(SELECT coalesce(sum(cents) FILTER (WHERE NOT is_over), 0) FROM unstated) AS "comingCents",
			(SELECT coalesce(sum(s.total_cents), 0) FROM statement s WHERE s.account_id = ${accountId})
				+ (SELECT coalesce(sum(l.cents), 0) FROM ledger_line l JOIN ledger_entry e USING (entry_id)
					WHERE l.account_id = ${accountId} AND l.booking_id IS NULL AND e.event IN ('payout', 'returned')) AS "openCents"`.execute(
		db,
	);
	const [row] = rows;
	if (!row) throw new Error("a sum is always there");
	return {
		balanceCents: Number(row.balanceCents),
		dueCents: Number(row.dueCents),
		comingCents: Number(row.comingCents),
		openCents: Number(row.openCents),
	};
}

/** What does not hold in the books, with how often: asked every night, and after each step of the walks. */
export async function listLedgerFaults(
	db: Db,
): Promise<readonly { readonly what: LedgerFault; readonly count: number }[]> {
	const { rows } = await sql<{ what: LedgerFault; count: number }>`
		SELECT 'ENTRY_NOT_ZERO' AS what, count(*)::int AS count FROM (
			SELECT 1 FROM ledger_line GROUP BY entry_id HAVING sum(cents) <> 0) entries
		UNION ALL SELECT 'ENTRY_WITHOUT_LINES', count(*)::int FROM ledger_entry e
			WHERE NOT EXISTS (SELECT 1 FROM ledger_line l WHERE l.entry_id = e.entry_id)
		UNION ALL SELECT 'BALANCE_WRONG', count(*)::int FROM (
			SELECT balance_cents, sum(cents) OVER (PARTITION BY account_id ORDER BY seq) AS reckoned,
				seq, row_number() OVER (PARTITION BY account_id ORDER BY seq) AS place
			FROM ledger_line WHERE seq IS NOT NULL) lines WHERE balance_cents <> reckoned OR seq <> place
		UNION ALL SELECT 'BOOKING_DIFFERS', count(*)::int FROM booking b WHERE b.confirmed_at IS NOT NULL AND EXISTS (
			SELECT 1 FROM (
				SELECT t.kind, t.partner_code, t.owner_code, t.cents FROM ledger_targets(b.booking_id) t
				UNION ALL
				SELECT a.kind, a.partner_code, a.owner_code, -l.cents
					FROM ledger_line l JOIN ledger_account a USING (account_id) JOIN ledger_entry e USING (entry_id)
					WHERE l.booking_id = b.booking_id AND a.kind NOT IN ('house', 'bank') AND e.event <> 'opening'
			) sides GROUP BY kind, partner_code, owner_code HAVING sum(cents) <> 0)
		UNION ALL SELECT 'STATEMENT_NOT_ITS_LINES', count(*)::int FROM statement s
			WHERE net_cents <> (SELECT coalesce(sum(cents), 0) FROM statement_line l WHERE l.statement_id = s.statement_id)
		UNION ALL SELECT 'TAX_NOT_ENTERED', count(*)::int FROM statement s
			WHERE vat_cents <> coalesce((SELECT l.cents FROM ledger_line l
				WHERE l.entry_id = s.entry_id AND l.account_id = s.account_id), 0)
		UNION ALL SELECT 'PAYOUT_NOT_ITS_STATEMENTS', count(*)::int FROM payout p
			WHERE cents <> (SELECT coalesce(sum(s.total_cents), 0) FROM payout_statement x JOIN statement s USING (statement_id)
				WHERE x.payout_id = p.payout_id)
		UNION ALL SELECT 'PAYOUT_NOT_ENTERED', count(*)::int FROM payout p
			WHERE coalesce((SELECT -l.cents FROM ledger_line l WHERE l.entry_id = p.paid_entry AND l.account_id = p.account_id), 0)
				<> CASE WHEN p.paid_entry IS NULL THEN 0 ELSE p.cents END
			OR coalesce((SELECT l.cents FROM ledger_line l WHERE l.entry_id = p.return_entry AND l.account_id = p.account_id), 0)
				<> CASE WHEN p.return_entry IS NULL THEN 0 ELSE p.cents END
		UNION ALL SELECT 'PAYOUT_PAID_TWICE', count(*)::int FROM payout p WHERE ${PAID_TWICE}`.execute(db);
	return rows.filter(({ count }) => count !== 0);
}
