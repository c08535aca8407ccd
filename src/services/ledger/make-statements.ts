import { transact } from "#db/connection/transact.ts";
import { postEntry } from "#db/ledger/ledger.ts";
import { findPayoutDetails } from "#db/ledger/payout-details.ts";
import {
	type AccountHolder,
	type DueBookingRow,
	findAccountHolder,
	hasStatement,
	insertStatement,
	listDueAccounts,
	listDueBookings,
	lockStatements,
	nextStatementNumber,
} from "#db/ledger/statements.ts";
import { queueMails } from "#db/mail/outbox.ts";
import { completeLocalized } from "#domain/language.ts";
import { type StatementLine, statementLines, statementSums, vatTreatmentOf } from "#domain/ledger/statement.ts";
import { fail, ok } from "#domain/result.ts";
import { type DayNumber, dayOf, firstOfMonth, isoOf, yearMonthOf } from "#domain/time/civil-date.ts";
import { accountMail } from "#mail/account-mails.ts";
import type { StatementContent } from "#mail/documents/statement.ts";
import { organisationHref } from "#site/organisation-area.ts";
import type { App } from "../app.ts";
import { randomId } from "../signed-id.ts";

type StatementsApp = Pick<App, "db" | "settings" | "clock" | "company">;

/**
 * Makes the statements of last month: of each payee the stays that were over by its end, and what changed since of
 * those that were on earlier ones. Each is made once, with a number of its own, tax entered in the ledger, and a mail
 * where an address is known. Any number of processes may run it, late and twice. Answers how many were made.
 */
export async function makeStatements(app: StatementsApp): Promise<number> {
	const { from, until } = lastMonth(app.clock.today());
	let made = 0;
	for (const accountId of await listDueAccounts(app.db, isoOf(until))) {
		if (await makeStatement(app, accountId, from, until)) made += 1;
	}
	return made;
}

/** The calendar month before a day: its first day, and the first day after it. */
function lastMonth(today: DayNumber): { readonly from: DayNumber; readonly until: DayNumber } {
	const { year, month } = yearMonthOf(today);
	return { from: firstOfMonth(year, month - 1), until: firstOfMonth(year, month) };
}

/** In a transaction of its own by design: one that cannot be made keeps no other back. */
async function makeStatement(
	app: StatementsApp,
	accountId: number,
	month: DayNumber,
	until: DayNumber,
): Promise<boolean> {
	const done = await transact<true, "NOTHING">(app.db, async (trx) => {
		await lockStatements(trx);
		if (await hasStatement(trx, accountId, isoOf(month))) return fail("NOTHING");
		const holder = await findAccountHolder(trx, accountId);
		const due = await listDueBookings(trx, accountId, isoOf(until));
		if (!holder) return fail("NOTHING");
		const now = app.clock.now();
		const details = await findPayoutDetails(trx, accountId);
		const country = details?.country ?? null;
		const vatNumber = details?.vat_number ?? "";
		const treatment = vatTreatmentOf({ kind: holder.kind, country, vatNumber });
		const lines = statementLines(due, treatment);
		if (lines.length === 0) return fail("NOTHING");
		const { vats, ...sums } = statementSums(lines);
		const own = vats.find((vat) => vat.treatment === treatment);
		const number = await nextStatementNumber(trx, `${yearMonthOf(app.clock.today()).year}-SB`);
		const { insurer: _, ...seller } = app.company.of(holder.lang);
		const content: StatementContent = {
			kind: "statement",
			lang: holder.lang,
			number,
			month: isoOf(month),
			issuedAt: now.toISOString(),
			seller,
			payee: {
				kind: holder.kind,
				code: holder.code,
				name: details?.holder ?? holder.label,
				address: details?.address ?? "",
				country,
				vatNumber,
			},
			lines: contentLines(due, lines),
			netCents: sums.netCents,
			vat: { treatment, bp: own?.bp ?? 0, cents: own?.cents ?? 0 },
			correctedVats: vats.filter((vat) => vat !== own),
			totalCents: sums.totalCents,
			payTo: details && { holder: details.holder, ibanEnd: details.iban_end },
		};
		const entryId =
			sums.vatCents === 0
				? null
				: await postEntry(trx, { event: "vat", cents: sums.vatCents, at: now }, accountId, "house");
		await insertStatement(trx, {
			publicId: randomId(),
			accountId,
			month: isoOf(month),
			number,
			lang: holder.lang,
			...sums,
			content,
			entryId,
			issuedAt: now,
			lines,
		});
		await mailStatement(trx, app, holder, content);
		return ok(true as const);
	});
	return done.ok;
}

function contentLines(due: readonly DueBookingRow[], lines: readonly StatementLine[]): StatementContent["lines"] {
	const byId = new Map(due.map((booking) => [booking.bookingId, booking]));
	return lines.flatMap(({ bookingId, cents, treatment }) => {
		const booking = byId.get(bookingId);
		if (!booking) return [];
		const { bookingNo, title, arrival, departure, state, statedCents } = booking;
		return {
			bookingNo,
			title: completeLocalized(title),
			arrival,
			departure,
			state,
			isCorrection: statedCents !== 0,
			cents,
			treatment,
		};
	});
}

async function mailStatement(
	trx: Parameters<typeof queueMails>[0],
	app: StatementsApp,
	{ code, label: name, email, lang, kind, isActive }: AccountHolder,
	{ month, lines, number }: StatementContent,
): Promise<void> {
	if (email === null || !isActive) return;
	const rows = lines.map(({ bookingNo, title, cents }) => ({
		bookingNo,
		home: completeLocalized(title)[lang],
		commissionCents: cents,
	}));
	const area = kind === "agency" ? "agency" : "portal";
	const url = app.settings.publicUrl + organisationHref(area, lang, "statements");
	await queueMails(trx, [
		{
			messageId: randomId(),
			bookingId: null,
			kind: "partner_statement",
			version: dayOf(month),
			lang,
			onceKey: `partner_statement/${code}/${number}`,
			recipient: email,
			recipientName: name,
			...(await accountMail("partner_statement", { name, url, month: dayOf(month), rows }, lang)),
		},
	]);
}
