import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { BookingState } from "#domain/booking/process.ts";
import type { Language, Localized } from "#domain/language.ts";
import type { PayeeKind } from "#domain/ledger/account.ts";
import type { DueBooking } from "#domain/ledger/statement.ts";
import type { Cents } from "#domain/money.ts";
import type { IsoDate } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";

/** Monthly statements, as they were issued; the database keeps them as they are. */

/** Keys of the accounts with stays that were over before a day, and are not on statements as the ledger has them. */
export async function listDueAccounts(db: Db, until: IsoDate): Promise<readonly number[]> {
	const { rows } = await sql<{ id: number }>`
		SELECT DISTINCT account_id AS id FROM (${dueBookings(until, null)}) due ORDER BY account_id`.execute(db);
	return rows.map(({ id }) => Number(id));
}

function dueBookings(until: IsoDate, accountId: number | null) {
	return sql`
		SELECT l.account_id, l.booking_id, sum(l.cents)::bigint AS ledger, coalesce((
			SELECT sum(x.cents) FROM statement_line x JOIN statement s USING (statement_id)
			WHERE x.booking_id = l.booking_id AND s.account_id = l.account_id), 0)::bigint AS stated
		FROM ledger_line l JOIN ledger_account a USING (account_id) JOIN booking b ON b.booking_id = l.booking_id
		WHERE a.kind NOT IN ('house', 'bank') AND b.departure < ${until}::date
			${accountId === null ? sql`` : sql`AND l.account_id = ${accountId}`}
		GROUP BY l.account_id, l.booking_id
		HAVING sum(l.cents) <> coalesce((
			SELECT sum(x.cents) FROM statement_line x JOIN statement s USING (statement_id)
			WHERE x.booking_id = l.booking_id AND s.account_id = l.account_id), 0)`;
}

export interface DueBookingRow extends DueBooking {
	readonly bookingNo: string;
	readonly title: Localized;
	readonly arrival: IsoDate;
	readonly departure: IsoDate;
	readonly state: BookingState;
}

/** The stays of an account that were over before a day, and are not on statements as the ledger has them. */
export async function listDueBookings(db: Db, accountId: number, until: IsoDate): Promise<readonly DueBookingRow[]> {
	const { rows } = await sql<DueBookingRow>`
		SELECT d.booking_id AS "bookingId", d.ledger AS "ledgerCents", d.stated AS "statedCents", b.booking_no AS "bookingNo",
			b.home->'title' AS title, b.arrival::text AS arrival, b.departure::text AS departure, b.state, (
				SELECT coalesce(said.line->>'treatment', s.content->'vat'->>'treatment')
				FROM statement_line x JOIN statement s USING (statement_id)
				LEFT JOIN LATERAL (SELECT line FROM jsonb_array_elements(s.content->'lines') line
					WHERE line->>'bookingNo' = b.booking_no LIMIT 1) said ON true
				WHERE x.booking_id = d.booking_id AND s.account_id = d.account_id
				ORDER BY s.statement_id DESC LIMIT 1) AS "statedVat"
		FROM (${dueBookings(until, accountId)}) d JOIN booking b USING (booking_id)
		ORDER BY b.departure, b.booking_no`.execute(db);
	return rows.map((row) => ({
		...row,
		bookingId: Number(row.bookingId),
		ledgerCents: Number(row.ledgerCents),
		statedCents: Number(row.statedCents),
	}));
}

/** Whom an account is of, with what a statement says of them. */
export interface AccountHolder {
	readonly accountId: number;
	readonly kind: PayeeKind;
	readonly code: string;
	readonly label: string;
	readonly lang: Language;
	readonly email: string | null;
	readonly isActive: boolean;
}

/** Whom an account is of; null: it is the house's or the bank's, or there is none. */
export async function findAccountHolder(db: Db, accountId: number): Promise<AccountHolder | null> {
	const { rows } = await sql<AccountHolder>`
		SELECT a.account_id AS "accountId", a.kind, coalesce(p.code, h.code)::text AS code, coalesce(p.label, h.code)::text AS label,
			coalesce(p.lang, h.lang) AS lang, coalesce(p.email, h.email)::text AS email,
			coalesce(p.status, h.status) = 'active' AS "isActive"
		FROM ledger_account a LEFT JOIN partner p ON p.code = a.partner_code LEFT JOIN homeowner h ON h.code = a.owner_code
		WHERE a.account_id = ${accountId} AND a.kind NOT IN ('house', 'bank')`.execute(db);
	const [row] = rows;
	return row ? { ...row, accountId: Number(row.accountId) } : null;
}

/** Takes the next number of a series, `2027-SB-0041`; what is rolled back gives it back. */
export async function nextStatementNumber(trx: Db, series: string): Promise<string> {
	const { rows } = await sql<{ last: number }>`
		INSERT INTO statement_series AS s (series, last) VALUES (${series}, 1)
			ON CONFLICT (series) DO UPDATE SET last = s.last + 1 RETURNING last`.execute(trx);
	return `${series}-${String(rows[0]?.last ?? 0).padStart(4, "0")}`;
}

export interface NewStatement {
	readonly publicId: string;
	readonly accountId: number;
	readonly month: IsoDate;
	readonly number: string;
	readonly lang: Language;
	readonly netCents: Cents;
	readonly vatCents: Cents;
	readonly totalCents: Cents;
	readonly content: object;
	readonly entryId: number | null;
	readonly issuedAt: Date;
	readonly lines: readonly { readonly bookingId: number; readonly cents: Cents }[];
}

/** Whether an account has a statement of a month. */
export async function hasStatement(db: Db, accountId: number, month: IsoDate): Promise<boolean> {
	const row = await db
		.selectFrom("statement")
		.select("statement_id")
		.where("account_id", "=", accountId)
		.where("month", "=", month)
		.executeTakeFirst();
	return row !== undefined;
}

/** Keeps all others from making statements until the transaction ends: their numbers follow one another. */
export async function lockStatements(trx: Db): Promise<void> {
	await sql`SELECT pg_advisory_xact_lock(hashtextextended('statements', 0))`.execute(trx);
}

/** Stores a statement with its lines. */
export async function insertStatement(trx: Db, statement: NewStatement): Promise<void> {
	const { statement_id: id } = await trx
		.insertInto("statement")
		.values({
			public_id: statement.publicId,
			account_id: statement.accountId,
			month: statement.month,
			number: statement.number,
			lang: statement.lang,
			net_cents: statement.netCents,
			vat_cents: statement.vatCents,
			total_cents: statement.totalCents,
			content: JSON.stringify(statement.content),
			entry_id: statement.entryId,
			issued_at: statement.issuedAt,
		})
		.returning("statement_id")
		.executeTakeFirstOrThrow();
	const lines = statement.lines.map(({ bookingId, cents }) => ({ statement_id: id, booking_id: bookingId, cents }));
	await trx.insertInto("statement_line").values(lines).execute();
}

/** Statements of an account with how they are paid, the latest first; `after`: those made before that number. */
export async function listStatements(db: Db, accountId: number, after: string | null, limit: number) {
	let page = db
		.selectFrom("statement as s")
		.select(["s.statement_id", "s.public_id", "s.number", "s.month", "s.net_cents", "s.vat_cents", "s.total_cents"])
		.select(sql<boolean>`s.content <> '{}'`.as("is_kept"))
		.select((of) => [
			of
				.selectFrom("payout_statement as x")
				.innerJoin("payout as p", "p.payout_id", "x.payout_id")
				.select("p.paid_on")
				.whereRef("x.statement_id", "=", "s.statement_id")
				.where("x.settles", "=", true)
				.where("p.state", "=", "paid")
				.as("paid_on"),
			of
				.selectFrom("statement_line as l")
				.select((line) => line.fn.countAll<number>().as("stays"))
				.whereRef("l.statement_id", "=", "s.statement_id")
				.as("stays"),
		])
		.where("s.account_id", "=", accountId);
	if (after !== null) {
		page = page.where("s.statement_id", "<", (of) =>
			of
				.selectFrom("statement as o")
				.select("o.statement_id")
				.where("o.number", "=", after)
				.where("o.account_id", "=", accountId),
		);
	}
	return page.orderBy("s.statement_id", "desc").limit(limit).execute();
}

/** A statement of an account by its public id; null: there is none, it is another's, or it is not kept any more. */
export async function findStatement(db: Db, accountId: number, publicId: string) {
	const row = await db
		.selectFrom("statement as s")
		.leftJoin("statement_file as f", "f.statement_id", "s.statement_id")
		.select(["s.statement_id", "s.number", "s.content", "s.month", "f.pdf", "f.sha256"])
		.where("s.public_id", "=", publicId)
		.where("s.account_id", "=", accountId)
		.where(sql<boolean>`s.content <> '{}'`)
		.executeTakeFirst();
	return row ?? null;
}

/** Keeps the file of a statement. Of two processes that made it the first one's stays. */
export async function keepStatementFile(db: Db, statementId: number, pdf: Buffer): Promise<void> {
	const sha256 = createHash("sha256").update(pdf).digest("hex");
	await db
		.insertInto("statement_file")
		.values({ statement_id: statementId, pdf, sha256 })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Takes what statements that were issued before an instant said, and their files; numbers and sums stay. Answers how many. */
export async function emptyStatements(trx: Db, before: Date, limit: number): Promise<number> {
	const { rows } = await sql<{ statement_id: number }>`
		SELECT statement_id FROM statement WHERE content <> '{}' AND issued_at < ${before}
		ORDER BY issued_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`.execute(trx);
	const ids = rows.map((row) => row.statement_id);
	if (ids.length === 0) return 0;
	await sql`SET LOCAL halcyon.retention = 'over'`.execute(trx);
	await sql`DELETE FROM statement_file WHERE statement_id = ANY(${ids}::bigint[])`.execute(trx);
	await sql`UPDATE statement SET content = '{}' WHERE statement_id = ANY(${ids}::bigint[])`.execute(trx);
	await sql`SET LOCAL halcyon.retention = ''`.execute(trx);
	return ids.length;
}
