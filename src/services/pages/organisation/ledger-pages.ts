import { findAccountId, type LedgerPageOf, type LedgerRow, listLedger, sumLedger } from "#db/ledger/ledger.ts";
import { findStatement, listStatements } from "#db/ledger/statements.ts";
import { findPartnerRow } from "#db/partners/partner-desk.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import type { LedgerEvent } from "#domain/ledger/account.ts";
import type { Cents } from "#domain/money.ts";
import { mayAct } from "#domain/organisations/rights.ts";
import { firstOfMonth, isoOf, parseIsoDate, yearMonthOf } from "#domain/time/civil-date.ts";
import { type StatementContent, statementVats } from "#mail/documents/statement.ts";
import { organisationHref } from "#site/organisation-area.ts";
import {
	LEDGER_SHOWN,
	type LedgerLine,
	type LedgerPage,
	type LedgerShown,
	type LedgerSumsView,
	type OverviewOfPartner,
	type StatementLine,
	type StatementsPage,
} from "#site/views/ledger-view.ts";
import type { App } from "../../app.ts";
import { payeeOf } from "../../ledger/payee.ts";
import type { MemberSession } from "../../organisations/member-session.ts";
import { csvFile } from "../office/csv.ts";

/**
 * What a partner, host or agency sees of the own account: bookings that they brought, without anything of the guest,
 * commission as it changes, statements. Another's are as if there were none.
 */

const LINES_A_PAGE = 25;
const LATEST = 6;
const STATEMENTS_A_PAGE = 24;

type LedgerApp = Pick<App, "db" | "clock">;

/** Events by what the list shows. */
const EVENTS: Readonly<Record<LedgerShown, readonly LedgerEvent[] | null>> = {
	all: null,
	booked: ["booked", "changed", "rebooked"],
	cancelled: ["cancelled", "fee"],
	paid: ["payout", "returned", "opening", "vat"],
};

const NO_SUMS: LedgerSumsView = { balanceCents: 0, dueCents: 0, comingCents: 0, openCents: 0 };

async function sumsOf(app: LedgerApp, accountId: number | null): Promise<LedgerSumsView> {
	return accountId === null ? NO_SUMS : sumLedger(app.db, accountId, isoOf(app.clock.today()));
}

/** The first page of a partner or host; null: they are none any more. */
export async function partnerOverview(
	app: LedgerApp,
	session: MemberSession,
	language: Language,
): Promise<OverviewOfPartner | null> {
	const partner = await findPartnerRow(app.db, session.organisation.code);
	if (!partner) return null;
	const accountId = await findAccountId(app.db, payeeOf(session));
	const { year, month } = yearMonthOf(app.clock.today());
	const [rows, [statement]] =
		accountId === null
			? [[], []]
			: await Promise.all([
					listLedger(app.db, accountId, { from: null, until: null, events: null, beside: null }, LATEST),
					listStatements(app.db, accountId, null, 1),
				]);
	return {
		name: "partnerOverview",
		commissionBp: partner.commission_bp,
		sums: await sumsOf(app, accountId),
		nextStatement: isoOf(firstOfMonth(year, month + 1)),
		lines: rows.map((row) => lineOf(row, language)),
		statement: statement ? statementLineOf(statement, session, language) : null,
	};
}

function lineOf(row: LedgerRow, language: Language): LedgerLine {
	const { seq: place, title, ...line } = row;
	return { ...line, place, home: title && completeLocalized(title)[language] };
}

interface LedgerQuery extends LedgerPageOf {
	readonly show: LedgerShown;
}

/** What an address asks for; what is wrong in it is left out. */
function readQuery(query: Readonly<Record<string, unknown>>): LedgerQuery {
	const day = (value: unknown) => {
		const found = typeof value === "string" ? parseIsoDate(value) : null;
		return found === null ? null : isoOf(found);
	};
	const number = (value: unknown) => (/^\d{1,9}$/.test(String(value ?? "")) ? Number(value) : null);
	const [below, above] = [number(query.after), number(query.before)];
	const show = LEDGER_SHOWN.find((known) => known === query.show) ?? "all";
	return {
		show,
		events: EVENTS[show],
		from: day(query.from),
		until: day(query.until),
		beside: below !== null ? { below } : above === null ? null : { above },
	};
}

/** The ledger of the own account, page by page: `after` and `before` name a line by its place in the account. */
export async function ledgerPage(
	app: LedgerApp,
	session: MemberSession,
	requested: Readonly<Record<string, unknown>>,
	language: Language,
): Promise<LedgerPage> {
	const query = readQuery(requested);
	const accountId = await findAccountId(app.db, payeeOf(session));
	const found = accountId === null ? [] : await listLedger(app.db, accountId, query, LINES_A_PAGE + 1);
	const isMore = found.length > LINES_A_PAGE;
	const { beside } = query;
	const goesUp = beside !== null && "above" in beside;
	const rows = isMore ? (goesUp ? found.slice(1) : found.slice(0, LINES_A_PAGE)) : found;
	const [first, last] = [rows[0], rows.at(-1)];
	const hrefOf = (path: string, more: Readonly<Record<string, string>>) => {
		const { show, from, until } = query;
		const params = new URLSearchParams({
			...(show === "all" ? {} : { show }),
			...(from === null ? {} : { from }),
			...(until === null ? {} : { until }),
			...more,
		});
		const text = params.toString();
		return organisationHref(session.area, language, path) + (text === "" ? "" : `?${text}`);
	};
	return {
		name: "ledger",
		show: query.show,
		from: query.from,
		until: query.until,
		sums: await sumsOf(app, accountId),
		lines: rows.map((row) => lineOf(row, language)),
		csvHref: hrefOf("ledger.csv", {}),
		before: first && (goesUp ? isMore : beside !== null) ? hrefOf("ledger", { before: String(first.seq) }) : null,
		after: last && (goesUp || isMore) ? hrefOf("ledger", { after: String(last.seq) }) : null,
	};
}

const euros = (cents: Cents) => (cents / 100).toFixed(2);

/** Lines that are read at a time, and the most that a file has. */
const [LINES_AT_ONCE, MOST_LINES] = [500, 20_000];

/** The ledger as a file, as its filters leave it, the latest first; null: the person may not have it. */
export async function ledgerCsv(
	app: LedgerApp,
	session: MemberSession,
	requested: Readonly<Record<string, unknown>>,
	language: Language,
): Promise<string | null> {
	if (!mayAct(session, "ledger.see")) return null;
	const query = readQuery(requested);
	const accountId = await findAccountId(app.db, payeeOf(session));
	const rows: LedgerRow[] = [];
	let beside: LedgerPageOf["beside"] = null;
	while (accountId !== null && rows.length < MOST_LINES) {
		const found: readonly LedgerRow[] = await listLedger(app.db, accountId, { ...query, beside }, LINES_AT_ONCE);
		rows.push(...found);
		const last = found.at(-1);
		if (!last || found.length < LINES_AT_ONCE) break;
		beside = { below: last.seq };
	}
	return csvFile(
		["day", "event", "booking", "home", "arrival", "departure", "state", "about", "base", "amount", "balance"],
		rows.map((row) => [
			row.day,
			row.event,
			row.bookingNo,
			row.title && completeLocalized(row.title)[language],
			row.arrival,
			row.departure,
			row.state,
			row.about,
			euros(row.baseCents),
			euros(row.cents),
			euros(row.balanceCents),
		]),
	);
}

function statementLineOf(
	row: Awaited<ReturnType<typeof listStatements>>[number],
	session: MemberSession,
	language: Language,
): StatementLine {
	const href = (ending: string) => organisationHref(session.area, language, `statements/${row.public_id}.${ending}`);
	return {
		number: row.number,
		month: row.month,
		stays: Number(row.stays),
		netCents: Number(row.net_cents),
		vatCents: Number(row.vat_cents),
		totalCents: Number(row.total_cents),
		paidOn: row.paid_on,
		isKept: row.is_kept,
		pdfHref: href("pdf"),
		csvHref: href("csv"),
	};
}

/** The monthly statements of the own account, the latest first; `after` is the number of one. */
export async function statementsPage(
	app: LedgerApp,
	session: MemberSession,
	requested: Readonly<Record<string, unknown>>,
	language: Language,
): Promise<StatementsPage> {
	const accountId = await findAccountId(app.db, payeeOf(session));
	const after = typeof requested.after === "string" ? requested.after.slice(0, 40) : null;
	const found = accountId === null ? [] : await listStatements(app.db, accountId, after, STATEMENTS_A_PAGE + 1);
	const rows = found.slice(0, STATEMENTS_A_PAGE);
	const last = rows.at(-1);
	const path = organisationHref(session.area, language, "statements");
	return {
		name: "statements",
		sums: await sumsOf(app, accountId),
		lines: rows.map((row) => statementLineOf(row, session, language)),
		after: found.length > rows.length && last ? `${path}?after=${encodeURIComponent(last.number)}` : null,
	};
}

/** A statement of the own account; null: there is none of this id, or it is another's. */
export async function ownStatement(app: Pick<App, "db">, session: MemberSession, publicId: string) {
	if (!mayAct(session, "statements.see") || session.clientLooks) return null;
	const accountId = await findAccountId(app.db, payeeOf(session));
	return accountId === null ? null : findStatement(app.db, accountId, publicId);
}

/** A statement as a file of lines. */
export function statementCsv(content: StatementContent, language: Language): string {
	const { lines, netCents, totalCents, number } = content;
	const rows = lines.map((line) => [
		number,
		line.bookingNo,
		completeLocalized(line.title)[language],
		line.arrival,
		line.departure,
		line.state,
		euros(line.cents),
	]);
	const sum = (name: string, cents: Cents) => [number, name, null, null, null, null, euros(cents)];
	return csvFile(
		["statement", "booking", "home", "arrival", "departure", "state", "amount"],
		[
			...rows,
			sum("net", netCents),
			...statementVats(content).map(({ treatment, cents }) => sum(`vat_${treatment}`, cents)),
			sum("total", totalCents),
		],
	);
}
